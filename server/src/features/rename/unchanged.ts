/** Finds differences between two texts other than names: new diagnostics, or combats that end differently with the same dice. */
import type { Trace } from '../../engine/trace';
import { amountsOf } from '../../engine/trace-entry';
import { allCombats } from '../combat/find';
import type { FoundCombat } from '../combat/find';
import { defaultSeed, diceOfFile, play } from '../combat/play';
import type { Played } from '../combat/play';
import type { Analysis } from '../analysis';
import { withOwnCaches } from '../caches';
import { problems } from '../problems/problems';
import { relabelled } from './summaries';

/** A diagnostic that is new in the later text, or a combat with a different course. */
export type Difference = { readonly problem: string } | { readonly combat: string };

export function differenceOf(before: Analysis, after: Analysis): Difference | undefined {
  const problem = newProblem(before, after);
  if (problem !== undefined) return { problem };
  const [some, others] = [allCombats(before), allCombats(after)];
  const changed = some.find((combat, index) => !isAlike(combat, others[index]));
  return changed && { combat: changed.site.id };
}

/** The first additional diagnostic, compared by code: messages contain ids. */
function newProblem(before: Analysis, after: Analysis): string | undefined {
  const left = new Map<string, number>();
  for (const { code } of problems(inWhole(before))) left.set(code, (left.get(code) ?? 0) + 1);
  return problems(inWhole(after)).find(({ code }) => {
    const count = left.get(code) ?? 0;
    left.set(code, count - 1);
    return count === 0;
  })?.message;
}

/**
 * Simulates all combats, so that unmet expectations are compared too. Uses separate caches, so that the diagnostics of the document are not
 * affected.
 */
function inWhole(analysis: Analysis): Analysis {
  return { ...withOwnCaches(analysis), playsAtOnce: Infinity };
}

function isAlike(before: FoundCombat, after: FoundCombat | undefined): boolean {
  if (!after) return false;
  if (before.site.object === after.site.object && before.scenario.header === after.scenario.header) return true;
  const first = attempted(() => play(before, diceOfFile(before.site) ?? { seed: defaultSeed }));
  const second = attempted(() =>
    play(after, diceOfFile(after.site) ?? { table: relabelled(first?.trace.dice ?? {}, before, after) }),
  );
  return courseOf(first?.trace) === courseOf(second?.trace);
}

/** Everything in a trace except names. */
function courseOf(trace: Trace | undefined): string | undefined {
  if (!trace) return undefined;
  const { start, end, dice, entries, wanted } = trace;
  const steps = entries.map((entry) => [entry.kind, entry.after, amountsOf(entry).map(({ total }) => total)]);
  return JSON.stringify([start, end, Object.values(dice), steps, wanted !== undefined]);
}

/** Undefined if the ruleset fails: then it fails before and after. */
function attempted(run: () => Played): Played | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
