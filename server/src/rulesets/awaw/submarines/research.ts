/** Effects of research on submarine attacks (research-rolls). */
import type { Change } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Header } from '../data';
import { formatNation } from '../wording';

/** Modifiers of a submarine attack: torpedo research of the attacker, ASW research of the target's nation. */
export function listSubmarineAttackChanges(
  attackerNation: string | undefined,
  targetNation: string | undefined,
  { nations = {} }: Header,
): readonly Change[] {
  const attackerResearch = attackerNation === undefined ? undefined : nations[attackerNation]?.research;
  const targetResearch = targetNation === undefined ? undefined : nations[targetNation]?.research;
  const changes: Change[] = [];
  if (attackerResearch?.torpedoes) {
    const label = `torpedo research of ${formatNation(attackerNation!)}`;
    changes.push(
      changeBy('research-rolls', {
        label,
        by: attackerResearch.torpedoes,
        from: placeAt(attackerResearch, 'torpedoes'),
      }),
    );
  }
  if (targetResearch?.asw) {
    const label = `ASW research of ${formatNation(targetNation!)}`;
    changes.push(changeBy('research-rolls', { label, by: -targetResearch.asw, from: placeAt(targetResearch, 'asw') }));
  }
  return changes;
}
