/** Checks the number of submarines in a log entry: hits sink some, and dives take others out of the battle. */
import { pluralize } from '../../../model/wording';
import type { Prohibition } from '../wording';
import { memoize } from '../../memoize';
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
interface GroupLosses {
  readonly sunk: number;
  readonly dived: number;
}

/** The rule that forbids an entry because hits and dives have left too few submarines; undefined if there are enough. */
export function findStrengthProhibition(entry: LogEntry, group: LoggedGroup): Prohibition | undefined {
  const before = computeTollBefore(entry.cycle, group);
  const toll = computeTollBefore(entry.cycle + 1, group);
  const { count: needed = 1, did, cycle } = entry;
  const remaining = group.count - before.sunk - before.dived;
  const earlier = getEntries(group).earlier.get(entry) ?? noActs;
  switch (did) {
    case 'elected':
      return needed > remaining && before.dived > 0
        ? createDivedProhibition('dived-stays-out', before, group, cycle)
        : undefined;
    case 'hit': {
      return needed > remaining - (group.sinks ? earlier.hit : 0) && before.dived > 0
        ? createDivedProhibition('dived-untouchable', before, group, cycle)
        : undefined;
    }
    case 'fired': {
      if (needed > remaining && before.dived > 0)
        return createDivedProhibition('dived-stays-out', before, group, cycle);
      const dive = toll.dived - before.dived;
      if (needed <= remaining - dive || dive === 0) return undefined;
      const who = group.count === 1 ? 'it' : `${dive} of its ${group.count} submarines`;
      return {
        rule: 'submarine-dive',
        reason: `${who} dived in cycle ${cycle}, and submarines that dive give up their roll`,
      };
    }
    case 'dived': {
      if (needed > remaining - earlier.dived && before.dived > 0)
        return createDivedProhibition('dived-stays-out', before, group, cycle);
      const survivors = group.count - toll.sunk - before.dived - earlier.dived;
      if (needed <= survivors) return undefined;
      return { rule: 'submarine-dive', reason: formatSurvivors(survivors, group, cycle), option: 'diveWhenHit' };
    }
  }
}

function formatSurvivors(survivors: number, group: LoggedGroup, cycle: number): string {
  if (group.count === 1) {
    const { firstHit: hit } = getEntries(group);
    return `it was hit in cycle ${hit?.cycle ?? cycle}, and only survivors dive`;
  }
  return `${Math.max(0, survivors)} of its ${group.count} submarines survived, and only survivors dive`;
}

function createDivedProhibition(
  rule: Prohibition['rule'],
  { sunk, dived }: GroupLosses,
  group: LoggedGroup,
  cycle: number,
): Prohibition {
  if (group.count === 1) {
    const dive = getEntries(group).dives.find((entry) => entry.cycle < cycle);
    return { rule, reason: `it dived in cycle ${dive?.cycle ?? cycle}` };
  }
  const hit = sunk > 0 ? ` and ${sunk} sank` : '';
  return { rule, reason: `of its ${pluralize(group.count, 'submarine')} ${dived} dived${hit} before` };
}

/** The submarines sunk or dived before a cycle. A dive without a number counts all that remain. */
function computeTollBefore(cycle: number, group: LoggedGroup): GroupLosses {
  let losses: GroupLosses = { sunk: 0, dived: 0 };
  for (const [entryCycle, { hit, dived, allDive }] of getEntries(group).cycles) {
    if (entryCycle >= cycle) break;
    const sunk = losses.sunk + (group.sinks ? hit : 0);
    const remaining = Math.max(0, group.count - sunk - losses.dived);
    losses = { sunk, dived: losses.dived + (allDive ? remaining : dived) };
  }
  return losses;
}

/** Submarines hit and dived according to some entries. */
interface ActCounts {
  hit: number;
  dived: number;
}

const noActs: ActCounts = { hit: 0, dived: 0 };

/** The entries of one group, added up. */
interface GroupEntries {
  /** By cycle, in ascending order. `allDive` is true if a dive has no number. */
  cycles: [cycle: number, sums: ActCounts & { allDive: boolean }][];
  /** For each entry, the sum of the earlier entries of its cycle. */
  readonly earlier: Map<LogEntry, ActCounts>;
  firstHit?: LogEntry;
  readonly dives: LogEntry[];
}

/** Read once for all entries of a log. */
const entriesByGroup = memoize((log: readonly LogEntry[]): ReadonlyMap<string, GroupEntries> => {
  const groups = new Map<string, GroupEntries>();
  const cycles = new Map<GroupEntries, Map<number, ActCounts & { allDive: boolean }>>();
  for (const entry of log) {
    const group: GroupEntries = groups.get(entry.group) ?? { cycles: [], earlier: new Map(), dives: [] };
    groups.set(entry.group, group);
    const byCycle = cycles.get(group) ?? new Map<number, ActCounts & { allDive: boolean }>();
    cycles.set(group, byCycle);
    const { hit, dived, allDive } = byCycle.get(entry.cycle) ?? { ...noActs, allDive: false };
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

function getEntries({ log, id }: LoggedGroup): GroupEntries {
  return entriesByGroup(log).get(id) ?? { cycles: [], earlier: new Map(), dives: [] };
}
