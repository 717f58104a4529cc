/** The decisions of a cycle: submerging, and the attacker's retreat. */
import type { Basis } from '../../../engine/amount';
import { withCounters, type Choice, type State } from '../../../engine/combat';
import type { Calculation } from '../../../engine/progress';
import { otherSide, type BattleSide, type LeaveWhen, type Retreat } from '../data';
import { counted, percent } from '../wording';
import { anyFighting, fighting, goesOn, hasDestroyer, type Board, type GroupCounters } from './board';
import type { StepHead } from './statements';

/** True if the condition of an order to leave is met. */
export function isTime(board: Board, when: LeaveWhen, side: BattleSide, state: State): boolean {
  const enemy = otherSide(side);
  switch (when) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'no-target-left':
      return !anyFighting(board, state, enemy, ({ domain }) => domain !== 'air');
    case 'enemy-has-aircraft':
      return anyFighting(board, state, enemy, ({ domain }) => domain === 'air');
    case 'enemy-has-destroyer':
      return hasDestroyer(board, state, enemy);
  }
}

/** A possible departure of a group of submarines. */
interface Leaving {
  readonly board: Board;
  readonly tracked: GroupCounters;
  /** True if the rules allow it. */
  readonly may: (state: State) => boolean;
  /** The condition in the orders. */
  readonly when: LeaveWhen;
  /** The counter of the units that decide; by default that of undamaged units. */
  readonly from?: number;
  /** The counter that departing units move to. */
  readonly to: number;
  /** The verb for one unit and for several: `dives`, `dive`. */
  readonly verb: readonly [one: string, several: string];
  /** The verb in a report, if they only intend to leave so far: `holds its fire to dive`. */
  readonly told?: readonly [one: string, several: string];
  /** The option that sets the time of the decision. */
  readonly basis?: Basis;
}

/**
 * The decision of a group of submarines to leave, for any number of them: `stay`, `1 dives` ..., `dive` for all. By order it is
 * all or none.
 */
export function leavingChoice(
  head: StepHead,
  {
    board,
    tracked,
    may,
    when,
    from = tracked.standing[0],
    to,
    verb: [one, several],
    told = [one, several],
    basis,
  }: Leaving,
): Choice {
  const words = (count: number, of: number): string =>
    count === 0 ? 'stay' : count === of ? several : `${count} ${count === 1 ? one : several}`;
  return {
    kind: 'choice',
    ...head,
    by: tracked.side,
    idle: when === 'never',
    when: (state) => state[from]! > 0 && may(state),
    options: (state) => Array.from({ length: state[from]! + 1 }, (_, count) => words(count, state[from]!)),
    preferred: (state) => (isTime(board, when, tracked.side, state) ? several : 'stay'),
    apply: (state, option) => {
      const of = state[from]!;
      const count = option === 'stay' ? 0 : option === several ? of : Number.parseInt(option, 10);
      return withCounters(state, [from, of - count], [to, state[to]! + count]);
    },
    remark: (before, after) => {
      const { one: single, title } = tracked.group;
      const of = before[from]!;
      const leave = of - after[from]!;
      const words = told[leave === 1 ? 0 : 1];
      if (leave > 0 && leave < of) return `${leave} of the ${title} ${words}.`;
      const verb = leave === 0 ? (of === 1 ? 'stays' : 'stay') : words;
      return `The ${of === 1 ? single : title} ${verb}.`;
    },
    ...(basis && when !== 'never' && { bases: () => [basis] }),
  };
}

/** At the end of a cycle: submarines may submerge while the enemy has no destroyer. */
export function submergeChoices(
  board: Board,
  side: BattleSide,
  head: (tracked: GroupCounters) => StepHead,
): readonly Choice[] {
  return board.groups[side].flatMap((tracked) =>
    tracked.submerged === undefined
      ? []
      : leavingChoice(head(tracked), {
          board,
          tracked,
          may: (state) => goesOn(board, state) && !hasDestroyer(board, state, otherSide(side)),
          when: tracked.group.submerge,
          to: tracked.submerged,
          verb: ['submerges', 'submerge'],
        }),
  );
}

/** The basis shown for an order to retreat whose chance is estimated. */
const estimate: Basis = { kind: 'estimate', name: 'chance of winning' };

