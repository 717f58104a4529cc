/**
 * Resolves effects: they are allotted, units with a defence factor roll for each, and the fates are counted. Effects that no die can prevent
 * are resolved at once, the others one by one.
 */
import type { Basis } from '../../../engine/amount';
import { withCounters, type Rounds, type Side, type State, type Step, type Update } from '../../../engine/combat';
import { noEffects, type Effects } from '../chart/naval-combat-chart';
import { damageRoll } from '../dice/numbers';
import type { Allotted, Hit } from './allotment';
import { countedOf, type Board, type Struck } from './board';
import { effectOf, effectsInWords, matters, oneStepDown, worsened, type Effect, type Fate } from './effects';
import { rememberedBy } from './memo';
import { rollsForDamage, type Prey } from './prey';
import { statement, type StatementId } from './statements';

/** Labels of the defence rolls: convoy side, submarines, and submarines under fire before their attack. */
export type DamageId = 'damage.convoy' | 'damage.subs' | 'damage.subs.before';

export interface Damage {
  readonly board: Board;
  readonly struck: Struck;
  /** Id of the rolls; the ids of other steps are derived from it. */
  readonly id: DamageId;
  /** The statement whose rules apply, if not those of strategic submarine warfare. */
  readonly like?: StatementId;
  /** The side that is hit, which rolls. */
  readonly by: Side;
  /** The counters that determine the allotment, and what the rolls rest on. */
  readonly reads: readonly number[];
  /** Allots the effects. */
  readonly allotted: (state: State) => Allotted;
  readonly prey: readonly Prey[];
  /** Options that affect the allotment. */
  readonly bases?: (state: State) => readonly Basis[];
  /** Counts the fate of one unit; `line` is the index of its target line. */
  readonly count: (state: State, line: number, fate: Effect) => State;
}

/** An effect that a unit rolls for. */
interface Blow {
  readonly line: number;
  readonly effect: Effect;
  /** The last effect on the unit. */
  readonly last: boolean;
}

const defenceDie = { count: 1, sides: damageRoll.sides };

/** The effects to resolve: hits on units without a roll, and effects with a roll. */
interface Plan {
  readonly certain: readonly Hit[];
  readonly blows: readonly Blow[];
  readonly bases: Allotted['bases'];
}

/** The steps that resolve the pending effects on one side. */
export function damageSteps(damage: Damage): readonly Step[] {
  const plan = rememberedBy(damage.reads, (state) => planOf(damage.allotted(state), damage.prey));
  const bases = (state: State): readonly Basis[] => [...(damage.bases?.(state) ?? []), ...plan(state).bases()];
  return [certainDamage({ ...damage, bases }, plan), rolledDamage({ ...damage, bases }, plan)];
}

function planOf({ hits, bases }: Allotted, prey: readonly Prey[]): Plan {
  const rolls = (hit: Hit): boolean => rollsForDamage(prey[hit.prey]!);
  const blows = hits
    .filter(rolls)
    .flatMap(({ prey: line, effects }) =>
      effects.map((effect, index) => ({ line, effect, last: index === effects.length - 1 })),
    );
  return { certain: hits.filter((hit) => !rolls(hit)), blows, bases };
}

/** Effects on units that roll no die: without a defence factor, or with one that never saves. */
function certainDamage({ id, like, prey, count, bases }: Damage, plan: (state: State) => Plan): Update {
  return {
    kind: 'update',
    ...statement(`${id}.certain`, like),
    when: (state) => plan(state).certain.length > 0,
    apply: (state) =>
      plan(state).certain.reduce((before, hit) => {
        const fate = effectOf(suffered(hit.effects, prey[hit.prey]!));
        return fate ? count(before, hit.prey, fate) : before;
      }, state),
    bases,
    remark: (before) => `${formatHits(plan(before).certain, prey).join('; ')}. No die can save them.`,
  };
}

