import { atKey } from '../../../model/place';
import { countOf, unitsOf } from '../../axis-and-allies/forces';
import { sectionOf } from '../rules';
import { numbers } from '../rules/numbers';
import { unitsInWords, zoneName } from '../wording';
import { example, type AareConstraint } from './constraint';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, uk: { side: allies }, us: { side: allies } }
        seaBattles:
          - id: midway
            attacker: { power: japan, units: { ftr: 6, bmbr: 1 } }
            defender: { forces: [{ power: us, units: { ac: 2, ftr: 3 } }, { power: uk, units: { ftr: 1 } }] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        seaBattles:
          - id: midway
            attacker: { power: japan, units: { ftr: 6 } }
            defender: { power: us, units: { ac: 1, ftr: 3 } }
        #   ^^^^^^^^
      `,
      example`
        ruleset: aare
        powers: { japan: { side: axis }, us: { side: allies } }
        seaBattles:
          - id: midway
            attacker: { power: japan, units: { ftr: 6 } }
            defender: { power: us, units: { dd: 1, bmbr: 1 } }
        #   ^^^^^^^^
      `,
    ],
  },
};
