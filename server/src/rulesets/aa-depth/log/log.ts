/** Finds the rules that forbid a log entry. */
import { getUnits } from '../../axis-and-allies/forces';
import type { Prohibition } from '../wording';
import type { Depth, Group, Header, LogEntry, SeaBattle, UnitType } from '../data';
import { resolveDepth } from '../depths/depth';
import { destroyerBlocksDive, findDiveProhibition, canDiveInCycle } from '../dive/dive';
import { findElectionProhibition } from '../elect/elect';
import { firstTargetCycle } from '../elect/rules';
import type { OptionName } from '../options';
import {
  formatDepth,
  computeDetection,
  isFound,
  listHiddenDepths,
  isHiddenDepth,
  findLowestSearchDie,
} from '../search/search';
import { countSearchers } from '../search/searchers';
import { findGroupIn, type NamedGroup } from '../submarines';
import { unitTypes } from '../units/unit-types';
import { getHits, isSubmarine } from '../units/units';
import { countActsBefore, countElected, findStrengthProhibition, formatShare, type LoggedGroup } from './strength';

/** A log entry and the submarines that it is about. */
interface LogSituation {
  readonly entry: LogEntry;
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly submarines: NamedGroup;
  readonly depth: Depth;
}

/** The rules that forbid a log entry; empty if it is not about a group of the battle. */
export function findLogProhibitions(entry: LogEntry, battle: SeaBattle, header: Header): readonly Prohibition[] {
  const submarines = findGroupIn(battle, entry.group);
  if (submarines === undefined) return [];
  if (!isSubmarine(submarines.type)) {
    // Another check reports other units that elect or dive.
    const isCounted = entry.did === 'hit' || entry.did === 'fired';
    const prohibition =
      isCounted && findStrengthProhibition(entry, getLoggedGroup(submarines, { entry, battle, header }));
    return prohibition ? [prohibition] : [];
  }
  const { depth } = resolveDepth(submarines.source, submarines.power, header);
  if (depth === 'silent')
    return [{ rule: 'silent-running', reason: 'it is in silent running and takes no part in combat' }];
  const situation = { entry, battle, header, submarines, depth };
  const strengthProhibition = findStrengthProhibition(entry, getLoggedGroup(submarines, situation));
  // The reasons against a dive come before the number of survivors. A wrong destination is a separate diagnostic.
  const candidates =
    entry.did === 'dived'
      ? [...findPlaceProhibitions(situation), findTimeProhibition(situation) ?? strengthProhibition]
      : [strengthProhibition ?? prohibitionByAct[entry.did](situation)];
  return candidates.filter((prohibition) => prohibition !== undefined);
}

/** The group of a log entry. */
function getLoggedGroup(
  { count, type, side }: NamedGroup,
  { entry, battle, header }: Pick<LogSituation, 'entry' | 'battle' | 'header'>,
): LoggedGroup {
  const rule = side === 'attacker' ? 'attackers-fire' : 'defenders-fire';
  return {
    log: battle.log ?? [],
    id: entry.group,
    count,
    hits: getHits(type, header),
    names: unitTypes[type],
    fireRule: isSubmarine(type) ? 'submarine-opening-fire' : rule,
  };
}

const prohibitionByAct: Readonly<
  Record<Exclude<LogEntry['did'], 'dived'>, (situation: LogSituation) => Prohibition | undefined>
> = {
  elected: (situation) => {
    const { entry, submarines, depth, battle } = situation;
    if (submarines.side === 'attacker') {
      return { rule: 'elect-to-defend', reason: 'it attacks, and only defending submarines elect to defend' };
    }
    const prohibition = findElectionProhibition(depth, battle);
    if (prohibition === undefined && wasFound(situation))
      return {
        rule: 'elect-to-defend',
        reason: `the search found what is ${formatDepth(depth)}, which defends anyway`,
      };
    if (prohibition !== undefined || entry.cycle === 1) return prohibition;
    return { rule: 'elect-to-defend', reason: 'submarines elect once, before the first cycle', option: 'electedDepth' };
  },
  fired: (situation) => {
    const prohibition = findUnfoundProhibition(situation);
    if (prohibition === undefined) return undefined;
    const { fired } = countActsBefore(situation.entry, getLoggedGroup(situation.submarines, situation));
    const unelected = findUnelected(situation, fired);
    return unelected === undefined
      ? undefined
      : { rule: 'elect-to-defend', reason: `${prohibition.reason}, and ${unelected}` };
  },
  hit: (situation) => {
    const prohibition = findUnfoundProhibition(situation);
    if (prohibition === undefined) return undefined;
    const unelected = findUnelected(situation, countGone(situation));
    if (unelected === undefined) return findElectedProhibition(situation.entry);
    return countElectedIn(situation) === 0
      ? prohibition
      : { ...prohibition, reason: `${prohibition.reason}, and ${unelected}` };
  },
};

