/** In which of several ways a combat has gone, read off the odds. */
import type { Combat, Label, LabelWord } from '../../engine/combat';
import { intervalOf } from '../../engine/outcome';
import type { Outcomes } from '../../engine/outcome';
import type { ReportVerdict } from '../../protocol';

/** The chance of each word of every label that says which there can be. */
export function verdictsOf({ labels = [] }: Combat, outcomes: Outcomes): readonly ReportVerdict[] {
  return labels.flatMap((label) => (label.words ? [verdict(label, label.words, outcomes)] : []));
}

function verdict({ path, title, read }: Label, words: readonly LabelWord[], outcomes: Outcomes): ReportVerdict {
  const shares = new Map<string, number>();
  for (const { state, share } of outcomes.ends) {
    const word = read(state);
    shares.set(word, (shares.get(word) ?? 0) + share);
  }
  const ways = words.map((told) => {
    const share = shares.get(told.word) ?? 0;
    return { ...told, share, ...(!outcomes.exact && intervalOf(outcomes, share)) };
  });
  return { path, title, ways };
}
