/** Checks log entries against the rules. */
import type { Violation, Fix } from '../../../model/diagnostic';
import { removeKey, removeItem, placeAt, type RuleId } from '../kit';
import type { Header, LogEntry, SeaBattle } from '../data';
import { formatProhibition } from '../wording';
import { findLogProhibitions } from './log';

const actNames: Readonly<Record<LogEntry['did'], string>> = {
  elected: 'elect to defend',
  fired: 'fire',
  hit: 'be hit',
  dived: 'dive',
};

/**
 * Reports the log entries that a rule forbids.
 * @param remedy a sentence that says how to correct the entry
 * @param key the member of the entry that is wrong, if the rest may be right
 */
export function* checkLog(
  battle: SeaBattle,
  header: Header,
  rule: RuleId,
  remedy: string,
  key: 'did' | 'seaZone' | 'depth' = 'did',
): Iterable<Violation> {
  const { log = [] } = battle;
  for (const entry of log) {
    const prohibition = findLogProhibitions(entry, battle, header).find((candidate) => candidate.rule === rule);
    if (prohibition === undefined) continue;
    const destination = key === 'did' ? '' : ` ${key === 'depth' ? 'to another depth' : 'to another sea zone'}`;
    const memberFixes: readonly Fix[] = key === 'did' ? [] : [{ ...removeKey(entry, key), preferred: true }];
    yield {
      message: `In cycle ${entry.cycle} ${entry.group} cannot ${actNames[entry.did]}${destination}: ${formatProhibition(prohibition)}. ${remedy}`,
      place: placeAt(entry, key),
      fixes: [...memberFixes, removeItem(log, log.indexOf(entry), 'Remove this entry')],
    };
  }
}
