/** Effects of research on submarine attacks (research-rolls). */
import type { Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Header } from '../data';
import { by } from '../line';
import { nationName } from '../wording';

/** Modifiers of a submarine attack: torpedo research of the attacker, ASW research of the target's nation. */
export function submarineAttackChanges(
  submarines: string | undefined,
  target: string | undefined,
  { nations = {} }: Header,
): readonly Change[] {
  const own = submarines === undefined ? undefined : nations[submarines]?.research;
  const enemy = target === undefined ? undefined : nations[target]?.research;
  const changes: Change[] = [];
  if (own?.torpedoes) {
    const what = `torpedo research of ${nationName(submarines!)}`;
    changes.push(by('research-rolls', { what, by: own.torpedoes, from: at(own, 'torpedoes') }));
  }
  if (enemy?.asw) {
    const what = `ASW research of ${nationName(target!)}`;
    changes.push(by('research-rolls', { what, by: -enemy.asw, from: at(enemy, 'asw') }));
  }
  return changes;
}
