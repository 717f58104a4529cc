/** Resolves a combat with dice and reports every step. */
import { collectTraceBases } from '../../engine/basis-set';
import type { DiceSource } from '../../engine/dice-source';
import { createLineResolver } from '../analysis/analysis';
import { formatBases } from '../format/report-amount';
import type { Report } from '../report/report';
import { createTraceReport, formatDiceSource, formatSummary, getUsedDice } from '../report/trace';
import { createResult, createResultEdits, formatBrief } from '../combat/result';
import { checkExpectations } from '../combat/expectations';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { type Simulation, getFileDice, refuseBeforeWords, simulateCombat } from '../combat/simulate';
import { attempt, createReport } from './report';
import { type TextEdit, createTextEdits } from '../../text';
import { type Memory, type RecalledResult, isAlike, recall, recallAll } from '../combat/memory';
import type { CombatHistory, PastResult } from '../../protocol';
import { replaceSideNames } from '../../model/replace-side-names';

export interface ResolveOptions {
  /** Rerolls all dice, whatever the file says: for *Reroll*. */
  readonly seed?: number;
  /** Used if the file has neither dice nor a seed. Without it the trace stops at the first roll and names it. */
  readonly fallbackSeed?: number;
}

export interface ResolvedCombat extends Simulation {
  /** The end in a few words, or the next missing roll. */
  readonly summary: string;
  /** The summary, short enough for the end of a line: `Japan wins \u00b7 7 left`. */
  readonly brief: string;
  readonly report: Report;
}

/** Invalid dice are part of the report; an error of the ruleset is a refusal. */
export function resolveCombat(target: LocatedCombat, options: ResolveOptions = {}): ResolvedCombat | Refusal {
  const { analysis, scenario, ruleset, entry } = target;
  const refusal =
    options.fallbackSeed === undefined || options.seed !== undefined ? undefined : refuseBeforeWords(entry);
  if (refusal) return refusal;
  return attempt(target, (combat) => {
    const simulation = simulateCombat(target, selectDice(target, options));
    const { trace, source } = simulation;
    const report = createReport(
      target,
      {
        trace: createTraceReport(combat, trace, source, { ruleset, getLine: createLineResolver(analysis, scenario) }),
        bases: formatBases(collectTraceBases(trace)),
        expectations: reportExpectations(target, simulation),
      },
      trace,
    );
    const summary = formatSummary(combat, trace);
    return {
      ...simulation,
      summary,
      brief: trace.pendingRoll ? summary : formatBrief(target.entry, combat, trace.end),
      report,
    };
  });
}

function selectDice({ entry }: LocatedCombat, { seed, fallbackSeed }: ResolveOptions): DiceSource {
  if (seed !== undefined) return { seed };
  return getFileDice(entry) ?? (fallbackSeed === undefined ? {} : { seed: fallbackSeed });
}

/** Expectations are about the dice of the file: reported only if these were used, or none were rolled. */
function reportExpectations({ entry }: LocatedCombat, { combat, trace, source }: Simulation): Report['expectations'] {
  const dice = getFileDice(entry);
  const hasRolls = Object.keys(trace.dice).length > 0;
  if (trace.pendingRoll || (hasRolls && (dice?.seed !== source.seed || dice?.table !== source.table))) return [];
  return checkExpectations(entry, combat, trace).expectations.map(({ path, title, expected, actual, met }) => ({
    path,
    title,
    expected,
    found: actual,
    met,
  }));
}

/** Returns the edits that write the last result of a combat; comments and everything else stay. */
export function writeResult(locatedCombat: LocatedCombat, memory: Memory): readonly TextEdit[] | Refusal {
  const { analysis, entry } = locatedCombat;
  const lastResult = recall(memory, locatedCombat);
  if (!lastResult) return { refused: `${entry.id} has no result yet. Resolve it first.` };
  if (lastResult.stale) return { refused: `${entry.id} has changed since it was resolved. Resolve it again first.` };
  if (lastResult.trace.pendingRoll)
    return { refused: `${entry.id} is not resolved to its end: ${lastResult.summary}.` };
  return createTextEdits(
    analysis.file,
    createResultEdits(entry, createResult(entry, entry.build(), lastResult.trace, lastResult.source)),
  );
}

// Earlier results of a combat in this session: the list, and the report of each.

/** Stored results, newest first; empty if the combat was never resolved. */
export function createHistory(target: LocatedCombat, memory: Memory): CombatHistory {
  const results = recallAll(memory, target);
  return {
    title: target.entry.title,
    results: results.map((result, index) => toPastResult(target, result, results[index + 1])),
  };
}

/** The report as of the time of the result. */
export function findPastReport(target: LocatedCombat, memory: Memory, number: number): Report | Refusal {
  const result = recallAll(memory, target).find((item) => item.number === number);
  return result?.report ?? { refused: `${target.entry.id} has no result ${number} in this session any more.` };
}

function toPastResult(
  { entry }: LocatedCombat,
  result: RecalledResult,
  previousResult: RecalledResult | undefined,
): PastResult {
  const { number, brief, summary, trace, source, stale } = result;
  const usedDice = getUsedDice(trace, source);
  return {
    number,
    brief,
    summary: replaceSideNames(entry, summary),
    diceFrom: formatDiceSource(usedDice),
    ...(usedDice.seed !== undefined && { seed: usedDice.seed }),
    changed: previousResult !== undefined && !isAlike(previousResult, result),
    stale,
  };
}
