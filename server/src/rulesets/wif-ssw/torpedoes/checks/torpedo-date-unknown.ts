import { placeAtKey, cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import { isSub, type Scenario } from '../../data';
import { listJoiningSubs, listOwnedUnits } from '../../groups';
import { marianas } from '../../scenarios';
import { torpedoes } from '../numbers';
import { torpedoPower } from '../period';

export const torpedoDateUnknown: WifCheck = {
  rule: 'torpedo-penalty',
  severity: 'information',
  title: 'Where US submarines attack, the scenario says since when the US is at war',
  *check(scenario) {
    const { powers = {} } = scenario;
    const us = powers[torpedoPower];
    if (us === undefined || us.atWarSince !== undefined || !usSubmarinesAttack(scenario)) return;
    yield {
      message: `US torpedoes are faulty in the first ${torpedoes.turns} turns of war, but \`atWarSince\` of \`us\` is missing${cite('torpedo-penalty')}. Add it: without it they count as good.`,
      place: placeAtKey(powers, torpedoPower),
      fixes: [
        offer(
          'Add the historical outbreak of war, nov-dec 1941',
          setMember(us, 'atWarSince', { year: 1941, months: 'nov-dec' }),
        ),
      ],
    };
  },
  base: addPath(marianas, 'powers'),
  passes: 'us: { side: allied, action: naval, atWarSince: { year: 1939, months: sep-oct } }',
  fails: `
    us: { side: allied, action: naval }
    ^^ is missing
  `,
};

/** True if a US submarine attacks in strategic submarine warfare or in submarine combat. */
function usSubmarinesAttack({ engagements = [], navalCombats = [] }: Scenario): boolean {
  return (
    engagements.some((engagement) => listJoiningSubs(engagement).some(({ owner }) => owner === torpedoPower)) ||
    navalCombats.some(
      ({ kind, attacker }) =>
        kind === 'sub' && listOwnedUnits(attacker).some(({ unit, owner }) => isSub(unit) && owner === torpedoPower),
    )
  );
}
