/** Finds the rules that forbid a log entry. */
import { unitsOf } from '../../axis-and-allies/forces';
import { once } from '../../once';
import type { Bar } from '../bar';
import type { Depth, Group, Header, LogEntry, SeaBattle, UnitType } from '../data';
import { depthOf } from '../depths/depth';
import { destroyerBlocksDive, diveBar, divesInCycle } from '../dive/dive';
import { electionBar } from '../elect/elect';
import { electedTargetFrom } from '../elect/numbers';
import type { OptionName } from '../options';
import { depthName, detectionAmount, finds, hiddenDepthsIn, isHiddenDepth, lowestSearchDie } from '../search/search';
import { searcherCount } from '../search/searchers';
import { submarinesIn, type NamedGroup } from '../submarines';
import { unitTypes } from '../units/unit-types';
import { hitsOf } from '../units/units';
import { tooFew } from './strength';

/** A log entry and the submarines that it is about. */
interface Situation {
  readonly entry: LogEntry;
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly submarines: NamedGroup;
  readonly depth: Depth;
}

/** The rules that forbid a log entry; empty if it is not about submarines of the battle. */
export function logBars(entry: LogEntry, battle: SeaBattle, header: Header): readonly Bar[] {
  const submarines = submarinesIn(battle, entry.group);
  if (submarines === undefined) return [];
  const { depth } = depthOf(submarines.written, submarines.power, header);
  if (depth === 'silent')
    return [{ rule: 'silent-running', why: 'it is in silent running and takes no part in combat' }];
  const situation = { entry, battle, header, submarines, depth };
  const logged = tooFew(entry, loggedGroup(situation));
  // The reasons against a dive come before the number of survivors. A wrong destination is a separate diagnostic.
  const found =
    entry.did === 'dived'
      ? [...placeBars(situation), timeBar(situation) ?? logged]
      : [logged ?? bars[entry.did](situation)];
  return found.filter((bar) => bar !== undefined);
}

/** The submarines of a log entry. */
function loggedGroup({ entry, battle, header, submarines: { count, type } }: Situation) {
  return { log: battle.log ?? [], id: entry.group, count, sinks: hitsOf(type, header) === 1 };
}

const bars: Readonly<Record<Exclude<LogEntry['did'], 'dived'>, (situation: Situation) => Bar | undefined>> = {
  elected: ({ entry, submarines, depth, battle }) => {
    if (submarines.side === 'attacker') {
      return { rule: 'elect-to-defend', why: 'it attacks, and only defending submarines elect to defend' };
    }
    const bar = electionBar(depth, battle);
    if (bar !== undefined || entry.cycle === 1) return bar;
    return { rule: 'elect-to-defend', why: 'submarines elect once, before the first cycle', option: 'electedDepth' };
  },
  fired: (situation) => {
    const bar = unfound(situation);
    if (bar === undefined || hasElected(situation)) return undefined;
    return { rule: 'elect-to-defend', why: `${bar.why}, and it has not elected to defend` };
  },
  hit: (situation) => {
    const bar = unfound(situation);
    return bar !== undefined && hasElected(situation) ? electedBar(situation.entry) : bar;
  },
};

/** The rules that forbid a dive to another sea zone or depth. */
function placeBars({ entry, battle, depth }: Situation): readonly Bar[] {
  const isAway = entry.seaZone !== undefined && battle.seaZone !== undefined && entry.seaZone !== battle.seaZone;
  const changesDepth = entry.depth !== undefined && entry.depth !== depth;
  return [
    ...(isAway ? [{ rule: 'dive-in-place', why: `the battle is in ${battle.seaZone}` } as const] : []),
    ...(changesDepth ? [{ rule: 'dive-keeps-depth', why: `it was ${depthName(depth)} before` } as const] : []),
  ];
}

/** The rule that forbids a dive regardless of its destination. */
function timeBar(situation: Situation): Bar | undefined {
  const { entry, battle, header, submarines, depth } = situation;
  const dives = (why: string, option?: OptionName): Bar => ({ rule: 'submarine-dive', why, ...(option && { option }) });
  if (submarines.side === 'attacker') return dives('only defending submarines dive');
  const bar = diveBar(depth, header);
  if (bar !== undefined) return bar;
  if (!divesInCycle(entry.cycle, header)) return dives('submarines dive in the first cycle only', 'divingCycles');
  if (entry.cycle === 1 && destroyerBlocksDive(header) && bringsDestroyer(battle)) {
    return dives('the attacker has a destroyer', 'destroyerBlocksDive');
  }
  const hidden = unfound(situation);
  if (hidden === undefined) return undefined;
  if (!hasElected(situation)) return dives(`${hidden.why}, so nobody attacked it`);
  return electedBar(entry) && dives(`it elected to defend: nobody can attack it before cycle ${electedTargetFrom}`);
}

/** The rule that protects submarines that elected to defend from hits in this cycle. */
function electedBar({ cycle }: LogEntry): Bar | undefined {
  if (cycle >= electedTargetFrom) return undefined;
  return {
    rule: 'elected-are-targets',
    why: `it elected to defend and can be hit from cycle ${electedTargetFrom} on`,
  };
}

/** The reason why defending submarines cannot have been found; undefined if they were, may have been, or need not be. */
function unfound({ submarines: { side }, depth, battle, header }: Situation): Bar | undefined {
  if (side !== 'defender' || !isHiddenDepth(depth)) return undefined;
  if (searcherCount(battle, header) === 0) {
    return { rule: 'unfound-no-casualties', why: `it is ${depthName(depth)} and nobody searched for it` };
  }
  const lowest = lowestSearchDie(battle, header);
  const present = hiddenDepthsIn(battle, header);
  if (lowest === undefined || finds(lowest, depth, present, header)) return undefined;
  const { total } = detectionAmount(depth, present, header);
  const why = `it is ${depthName(depth)} and no detection roll was ${total} or less`;
  const all = present.every((other) => !finds(lowest, other, present, header));
  return { rule: all ? 'all-searchers-fail' : 'unfound-no-casualties', why };
}

/** True if the log or the orders let the submarines of an entry elect to defend. */
function hasElected({ entry: { group }, battle: { log = [], defender } }: Situation): boolean {
  const { elect } = defender.orders ?? {};
  const ordered = (elect?.groups?.[group] ?? elect?.when) === 'always';
  return ordered || electedIn(log).has(group);
}

/** The groups that elect to defend in a log. */
const electedIn = once(
  (log: readonly LogEntry[]): ReadonlySet<string> =>
    new Set(log.filter(({ did }) => did === 'elected').map(({ group }) => group)),
);

function bringsDestroyer(battle: SeaBattle): boolean {
  return unitsOf<Group>(battle, 'attacker').some(({ type }) => unitTypes[type as UnitType].destroyer);
}