/** The fate of a unit after effects without a roll. */
function suffered(effects: readonly Effect[], { damaged }: Prey): Fate {
  return effects.reduce<Fate>((fate, effect) => worsened(fate, effect, damaged), 0);
}

/** `flotilla-7: 1 destroyed`, `convoy: 2 damaged`: hits by name. */
function formatHits(hits: readonly Hit[], prey: readonly Prey[]): readonly string[] {
  const byName = new Map<string, Effects>();
  for (const { prey: line, effects } of hits) {
    const { name } = prey[line]!;
    for (const effect of effects) {
      const counts = byName.get(name) ?? noEffects;
      byName.set(name, { ...counts, [effect]: counts[effect] + 1 });
    }
  }
  return [...byName].map(([name, counts]) => `${name}: ${effectsInWords(counts)}`);
}

/** A die for each effect that can still change something. */
function rolledDamage(damage: Damage, plan: (state: State) => Plan): Rounds {
  const { board, struck, id, like, by, prey, count, bases } = damage;
  const [rolledAt, fateAt] = [board.rolled[struck], board.fate[struck]];
  const next = (state: State): Blow => plan(state).blows[state[rolledAt]!]!;
  return {
    kind: 'rounds',
    ...statement(`${id}.dice`),
    again: (state) => state[rolledAt]! < plan(state).blows.length,
    limit: Math.max(1, board.counters[rolledAt]!.max),
    involves: [rolledAt, fateAt, ...damage.reads, ...countedOf(board, struck)],
    steps: [
      {
        kind: 'roll',
        ...statement(id, like),
        by,
        dice: () => defenceDie,
        subject: (state) => `${prey[next(state).line]!.name}, ${next(state).effect}`,
        apply: (state, roll) => {
          const { blows } = plan(state);
          const blow = next(state);
          const fate = afterDie(state[fateAt] as Fate, blow, roll, prey[blow.line]!);
          const done = nextThatMatters(blows, state[rolledAt]!, fate, prey);
          if (!blows[done - 1]!.last) return withCounters(state, [rolledAt, done], [fateAt, fate]);
          const closed = withCounters(state, [rolledAt, done], [fateAt, 0]);
          const effect = effectOf(fate);
          return effect ? count(closed, blow.line, effect) : closed;
        },
        bases,
        remark: (before, _after, roll) => verdict(next(before), roll, prey[next(before).line]!),
      },
    ],
  };
}

/** The index after an effect, skipping those that cannot change the fate of the same unit. */
function nextThatMatters(blows: readonly Blow[], rolled: number, fate: Fate, prey: readonly Prey[]): number {
  let next = rolled + 1;
  while (!blows[next - 1]!.last && !matters(fate, blows[next]!.effect, prey[blows[next]!.line]!.damaged)) next++;
  return next;
}

/** An effect stands on a roll up to the defence factor; above it, it drops by one step. */
function outcomeOf({ effect }: Blow, roll: number, prey: Prey): Effect | undefined {
  return prey.defence === undefined || roll <= prey.defence ? effect : oneStepDown(effect);
}

function afterDie(fate: Fate, blow: Blow, roll: number, prey: Prey): Fate {
  const outcome = outcomeOf(blow, roll, prey);
  return outcome ? worsened(fate, outcome, prey.damaged) : fate;
}

function verdict(blow: Blow, roll: number, prey: Prey): string {
  const outcome = outcomeOf(blow, roll, prey);
  const against = `the defence factor ${prey.defence}`;
  if (outcome === blow.effect) return `${roll} is not above ${against}: the ${nouns[outcome]} stands.`;
  const instead = outcome ? `${nouns[outcome]} instead of ${nouns[blow.effect]}` : 'no effect';
  return `${roll} is above ${against}: ${instead}.`;
}

const nouns: Readonly<Record<Effect, string>> = { destroyed: 'destruction', damaged: 'damage', aborted: 'abort' };
