/** The decisions of a cycle: submerging, and the attacker's retreat. */
import type { Basis } from '../../../engine/amount';
import { withCounters, type Choice, type State } from '../../../engine/combat';
import type { Calculation } from '../../../engine/progress';
import { getOtherSide, type BattleSide, type LeaveWhen, type Retreat } from '../data';
import { pluralize, formatPercent } from '../wording';
import { isAnyFighting, countFighting, isOngoing, hasDestroyer, type Board, type GroupCounters } from './board';
import type { StepHead } from '../../step-kinds';

/** True if the condition of an order to leave is met. */
export function isTimeToLeave(board: Board, condition: LeaveWhen, side: BattleSide, state: State): boolean {
  const enemy = getOtherSide(side);
  switch (condition) {
    case 'never':
      return false;
    case 'always':
      return true;
    case 'no-target-left':
      return !isAnyFighting(board, state, enemy, ({ domain }) => domain !== 'air');
    case 'enemy-has-aircraft':
      return isAnyFighting(board, state, enemy, ({ domain }) => domain === 'air');
    case 'enemy-has-destroyer':
      return hasDestroyer(board, state, enemy);
  }
}

/** A possible departure of a group of submarines. */
interface LeaveOptions {
  readonly board: Board;
  readonly tracked: GroupCounters;
  /** True if the rules allow it. */
  readonly isAllowed: (state: State) => boolean;
  /** The condition in the orders. */
  readonly when: LeaveWhen;
  /** The counter of the units that decide; by default that of undamaged units. */
  readonly fromCounter?: number;
  /** The counter that departing units move to. */
  readonly toCounter: number;
  /** The verb for one unit and for several: `dives`, `dive`. */
  readonly verb: readonly [one: string, several: string];
  /** The verb in a report, if they only intend to leave so far: `holds its fire to dive`. */
  readonly reportVerb?: readonly [one: string, several: string];
  /** The option that sets the time of the decision. */
  readonly basis?: Basis;
}

/**
 * The decision of a group of submarines to leave, for any number of them: `stay`, `1 dives` ..., `dive` for all. By order it is
 * all or none.
 */
export function createLeaveChoice(
  head: StepHead,
  {
    board,
    tracked,
    isAllowed,
    when,
    fromCounter = tracked.standing[0],
    toCounter,
    verb: [singular, plural],
    reportVerb = [singular, plural],
    basis,
  }: LeaveOptions,
): Choice {
  const formatOption = (count: number, groupSize: number): string =>
    count === 0 ? 'stay' : count === groupSize ? plural : `${count} ${count === 1 ? singular : plural}`;
  return {
    kind: 'choice',
    ...head,
    by: tracked.side,
    keepsState: when === 'never',
    when: (state) => state[fromCounter]! > 0 && isAllowed(state),
    options: (state) =>
      Array.from({ length: state[fromCounter]! + 1 }, (_, count) => formatOption(count, state[fromCounter]!)),
    preferred: (state) => (isTimeToLeave(board, when, tracked.side, state) ? plural : 'stay'),
    apply: (state, option) => {
      const available = state[fromCounter]!;
      const count = option === 'stay' ? 0 : option === plural ? available : Number.parseInt(option, 10);
      return withCounters(state, [fromCounter, available - count], [toCounter, state[toCounter]! + count]);
    },
    remark: (before, after) => {
      const { singular: groupSingular, title } = tracked.group;
      const available = before[fromCounter]!;
      const leavingCount = available - after[fromCounter]!;
      const phrase = reportVerb[leavingCount === 1 ? 0 : 1];
      if (leavingCount > 0 && leavingCount < available) return `${leavingCount} of the ${title} ${phrase}.`;
      const verb = leavingCount === 0 ? (available === 1 ? 'stays' : 'stay') : phrase;
      return `The ${available === 1 ? groupSingular : title} ${verb}.`;
    },
    ...(basis && when !== 'never' && { bases: () => [basis] }),
  };
}

/** The choices at the end of a cycle: submarines may submerge while the enemy has no destroyer. */
export function createSubmergeChoices(
  board: Board,
  side: BattleSide,
  createHead: (tracked: GroupCounters) => StepHead,
): readonly Choice[] {
  return board.groups[side].flatMap((tracked) =>
    tracked.submerged === undefined
      ? []
      : createLeaveChoice(createHead(tracked), {
          board,
          tracked,
          isAllowed: (state) => isOngoing(board, state) && !hasDestroyer(board, state, getOtherSide(side)),
          when: tracked.group.submerge,
          toCounter: tracked.submerged,
          verb: ['submerges', 'submerge'],
        }),
  );
}

