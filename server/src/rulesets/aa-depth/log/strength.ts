/** Checks the number of units in a log entry: hits sink some, dives take others out of the battle, and each fires once a cycle. */
import { pluralize } from '../../../model/wording';
import type { Prohibition } from '../wording';
import type { UnitName } from '../../axis-and-allies/units';
import { memoize } from '../../memoize';
import type { LogEntry } from '../data';

/** A group and its log. */
export interface LoggedGroup {
  readonly log: readonly LogEntry[];
  readonly id: string;
  /** Number at the start. */
  readonly count: number;
  /** Hits that sink one of them. */
  readonly hits: number;
  /** What they are, in the singular and in the plural. */
  readonly names: UnitName;
  /** The rule by which they fire. */
  readonly fireRule: Prohibition['rule'];
}

/** Losses of a group up to some moment. */
interface GroupLosses {
  readonly hit: number;
  readonly sunk: number;
  readonly dived: number;
}

/** The rule that forbids an entry because hits and dives have left too few submarines; undefined if there are enough. */
export function findStrengthProhibition(entry: LogEntry, group: LoggedGroup): Prohibition | undefined {
  const lossesBefore = computeLossesBefore(entry.cycle, group);
  const lossesAfter = computeLossesBefore(entry.cycle + 1, group);
  const { count: needed = 1, did, cycle } = entry;
  const remaining = group.count - lossesBefore.sunk - lossesBefore.dived;
  const earlierActs = getEntries(group).earlier.get(entry) ?? noActs;
  switch (did) {
    case 'elected': {
      if (needed > remaining && lossesBefore.dived > 0)
        return createDivedProhibition('dived-stays-out', lossesBefore, group, cycle);
      const elected = countElected(group, entry);
      if (needed + elected <= group.count) return undefined;
      return { rule: 'elect-to-defend', reason: formatShare(group, elected, 'elected to defend before') };
    }
    case 'hit': {
      const remainingHits = (group.count - lossesBefore.dived) * group.hits - lossesBefore.hit - earlierActs.hit;
      if (needed <= remainingHits) return undefined;
      if (lossesBefore.dived > 0) return createDivedProhibition('dived-untouchable', lossesBefore, group, cycle);
      return createSunkProhibition(entry, countSunk(lossesBefore.hit + earlierActs.hit, group), group);
    }
    case 'fired': {
      if (needed > remaining)
        return lossesBefore.dived > 0
          ? createDivedProhibition('dived-stays-out', lossesBefore, group, cycle)
          : createSunkProhibition(entry, lossesBefore.sunk, group);
      if (needed + earlierActs.fired > remaining)
        return { rule: group.fireRule, reason: formatShare(group, earlierActs.fired, 'fired in this cycle before') };
      const diveCount = lossesAfter.dived - lossesBefore.dived;
      if (needed <= remaining - diveCount || diveCount === 0) return undefined;
      const who = group.count === 1 ? 'it' : `${diveCount} of its ${group.count} submarines`;
      return {
        rule: 'submarine-dive',
        reason: `${who} dived in cycle ${cycle}, and submarines that dive give up their roll`,
      };
    }
    case 'dived': {
      if (needed > remaining - earlierActs.dived && lossesBefore.dived > 0)
        return createDivedProhibition('dived-stays-out', lossesBefore, group, cycle);
      const survivors = group.count - lossesAfter.sunk - lossesBefore.dived - earlierActs.dived;
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

/** The number of a group's units that elected to defend, in the whole log or before an entry; an entry without a number counts all. */
export function countElected({ log, id, count }: LoggedGroup, endEntry?: LogEntry): number {
  const end = endEntry ? log.indexOf(endEntry) : log.length;
  return log
    .slice(0, end)
    .reduce((sum, entry) => (entry.group === id && entry.did === 'elected' ? sum + (entry.count ?? count) : sum), 0);
}

/** The number of units that fired earlier in the cycle of an entry, and of those that were hit or dived before the entry. */
export function countActsBefore(
  entry: LogEntry,
  group: LoggedGroup,
): { readonly fired: number; readonly gone: number } {
  const { hit, dived } = computeLossesBefore(entry.cycle, group);
  const earlierActs = getEntries(group).earlier.get(entry) ?? noActs;
  return { fired: earlierActs.fired, gone: hit + dived + earlierActs.hit + earlierActs.dived };
}

/** A part of a group with what it did: `it fired in this cycle before`, `2 of its 3 submarines fired in this cycle before`. */
export function formatShare({ count, names }: LoggedGroup, actingCount: number, deed: string): string {
  return count === 1 && actingCount === 1 ? `it ${deed}` : `${actingCount} of its ${count} ${names.plural} ${deed}`;
}

function createSunkProhibition({ cycle }: LogEntry, sunk: number, group: LoggedGroup): Prohibition {
  const { count, names } = group;
  const { firstHit } = getEntries(group);
  const reason =
    sunk === 0
      ? `it has only ${pluralize(count, names.singular, names.plural)}`
      : count === 1
        ? `it was hit in cycle ${firstHit?.cycle ?? cycle} and is sunk`
        : `${sunk} of its ${count} ${names.plural} sank before`;
  return { rule: 'remove-casualties', reason };
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
  const sunkText = sunk > 0 ? ` and ${sunk} sank` : '';
  return { rule, reason: `of its ${pluralize(group.count, 'submarine')} ${dived} dived${sunkText} before` };
}

/** The submarines sunk or dived before a cycle. A dive without a number counts all that remain. */
function computeLossesBefore(cycle: number, group: LoggedGroup): GroupLosses {
  let losses: GroupLosses = { hit: 0, sunk: 0, dived: 0 };
  for (const [entryCycle, { hit, dived, allDive }] of getEntries(group).cycles) {
    if (entryCycle >= cycle) break;
    const hitUntil = losses.hit + hit;
    const sunk = countSunk(hitUntil, group);
    const remaining = Math.max(0, group.count - sunk - losses.dived);
    losses = { hit: hitUntil, sunk, dived: losses.dived + (allDive ? remaining : dived) };
  }
  return losses;
}

/** The least number of units that a number of hits sinks: damage comes first. */
function countSunk(hit: number, { count, hits }: LoggedGroup): number {
  return Math.max(0, hit - count * (hits - 1));
}

/** Units hit, dived and fired according to some entries. */
interface ActCounts {
  fired: number;
  hit: number;
  dived: number;
}

const noActs: ActCounts = { fired: 0, hit: 0, dived: 0 };

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
const indexEntriesByGroup = memoize((log: readonly LogEntry[]): ReadonlyMap<string, GroupEntries> => {
  const groups = new Map<string, GroupEntries>();
  const cycles = new Map<GroupEntries, Map<number, ActCounts & { allDive: boolean }>>();
  for (const entry of log) {
    const group: GroupEntries = groups.get(entry.group) ?? { cycles: [], earlier: new Map(), dives: [] };
    groups.set(entry.group, group);
    const byCycle = cycles.get(group) ?? new Map<number, ActCounts & { allDive: boolean }>();
    cycles.set(group, byCycle);
    const { fired, hit, dived, allDive } = byCycle.get(entry.cycle) ?? { ...noActs, allDive: false };
    group.earlier.set(entry, { fired, hit, dived });
    const { did, count = 1 } = entry;
    byCycle.set(entry.cycle, {
      fired: did === 'fired' ? fired + count : fired,
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
  return indexEntriesByGroup(log).get(id) ?? { cycles: [], earlier: new Map(), dives: [] };
}
