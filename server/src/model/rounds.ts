/** What is followed from round to round of a combat: the ways it can go, and what each side has left. */
import type { Combat, LabelWord, Side, State, Step } from '../engine/combat';
import type { Quantity } from '../engine/outcome';

export interface RoundSeries {
  /** `way`: what is read is 1 where it has come to that, else 0. `left`: how many units a side has left. */
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

/** Whether it has come to one of the ways that a label tells apart. @param said the word that the label is in the state */
export function hasComeTo(said: string, { word, when }: LabelWord, state: State): boolean {
  return said === word && (when === undefined || when(state));
}

/** What the numbered rounds are called through which a combat can be followed, `Cycle`; undefined where it has none. */
export function roundTitle({ steps }: Pick<Combat, 'steps'>): string | undefined {
  return steps.find((step: Step) => step.kind === 'rounds' && step.first !== undefined)?.title;
}
