/** Checks the number of submarines in a log entry: hits sink some, and dives take others out of the battle. */
import { counted } from '../../../model/wording';
import type { Bar } from '../bar';
import { once } from '../../once';
import type { LogEntry } from '../data';

/** A group of submarines and its log. */
interface LoggedGroup {
  readonly log: readonly LogEntry[];
  readonly id: string;
  /** Number at the start. */
  readonly count: number;
  /** True if a hit sinks one of them. */
  readonly sinks: boolean;
}

/** Losses of a group up to some moment. */
interface Toll {
  readonly sunk: number;
  readonly dived: number;
}

/** The rule that forbids an entry because hits and dives have left too few submarines; undefined if there are enough. */
export function tooFew(entry: LogEntry, group: LoggedGroup): Bar | undefined {
  const before = tollBefore(entry.cycle, group);
  const now = tollBefore(entry.cycle + 1, group);
  const { count: needed = 1, did, cycle } = entry;
  const left = group.count - before.sunk - before.dived;
  const earlier = entriesOf(group).earlier.get(entry) ?? nothing;
  switch (did) {
    case 'elected':
      return needed > left && before.dived > 0 ? outOfBattle('dived-stays-out', before, group, cycle) : undefined;
    case 'hit': {
      return needed > left - (group.sinks ? earlier.hit : 0) && before.dived > 0
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
      if (needed > left - earlier.dived && before.dived > 0)
        return outOfBattle('dived-stays-out', before, group, cycle);
      const survivors = group.count - now.sunk - before.dived - earlier.dived;
      if (needed <= survivors) return undefined;
      return { rule: 'submarine-dive', why: survivorsWords(survivors, group, cycle), option: 'diveWhenHit' };
    }
  }
}

function survivorsWords(survivors: number, group: LoggedGroup, cycle: number): string {
  if (group.count === 1) {
    const { firstHit: hit } = entriesOf(group);
    return `it was hit in cycle ${hit?.cycle ?? cycle}, and only survivors dive`;
  }
  return `${Math.max(0, survivors)} of its ${group.count} submarines survived, and only survivors dive`;
}

function outOfBattle(rule: Bar['rule'], { sunk, dived }: Toll, group: LoggedGroup, cycle: number): Bar {
  if (group.count === 1) {
    const dive = entriesOf(group).dives.find((entry) => entry.cycle < cycle);
    return { rule, why: `it dived in cycle ${dive?.cycle ?? cycle}` };
  }
  const hit = sunk > 0 ? ` and ${sunk} sank` : '';
  return { rule, why: `of its ${counted(group.count, 'submarine')} ${dived} dived${hit} before` };
}

/** The submarines sunk or dived before a cycle. A dive without a number counts all that remain. */
function tollBefore(cycle: number, group: LoggedGroup): Toll {
  let toll: Toll = { sunk: 0, dived: 0 };
  for (const [one, { hit, dived, allDive }] of entriesOf(group).cycles) {
    if (one >= cycle) break;
    const sunk = toll.sunk + (group.sinks ? hit : 0);
    const rest = Math.max(0, group.count - sunk - toll.dived);
    toll = { sunk, dived: toll.dived + (allDive ? rest : dived) };
  }
  return toll;
}

/** Submarines hit and dived according to some entries. */
interface Sums {
  hit: number;
  dived: number;
}

const nothing: Sums = { hit: 0, dived: 0 };

/** The entries of one group, added up. */
interface GroupEntries {
  /** By cycle, in ascending order. `allDive` is true if a dive has no number. */
  cycles: [cycle: number, sums: Sums & { allDive: boolean }][];
  /** For each entry, the sum of the earlier entries of its cycle. */
  readonly earlier: Map<LogEntry, Sums>;
  firstHit?: LogEntry;
  readonly dives: LogEntry[];
}

/** Read once for all entries of a log. */
const entriesByGroup = once((log: readonly LogEntry[]): ReadonlyMap<string, GroupEntries> => {
  const groups = new Map<string, GroupEntries>();
  const cycles = new Map<GroupEntries, Map<number, Sums & { allDive: boolean }>>();
  for (const entry of log) {
    const group: GroupEntries = groups.get(entry.group) ?? { cycles: [], earlier: new Map(), dives: [] };
    groups.set(entry.group, group);
    const byCycle = cycles.get(group) ?? new Map<number, Sums & { allDive: boolean }>();
    cycles.set(group, byCycle);
    const { hit, dived, allDive } = byCycle.get(entry.cycle) ?? { ...nothing, allDive: false };
    group.earlier.set(entry, { hit, dived });
    const { did, count = 1 } = entry;
    byCycle.set(entry.cycle, {
      hit: did === 'hit' ? hit + count : hit,
      dived: did === 'dived' ? dived + count : dived,
      allDive: allDive || (did === 'dived' && entry.count === undefined),
    });
    if (did === 'hit') group.firstHit ??= entry;
    if (did === 'dived') group.dives.push(entry);
  }
  for (const [group, byCycle] of cycles) group.cycles = [...byCycle].sort(([a], [b]) => a - b);
  return groups;
});

function entriesOf({ log, id }: LoggedGroup): GroupEntries {
  return entriesByGroup(log).get(id) ?? { cycles: [], earlier: new Map(), dives: [] };
}
