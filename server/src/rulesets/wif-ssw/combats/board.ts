/** The counters of a combat: all that can change in it. */
import { withCounters, type Counter, type State } from '../../../engine/combat';
import type { Effects } from '../chart/naval-combat-chart';
import type { SswSide } from '../data';
import { combatTypes, maxType, type CombatType } from './combat-types';
import { effects, type Effect } from './effects';
import type { Prey } from './prey';

/** How much there can be of everything. */
export interface Capacity {
  /** Bounds of the modified search rolls; 0 to 0 where there is no search. */
  readonly totals: Readonly<Record<SswSide, { readonly min: number; readonly max: number }>>;
  /** Most surprise points that a side can have. */
  readonly points: Readonly<Record<SswSide, number>>;
  /** How many purchases a side has ordered, and how many units they can pick or include. */
  readonly purchases: Readonly<Record<SswSide, number>>;
  readonly units: Readonly<Record<SswSide, number>>;
  /** Most effects of a kind that one reading of the chart can give. */
  readonly effects: number;
  readonly rounds: number;
  /** Most air-to-sea factors that can be shot down. */
  readonly airFactors: number;
  readonly subs: readonly Prey[];
  readonly ships: readonly Prey[];
  /** Names of lines of which it must be known at the end how many were hit: later combats of the turn depend on it. */
  readonly keeps: ReadonlySet<string>;
  /** Whether they fight on where they are damaged (`hitUnits`), so that it must be known how many are. */
  readonly damagedFightOn: boolean;
  /** Whether there can be an exchange after another one, so that who is left must be known. */
  readonly severalExchanges: boolean;
  readonly convoyPoints: number;
  readonly escorts: number;
}

/** What was hit in the exchange that is being resolved. */
export type Struck = 'ships' | 'subs';

/** What the fates of a combat are counted in. */
export type Tally = 'convoyPoints' | 'subs' | 'escorts';

/** Where each counter stands in the state. */
export interface Board {
  readonly counters: readonly Counter[];
  readonly total: Readonly<Record<SswSide, number>>;
  /** Surprise points that are left. */
  readonly points: Readonly<Record<SswSide, number>>;
  /** How many purchases were dealt with. */
  readonly dealt: Readonly<Record<SswSide, number>>;
  /** Slots for units that were bought as targets, or included: 1 + the place of the purchase in the orders, or 0. */
  readonly units: Readonly<Record<SswSide, readonly number[]>>;
  /** 0 not chosen yet; see `combatTypes`. */
  readonly type: number;
  /** By how many columns the fire of a side is shifted. */
  readonly shift: Readonly<Record<SswSide, number>>;
  readonly round: number;
  /** Air-to-sea factors that anti-aircraft fire has shot down. */
  readonly shotDown: number;
  /** Effects that the chart has given and that are not resolved yet. */
  readonly pending: Readonly<Record<Struck, Readonly<Record<Effect, number>>>>;
  /** How many of the pending effects that a die can save were rolled for, and the fate so far of the unit that is being rolled for. */
  readonly rolled: Readonly<Record<Struck, number>>;
  readonly fate: Readonly<Record<Struck, number>>;
  /** Submarines of each line that went out of action before this exchange, and in it; empty where there is one exchange only. */
  readonly out: readonly number[];
  readonly fresh: readonly number[];
  readonly tally: Readonly<Record<Tally, Readonly<Record<Effect, number>>>>;
  /** The same by power, where several have submarines or escorts in the combat. */
  readonly owned: Readonly<Record<'subs' | 'escorts', ReadonlyMap<string, Readonly<Record<Effect, number>>>>>;
  /** By name of a line that is kept, how many of its units were hit; where the damaged fight on, how many are out of action. */
  readonly kept: ReadonlyMap<string, number>;
  /** The same of damaged ones that fight on: how many more there are than before. Empty where they do not. */
  readonly keptDamaged: ReadonlyMap<string, number>;
}

/** Columns beyond which a shift changes nothing: the widest chart that a scenario may supply. */
export const widestShift = 40;

const sides = { subs: 'sub side', convoy: 'convoy side' } as const;

