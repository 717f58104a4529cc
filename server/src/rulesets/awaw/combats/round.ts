/**
 * A whole round of naval combat (22.4 to 22.9) as a combat, in the order of the rules: search, air strikes, fleet combat, submarine
 * attacks. Every ship is settled after the last part that uses it, so that exact odds can marginalise it.
 */
import type { Combat, State, Step, Update } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { sentence } from '../../../model/wording';
import { squadronsIn } from '../air/squadrons';
import { repairedEverywhere } from '../damage/hits-before';
import type { Header, NavalRound, Side } from '../data';
import { unitsOf } from '../force';
import { declaresFirst } from '../rounds/round';
import { searchDice } from '../rounds/search';
import { addCounter, newBoard, type Board } from './board';
import { criticalsOf } from './critical-table';
import { enemyOf } from './fleet-combat';
import type { StepsAndMeasures } from './flight';
import { assembled } from './outcome';
import { refused, sizesMissing } from './refusal';
import { plannedFleetCombats } from './round-fleets';
import {
  forcesOf,
  namer,
  unitsByGroup,
  victimsOf,
  type Planned,
  type RoundContext,
  type RoundForces,
  type RoundGroup,
  type Sequence,
} from './round-plan';
import { plannedStrikes } from './round-strikes';
import { plannedSubmarineAttacks } from './round-submarines';
import { searchSteps, type SearchLaidOut } from './search';
import { revealed } from './search-site';
import { closeSide, repairStep, settle } from './settle';
import { attacksOf } from './single-attack';
import { statement } from './statements';
import { damagedIn, sunkIn, type Victim } from './victims';

const sides = ['attacker', 'defender'] as const;

/** Creates the combat of a round; unresolved if the size of a ship is unknown. */
export function navalRound(round: NavalRound, header: Header, ids: Ids): Combat {
  const missing = sizesMissing(Object.values(unitsByGroup(round, ids)).flat(2), header);
  if (missing !== undefined) return refused(round.id, missing);
  const board = newBoard();
  const forces = forcesOf(board, round, header, ids, maxAttacks(round, ids));
  const context: RoundContext = {
    board,
    round,
    forces,
    criticals: criticalsOf(board, header),
    named: namer(),
    header,
    ids,
  };
  const planned = [...plannedStrikes(context), ...plannedFleetCombats(context), ...plannedSubmarineAttacks(context)];
  const searches = {
    attacker: searchOf('attacker', planned, context),
    defender: searchOf('defender', planned, context),
  };
  const victims = sides.flatMap((side) => forces.groups[side].flatMap(victimsOf));
  return assembled({
    title: round.id,
    board,
    parts: [...opening(round), searches.attacker, searches.defender, ...laidOut(planned, searches, context)],
    victims,
    sides: sides.map((side) => forces.tallies[side]),
    remark: (end) => declaration(forces, end),
  });
}

/** An upper bound for the number of attacks on a ship, which bounds its counters. */
function maxAttacks({ strikes = [], fleetCombats, submarineAttacks = [] }: NavalRound, ids: Ids): number {
  const bySubmarines = submarineAttacks.reduce((sum, { attacker }) => sum + attacksOf(attacker, ids), 0);
  return strikes.length + 2 * (fleetCombats?.length ?? 1) + bySubmarines;
}

/** The step that says who declared first whether to fight this round, if there was a round before. */
function opening({ lastRound }: NavalRound): readonly StepsAndMeasures[] {
  if (lastRound === undefined) return [];
  const losses = (side: Side) => ({ sunk: 0, damaged: 0, ...lastRound[side] });
  const { side, because } = declaresFirst({ attacker: losses('attacker'), defender: losses('defender') });
  const step: Update = {
    kind: 'update',
    ...statement('declares'),
    apply: (state) => state,
    remark: () => `The ${side} declared first whether to fight this round: ${because}.`,
  };
  return [{ steps: [step], measures: [] }];
}

