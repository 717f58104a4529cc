import { countUnits, getUnits } from '../../../axis-and-allies/forces';
import { battlesNumbers } from '../rules';
import { northSea } from '../../scenarios';
import { placeAtKey, cite, addPath, type AareCheck } from '../../kit';
import { formatUnitCount, formatZone } from '../../wording';

const { fighters: perCarrier } = battlesNumbers['carrier-deck'];

export const aircraftWithoutDeck: AareCheck = {
  rule: 'carrier-deck',
  severity: 'information',
  title: 'Aircraft that defend at sea stand on carriers',
  part: 'seaBattles',
  *check(battle) {
    const units = getUnits(battle, 'defender');
    const [fighters, bombers, carriers] = ['ftr', 'bmbr', 'ac'].map((type) => countUnits(units, type)) as [
      number,
      number,
      number,
    ];
    const place = placeAtKey(battle, 'defender');
    if (fighters > perCarrier * carriers) {
      const room = carriers === 0 ? 'no carrier' : `room for ${perCarrier * carriers} on carriers`;
      yield {
        message: `${formatUnitCount('ftr', fighters)} ${fighters === 1 ? 'defends' : 'defend'} ${formatZone(battle)}, but there is ${room}: fighters on land do not defend it${cite('carrier-deck')}. Correct the numbers, unless your group plays otherwise.`,
        place,
      };
    }
    if (bombers > 0) {
      yield {
        message: `${formatUnitCount('bmbr', bombers)} cannot defend ${formatZone(battle)}: bombers do not land on carriers${cite('carrier-deck')}. Leave them out, unless your group plays otherwise.`,
        place,
      };
    }
  },
  base: addPath(northSea, 'seaBattles.north-sea'),
  passes: 'defender: { power: uk, units: { ac: 1, ftr: 2 } }',
  fails: `
    defender: { power: uk, units: { ac: 1, ftr: 3 } }
    ^^^^^^^^ but there is room for 2 on carriers
  `,
};
