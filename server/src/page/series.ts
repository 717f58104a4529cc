/** Groups dice that are rolled one by one for the same purpose, such as those of a search. */
import type { Numbered } from './rounds';

/** The steps in order: a series together, any other by itself. */
export function seriesOf(steps: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const all: Numbered[][] = [];
  for (const numbered of steps) {
    const last = all.at(-1);
    if (last && continues(last.at(-1)!, numbered)) last.push(numbered);
    else all.push([numbered]);
  }
  return all;
}

function continues({ step: before }: Numbered, { step }: Numbered): boolean {
  const isSame = step.id === before.id && step.title === before.title && step.by === before.by;
  return isSame && isSingleDie(before) && isSingleDie(step);
}

/** A single die without arithmetic; the subject distinguishes it from others of its series. */
function isSingleDie({ faces, subject, amounts }: Numbered['step']): boolean {
  return faces?.length === 1 && subject !== undefined && amounts.length === 0;
}
