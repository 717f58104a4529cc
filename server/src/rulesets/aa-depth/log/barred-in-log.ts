/** Checks log entries against the rules. */
import { at } from '../../../model/place';
import type { Finding, Fix } from '../../../model/problem';
import type { Header, LogEntry, SeaBattle } from '../data';
import { takeKeyOut, takeOut } from '../fixes';
import type { RuleId } from '../rules';
import { whyNot } from '../wording';
import { logBars } from './log';

const cannot: Readonly<Record<LogEntry['did'], string>> = {
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
export function* barredInLog(
  battle: SeaBattle,
  header: Header,
  rule: RuleId,
  remedy: string,
  key: 'did' | 'seaZone' | 'depth' = 'did',
): Iterable<Finding> {
  const { log = [] } = battle;
  for (const entry of log) {
    const bar = logBars(entry, battle, header).find((each) => each.rule === rule);
    if (bar === undefined) continue;
    const where = key === 'did' ? '' : ` ${key === 'depth' ? 'to another depth' : 'to another sea zone'}`;
    const wrong: readonly Fix[] = key === 'did' ? [] : [{ ...takeKeyOut(entry, key), preferred: true }];
    yield {
      message: `In cycle ${entry.cycle} ${entry.group} cannot ${cannot[entry.did]}${where}: ${whyNot(bar)}. ${remedy}`,
      place: at(entry, key),
      fixes: [...wrong, takeOut(log, entry, 'Remove this entry')],
    };
  }
}
