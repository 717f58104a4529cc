/** The numbered round of each step of a trace. */
import type { Step } from '../../engine/combat';
import type { ReportRound } from '../../protocol';

/** By id of the step: maps the repetition, from 1, to its round. */
export type RoundsByStep = ReadonlyMap<string, (repetition: number) => { readonly round: ReportRound }>;

export function roundsByStep(steps: readonly Step[]): RoundsByStep {
  return new Map(
    steps.flatMap((step) => {
      if (step.kind !== 'rounds') return [];
      const { title, first } = step;
      const inner = [...roundsByStep(step.steps)];
      if (first === undefined) return inner;
      const createHeading = (repetition: number) => ({ round: { title, number: first + repetition - 1 } });
      const ownSteps = step.steps.map(({ id }) => [id, createHeading] as const);
      return [...ownSteps, ...inner];
    }),
  );
}
