/** Shows repeated arithmetic once: all dice of a search use the same numbers. */
import type { ReportAmount, ReportStep } from '../protocol';

/** The steps without duplicate amounts, and without those of the previous step, which are directly above. */
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
