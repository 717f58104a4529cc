/** One cycle of a sea battle, for both rulesets: opening fire, general fire, removal of casualties, submerging and retreat. */
import {
  withCounters,
  type Fire,
  type Shooter,
  type Situation,
  type Step,
  type Switch,
  type Update,
  type Volley,
} from '../../../engine/combat';
import { battleSides, otherSide, type BattleSide } from '../data';
import type { SeaBattle } from './battle';
import { isAny, type Board, type GroupCounters } from './board';
import { retreatChoice, submergeChoices, type ChanceOfWinning } from './decisions';
import { statement, type StepHead } from './statements';

/** Differences of a ruleset, or of its first cycle. All are optional. */
export interface Variant {
  /** True for a separate first cycle, whose steps have ids of their own. */
  readonly first?: boolean;
  /** Steps at the start of the cycle. */
  readonly head?: readonly Step[];
  /** Volleys of opening fire other than those of submarines. */
  readonly opening?: readonly Volley[];
  /** Steps between opening fire and general fire. */
  readonly afterOpening?: readonly Step[];
  /** Defending submarines that hold their fire until all others have fired. */
  readonly heldFire?: HeldFire;
  /** Steps after the removal of casualties, before anybody submerges or retreats. */
  readonly afterFire?: readonly Step[];
  /** True if a group may hit another, in addition to the limits of its domain. */
  readonly allows?: (shooter: GroupCounters, target: GroupCounters, now: Situation) => boolean;
  /** True if a group may sometimes hit fewer targets than others in its volley; its hits are then taken first. */
  readonly restricts?: (shooter: GroupCounters) => boolean;
  /** True if casualties of these submarines are removed without return fire, regardless of enemy destroyers. */
  readonly strikesFirst?: (shooter: GroupCounters, now: Situation) => boolean;
}

/** Submarines that roll after all others. */
export interface HeldFire {
  /** Their decisions before that. */
  readonly choices: readonly Step[];
  readonly fire: StepHead;
  readonly volley: StepHead;
}

/** The name of the switch that is on while a side has a destroyer. */
export function destroyerSwitch(side: BattleSide): string {
  return `${side}.destroyer`;
}

/** The switches for destroyers of each side, read at the start of a cycle. */
export function destroyerSwitches(board: Board): readonly Switch[] {
  return battleSides.map((side) => {
    const destroyers = board.destroyers[side];
    return {
      name: destroyerSwitch(side),
      title: `the ${side} has a destroyer`,
      read: (state) => (isAny(state, destroyers) ? 1 : 0),
    };
  });
}

/** The steps of a cycle. @param chance of winning that the order to retreat is compared with */
export function cycleSteps(
  battle: SeaBattle,
  board: Board,
  chance: ChanceOfWinning | undefined,
  variant: Variant = {},
): readonly Step[] {
  const { head = [], opening = [], afterOpening = [], afterFire = [], heldFire } = variant;
  const before = variant.first ? 'first-cycle' : undefined;
  const volleys = (what: 'submarines' | 'others'): readonly Volley[] =>
    battleSides.flatMap((side) =>
      volley(statement(`${side}.${what}`, { before }), what, { battle, board, side, variant }),
    );
  const fire = (id: 'opening-fire' | 'fire', thrown: readonly Volley[]): readonly Fire[] =>
    thrown.length === 0 ? [] : [{ kind: 'fire', ...statement(id, { before }), volleys: thrown }];
  return [
    ...head,
    ...fire('opening-fire', [...opening, ...volleys('submarines')]),
    ...afterOpening,
    ...fire('fire', volleys('others')),
    ...(heldFire === undefined ? [] : heldFireSteps(heldFire, { battle, board, side: 'defender', variant })),
    { kind: 'removal', ...statement('removal', { before }) },
    ...afterFire,
    ...countOf(board, statement('cycle-over', { before })),
    ...submergeSteps(board, 'attacker', before),
    retreatChoice(retreatStep(variant), board, battle.attacker.retreat, chance),
    ...submergeSteps(board, 'defender', before),
  ];
}

