/** The counters of a combat: its complete state. */
import { withCounters, type Counter, type State } from '../../../engine/combat';
import type { Effects } from '../chart/naval-combat-chart';
import type { SswSide } from '../data';
import { combatTypes, maxType, type CombatType } from './combat-types';
import { effects, type Effect } from './effects';
import type { Target } from './target';

/** Upper bounds for the counters. */
export interface Capacity {
  /** Bounds of the modified search rolls; 0 to 0 without a search. */
  readonly totals: Readonly<Record<SswSide, { readonly min: number; readonly max: number }>>;
  /** Maximum surprise points of a side. */
  readonly points: Readonly<Record<SswSide, number>>;
  /** The number of purchases a side has ordered, and the number of units they can pick or include. */
  readonly purchases: Readonly<Record<SswSide, number>>;
  readonly units: Readonly<Record<SswSide, number>>;
  /** Maximum effects of one kind in one reading of the chart. */
  readonly effects: number;
  readonly rounds: number;
  /** Maximum air-to-sea factors that can be shot down. */
  readonly airFactors: number;
  readonly subs: readonly Target[];
  readonly ships: readonly Target[];
  readonly tracking: Tracking;
  /** True if damaged units fight on (`hitUnits`), so that they must be counted. */
  readonly damagedFightOn: boolean;
  /** True if there can be several exchanges, so that remaining units must be tracked. */
  readonly severalExchanges: boolean;
}

/** What must be tracked to the end of a combat. */
export interface Tracking {
  /** Names of lines whose hits count, because later combats of the turn or the next turn depend on them. */
  readonly ids: ReadonlySet<string>;
  /** True if the next turn needs to know what became of each unit; within the turn, all hits are the same. */
  readonly tracksFates?: boolean;
}

/** The side that the current exchange hits. */
export type TargetSide = 'ships' | 'subs';

/** The categories in which losses are counted. */
export type Tally = 'convoyPoints' | 'subs' | 'escorts';

/** The indices of the counters in the state. */
export interface Board {
  readonly counters: readonly Counter[];
  readonly total: Readonly<Record<SswSide, number>>;
  /** Remaining surprise points. */
  readonly points: Readonly<Record<SswSide, number>>;
  /** The number of purchases that were processed. */
  readonly processed: Readonly<Record<SswSide, number>>;
  /** Slots for units that were bought as targets, or included: 1 + the index of the purchase in the orders, or 0. */
  readonly units: Readonly<Record<SswSide, readonly number[]>>;
  /** 0: not chosen yet; see `combatTypes`. */
  readonly type: number;
  /** Column shift of a side's fire. */
  readonly shift: Readonly<Record<SswSide, number>>;
  readonly round: number;
  /** Air-to-sea factors shot down by anti-aircraft fire. */
  readonly shotDown: number;
  /** Effects that are read but not resolved yet. */
  readonly pending: Readonly<Record<TargetSide, Readonly<Record<Effect, number>>>>;
  /** The number of pending effects that were rolled for, and the current fate of the unit that is being rolled for. */
  readonly rolled: Readonly<Record<TargetSide, number>>;
  readonly fate: Readonly<Record<TargetSide, number>>;
  /** Submarines of each line that went out of action before this exchange, and in it; empty if there is only one exchange. */
  readonly outOfAction: readonly number[];
  readonly hitInExchange: readonly number[];
  readonly tally: Readonly<Record<Tally, Readonly<Record<Effect, number>>>>;
  /** The same by power, if several powers have submarines or escorts in the combat. */
  readonly tallyByOwner: Readonly<Record<'subs' | 'escorts', ReadonlyMap<string, Readonly<Record<Effect, number>>>>>;
  /** Hits of tracked lines, by name; if damaged units fight on, only those out of action. */
  readonly trackedHits: ReadonlyMap<string, number>;
  /** Damaged units of tracked lines that fight on, as a difference; empty if they do not fight on. */
  readonly trackedDamaged: ReadonlyMap<string, number>;
  /** Units of tracked lines that were destroyed, and damaged ones as a difference; empty if the next turn does not matter. */
  readonly trackedFates: ReadonlyMap<string, { readonly destroyed: number; readonly damaged: number }>;
}

/** Beyond this number a column shift has no further effect: the widest chart that a scenario may supply. */
export const widestShift = 40;

const sideNames = { subs: 'sub side', convoy: 'convoy side' } as const;