function searchOf(side: Side, planned: readonly Planned[], context: RoundContext): SearchLaidOut {
  const { round, forces, board, header, ids } = context;
  const enemy = enemyOf[side];
  const laidOut = searchSteps(board, {
    side,
    dice: searchDice(round[side], round[enemy], round.number ?? 1, header, ids),
    groups: forces.groups[enemy].map(({ number, group }) => ({
      number,
      uses: planned.filter(({ use }) => use?.by === side && use.group === number).length,
      reveals: () => revealed(round[enemy].nation, group, header, ids),
    })),
    forgets: true,
  });
  const measure = {
    path: ['searchResults', side],
    title: `search results, the ${side}`,
    read: (state: State) => state[laidOut.total]!,
    quietAtZero: true,
    readAt: statement('found', side).id,
  };
  return { ...laidOut, measures: [measure] };
}

/** The parts in order; ships and sides are closed after the last part that uses them. */
function laidOut(
  planned: readonly Planned[],
  searches: Readonly<Record<Side, SearchLaidOut>>,
  { board, forces, header, ids }: RoundContext,
): readonly StepsAndMeasures[] {
  const fighters = fightersMet(board, planned, ids);
  const parts = planned.map((part, index): StepsAndMeasures => {
    const [before, after] = [planned.slice(0, index), planned.slice(index + 1)];
    const touched = (list: readonly Planned[]) => (victim: Victim) =>
      list.some(({ touches }) => touches.includes(victim));
    const { use, touches } = part;
    const isSame = (other: Planned): boolean => other.use?.by === use?.by && other.use?.group === use?.group;
    const sequence: Sequence = {
      mayBeHit: touched(before),
      isKept: touched(after),
      results: use && searches[use.by].results.get(use.group),
      lastUse: !after.some(isSame),
      fighters: (kind) => fighters.get(part.meets)?.(kind, !after.some(({ meets }) => meets === part.meets)) ?? {},
    };
    const { steps, measures } = part.lay(sequence);
    const kept = touches.filter(sequence.isKept);
    const repair = repairedEverywhere(header) && kept.length > 0 ? [repairStep(String(index + 1), kept)] : [];
    return { steps: [...steps, ...repair, ...closings(planned, index, forces)], measures };
  });
  const untouched = { steps: closings(planned, -1, forces), measures: [] };
  return [untouched, ...parts];
}

/** Closes the sides that no later part uses. Ships that no part uses are settled with them. */
function closings(planned: readonly Planned[], index: number, forces: RoundForces): readonly Step[] {
  return sides.flatMap((side) => {
    const ships = forces.groups[side].flatMap(victimsOf);
    const last = planned.findLastIndex(({ touches }) => touches.some((victim) => ships.includes(victim)));
    if (last !== index) return [];
    const idle = ships.filter((victim) => !planned.some(({ touches }) => touches.includes(victim)));
    return [...idle.map(settle), closeSide(forces.tallies[side])];
  });
}

/** Counters of lost fighters, for groups that several strikes attack. */
function fightersMet(
  board: Board,
  planned: readonly Planned[],
  ids: Ids,
): ReadonlyMap<RoundGroup | undefined, (kind: 'cover' | 'cap', last: boolean) => { out?: number; outLast?: boolean }> {
  const met = planned.flatMap(({ meets }) => meets ?? []);
  const often = new Set(met.filter((group, index) => met.indexOf(group) !== index));
  return new Map(
    [...often].map((group) => {
      const counter = (kind: 'cover' | 'cap'): number => {
        const force = group.group[kind];
        const max = force ? squadronsIn(unitsOf(force, ids)) : 0;
        const name = `out.${group.side}.${group.number}.${kind}`;
        return addCounter(board, name, `${kind} of group ${group.number} that is out`, max);
      };
      const counters = { cover: counter('cover'), cap: counter('cap') };
      return [group, (kind, last) => ({ out: counters[kind], outLast: last })];
    }),
  );
}

function declaration({ groups }: RoundForces, end: State): string {
  const losses = (side: Side) => {
    const victims = groups[side].flatMap(victimsOf);
    return {
      sunk: victims.reduce((sum, victim) => sum + sunkIn(victim, end), 0),
      damaged: victims.reduce((sum, victim) => sum + damagedIn(victim, end), 0),
    };
  };
  const { side, because } = declaresFirst({ attacker: losses('attacker'), defender: losses('defender') });
  return sentence(`the ${side} declares first whether the combat goes on: ${because}.`);
}
