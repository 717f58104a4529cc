/** Shows repeated arithmetic once: all dice of a search use the same numbers. */
import type { ReportAmount, ReportStep } from '../protocol';

/** The steps without duplicate amounts, and without those of the previous step, which are directly above. */
export function removeRepeated(steps: readonly ReportStep[]): readonly ReportStep[] {
  return steps.map((step, index) => {
    const before = new Set(steps[index - 1]?.amounts.map(amountKey));
    const amounts = new Map(step.amounts.map((amount) => [amountKey(amount), amount]));
    return { ...step, amounts: [...amounts].filter(([key]) => !before.has(key)).map(([, amount]) => amount) };
  });
}

function amountKey({ what: label, lines }: ReportAmount): string {
  return JSON.stringify([label, lines]);
}