/** Creates the counters of a combat. */
export function createBoard(capacity: Capacity): Board {
  const counters: Counter[] = [];
  const addCounter = (name: string, title: string, max: number, min = 0): number =>
    counters.push({ name, title, min: Math.min(min, 0), max: Math.max(max, 0) }) - 1;
  const mapSides = <T>(build: (side: SswSide, title: string) => T): Record<SswSide, T> => ({
    subs: build('subs', sideNames.subs),
    convoy: build('convoy', sideNames.convoy),
  });
  const mapEffects = (name: string, title: string, max: number): Record<Effect, number> => ({
    destroyed: addCounter(`${name}.destroyed`, `${title} destroyed`, max),
    damaged: addCounter(`${name}.damaged`, `${title} damaged`, max),
    aborted: addCounter(`${name}.aborted`, `${title} aborted`, max),
  });
  const mapTargetSides = <T>(build: (targetSide: TargetSide) => T): Record<TargetSide, T> => ({
    ships: build('ships'),
    subs: build('subs'),
  });
  const { totals, points, purchases, units } = capacity;
  const convoyPoints = capacity.ships.reduce((sum, line) => sum + line.count * line.convoyPoints, 0);
  const escorts = capacity.ships.filter(({ kind }) => kind === 'escort');
  const addSlotCounters = (side: SswSide): number[] =>
    Array.from({ length: units[side] }, (_, slot) =>
      addCounter(`unit.${side}.${slot + 1}`, `unit ${slot + 1} bought by the ${sideNames[side]}`, purchases[side]),
    );
  const addLineCounters = (name: string, title: string): number[] =>
    (capacity.severalExchanges ? capacity.subs : []).map((line) =>
      addCounter(`${name}.${line.name}`, `${line.name} ${title}`, line.count),
    );
  const mapOwners = (name: string, title: string, targets: readonly Target[]): Board['tallyByOwner']['subs'] => {
    const owners = [...new Set(targets.map(({ owner }) => owner))].filter((owner) => owner !== undefined);
    if (owners.length < 2) return new Map();
    return new Map(
      owners.map((owner) => {
        const count = countUnits(targets.filter((line) => line.owner === owner));
        return [owner, mapEffects(`${name}.${owner}`, `${title} of ${owner}`, count)] as const;
      }),
    );
  };
  const mapTracked = <T>(build: (name: string, count: number) => T): ReadonlyMap<string, T> =>
    new Map(
      [...capacity.tracking.ids].flatMap((name) => {
        const count = countUnits([...capacity.subs, ...capacity.ships].filter((line) => line.name === name));
        return count > 0 ? [[name, build(name, count)] as const] : [];
      }),
    );
  const board = {
    total: mapSides((side, title) =>
      addCounter(`total.${side}`, `search of the ${title}`, totals[side].max, totals[side].min),
    ),
    points: mapSides((side, title) => addCounter(`points.${side}`, `surprise points of the ${title}`, points[side])),
    processed: mapSides((side, title) =>
      addCounter(`dealt.${side}`, `purchases of the ${title} dealt with`, purchases[side]),
    ),
    units: mapSides(addSlotCounters),
    type: addCounter('type', 'type of combat', maxType),
    shift: mapSides((side, title) => addCounter(`shift.${side}`, `columns of the ${title}`, widestShift, -widestShift)),
    round: addCounter('round', 'rounds fought', capacity.rounds),
    shotDown: addCounter('shotDown', 'air-to-sea factors shot down', capacity.airFactors),
    pending: mapTargetSides((targetSide) =>
      mapEffects(`pending.${targetSide}`, `effects on ${targetSide}:`, capacity.effects),
    ),
    rolled: mapTargetSides((targetSide) =>
      addCounter(`rolled.${targetSide}`, `dice rolled for ${targetSide}`, 6 * capacity.effects),
    ),
    fate: mapTargetSides((targetSide) =>
      addCounter(`fate.${targetSide}`, `fate of the unit rolled for (${targetSide})`, 3),
    ),
    outOfAction: addLineCounters('out', 'out of action'),
    hitInExchange: addLineCounters('fresh', 'hit in this exchange'),
    tally: {
      convoyPoints: mapEffects('convoyPoints', 'convoy points', convoyPoints),
      subs: mapEffects('subs', 'submarines', countUnits(capacity.subs)),
      escorts: mapEffects('escorts', 'escorts', countUnits(escorts)),
    },
    tallyByOwner: {
      subs: mapOwners('subs', 'submarines', capacity.subs),
      escorts: mapOwners('escorts', 'escorts', escorts),
    },
    trackedHits: mapTracked((name, count) => addCounter(`kept.${name}`, `${name} hit`, count)),
    trackedDamaged: capacity.damagedFightOn
      ? mapTracked((name, count) => addCounter(`keptDamaged.${name}`, `${name} damaged`, count, -count))
      : new Map<string, number>(),
    trackedFates: capacity.tracking.tracksFates
      ? mapTracked((name, count) => ({
          destroyed: addCounter(`lost.${name}`, `${name} destroyed`, count),
          damaged: addCounter(`hurt.${name}`, `${name} damaged`, count, -count),
        }))
      : new Map<string, never>(),
  };
  return { counters, ...board };
}

