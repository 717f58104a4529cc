/** Series that are tracked from round to round of a combat: its endings, and the remaining units of each side. */
import type { Combat, LabelWord, Side, State, Step } from '../engine/combat';
import type { Quantity } from '../engine/outcome';

export interface RoundSeries {
  /** `way`: 1 once the ending is reached, else 0. `left`: number of remaining units of a side. */
  readonly kind: 'way' | 'left';
  readonly title: string;
  readonly side?: Side;
  readonly read: Quantity;
}

/** The series of a combat, always in the same order. */
export function listRoundSeries({ labels = [], measures }: Combat): readonly RoundSeries[] {
  const endingSeries = labels.flatMap((label) =>
    (label.words ?? []).map((ending): RoundSeries => ({
      kind: 'way',
      title: ending.title,
      side: ending.side,
      read: (state) => Number(isEnding(label.read(state), ending, state)),
    })),
  );
  const unitSeries = measures.flatMap(({ subject, read }): RoundSeries[] =>
    subject?.kind === 'side' ? [{ kind: 'left', title: subject.side, side: subject.side, read }] : [],
  );
  return [...endingSeries, ...unitSeries];
}

/** Whether a state is one of the endings of a label. @param labelWord the word of the label in the state */
export function isEnding(labelWord: string, { word, when }: LabelWord, state: State): boolean {
  return labelWord === word && (when === undefined || when(state));
}

/** Title of the numbered rounds of a combat, `Cycle`; undefined if it has none. */
export function getRoundTitle({ steps }: Pick<Combat, 'steps'>): string | undefined {
  return steps.find((step: Step) => step.kind === 'rounds' && step.first !== undefined)?.title;
}
