import { addPath } from '../../kit';
import { isCapitalShip } from '../../data';
import { pacificFleet } from '../../scenarios';
import { createCatalogueCheck } from '../catalogue-facts';
import { hasFastCapitalShips } from '../strength';

export const shipSpeed = createCatalogueCheck({
  fact: 'speed',
  rule: 'capital-ship-speed',
  describeDifference: (listed, written) => `is ${listed} in the ship list while undamaged, not ${written}`,
  isSettled: ({ ship, nation }) =>
    (ship.damaged === true && ship.speed === 'slow') ||
    (isCapitalShip(ship) && nation !== undefined && hasFastCapitalShips(nation)),
  base: addPath(pacificFleet, 'ports.pearl-harbor.units'),
  passes: '- { id: nevada, type: bb, name: Nevada, speed: slow }',
  fails: `
    - { id: nevada, type: bb, name: Nevada, speed: fast }
    #                                              ^^^^ is slow in the ship list
  `,
  fixed: '- { id: nevada, type: bb, name: Nevada, speed: slow }',
});
