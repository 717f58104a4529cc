/** The probabilities of the possible outcomes of a combat. */
import type { Combat, Label, LabelWord } from '../../engine/combat';
import { intervalOf } from '../../engine/outcome';
import type { Outcomes } from '../../engine/outcome';
import { hasComeTo } from '../../model/rounds';
import type { ReportVerdict } from '../../protocol';

/** The probability of each word of every label that enumerates its words. */
export function verdictsOf({ labels = [] }: Combat, outcomes: Outcomes): readonly ReportVerdict[] {
  return labels.flatMap((label) => (label.words ? [verdict(label, label.words, outcomes)] : []));
}

function verdict(label: Label, words: readonly LabelWord[], outcomes: Outcomes): ReportVerdict {
  const { path, title, read } = label;
  const ends = outcomes.ends.map(({ state, share }) => ({ state, share, said: read(state) }));
  const ways = words.map((way) => {
    let share = 0;
    for (const end of ends) if (hasComeTo(end.said, way, end.state)) share += end.share;
    const { when: _, ...described } = way;
    return { ...described, share, ...(!outcomes.exact && intervalOf(outcomes, share)) };
  });
  return { path, title, ways };
}
