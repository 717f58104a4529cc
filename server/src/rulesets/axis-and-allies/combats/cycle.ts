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
import { battleSides, getOtherSide, type BattleSide } from '../data';
import { canHit, type BattleDefinition } from './battle';
import { isAnyPositive, type Board, type GroupCounters } from './board';
import { createRetreatChoice, createSubmergeChoices, type WinChance } from './decisions';
import type { StepHead } from '../../step-kinds';
import { createStepHead } from './step-kinds';

/** Differences of a ruleset, or of its first cycle. All are optional. */
export interface CycleVariant {
  /** True for a separate first cycle, whose steps have ids of their own. */
  readonly isFirst?: boolean;
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
  readonly mayHit?: (shooter: GroupCounters, target: GroupCounters, situation: Situation) => boolean;
  /** True if a group may sometimes hit fewer targets than others in its volley; its hits are then taken first. */
  readonly isRestricted?: (shooter: GroupCounters) => boolean;
  /** True if casualties of these submarines are removed without return fire, regardless of enemy destroyers. */
  readonly strikesFirst?: (shooter: GroupCounters, situation: Situation) => boolean;
}

/** Submarines that roll after all others. */
export interface HeldFire {
  /** Their decisions before that. */
  readonly choices: readonly Step[];
  readonly fire: StepHead;
  readonly volley: StepHead;
}

/** The name of the switch that is on while a side has a destroyer. */
export function getDestroyerSwitchName(side: BattleSide): string {
  return `${side}.destroyer`;
}

/** The switches for destroyers of each side, read at the start of a cycle. */
export function listDestroyerSwitches(board: Board): readonly Switch[] {
  return battleSides.map((side) => {
    const destroyers = board.destroyers[side];
    return {
      name: getDestroyerSwitchName(side),
      title: `the ${side} has a destroyer`,
      read: (state) => (isAnyPositive(state, destroyers) ? 1 : 0),
    };
  });
}

/** The steps of a cycle. @param chance of winning that the order to retreat is compared with */
export function createCycleSteps(
  battle: BattleDefinition,
  board: Board,
  chance: WinChance | undefined,
  variant: CycleVariant = {},
): readonly Step[] {
  const { head = [], opening = [], afterOpening = [], afterFire = [], heldFire } = variant;
  const idPrefix = variant.isFirst ? 'first-cycle' : undefined;
  const createVolleys = (shooterKind: 'submarines' | 'others'): readonly Volley[] =>
    battleSides.flatMap((side) =>
      createVolley(createStepHead(`${side}.${shooterKind}`, { before: idPrefix }), shooterKind, {
        battle,
        board,
        side,
        variant,
      }),
    );
  const createFire = (id: 'opening-fire' | 'fire', volleys: readonly Volley[]): readonly Fire[] =>
    volleys.length === 0 ? [] : [{ kind: 'fire', ...createStepHead(id, { before: idPrefix }), volleys }];
  return [
    ...head,
    ...createFire('opening-fire', [...opening, ...createVolleys('submarines')]),
    ...afterOpening,
    ...createFire('fire', createVolleys('others')),
    ...(heldFire === undefined ? [] : createHeldFireSteps(heldFire, { battle, board, side: 'defender', variant })),
    { kind: 'removal', ...createStepHead('removal', { before: idPrefix }) },
    ...afterFire,
    ...createCycleCount(board, createStepHead('cycle-over', { before: idPrefix })),
    ...createSubmergeSteps(board, 'attacker', idPrefix),
    createRetreatChoice(createRetreatStep(variant), board, battle.attacker.retreat, chance),
    ...createSubmergeSteps(board, 'defender', idPrefix),
  ];
}

/** The head of the step in which the attacker may retreat. */
export function createRetreatStep({ isFirst = false }: CycleVariant = {}): StepHead {
  return createStepHead('retreat', { before: isFirst ? 'first-cycle' : undefined });
}

