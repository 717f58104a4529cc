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
export function roundSeries({ labels = [], measures }: Combat): readonly RoundSeries[] {
  const ways = labels.flatMap((label) =>
    (label.words ?? []).map((way): RoundSeries => ({
      kind: 'way',
      title: way.title,
      side: way.side,
      read: (state) => Number(hasComeTo(label.read(state), way, state)),
    })),
  );
  const left = measures.flatMap(({ of, read }): RoundSeries[] =>
    of?.kind === 'side' ? [{ kind: 'left', title: of.side, side: of.side, read }] : [],
  );
  return [...ways, ...left];
}

/** Whether a state is one of the endings of a label. @param said the word of the label in the state */
export function hasComeTo(said: string, { word, when }: LabelWord, state: State): boolean {
  return said === word && (when === undefined || when(state));
}

/** Title of the numbered rounds of a combat, `Cycle`; undefined if it has none. */
export function roundTitle({ steps }: Pick<Combat, 'steps'>): string | undefined {
  return steps.find((step: Step) => step.kind === 'rounds' && step.first !== undefined)?.title;
}
