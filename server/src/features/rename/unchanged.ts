/** Whether two texts say the same but for their names: they have the same problems, and the same dice end the same combats alike. */
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

/** What is not the same: a problem that only the later text has, or a combat that takes another course. */
export type Difference = { readonly problem: string } | { readonly combat: string };

export function differenceOf(before: Analysis, after: Analysis): Difference | undefined {
  const problem = newProblem(before, after);
  if (problem !== undefined) return { problem };
  const [some, others] = [allCombats(before), allCombats(after)];
  const changed = some.find((combat, index) => !isAlike(combat, others[index]));
  return changed && { combat: changed.site.id };
}

/** The first problem of a code that the later text has more of. Messages name ids: only codes can be compared. */
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
 * All combats are played: else an expectation that is not met would look new, or not show. That is nothing to the analysis of the document,
 * whose problems are told as they are found.
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

/** Everything in a trace that is no name. */
function courseOf(trace: Trace | undefined): string | undefined {
  if (!trace) return undefined;
  const { start, end, dice, entries, wanted } = trace;
  const steps = entries.map((entry) => [entry.kind, entry.after, amountsOf(entry).map(({ total }) => total)]);
  return JSON.stringify([start, end, Object.values(dice), steps, wanted !== undefined]);
}

/** Undefined where the ruleset fails: then it fails before and after. */
function attempted(run: () => Played): Played | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
