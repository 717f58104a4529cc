/**
 * Resolves effects: they are allotted, units with a defence factor roll for each, and the fates are counted. Effects that no die can prevent
 * are resolved at once, the others one by one.
 */
import type { Basis } from '../../../engine/amount';
import { withCounters, type Rounds, type Side, type State, type Step, type Update } from '../../../engine/combat';
import { noEffects, type Effects } from '../chart/naval-combat-chart';
import { damageRoll } from '../dice/numbers';
import type { AllottedHits, Hit } from './allotment';
import { listHitCounters, type Board, type TargetSide } from './board';
import { toEffect, formatEffects, changesFate, reduceEffect, worsenFate, type Effect, type Fate } from './effects';
import { memoizeByCounters } from './memoize';
import { rollsForDamage, type Target } from './target';
import { createStepHead, type StepKindId } from './step-kinds';

/** Labels of the defence rolls: convoy side, submarines, and submarines under fire before their attack. */
export type DamageId = 'damage.convoy' | 'damage.subs' | 'damage.subs.before';

export interface Damage {
  readonly board: Board;
  readonly targetSide: TargetSide;
  /** Id of the rolls; the ids of other steps are derived from it. */
  readonly id: DamageId;
  /** The kind of step whose rules apply, if not those of strategic submarine warfare. */
  readonly ruleSource?: StepKindId;
  /** The side that is hit, which rolls. */
  readonly by: Side;
  /** The counters that determine the allotment, and what the rolls rest on. */
  readonly reads: readonly number[];
  /** Allots the effects. */
  readonly allotHits: (state: State) => AllottedHits;
  readonly targets: readonly Target[];
  /** Options that affect the allotment. */
  readonly bases?: (state: State) => readonly Basis[];
  /** Counts the fate of one unit; `line` is the index of its target line. */
  readonly count: (state: State, line: number, fate: Effect) => State;
}

/** An effect that a unit rolls for. */
interface RolledEffect {
  readonly line: number;
  readonly effect: Effect;
  /** The last effect on the unit. */
  readonly isLast: boolean;
}

const defenceDie = { count: 1, sides: damageRoll.sides };

/** The effects to resolve: hits on units without a roll, and effects with a roll. */
interface DamagePlan {
  readonly certain: readonly Hit[];
  readonly rolledEffects: readonly RolledEffect[];
  readonly bases: AllottedHits['bases'];
}

/** The steps that resolve the pending effects on one side. */
export function createDamageSteps(damage: Damage): readonly Step[] {
  const getPlan = memoizeByCounters(damage.reads, (state) => createPlan(damage.allotHits(state), damage.targets));
  const listBases = (state: State): readonly Basis[] => [...(damage.bases?.(state) ?? []), ...getPlan(state).bases()];
  return [
    createCertainDamageStep({ ...damage, bases: listBases }, getPlan),
    createRolledDamageStep({ ...damage, bases: listBases }, getPlan),
  ];
}

function createPlan({ hits, bases }: AllottedHits, targets: readonly Target[]): DamagePlan {
  const rolls = (hit: Hit): boolean => rollsForDamage(targets[hit.target]!);
  const rolledEffects = hits
    .filter(rolls)
    .flatMap(({ target: line, effects }) =>
      effects.map((effect, index) => ({ line, effect, isLast: index === effects.length - 1 })),
    );
  return { certain: hits.filter((hit) => !rolls(hit)), rolledEffects, bases };
}

/** Effects on units that roll no die: without a defence factor, or with one that never saves. */
function createCertainDamageStep(
  { id, ruleSource, by, targets, count, bases }: Damage,
  getPlan: (state: State) => DamagePlan,
): Update {
  return {
    kind: 'update',
    ...createStepHead(`${id}.certain`, ruleSource),
    on: by,
    when: (state) => getPlan(state).certain.length > 0,
    apply: (state) =>
      getPlan(state).certain.reduce((before, hit) => {
        const fate = toEffect(computeFate(hit.effects, targets[hit.target]!));
        return fate ? count(before, hit.target, fate) : before;
      }, state),
    bases,
    remark: (before) => `${formatHits(getPlan(before).certain, targets).join('; ')}. No die can save them.`,
  };
}

/** The fate of a unit after effects without a roll. */
function computeFate(effects: readonly Effect[], { damaged }: Target): Fate {
  return effects.reduce<Fate>((fate, effect) => worsenFate(fate, effect, damaged), 0);
}