/** Lays out the counters of a combat. */
export function boardOf(capacity: Capacity): Board {
  const counters: Counter[] = [];
  const counter = (name: string, title: string, max: number, min = 0): number =>
    counters.push({ name, title, min: Math.min(min, 0), max: Math.max(max, 0) }) - 1;
  const eachSide = <T>(of: (side: SswSide, title: string) => T): Record<SswSide, T> => ({
    subs: of('subs', sides.subs),
    convoy: of('convoy', sides.convoy),
  });
  const eachEffect = (name: string, title: string, max: number): Record<Effect, number> => ({
    destroyed: counter(`${name}.destroyed`, `${title} destroyed`, max),
    damaged: counter(`${name}.damaged`, `${title} damaged`, max),
    aborted: counter(`${name}.aborted`, `${title} aborted`, max),
  });
  const eachStruck = <T>(of: (struck: Struck) => T): Record<Struck, T> => ({ ships: of('ships'), subs: of('subs') });
  const subs = capacity.subs.reduce((sum, line) => sum + line.count, 0);
  const { totals, points, purchases, units } = capacity;
  const slots = (side: SswSide): number[] =>
    Array.from({ length: units[side] }, (_, slot) =>
      counter(`unit.${side}.${slot + 1}`, `unit ${slot + 1} bought by the ${sides[side]}`, purchases[side]),
    );
  const lines = (name: string, title: string): number[] =>
    (capacity.severalExchanges ? capacity.subs : []).map((line) =>
      counter(`${name}.${line.name}`, `${line.name} ${title}`, line.count),
    );
  const eachOwner = (name: string, title: string, all: readonly Prey[]): Board['owned']['subs'] => {
    const owners = [...new Set(all.map(({ owner }) => owner))].filter((owner) => owner !== undefined);
    if (owners.length < 2) return new Map();
    return new Map(
      owners.map((owner) => {
        const count = all.reduce((sum, line) => sum + (line.owner === owner ? line.count : 0), 0);
        return [owner, eachEffect(`${name}.${owner}`, `${title} of ${owner}`, count)] as const;
      }),
    );
  };
  const ofKept = (of: (name: string, count: number) => number): ReadonlyMap<string, number> =>
    new Map(
      [...capacity.keeps].flatMap((name) => {
        const lines = [...capacity.subs, ...capacity.ships].filter((line) => line.name === name);
        const count = lines.reduce((sum, line) => sum + line.count, 0);
        return count > 0 ? [[name, of(name, count)] as const] : [];
      }),
    );
  const board = {
    total: eachSide((side, title) =>
      counter(`total.${side}`, `search of the ${title}`, totals[side].max, totals[side].min),
    ),
    points: eachSide((side, title) => counter(`points.${side}`, `surprise points of the ${title}`, points[side])),
    dealt: eachSide((side, title) => counter(`dealt.${side}`, `purchases of the ${title} dealt with`, purchases[side])),
    units: eachSide(slots),
    type: counter('type', 'type of combat', maxType),
    shift: eachSide((side, title) => counter(`shift.${side}`, `columns of the ${title}`, widestShift, -widestShift)),
    round: counter('round', 'rounds fought', capacity.rounds),
    shotDown: counter('shotDown', 'air-to-sea factors shot down', capacity.airFactors),
    pending: eachStruck((struck) => eachEffect(`pending.${struck}`, `effects on ${struck}:`, capacity.effects)),
    rolled: eachStruck((struck) => counter(`rolled.${struck}`, `dice rolled for ${struck}`, 6 * capacity.effects)),
    fate: eachStruck((struck) => counter(`fate.${struck}`, `fate of the unit rolled for (${struck})`, 3)),
    out: lines('out', 'out of action'),
    fresh: lines('fresh', 'hit in this exchange'),
    tally: {
      convoyPoints: eachEffect('convoyPoints', 'convoy points', capacity.convoyPoints),
      subs: eachEffect('subs', 'submarines', subs),
      escorts: eachEffect('escorts', 'escorts', capacity.escorts),
    },
    owned: {
      subs: eachOwner('subs', 'submarines', capacity.subs),
      escorts: eachOwner(
        'escorts',
        'escorts',
        capacity.ships.filter(({ kind }) => kind === 'escort'),
      ),
    },
    kept: ofKept((name, count) => counter(`kept.${name}`, `${name} hit`, count)),
    keptDamaged: capacity.damagedFightOn
      ? ofKept((name, count) => counter(`keptDamaged.${name}`, `${name} damaged`, count, -count))
      : new Map<string, number>(),
  };
  return { counters, ...board };
}

