import { addPath } from '../../kit';
import { pacificFleet } from '../../scenarios';
import { formatType } from '../../wording';
import { createCatalogueCheck } from '../catalogue-facts';

export const shipType = createCatalogueCheck({
  fact: 'type',
  rule: 'ship-catalogue',
  describeDifference: (listed, written) => `is ${formatType(listed)} in the ship list, not ${formatType(written)}`,
  base: addPath(pacificFleet, 'ports.pearl-harbor.units'),
  passes: '- { id: nevada, type: bb, name: Nevada, size: 3, speed: slow }',
  fails: `
    - { id: nevada, type: bc, name: Nevada }
    #                     ^^ is a battleship in the ship list
  `,
  fixed: '- { id: nevada, type: bb, name: Nevada }',
});
