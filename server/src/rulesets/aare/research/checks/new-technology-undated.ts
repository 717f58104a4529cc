import { set } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { turnOf } from '../../../axis-and-allies/turn';
import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { laboratories } from '../../scenarios';
import { isDated } from '../../technology-uses';
import { powerName } from '../../wording';

export const newTechnologyUndated: AareConstraint = {
  code: 'new-technology-undated',
  rule: 'technology-in-effect',
  severity: 'warning',
  title: 'A scenario with new technologies says how far the turn has come',
  scope: 'scenario',
  *check(scenario) {
    const { powers = {}, turn } = scenario;
    for (const [name, power] of Object.entries(powers)) {
      if ((power.newTechnologies ?? []).length === 0 || isDated(name, scenario)) continue;
      const underWay = turn !== undefined && turnOf(name, scenario) === 'under-way';
      const lacks = underWay ? 'the phase of the turn is not given' : 'the scenario does not tell whose turn it is';
      yield {
        message: `Whether the new technologies of ${powerName(name)} are in effect hangs on its Mobilize Units phase, and ${lacks}: they count as not in effect (${sectionOf('technology-in-effect')}). ${underWay ? 'Add `phase` to `turn`.' : 'Add `turn` with `power` and `phase`.'}`,
        place: atKey(power, 'newTechnologies'),
        fixes: underWay
          ? [
              { title: 'It is combat: they are not in effect', edits: [set(turn, 'phase', 'conduct-combat')] },
              { title: 'Units are mobilized: they are in effect', edits: [set(turn, 'phase', 'mobilize-units')] },
            ]
          : [],
      };
    }
  },
  examples: examplesOf({
    on: laboratories,
    passes: `
      powers:
        germany: { side: axis, newTechnologies: [jet-fighters] }
    `,
    fails: `
      turn: { round: 1, power: germany }
      powers:
        germany: { side: axis, newTechnologies: [jet-fighters] }
      #                        ^^^^^^^^^^^^^^^ the phase of the turn is not given
    `,
    otherFixes: {
      'It is combat: they are not in effect': 'turn: { round: 1, power: germany, phase: conduct-combat }',
      'Units are mobilized: they are in effect': 'turn: { round: 1, power: germany, phase: mobilize-units }',
    },
  }),
};
