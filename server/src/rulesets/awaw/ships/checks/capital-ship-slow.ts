import { placeAt, cite, setMember, createPreferredFix, type AwawCheck } from '../../kit';
import { isCapitalShip } from '../../data';
import { nationsAtWar } from '../../scenarios';
import { listUnits } from '../../units';
import { formatNation, formatUnit } from '../../wording';
import { hasFastCapitalShips } from '../strength';

export const capitalShipSlow: AwawCheck = {
  rule: 'capital-ship-speed',
  title: 'Undamaged German and Italian capital ships are fast',
  *check(scenario, ids) {
    const table = scenario.tables?.ships;
    const tableShips = typeof table === 'object' ? table.entries : [];
    const ships = [
      ...listUnits(scenario, ids).flatMap(({ unit, nation }) =>
        isCapitalShip(unit) ? [{ ship: unit, name: formatUnit(unit), nation }] : [],
      ),
      ...tableShips.filter(isCapitalShip).map((ship) => ({ ship, name: ship.name, nation: ship.nation })),
    ];
    for (const { ship, name, nation } of ships) {
      const isDamaged = 'damaged' in ship && ship.damaged === true;
      if (ship.speed !== 'slow' || isDamaged || nation === undefined || !hasFastCapitalShips(nation)) continue;
      yield {
        message: `${name} is a capital ship of ${formatNation(nation)}: it is fast while undamaged${cite('capital-ship-speed')}. Whether it is damaged is said with \`damaged\`.`,
        place: placeAt(ship, 'speed'),
        fixes: [createPreferredFix('Change the speed to fast', setMember(ship, 'speed', 'fast'))],
      };
    }
  },
  base: nationsAtWar,
  passes: `
    ports: [{ id: kiel, nation: germany, units: [{ id: h-44, type: bb, size: 5, damaged: true }] }]
  `,
  fails: `
    ports: [{ id: kiel, nation: germany, units: [{ id: h-44, type: bb, size: 5, speed: slow }] }]
    #                                                                                  ^^^^ is a capital ship of Germany
  `,
  fixed: `
    ports: [{ id: kiel, nation: germany, units: [{ id: h-44, type: bb, size: 5, speed: fast }] }]
  `,
};
