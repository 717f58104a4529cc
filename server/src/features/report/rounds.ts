/** Which repetition of which rounds a step of a trace belongs to. */
import type { Step } from '../../engine/combat';
import type { ReportRound } from '../../protocol';

/** By id of the step: from the repetition, counted from 1, to what a report calls it. */
export type RoundsByStep = ReadonlyMap<string, (repetition: number) => { readonly round: ReportRound }>;

/** The steps of all numbered rounds. */
export function roundsByStep(steps: readonly Step[]): RoundsByStep {
  return new Map(
    steps.flatMap((step) => {
      if (step.kind !== 'rounds') return [];
      const { title, first } = step;
      const inner = [...roundsByStep(step.steps)];
      if (first === undefined) return inner;
      const headingOf = (repetition: number) => ({ round: { title, number: first + repetition - 1 } });
      const own = step.steps.map(({ id }) => [id, headingOf] as const);
      return [...own, ...inner];
    }),
  );
}