/** The rules that forbid a dive to another sea zone or depth. */
function findPlaceProhibitions({ entry, battle, depth }: LogSituation): readonly Prohibition[] {
  const isAway = entry.seaZone !== undefined && battle.seaZone !== undefined && entry.seaZone !== battle.seaZone;
  const changesDepth = entry.depth !== undefined && entry.depth !== depth;
  return [
    ...(isAway ? [{ rule: 'dive-in-place', reason: `the battle is in ${battle.seaZone}` } as const] : []),
    ...(changesDepth ? [{ rule: 'dive-keeps-depth', reason: `it was ${formatDepth(depth)} before` } as const] : []),
  ];
}

/** The rule that forbids a dive regardless of its destination. */
function findTimeProhibition(situation: LogSituation): Prohibition | undefined {
  const { entry, battle, header, submarines, depth } = situation;
  const createProhibition = (reason: string, option?: OptionName): Prohibition => ({
    rule: 'submarine-dive',
    reason,
    ...(option && { option }),
  });
  if (submarines.side === 'attacker') return createProhibition('only defending submarines dive');
  const prohibition = findDiveProhibition(depth, header);
  if (prohibition !== undefined) return prohibition;
  if (!canDiveInCycle(entry.cycle, header))
    return createProhibition('submarines dive in the first cycle only', 'divingCycles');
  if (entry.cycle === 1 && destroyerBlocksDive(header) && bringsDestroyer(battle)) {
    return createProhibition('the attacker has a destroyer', 'destroyerBlocksDive');
  }
  const unfoundProhibition = findUnfoundProhibition(situation);
  if (unfoundProhibition === undefined) return undefined;
  const unelected = findUnelected(situation, countGone(situation));
  if (unelected !== undefined) return createProhibition(`${unfoundProhibition.reason}, so nobody attacked it`);
  return (
    findElectedProhibition(entry) &&
    createProhibition(`it elected to defend: nobody can attack it before cycle ${firstTargetCycle}`)
  );
}

/** The rule that protects submarines that elected to defend from hits in this cycle. */
function findElectedProhibition({ cycle }: LogEntry): Prohibition | undefined {
  if (cycle >= firstTargetCycle) return undefined;
  return {
    rule: 'elected-are-targets',
    reason: `it elected to defend and can be hit from cycle ${firstTargetCycle} on`,
  };
}

/** The reason why defending submarines cannot have been found; undefined if they were, may have been, or need not be. */
function findUnfoundProhibition({
  submarines: { side },
  depth,
  battle,
  header,
}: LogSituation): Prohibition | undefined {
  if (side !== 'defender' || !isHiddenDepth(depth)) return undefined;
  if (countSearchers(battle, header) === 0) {
    return { rule: 'unfound-no-casualties', reason: `it is ${formatDepth(depth)} and nobody searched for it` };
  }
  const lowestDie = findLowestSearchDie(battle, header);
  const present = listHiddenDepths(battle, header);
  if (lowestDie === undefined || isFound(lowestDie, depth, present, header)) return undefined;
  const { total } = computeDetection(depth, present, header);
  const reason = `it is ${formatDepth(depth)} and no detection roll was ${total} or less`;
  const isNoneFound = present.every((other) => !isFound(lowestDie, other, present, header));
  return { rule: isNoneFound ? 'all-searchers-fail' : 'unfound-no-casualties', reason };
}

/** The number of its submarines that elect to defend by the orders or the log. */
function countElectedIn(situation: LogSituation): number {
  const { entry, battle, submarines } = situation;
  const { elect } = battle.defender.orders ?? {};
  return (elect?.groups?.[entry.group] ?? elect?.when) === 'always'
    ? submarines.count
    : countElected(getLoggedGroup(submarines, situation));
}

/** Why submarines of an entry have not elected to defend; undefined if enough have. @param earlierCount number that acted in entries before it */
function findUnelected(situation: LogSituation, earlierCount: number): string | undefined {
  const { entry, submarines } = situation;
  const elected = countElectedIn(situation);
  if (earlierCount + (entry.count ?? 1) <= elected) return undefined;
  return elected === 0
    ? 'it has not elected to defend'
    : formatShare(getLoggedGroup(submarines, situation), elected, 'elected to defend');
}

/** The number of submarines of an entry that were hit or dived in entries before it. */
function countGone(situation: LogSituation): number {
  return countActsBefore(situation.entry, getLoggedGroup(situation.submarines, situation)).gone;
}

/** True if the search dice certainly found the submarines of an entry. */
function wasFound({ depth, battle, header }: LogSituation): boolean {
  const lowestDie = findLowestSearchDie(battle, header);
  return (
    lowestDie !== undefined &&
    isHiddenDepth(depth) &&
    isFound(lowestDie, depth, listHiddenDepths(battle, header), header)
  );
}

function bringsDestroyer(battle: SeaBattle): boolean {
  return getUnits<Group>(battle, 'attacker').some(({ type }) => unitTypes[type as UnitType].destroyer);
}