/** Tolerance for rounding: a chance lower than the limit by less than this still meets it. */
const slack = 1e-12;

/** A chance, and whether it is an estimate because the battle is too large for exact odds. */
export interface Chance {
  readonly share: number;
  readonly isEstimate: boolean;
}

/** The chance from a state that only the attacker remains if he presses on. */
export interface ChanceOfWinning {
  (state: State): Chance;
  /** Computes the chance in slices ahead of its use; absent if that takes no time. */
  readonly prepare?: (state: State) => Calculation<void>;
}

/** At the end of a cycle: the attacker may retreat while both sides have units in the battle. */
export function retreatChoice(
  head: StepHead,
  board: Board,
  order: Retreat = {},
  chance: ChanceOfWinning | undefined,
): Choice {
  const { afterRound = Infinity, fewerThan = 0, chanceBelow = 0 } = order;
  const limits = { afterRound, fewerThan, chanceBelow };
  const prepare = chance?.prepare;
  return {
    kind: 'choice',
    ...head,
    by: 'attacker',
    idle: Object.keys(order).length === 0,
    when: (state) => goesOn(board, state),
    options: () => ['press on', 'retreat'],
    preferred: (state) => (retreatReason(board, limits, chance, state).limit === undefined ? 'press on' : 'retreat'),
    ...(prepare && {
      *prepare(state) {
        if (limitWithoutChance(board, limits, state) === undefined) yield* prepare(state);
      },
    }),
    apply: (state, option) => withCounters(state, [board.retreated, option === 'retreat' ? 1 : 0]),
    remark: (before, _, option) => {
      if (option !== 'retreat') return 'The attacker presses on.';
      const why = reasonInWords(board, limits, retreatReason(board, limits, chance, before), before);
      return `The attacker retreats${why === undefined ? '' : `: ${why}`}.`;
    },
    bases: (before) => (retreatReason(board, limits, chance, before).chance?.isEstimate ? [estimate] : []),
  };
}

/** The limit that makes the attacker retreat, undefined if he presses on, and the chance that was looked up. */
interface RetreatReason {
  readonly limit: keyof Retreat | undefined;
  readonly chance: Chance | undefined;
}

function retreatReason(
  board: Board,
  limits: Required<Retreat>,
  chanceOf: ChanceOfWinning | undefined,
  state: State,
): RetreatReason {
  const limit = limitWithoutChance(board, limits, state);
  if (limit) return { limit, chance: undefined };
  const chance = chanceOf?.(state);
  return { limit: chance && chance.share < limits.chanceBelow - slack ? 'chanceBelow' : undefined, chance };
}

/** The limit that makes the attacker retreat regardless of his chance. */
function limitWithoutChance(
  board: Board,
  { afterRound, fewerThan }: Required<Retreat>,
  state: State,
): 'afterRound' | 'fewerThan' | undefined {
  const cycles = board.cycles === undefined ? 0 : state[board.cycles]!;
  if (cycles >= afterRound) return 'afterRound';
  return fighting(board, state, 'attacker') < fewerThan ? 'fewerThan' : undefined;
}

function reasonInWords(
  board: Board,
  { afterRound, fewerThan, chanceBelow }: Required<Retreat>,
  { limit, chance }: RetreatReason,
  state: State,
): string | undefined {
  if (limit === 'afterRound') return `cycle ${afterRound} is over`;
  if (limit === 'fewerThan') {
    return `${counted(fighting(board, state, 'attacker'), 'unit')} left, fewer than ${fewerThan}`;
  }
  if (!limit || !chance) return undefined;
  const about = chance.isEstimate ? 'about ' : '';
  return `his chance of winning is ${about}${percent(chance.share)}, below ${percent(chanceBelow)}`;
}

/** Removes submarines that evaded the attacker's fire from the battle. */
export function dived(groups: readonly GroupCounters[], state: State): State {
  return withCounters(
    state,
    ...groups.flatMap(({ evading, submerged }) =>
      evading === undefined || submerged === undefined
        ? []
        : ([
            [evading, 0],
            [submerged, state[submerged]! + state[evading]!],
          ] as const),
    ),
  );
}
