/** How many submarines of a group there were for what an entry of a log says: hits sink some, dives take others out of the battle. */
import { counted } from '../../../model/wording';
import type { Bar } from '../bar';
import type { LogEntry } from '../data';

/** A group of submarines in the log of its battle. */
interface LoggedGroup {
  readonly log: readonly LogEntry[];
  readonly id: string;
  /** How many there were at the start. */
  readonly count: number;
  /** Whether a hit sinks one of them. */
  readonly sinks: boolean;
}

/** What became of a group up to some moment. */
interface Toll {
  readonly sunk: number;
  readonly dived: number;
}

/** What bars an entry because hits and dives have left too few submarines for it; undefined where there are enough. */
export function tooFew(entry: LogEntry, group: LoggedGroup): Bar | undefined {
  const before = tollBefore(entry.cycle, group);
  const now = tollBefore(entry.cycle + 1, group);
  const { count: needed = 1, did, cycle } = entry;
  const left = group.count - before.sunk - before.dived;
  const earlier = group.log.slice(0, group.log.indexOf(entry)).filter((other) => isOf(group, other, cycle));
  switch (did) {
    case 'elected':
      return needed > left && before.dived > 0 ? outOfBattle('dived-stays-out', before, group, cycle) : undefined;
    case 'hit': {
      const hits = sumOf(earlier, 'hit');
      return needed > left - (group.sinks ? hits : 0) && before.dived > 0
        ? outOfBattle('dived-untouchable', before, group, cycle)
        : undefined;
    }
    case 'fired': {
      if (needed > left && before.dived > 0) return outOfBattle('dived-stays-out', before, group, cycle);
      const dive = now.dived - before.dived;
      if (needed <= left - dive || dive === 0) return undefined;
      const who = group.count === 1 ? 'it' : `${dive} of its ${group.count} submarines`;
      return {
        rule: 'submarine-dive',
        why: `${who} dived in cycle ${cycle}, and submarines that dive give up their roll`,
      };
    }
    case 'dived': {
      if (needed > left - sumOf(earlier, 'dived') && before.dived > 0)
        return outOfBattle('dived-stays-out', before, group, cycle);
      const survivors = group.count - now.sunk - before.dived - sumOf(earlier, 'dived');
      if (needed <= survivors) return undefined;
      return { rule: 'submarine-dive', why: survivorsWords(survivors, group, cycle), option: 'diveWhenHit' };
    }
  }
}

function survivorsWords(survivors: number, group: LoggedGroup, cycle: number): string {
  if (group.count === 1) {
    const hit = group.log.find((entry) => entry.group === group.id && entry.did === 'hit');
    return `it was hit in cycle ${hit?.cycle ?? cycle}, and only survivors dive`;
  }
  return `${Math.max(0, survivors)} of its ${group.count} submarines survived, and only survivors dive`;
}

function outOfBattle(rule: Bar['rule'], { sunk, dived }: Toll, group: LoggedGroup, cycle: number): Bar {
  if (group.count === 1) {
    const dive = group.log.find((entry) => entry.group === group.id && entry.did === 'dived' && entry.cycle < cycle);
    return { rule, why: `it dived in cycle ${dive?.cycle ?? cycle}` };
  }
  const hit = sunk > 0 ? ` and ${sunk} sank` : '';
  return { rule, why: `of its ${counted(group.count, 'submarine')} ${dived} dived${hit} before` };
}

/** Who has sunk or dived before a cycle. A dive without a number is that of all that were left. */
function tollBefore(cycle: number, group: LoggedGroup): Toll {
  let toll: Toll = { sunk: 0, dived: 0 };
  const cycles = [...new Set(group.log.map((entry) => entry.cycle))].filter((one) => one < cycle).sort((a, b) => a - b);
  for (const one of cycles) {
    const entries = group.log.filter((entry) => isOf(group, entry, one));
    const sunk = toll.sunk + (group.sinks ? sumOf(entries, 'hit') : 0);
    const rest = Math.max(0, group.count - sunk - toll.dived);
    const dives = entries.filter(({ did }) => did === 'dived');
    const dived = dives.some(({ count }) => count === undefined) ? rest : sumOf(dives, 'dived');
    toll = { sunk, dived: toll.dived + dived };
  }
  return toll;
}

function isOf({ id }: LoggedGroup, entry: LogEntry, cycle: number): boolean {
  return entry.group === id && entry.cycle === cycle;
}

/** How many submarines some entries are about. */
function sumOf(entries: readonly LogEntry[], what: LogEntry['did']): number {
  return entries.filter(({ did }) => did === what).reduce((sum, { count = 1 }) => sum + count, 0);
}
