/** Finds differences between two texts other than names: new diagnostics, or combats that end differently with the same dice. */
import type { Trace } from '../../../engine/trace';
import { listAmounts } from '../../../engine/trace-entry';
import { type FoundCombat, allCombats } from '../../analysis/find-combat';
import { type Simulation, defaultSeed, getFileDice, simulateCombat } from '../../combat/simulate';
import type { Analysis } from '../../analysis/analysis';
import { withOwnCaches } from '../../scenario/caches';
import { diagnose } from '../../diagnostics/diagnostics';
import { relabelDice } from './summaries';

/** A diagnostic that is new in the later text, or a combat with a different course. */
export type Difference = { readonly diagnostic: string } | { readonly combat: string };

export function findDifference(before: Analysis, after: Analysis): Difference | undefined {
  const diagnostic = findNewDiagnostic(before, after);
  if (diagnostic !== undefined) return { diagnostic };
  const [some, others] = [allCombats(before), allCombats(after)];
  const changed = some.find((combat, index) => !hasSameCourse(combat, others[index]));
  return changed && { combat: changed.entry.id };
}

/** The first additional diagnostic, compared by code: messages contain ids. */
function findNewDiagnostic(before: Analysis, after: Analysis): string | undefined {
  const remainingByCode = new Map<string, number>();
  for (const { code } of diagnose(withoutSimulationLimit(before)))
    remainingByCode.set(code, (remainingByCode.get(code) ?? 0) + 1);
  return diagnose(withoutSimulationLimit(after)).find(({ code }) => {
    const count = remainingByCode.get(code) ?? 0;
    remainingByCode.set(code, count - 1);
    return count === 0;
  })?.message;
}

/**
 * Simulates all combats, so that unmet expectations are compared too. Uses separate caches, so that the diagnostics of the document are not
 * affected.
 */
function withoutSimulationLimit(analysis: Analysis): Analysis {
  return { ...withOwnCaches(analysis), playsAtOnce: Infinity };
}

function hasSameCourse(before: FoundCombat, after: FoundCombat | undefined): boolean {
  if (!after) return false;
  if (before.entry.object === after.entry.object && before.scenario.header === after.scenario.header) return true;
  const first = tryRun(() => simulateCombat(before, getFileDice(before.entry) ?? { seed: defaultSeed }));
  const second = tryRun(() =>
    simulateCombat(after, getFileDice(after.entry) ?? { table: relabelDice(first?.trace.dice ?? {}, before, after) }),
  );
  return serializeCourse(first?.trace) === serializeCourse(second?.trace);
}

/** Everything in a trace except names. */
function serializeCourse(trace: Trace | undefined): string | undefined {
  if (!trace) return undefined;
  const { start, end, dice, entries, pendingRoll: missingDice } = trace;
  const steps = entries.map((entry) => [entry.kind, entry.after, listAmounts(entry).map(({ total }) => total)]);
  return JSON.stringify([start, end, Object.values(dice), steps, missingDice !== undefined]);
}

/** Undefined if the ruleset fails: then it fails before and after. */
function tryRun(run: () => Simulation): Simulation | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
