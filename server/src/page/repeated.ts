/** Arithmetic is shown once: all dice of a search are judged by the same numbers. */
import type { ReportAmount, ReportStep } from '../protocol';

/** The steps with each amount once, and without those that the step before shows: they stand right above. */
export function withoutRepeated(steps: readonly ReportStep[]): readonly ReportStep[] {
  return steps.map((step, index) => {
    const before = new Set(steps[index - 1]?.amounts.map(identity));
    const amounts = new Map(step.amounts.map((amount) => [identity(amount), amount]));
    return { ...step, amounts: [...amounts].filter(([key]) => !before.has(key)).map(([, amount]) => amount) };
  });
}

function identity({ what, lines }: ReportAmount): string {
  return JSON.stringify([what, lines]);
}