/** The submarines of a side may submerge at the end of a cycle. @param idPrefix prefix that keeps the ids of the first cycle unique */
function createSubmergeSteps(board: Board, side: BattleSide, idPrefix?: string): readonly Step[] {
  return createSubmergeChoices(board, side, ({ group }) =>
    createStepHead(`submerge.${side}`, { before: idPrefix, after: group.name }),
  );
}

interface VolleyContext {
  readonly battle: BattleDefinition;
  readonly board: Board;
  readonly side: BattleSide;
  readonly variant: CycleVariant;
}

/** The volley of a side's submarines, or of all its other units; empty if none of them can hit. */
function createVolley(
  head: StepHead,
  shooterKind: 'submarines' | 'others',
  { battle, board, side, variant }: VolleyContext,
): readonly Volley[] {
  const { isRestricted = () => false } = variant;
  const shooters = board.groups[side]
    .filter(({ group }) => (group.domain === 'submarine') === (shooterKind === 'submarines') && group.value.total > 0)
    .toSorted((a, b) => Number(isRestricted(b)) - Number(isRestricted(a)))
    .map((tracked) => createShooter(board, tracked, variant));
  if (shooters.length === 0) return [];
  return [{ ...head, by: side, on: getOtherSide(side), sides: battle.dieSides, shooters, lowLuck: battle.lowLuck }];
}

/** The decisions of submarines that hold their fire, and the fire of those that stay. */
function createHeldFireSteps(
  { choices, fire, volley: head }: HeldFire,
  { battle, board, side, variant }: VolleyContext,
): readonly Step[] {
  const shooters = board.groups[side].flatMap((tracked) => {
    const { evading, struck } = tracked;
    if (evading === undefined || struck === undefined) return [];
    return [{ ...createShooter(board, tracked, variant), counters: [evading, struck] }];
  });
  if (shooters.length === 0) return choices;
  const volleys = [
    { ...head, by: side, on: getOtherSide(side), sides: battle.dieSides, shooters, lowLuck: battle.lowLuck },
  ];
  return [...choices, { kind: 'fire', ...fire, volleys }];
}

function createShooter(board: Board, tracked: GroupCounters, variant: CycleVariant): Shooter {
  const { mayHit, strikesFirst = () => false, heldFire } = variant;
  const { group, side, standing, evading, struck } = tracked;
  const enemies = board.groups[getOtherSide(side)];
  const isSubmarine = group.domain === 'submarine';
  const reachable = enemies.filter((target) => canHit(group, target.group));
  const allTargets = listTargetClasses(reachable);
  const listTargets = (situation: Situation): readonly string[] =>
    mayHit === undefined
      ? allTargets
      : listTargetClasses(reachable.filter((target) => mayHit(tracked, target, situation)));
  const isHampered = (situation: Situation): boolean =>
    isSubmarine && situation[getDestroyerSwitchName(getOtherSide(side))] === 1 && !strikesFirst(tracked, situation);
  // Submarines that hold their fire still roll when hit, except if submarines strike first.
  const waitsForHeldFire = heldFire !== undefined && side === 'attacker' && !isSubmarine;
  return {
    title: group.title,
    counters: struck === undefined || evading !== undefined ? standing : [...standing, struck],
    diceEach: group.dicePerUnit,
    hitsOn: () => group.value,
    targets: listTargets,
    removal: (situation) => (isHampered(situation) || waitsForHeldFire ? 'afterReturnFire' : 'now'),
  };
}

/** The distinct target classes of some groups. */
function listTargetClasses(groups: readonly GroupCounters[]): readonly string[] {
  return [...new Set(groups.map(({ target }) => target))];
}

/** Counts the cycle if its number matters. */
function createCycleCount({ cycles, counters }: Board, head: StepHead): readonly Update[] {
  if (cycles === undefined) return [];
  const max = counters[cycles]!.max;
  return [
    {
      kind: 'update',
      ...head,
      omitFromTrace: true,
      apply: (state) => withCounters(state, [cycles, Math.min(state[cycles]! + 1, max)]),
    },
  ];
}
