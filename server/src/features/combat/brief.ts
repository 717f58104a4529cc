/** The end of a combat, short enough for text at the end of a line. */
import type { Combat, State } from '../../engine/combat';
import { hasComeTo } from '../../model/rounds';
import type { CombatSite } from '../../model/ruleset';
import { plain, sentence } from '../../model/wording';
import { named } from '../../model/side-words';

/** `Japan wins · 7 left`; without a winner, the brief or the summary of the combat. */
export function briefOf(site: Pick<CombatSite, 'sides'>, combat: Combat, end: State): string {
  const text = winnerOf(combat, end) ?? combat.brief?.(end) ?? combat.summary(end);
  return sentence(named(site, text));
}

function winnerOf({ labels = [], measures }: Combat, end: State): string | undefined {
  for (const label of labels) {
    const way = label.words?.find((word) => hasComeTo(label.read(end), word, end));
    if (!way) continue;
    const left = measures.find(({ of }) => of?.kind === 'side' && of.side === way.side);
    return left ? `${way.title} \u00b7 ${plain(left.read(end))} left` : way.title;
  }
  return undefined;
}