/** A state in which nothing has happened yet. */
export function emptyState(board: Board): State {
  return board.counters.map(() => 0);
}

/** Three counters read as effects. */
export function effectsAt(state: State, at: Readonly<Record<Effect, number>>): Effects {
  return { destroyed: state[at.destroyed]!, damaged: state[at.damaged]!, aborted: state[at.aborted]! };
}

/** Three counters set to effects. */
export function withEffects(state: State, at: Readonly<Record<Effect, number>>, counts: Effects): State {
  return withCounters(state, ...effects.map((effect) => [at[effect], counts[effect]] as const));
}

/** Closes an exchange: who was hit in it is out of action from now on. */
export function exchangeClosed(board: Board, state: State): State {
  const lines = board.out.map((out, line) => [out, state[out]! + state[board.fresh[line]!]!] as const);
  const again = [...board.fresh, board.rolled.ships, board.rolled.subs].map((index) => [index, 0] as const);
  return withCounters(state, ...lines, ...again);
}

/** How many submarines of each line are still in action. */
export function subsLeft(board: Board, subs: readonly Prey[], state: State): readonly number[] {
  return subs.map(({ count }, line) => count - (state[board.out[line] ?? -1] ?? 0));
}

/** Counts a submarine that was hit. @param line its place among the submarines */
export function subHit(board: Board, state: State, prey: Prey, line: number, fate: Effect): State {
  return keptHit(
    board,
    increased(state, [board.tally.subs[fate], ownTally(board, 'subs', prey, fate), board.fresh[line]]),
    prey,
    fate,
  );
}

function increased(state: State, counters: readonly (number | undefined)[], by = 1): State {
  const known = counters.filter((counter) => counter !== undefined);
  return withCounters(state, ...known.map((counter) => [counter, state[counter]! + by] as const));
}

/** Counts a ship or an escort that was hit. */
export function shipHit(board: Board, state: State, prey: Prey, fate: Effect): State {
  if (prey.kind === 'convoy') return increased(state, [board.tally.convoyPoints[fate]], prey.convoyPoints);
  return keptHit(
    board,
    increased(state, [board.tally.escorts[fate], ownTally(board, 'escorts', prey, fate)]),
    prey,
    fate,
  );
}

function ownTally({ owned }: Board, of: 'subs' | 'escorts', { owner = '' }: Prey, fate: Effect): number | undefined {
  return owned[of].get(owner)?.[fate];
}

/** Counts a hit for the later combats of the turn. */
function keptHit({ kept, keptDamaged }: Board, state: State, { name, damaged }: Prey, fate: Effect): State {
  const fighting = keptDamaged.get(name);
  if (fighting !== undefined && fate === 'damaged') return increased(state, [fighting]);
  const out = increased(state, [kept.get(name)]);
  return damaged ? increased(out, [fighting], -1) : out;
}

/** The counters that hits change. */
export function countedOf({ tally, owned, fresh, kept, keptDamaged }: Board, struck: Struck): readonly number[] {
  const own = [...owned[struck === 'subs' ? 'subs' : 'escorts'].values()].flatMap((counts) => Object.values(counts));
  const later = [...own, ...kept.values(), ...keptDamaged.values()];
  return struck === 'subs'
    ? [...Object.values(tally.subs), ...fresh, ...later]
    : [...Object.values(tally.convoyPoints), ...Object.values(tally.escorts), ...later];
}

/** The state without what is of no use any more once all effects are resolved, so that like ends are equal. */
export function settled({ pending, rolled, fate, out, fresh }: Board, state: State): State {
  const copy = state.slice();
  for (const struck of ['ships', 'subs'] as const) {
    copy[rolled[struck]] = copy[fate[struck]] = 0;
    for (const effect of effects) copy[pending[struck][effect]] = 0;
  }
  for (const index of out) copy[index] = 0;
  for (const index of fresh) copy[index] = 0;
  return copy;
}

/** What the combat is in a state. */
export function typeOf(board: Board, state: State): CombatType {
  return combatTypes[state[board.type]!]!;
}

export function withType(board: Board, state: State, type: CombatType): State {
  return withCounters(state, [board.type, combatTypes.indexOf(type)]);
}

/** A condition for steps: whether the combat is of a type. */
export function isType(board: Board, type: CombatType): (state: State) => boolean {
  return (state) => typeOf(board, state) === type;
}
