/** Earlier results of a combat in this session: the list, and the report of each. */
import type { CombatHistory, PastResult } from '../../protocol';
import { formatDiceSource, getUsedDice } from '../report/trace';
import type { Report } from '../report/report';
import type { FoundCombat, Refusal } from '../analysis/find-combat';
import { type Memory, type RecalledResult, isAlike, recallAll } from '../combat/memory';
import { replaceSideNames } from '../../model/replace-side-names';

/** Stored results, newest first; empty if the combat was never resolved. */
export function createHistory(target: FoundCombat, memory: Memory): CombatHistory {
  const results = recallAll(memory, target);
  return {
    title: target.entry.title,
    results: results.map((result, index) => toPastResult(target, result, results[index + 1])),
  };
}

/** The report as of the time of the result. */
export function findPastReport(target: FoundCombat, memory: Memory, number: number): Report | Refusal {
  const result = recallAll(memory, target).find((item) => item.number === number);
  return result?.report ?? { refused: `${target.entry.id} has no result ${number} in this session any more.` };
}

function toPastResult({ entry }: FoundCombat, result: RecalledResult, before: RecalledResult | undefined): PastResult {
  const { number, brief, summary, trace, source, stale } = result;
  const used = getUsedDice(trace, source);
  return {
    number,
    brief,
    summary: replaceSideNames(entry, summary),
    diceFrom: formatDiceSource(used),
    ...(used.seed !== undefined && { seed: used.seed }),
    changed: before !== undefined && !isAlike(before, result),
    stale,
  };
}
