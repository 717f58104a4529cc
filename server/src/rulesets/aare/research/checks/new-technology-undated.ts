import { getTurnProgress } from '../../../axis-and-allies/turn';
import { laboratories } from '../../scenarios';
import { isMobilizationStated } from '../../technology-uses';
import { placeAtKey, cite, setMember, offer, type AareCheck } from '../../kit';
import { formatPower } from '../../wording';

export const newTechnologyUndated: AareCheck = {
  rule: 'technology-in-effect',
  severity: 'warning',
  title: 'A scenario with new technologies says how far the turn has come',
  *check(scenario) {
    const { powers = {}, turn } = scenario;
    for (const [name, power] of Object.entries(powers)) {
      if ((power.newTechnologies ?? []).length === 0 || isMobilizationStated(name, scenario)) continue;
      const isUnderWay = turn !== undefined && getTurnProgress(name, scenario) === 'under-way';
      const missingNote = isUnderWay ? 'no phase is given' : 'no turn is given';
      yield {
        message: `New technologies take effect in the Mobilize Units phase of ${formatPower(name)}, and ${missingNote}: they are not in effect here${cite('technology-in-effect')}. ${isUnderWay ? 'Add `phase` to `turn`.' : 'Add `turn` with `power` and `phase`.'}`,
        place: placeAtKey(power, 'newTechnologies'),
        fixes: isUnderWay
          ? [
              offer('Add `phase: conduct-combat` (not in effect)', setMember(turn, 'phase', 'conduct-combat')),
              offer('Add `phase: mobilize-units` (in effect)', setMember(turn, 'phase', 'mobilize-units')),
            ]
          : [],
      };
    }
  },
  base: laboratories,
  passes: `
    powers:
      germany: { side: axis, newTechnologies: [jet-fighters] }
  `,
  fails: `
    turn: { round: 1, power: germany }
    powers:
      germany: { side: axis, newTechnologies: [jet-fighters] }
    #                        ^^^^^^^^^^^^^^^ no phase is given
  `,
};
