import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isStormy } from '../weather';
import { example, type WifConstraint } from '../constraint';

export const navalAirInStorm: WifConstraint = {
  code: 'naval-air-in-storm',
  rule: 'naval-air-combat',
  severity: 'error',
  title: 'There is no naval air combat in storm and blizzard',
  part: 'navalCombats',
  scope: 'part',
  *check(combat) {
    const { kind, weather } = combat;
    if (kind !== 'naval-air' || weather === undefined || !isStormy(weather)) return;
    yield {
      message: `There is no naval air combat in ${weather}: the fight falls to another type of combat (WIF 11.5). Change the kind, or the weather.`,
      place: at(combat, 'kind'),
      related: [{ message: 'The weather.', place: at(combat, 'weather') }],
      fixes: [{ title: 'Fight surface combat', edits: [set(combat, 'kind', 'surface')] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-air
            kind: naval-air
            weather: snow
            attacker: { units: [{ id: condor, type: nav, airToSea: 2, section: 4 }] }
            defender: { convoyPoints: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-air
            kind: naval-air
        #         ^^^^^^^^^
            weather: blizzard
            attacker: { units: [{ id: condor, type: nav, airToSea: 2, section: 4 }] }
            defender: { convoyPoints: 4 }
      `,
    ],
  },
};