/** The basis shown for an order to retreat whose chance is estimated. */
const estimateBasis: Basis = { kind: 'estimate', name: 'chance of winning' };

/** Tolerance for rounding: a chance lower than the limit by less than this still meets it. */
const tolerance = 1e-12;

/** A chance, and whether it is an estimate because the battle is too large for exact odds. */
export interface Chance {
  readonly probability: number;
  readonly isEstimate: boolean;
}

/** The chance from a state that only the attacker remains if he presses on. */
export interface WinChance {
  (state: State): Chance;
  /** Computes the chance in slices ahead of its use; absent if that takes no time. */
  readonly prepare?: (state: State) => Calculation<void>;
}

/** The choice at the end of a cycle: the attacker may retreat while both sides have units in the battle. */
export function createRetreatChoice(
  head: StepHead,
  board: Board,
  order: Retreat = {},
  chance: WinChance | undefined,
): Choice {
  const { afterRound = Infinity, fewerThan = 0, chanceBelow = 0 } = order;
  const limits = { afterRound, fewerThan, chanceBelow };
  const prepare = chance?.prepare;
  return {
    kind: 'choice',
    ...head,
    by: 'attacker',
    keepsState: Object.keys(order).length === 0,
    when: (state) => isOngoing(board, state),
    options: () => ['press on', 'retreat'],
    preferred: (state) =>
      findRetreatReason(board, limits, chance, state).limit === undefined ? 'press on' : 'retreat',
    ...(prepare && {
      *prepare(state) {
        if (findFixedLimit(board, limits, state) === undefined) yield* prepare(state);
      },
    }),
    apply: (state, option) => withCounters(state, [board.retreated, option === 'retreat' ? 1 : 0]),
    remark: (before, _, option) => {
      if (option !== 'retreat') return 'The attacker presses on.';
      const reason = formatReason(board, limits, findRetreatReason(board, limits, chance, before), before);
      return `The attacker retreats${reason === undefined ? '' : `: ${reason}`}.`;
    },
    bases: (before) => (findRetreatReason(board, limits, chance, before).chance?.isEstimate ? [estimateBasis] : []),
  };
}

/** The limit that makes the attacker retreat, undefined if he presses on, and the chance that was looked up. */
interface RetreatReason {
  readonly limit: keyof Retreat | undefined;
  readonly chance: Chance | undefined;
}

function findRetreatReason(
  board: Board,
  limits: Required<Retreat>,
  winChance: WinChance | undefined,
  state: State,
): RetreatReason {
  const limit = findFixedLimit(board, limits, state);
  if (limit) return { limit, chance: undefined };
  const chance = winChance?.(state);
  return { limit: chance && chance.probability < limits.chanceBelow - tolerance ? 'chanceBelow' : undefined, chance };
}

/** The limit that makes the attacker retreat regardless of his chance. */
function findFixedLimit(
  board: Board,
  { afterRound, fewerThan }: Required<Retreat>,
  state: State,
): 'afterRound' | 'fewerThan' | undefined {
  const cycles = board.cycles === undefined ? 0 : state[board.cycles]!;
  if (cycles >= afterRound) return 'afterRound';
  return countFighting(board, state, 'attacker') < fewerThan ? 'fewerThan' : undefined;
}

function formatReason(
  board: Board,
  { afterRound, fewerThan, chanceBelow }: Required<Retreat>,
  { limit, chance }: RetreatReason,
  state: State,
): string | undefined {
  if (limit === 'afterRound') return `cycle ${afterRound} is over`;
  if (limit === 'fewerThan') {
    return `${pluralize(countFighting(board, state, 'attacker'), 'unit')} left, fewer than ${fewerThan}`;
  }
  if (!limit || !chance) return undefined;
  const about = chance.isEstimate ? 'about ' : '';
  return `his chance of winning is ${about}${formatPercent(chance.probability)}, below ${formatPercent(chanceBelow)}`;
}

/** Removes submarines that evaded the attacker's fire from the battle. */
export function diveEvading(groups: readonly GroupCounters[], state: State): State {
  return withCounters(
    state,
    ...groups.flatMap(({ evading, dived }) =>
      evading === undefined || dived === undefined
        ? []
        : ([
            [evading, 0],
            [dived, state[dived]! + state[evading]!],
          ] as const),
    ),
  );
}
