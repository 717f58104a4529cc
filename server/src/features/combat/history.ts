/** Earlier results of a combat in this session: the list, and the report of each. */
import type { CombatHistory, PastResult } from '../../protocol';
import { diceInWords, usedOf } from '../report/trace';
import type { Report } from '../report/report';
import type { FoundCombat, Refusal } from './find';
import { isAlike, recallAll } from './memory';
import type { Memory, Recalled } from './memory';
import { named } from '../../model/side-words';

/** Stored results, newest first; empty if the combat was never resolved. */
export function history(found: FoundCombat, memory: Memory): CombatHistory {
  const results = recallAll(memory, found);
  return {
    title: found.site.title,
    results: results.map((result, index) => pastResult(found, result, results[index + 1])),
  };
}

/** The report as of the time of the result. */
export function pastReport(found: FoundCombat, memory: Memory, number: number): Report | Refusal {
  const result = recallAll(memory, found).find((one) => one.number === number);
  return result?.report ?? { refused: `${found.site.id} has no result ${number} in this session any more.` };
}

function pastResult({ site }: FoundCombat, result: Recalled, before: Recalled | undefined): PastResult {
  const { number, brief, summary, trace, source, stale } = result;
  const used = usedOf(trace, source);
  return {
    number,
    brief,
    summary: named(site, summary),
    diceFrom: diceInWords(used),
    ...(used.seed !== undefined && { seed: used.seed }),
    changed: before !== undefined && !isAlike(before, result),
    stale,
  };
}
