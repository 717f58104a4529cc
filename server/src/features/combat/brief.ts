/** The end of a combat, short enough for text at the end of a line. */
import type { Combat, State } from '../../engine/combat';
import { isEnding } from '../../model/rounds';
import type { CombatEntry } from '../../model/ruleset';
import { formatNumber, capitalize } from '../../model/wording';
import { replaceSideNames } from '../../model/replace-side-names';

/** `Japan wins · 7 left`; without a winner, the brief or the summary of the combat. */
export function formatBrief(entry: Pick<CombatEntry, 'sides'>, combat: Combat, end: State): string {
  const text = formatWinner(combat, end) ?? combat.brief?.(end) ?? combat.summary(end);
  return capitalize(replaceSideNames(entry, text));
}

function formatWinner({ labels = [], measures }: Combat, end: State): string | undefined {
  for (const label of labels) {
    const winner = label.words?.find((word) => isEnding(label.read(end), word, end));
    if (!winner) continue;
    const remaining = measures.find(({ subject }) => subject?.kind === 'side' && subject.side === winner.side);
    return remaining ? `${winner.title} \u00b7 ${formatNumber(remaining.read(end))} left` : winner.title;
  }
  return undefined;
}