/** `flotilla-7: 1 destroyed`, `convoy: 2 damaged`: hits by name. */
function formatHits(hits: readonly Hit[], targets: readonly Target[]): readonly string[] {
  const byName = new Map<string, Effects>();
  for (const { target: line, effects } of hits) {
    const { name } = targets[line]!;
    for (const effect of effects) {
      const counts = byName.get(name) ?? noEffects;
      byName.set(name, { ...counts, [effect]: counts[effect] + 1 });
    }
  }
  return [...byName].map(([name, counts]) => `${name}: ${formatEffects(counts)}`);
}

/** A die for each effect that can still change something. */
function createRolledDamageStep(damage: Damage, getPlan: (state: State) => DamagePlan): Rounds {
  const { board, targetSide, id, ruleSource, by, targets, count, bases } = damage;
  const [rolledCounter, fateCounter] = [board.rolled[targetSide], board.fate[targetSide]];
  const getNextEffect = (state: State): RolledEffect => getPlan(state).rolledEffects[state[rolledCounter]!]!;
  return {
    kind: 'rounds',
    ...createStepHead(`${id}.dice`),
    again: (state) => state[rolledCounter]! < getPlan(state).rolledEffects.length,
    limit: Math.max(1, board.counters[rolledCounter]!.max),
    involves: [rolledCounter, fateCounter, ...damage.reads, ...listHitCounters(board, targetSide)],
    steps: [
      {
        kind: 'roll',
        ...createStepHead(id, ruleSource),
        by,
        on: by,
        dice: () => defenceDie,
        subject: (state) => `${targets[getNextEffect(state).line]!.name}, ${getNextEffect(state).effect}`,
        apply: (state, roll) => {
          const { rolledEffects } = getPlan(state);
          const rolledEffect = getNextEffect(state);
          const fate = applyRoll(state[fateCounter] as Fate, rolledEffect, roll, targets[rolledEffect.line]!);
          const nextIndex = skipIneffective(rolledEffects, state[rolledCounter]!, fate, targets);
          if (!rolledEffects[nextIndex - 1]!.isLast)
            return withCounters(state, [rolledCounter, nextIndex], [fateCounter, fate]);
          const stateAfterUnit = withCounters(state, [rolledCounter, nextIndex], [fateCounter, 0]);
          const effect = toEffect(fate);
          return effect ? count(stateAfterUnit, rolledEffect.line, effect) : stateAfterUnit;
        },
        bases,
        remark: (before, _after, roll) =>
          describeRoll(getNextEffect(before), roll, targets[getNextEffect(before).line]!),
      },
    ],
  };
}

/** The index after an effect, skipping those that cannot change the fate of the same unit. */
function skipIneffective(
  rolledEffects: readonly RolledEffect[],
  rolledIndex: number,
  fate: Fate,
  targets: readonly Target[],
): number {
  let next = rolledIndex + 1;
  while (
    !rolledEffects[next - 1]!.isLast &&
    !changesFate(fate, rolledEffects[next]!.effect, targets[rolledEffects[next]!.line]!.damaged)
  )
    next++;
  return next;
}

/** An effect stands on a roll up to the defence factor; above it, it drops by one step. */
function resolveRoll({ effect }: RolledEffect, roll: number, target: Target): Effect | undefined {
  return target.defence === undefined || roll <= target.defence ? effect : reduceEffect(effect);
}

function applyRoll(fate: Fate, rolledEffect: RolledEffect, roll: number, target: Target): Fate {
  const outcome = resolveRoll(rolledEffect, roll, target);
  return outcome ? worsenFate(fate, outcome, target.damaged) : fate;
}

function describeRoll(rolledEffect: RolledEffect, roll: number, target: Target): string {
  const outcome = resolveRoll(rolledEffect, roll, target);
  const defenceText = `the defence factor ${target.defence}`;
  if (outcome === rolledEffect.effect) return `Not above ${defenceText}: the ${nouns[outcome]} stands.`;
  const resultText = outcome ? `${nouns[outcome]} instead of ${nouns[rolledEffect.effect]}` : 'no effect';
  return `Above ${defenceText}: ${resultText}.`;
}

const nouns: Readonly<Record<Effect, string>> = { destroyed: 'destruction', damaged: 'damage', aborted: 'abort' };
