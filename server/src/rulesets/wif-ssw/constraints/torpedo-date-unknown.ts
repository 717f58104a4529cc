import { set } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { isSub, type Scenario } from '../data';
import { torpedoPower } from '../facts/torpedoes';
import { numbers } from '../rules/numbers';
import { example, type WifConstraint } from '../constraint';
import { joiningSubs, owned } from '../groups';

export const torpedoDateUnknown: WifConstraint = {
  code: 'torpedo-date-unknown',
  rule: 'torpedo-penalty',
  severity: 'information',
  title: 'Where US submarines attack, the scenario says since when the US is at war',
  scope: 'scenario',
  *check(scenario) {
    const { powers = {} } = scenario;
    const us = powers[torpedoPower];
    if (us === undefined || us.atWarSince !== undefined || !usSubmarinesAttack(scenario)) return;
    yield {
      message: `US submarines attack, but \`atWarSince\` of \`us\` is missing: in the first ${numbers['torpedo-penalty'].turns} turns of its war their torpedoes are bad (1.8). Until it is given, they count as good.`,
      place: atKey(powers, torpedoPower),
      fixes: [
        {
          title: 'At war since nov-dec 1941, as in history',
          edits: [set(us, 'atWarSince', { year: 1941, months: 'nov-dec' })],
        },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        turn: { year: 1944, months: may-jun }
        powers:
          us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }
          japan: { side: axis }
        engagements:
          - id: marianas
            weather: fine
            subs: { power: us, units: [{ id: gato, type: sub, attack: 4, section: 4 }] }
            convoy: { power: japan, convoyPoints: 8 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        turn: { year: 1944, months: may-jun }
        powers:
          us: { side: allied, action: naval }
        # ^^
          japan: { side: axis }
        engagements:
          - id: marianas
            weather: fine
            subs: { power: us, units: [{ id: gato, type: sub, attack: 4, section: 4 }] }
            convoy: { power: japan, convoyPoints: 8 }
      `,
    ],
  },
};

/** Whether a submarine of the US attacks in strategic submarine warfare or in submarine combat. */
function usSubmarinesAttack({ engagements = [], navalCombats = [] }: Scenario): boolean {
  return (
    engagements.some((engagement) => joiningSubs(engagement).some(({ owner }) => owner === torpedoPower)) ||
    navalCombats.some(
      ({ kind, attacker }) =>
        kind === 'sub' && owned(attacker).some(({ unit, owner }) => isSub(unit) && owner === torpedoPower),
    )
  );
}
