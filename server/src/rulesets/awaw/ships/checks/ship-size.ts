import { addPath } from '../../kit';
import { pacificFleet } from '../../scenarios';
import { createCatalogueCheck } from '../catalogue-facts';

export const shipSize = createCatalogueCheck({
  fact: 'size',
  rule: 'ship-catalogue',
  describeDifference: (listed, written) => `has size ${listed} in the ship list, not ${written}`,
  base: addPath(pacificFleet, 'ports.pearl-harbor.units'),
  passes: '- { id: nevada, type: bb, name: Nevada, size: 3 }',
  fails: `
    - { id: nevada, type: bb, name: Nevada, size: 4 }
    #                                             ^ has size 3 in the ship list, not 4
  `,
  fixed: '- { id: nevada, type: bb, name: Nevada, size: 3 }',
});
