/** Groups dice that are rolled one by one for the same purpose, such as those of a search. */
import type { NumberedStep } from './rounds';

/** The steps in order: a series together, any other by itself. */
export function groupSeries(steps: readonly NumberedStep[]): readonly (readonly NumberedStep[])[] {
  const all: NumberedStep[][] = [];
  for (const numbered of steps) {
    const last = all.at(-1);
    if (last && isContinuation(last.at(-1)!, numbered)) last.push(numbered);
    else all.push([numbered]);
  }
  return all;
}

function isContinuation({ step: before }: NumberedStep, { step }: NumberedStep): boolean {
  const isSame = step.id === before.id && step.title === before.title && step.by === before.by;
  return isSame && isSingleDie(before) && isSingleDie(step);
}

/** A single die without arithmetic; the subject distinguishes it from others of its series. */
function isSingleDie({ faces, subject, amounts }: NumberedStep['step']): boolean {
  return faces?.length === 1 && subject !== undefined && amounts.length === 0;
}
