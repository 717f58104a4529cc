/** What groups did at the table, held against the rules: each entry of a log with the rule that bars it. */
import type { Depth, LogEntry, Scenario, SeaBattle } from '../data';
import { depthOf, isHidden } from './depth';
import { diveBar, divesInCycle } from './dive';
import { electedTargetFrom, electionBar } from './elect';
import { depthName, isHiddenDepth } from './search';
import { searcherCount } from './searchers';
import type { Bar } from './searchers';
import { submarinesNamed } from './submarines';
import type { Named } from './submarines';

/** An entry of the log of a battle, and whom it is about. */
interface Situation {
  readonly entry: LogEntry;
  readonly battle: SeaBattle;
  readonly scenario: Scenario;
  readonly submarines: Named;
  readonly depth: Depth;
}

/** What bars an entry of the log of a battle; undefined where nothing does, or it is not about submarines of the battle. */
export function logBar(entry: LogEntry, battle: SeaBattle, scenario: Scenario): Bar | undefined {
  const submarines = submarinesNamed(entry.group, scenario);
  if (submarines?.battle !== battle) return undefined;
  const { depth } = depthOf(submarines.written, submarines.power, scenario);
  if (depth === 'silent') return { rule: 'silent-running', why: 'it is in silent running: it takes no part in combat' };
  const situation = { entry, battle, scenario, submarines, depth };
  return afterDive(situation) ?? bars[entry.did](situation);
}

/** What an earlier dive of the same submarines bars. */
function afterDive({ entry, battle }: Situation): Bar | undefined {
  const dive = (battle.log ?? []).find(({ group, did }) => group === entry.group && did === 'dived');
  if (dive === undefined || dive === entry) return undefined;
  const why = `it dived in cycle ${dive.cycle}`;
  if (entry.cycle > dive.cycle) return { rule: entry.did === 'hit' ? 'dived-untouchable' : 'dived-stays-out', why };
  return entry.cycle === dive.cycle && entry.did === 'fired'
    ? { rule: 'submarine-dive', why: `${why}, and submarines that dive give up their roll` }
    : undefined;
}

const bars: Readonly<Record<LogEntry['did'], (situation: Situation) => Bar | undefined>> = {
  elected: ({ submarines, depth, battle }) =>
    submarines.side === 'attacker'
      ? { rule: 'elect-to-defend', why: 'it attacks: only defending submarines elect to defend' }
      : electionBar(depth, battle),
  fired: ({ entry, battle, scenario, submarines, depth }) =>
    isConcealed(submarines, depth, battle, scenario) && !hasElected(entry, battle)
      ? { rule: 'elect-to-defend', why: 'nobody searched for it, and it has not elected to defend' }
      : undefined,
  hit: ({ entry, battle, scenario, submarines, depth }) => {
    if (!isConcealed(submarines, depth, battle, scenario)) return undefined;
    if (!hasElected(entry, battle)) {
      return { rule: 'unfound-no-casualties', why: `it is ${depthName(depth)} and nobody searched for it` };
    }
    return entry.cycle < electedTargetFrom
      ? { rule: 'elected-are-targets', why: `it elected to defend: it can be hit from cycle ${electedTargetFrom} on` }
      : undefined;
  },
  dived: ({ entry, battle, scenario, submarines, depth }) => {
    if (submarines.side === 'attacker') return { rule: 'submarine-dive', why: 'only defending submarines dive' };
    if (!divesInCycle(entry.cycle, scenario)) {
      return { rule: 'submarine-dive', why: 'submarines dive in the first cycle only (option `divingCycles`)' };
    }
    if (entry.seaZone !== undefined && battle.seaZone !== undefined && entry.seaZone !== battle.seaZone) {
      return { rule: 'dive-in-place', why: `the battle is in ${battle.seaZone}` };
    }
    if (entry.depth !== undefined && entry.depth !== depth) {
      return { rule: 'dive-keeps-depth', why: `it was ${depthName(depth)}` };
    }
    return diveBar(depth, scenario);
  },
};

/** Whether defending submarines cannot have been found: they are hidden, and nobody searches. */
function isConcealed({ side }: Named, depth: Depth, battle: SeaBattle, scenario: Scenario): boolean {
  return side === 'defender' && isHidden(depth) && isHiddenDepth(depth) && searcherCount(battle, scenario) === 0;
}

/** Whether the log or the orders have the submarines of an entry elect to defend. */
function hasElected({ group }: LogEntry, { log = [], defender }: SeaBattle): boolean {
  const { elect } = defender.orders ?? {};
  const ordered = (elect?.groups?.[group] ?? elect?.when) === 'always';
  return ordered || log.some((entry) => entry.group === group && entry.did === 'elected');
}
