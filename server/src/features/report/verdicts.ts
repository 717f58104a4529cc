/** The probabilities of the possible outcomes of a combat. */
import type { Combat, Label, LabelWord } from '../../engine/combat';
import { type Outcomes, computeInterval } from '../../engine/outcome';
import { isEnding } from '../../model/rounds';
import type { ReportVerdict } from '../../protocol';

/** The probability of each word of every label that enumerates its words. */
export function createVerdicts({ labels = [] }: Combat, outcomes: Outcomes): readonly ReportVerdict[] {
  return labels.flatMap((label) => (label.words ? [createVerdict(label, label.words, outcomes)] : []));
}

function createVerdict(label: Label, words: readonly LabelWord[], outcomes: Outcomes): ReportVerdict {
  const { path, title, read } = label;
  const ends = outcomes.ends.map(({ state, probability }) => ({ state, share: probability, word: read(state) }));
  const outcomeVerdicts = words.map((outcome) => {
    let probability = 0;
    for (const end of ends) if (isEnding(end.word, outcome, end.state)) probability += end.share;
    const { when: _, ...described } = outcome;
    return { ...described, share: probability, ...(!outcomes.exact && computeInterval(outcomes, probability)) };
  });
  return { path, title, ways: outcomeVerdicts };
}