/** The head of the step in which the attacker may retreat. */
export function retreatStep({ first = false }: Variant = {}): StepHead {
  return statement('retreat', { before: first ? 'first-cycle' : undefined });
}

/** The submarines of a side may submerge at the end of a cycle. @param before prefix that keeps the ids of the first cycle unique */
function submergeSteps(board: Board, side: BattleSide, before?: string): readonly Step[] {
  return submergeChoices(board, side, ({ group }) => statement(`submerge.${side}`, { before, after: group.name }));
}

interface Shots {
  readonly battle: SeaBattle;
  readonly board: Board;
  readonly side: BattleSide;
  readonly variant: Variant;
}

/** The volley of a side's submarines, or of all its other units; empty if none of them can hit. */
function volley(
  head: StepHead,
  what: 'submarines' | 'others',
  { battle, board, side, variant }: Shots,
): readonly Volley[] {
  const { restricts = () => false } = variant;
  const shooters = board.groups[side]
    .filter(({ group }) => (group.domain === 'submarine') === (what === 'submarines') && group.value.total > 0)
    .toSorted((a, b) => Number(restricts(b)) - Number(restricts(a)))
    .map((tracked) => shooterOf(board, tracked, variant));
  if (shooters.length === 0) return [];
  return [{ ...head, by: side, on: otherSide(side), sides: battle.die, shooters }];
}

/** The decisions of submarines that hold their fire, and the fire of those that stay. */
function heldFireSteps(
  { choices, fire, volley: head }: HeldFire,
  { battle, board, side, variant }: Shots,
): readonly Step[] {
  const shooters = board.groups[side].flatMap((tracked) => {
    const { group, evading, struck } = tracked;
    if (evading === undefined || struck === undefined || group.value.total <= 0) return [];
    return [{ ...shooterOf(board, tracked, variant), counters: [evading, struck] }];
  });
  if (shooters.length === 0) return choices;
  const volleys = [{ ...head, by: side, on: otherSide(side), sides: battle.die, shooters }];
  return [...choices, { kind: 'fire', ...fire, volleys }];
}

function shooterOf(board: Board, tracked: GroupCounters, variant: Variant): Shooter {
  const { allows, strikesFirst = () => false, heldFire } = variant;
  const { group, side, standing, evading, struck } = tracked;
  const enemies = board.groups[otherSide(side)];
  const submarine = group.domain === 'submarine';
  const inReach = enemies.filter((target) => !(submarine && target.group.domain === 'air'));
  const all = classesOf(inReach);
  const mayHit = (now: Situation): readonly string[] =>
    allows === undefined ? all : classesOf(inReach.filter((target) => allows(tracked, target, now)));
  const hampered = (now: Situation): boolean =>
    submarine && now[destroyerSwitch(otherSide(side))] === 1 && !strikesFirst(tracked, now);
  // Submarines that hold their fire still roll when hit, except if submarines strike first.
  const awaited = heldFire !== undefined && side === 'attacker' && !submarine;
  return {
    title: group.title,
    counters: struck === undefined || evading !== undefined ? standing : [...standing, struck],
    diceEach: group.dice,
    hitsOn: () => group.value,
    targets: mayHit,
    removal: (now) => (hampered(now) || awaited ? 'afterReturnFire' : 'now'),
  };
}

/** The distinct target classes of some groups. */
function classesOf(groups: readonly GroupCounters[]): readonly string[] {
  return [...new Set(groups.map(({ target }) => target))];
}

/** Counts the cycle if its number matters. */
function countOf({ cycles, counters }: Board, head: StepHead): readonly Update[] {
  if (cycles === undefined) return [];
  const max = counters[cycles]!.max;
  return [
    {
      kind: 'update',
      ...head,
      quiet: true,
      apply: (state) => withCounters(state, [cycles, Math.min(state[cycles]! + 1, max)]),
    },
  ];
}