function countUnits(lines: readonly Target[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** The initial state. */
export function createEmptyState(board: Board): State {
  return board.counters.map(() => 0);
}

/** Reads three counters as effects. */
export function readEffects(state: State, effectCounters: Readonly<Record<Effect, number>>): Effects {
  return {
    destroyed: state[effectCounters.destroyed]!,
    damaged: state[effectCounters.damaged]!,
    aborted: state[effectCounters.aborted]!,
  };
}

/** Sets three counters to effects. */
export function setEffects(state: State, effectCounters: Readonly<Record<Effect, number>>, counts: Effects): State {
  return withCounters(state, ...effects.map((effect) => [effectCounters[effect], counts[effect]] as const));
}

/** Closes an exchange: units hit in it are out of action. */
export function closeExchange(board: Board, state: State): State {
  const lines = board.outOfAction.map(
    (counter, line) => [counter, state[counter]! + state[board.hitInExchange[line]!]!] as const,
  );
  const resetCounters = [...board.hitInExchange, board.rolled.ships, board.rolled.subs].map(
    (index) => [index, 0] as const,
  );
  return withCounters(state, ...lines, ...resetCounters);
}

/** The number of submarines of each line that are still in action. */
export function countRemainingSubs(board: Board, subs: readonly Target[], state: State): readonly number[] {
  return subs.map(({ count }, line) => count - (state[board.outOfAction[line] ?? -1] ?? 0));
}

/** Counts a submarine that was hit. @param line its index among the submarines */
export function countSubHit(board: Board, state: State, target: Target, line: number, fate: Effect): State {
  return countTrackedHit(
    board,
    increment(state, [board.tally.subs[fate], findOwnerTally(board, 'subs', target, fate), board.hitInExchange[line]]),
    target,
    fate,
  );
}

function increment(state: State, counters: readonly (number | undefined)[], difference = 1): State {
  const definedCounters = counters.filter((counter) => counter !== undefined);
  return withCounters(state, ...definedCounters.map((counter) => [counter, state[counter]! + difference] as const));
}

/** Counts a ship or an escort that was hit. */
export function countShipHit(board: Board, state: State, target: Target, fate: Effect): State {
  if (target.kind === 'convoy') return increment(state, [board.tally.convoyPoints[fate]], target.convoyPoints);
  return countTrackedHit(
    board,
    increment(state, [board.tally.escorts[fate], findOwnerTally(board, 'escorts', target, fate)]),
    target,
    fate,
  );
}

function findOwnerTally(
  { tallyByOwner }: Board,
  kind: 'subs' | 'escorts',
  { owner = '' }: Target,
  fate: Effect,
): number | undefined {
  return tallyByOwner[kind].get(owner)?.[fate];
}

/** Counts a hit for the later combats of the turn, and for the next turn. */
function countTrackedHit(board: Board, before: State, { name, damaged }: Target, fate: Effect): State {
  const { trackedHits, trackedDamaged, trackedFates } = board;
  const fates = trackedFates.get(name);
  const stateAfterLoss = increment(before, fate === 'destroyed' ? [fates?.destroyed] : []);
  const wasDamaged = Number(damaged);
  const isDamaged = fate === 'destroyed' ? 0 : fate === 'damaged' ? 1 : wasDamaged;
  const state = increment(stateAfterLoss, [fates?.damaged], isDamaged - wasDamaged);
  const damagedCounter = trackedDamaged.get(name);
  if (damagedCounter !== undefined && fate === 'damaged') return increment(state, [damagedCounter]);
  const nextState = increment(state, [trackedHits.get(name)]);
  return damaged ? increment(nextState, [damagedCounter], -1) : nextState;
}

/** The counters that hits change. */
export function listHitCounters(
  { tally, tallyByOwner, hitInExchange, trackedHits, trackedDamaged, trackedFates }: Board,
  targetSide: TargetSide,
): readonly number[] {
  const ownedCounters = [...tallyByOwner[targetSide === 'subs' ? 'subs' : 'escorts'].values()].flatMap((counts) =>
    Object.values(counts),
  );
  const fates = [...trackedFates.values()].flatMap(({ destroyed, damaged }) => [destroyed, damaged]);
  const laterCounters = [...ownedCounters, ...trackedHits.values(), ...trackedDamaged.values(), ...fates];
  return targetSide === 'subs'
    ? [...Object.values(tally.subs), ...hitInExchange, ...laterCounters]
    : [...Object.values(tally.convoyPoints), ...Object.values(tally.escorts), ...laterCounters];
}

/** Clears the counters that are not needed once all effects are resolved, so that equivalent final states are equal. */
export function clearTransient({ pending, rolled, fate, outOfAction, hitInExchange }: Board, state: State): State {
  const copy = state.slice();
  for (const targetSide of ['ships', 'subs'] as const) {
    copy[rolled[targetSide]] = copy[fate[targetSide]] = 0;
    for (const effect of effects) copy[pending[targetSide][effect]] = 0;
  }
  for (const index of outOfAction) copy[index] = 0;
  for (const index of hitInExchange) copy[index] = 0;
  return copy;
}

/** The type of the combat in a state. */
export function getCombatType(board: Board, state: State): CombatType {
  return combatTypes[state[board.type]!]!;
}

export function setCombatType(board: Board, state: State, type: CombatType): State {
  return withCounters(state, [board.type, combatTypes.indexOf(type)]);
}

/** A condition for steps: true if the combat has a type. */
export function createTypeCondition(board: Board, type: CombatType): (state: State) => boolean {
  return (state) => getCombatType(board, state) === type;
}
