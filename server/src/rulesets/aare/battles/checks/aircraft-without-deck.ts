import { atKey } from '../../../../model/place';
import { countOf, unitsOf } from '../../../axis-and-allies/forces';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { northSea } from '../../scenarios';
import { unitsInWords, zoneName } from '../../wording';

const { fighters: each } = numbers['carrier-deck'];

export const aircraftWithoutDeck: AareConstraint = {
  code: 'aircraft-without-deck',
  rule: 'carrier-deck',
  severity: 'information',
  title: 'Aircraft that defend at sea stand on carriers',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    const units = unitsOf(battle, 'defender');
    const [fighters, bombers, carriers] = ['ftr', 'bmbr', 'ac'].map((type) => countOf(units, type)) as [
      number,
      number,
      number,
    ];
    const place = atKey(battle, 'defender');
    if (fighters > each * carriers) {
      const room = carriers === 0 ? 'no carrier' : `${unitsInWords('ac', carriers)} with room for ${each * carriers}`;
      yield {
        message: `${unitsInWords('ftr', fighters)} ${fighters === 1 ? 'defends' : 'defend'} ${zoneName(battle)}, but there is ${room}: a carrier carries ${each}, and fighters on land do not defend a sea zone (${sectionOf('carrier-deck')}). Correct the numbers, unless your table plays it otherwise.`,
        place,
      };
    }
    if (bombers > 0) {
      yield {
        message: `${unitsInWords('bmbr', bombers)} cannot defend ${zoneName(battle)}: bombers do not land on carriers (${sectionOf('carrier-deck')}). Leave them out, unless your table plays it otherwise.`,
        place,
      };
    }
  },
  examples: examplesOf({
    on: under(northSea, 'seaBattles.north-sea'),
    passes: 'defender: { power: uk, units: { ac: 1, ftr: 2 } }',
    fails: `
      defender: { power: uk, units: { ac: 1, ftr: 3 } }
      ^^^^^^^^ there is 1 aircraft carrier with room for 2
    `,
  }),
};
