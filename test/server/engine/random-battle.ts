/** Random battles from plans of plain data, which fast-check can shrink and print. They follow the rules of no game. */
import fc from 'fast-check';
import type { Choice, Combat, Counter, Fire, Loss, Rounds, Shooter } from '../../../server/src/engine/combat';
import type { State, Step, Update, Volley } from '../../../server/src/engine/combat';

interface KindPlan {
  readonly count: number;
  readonly takesTwo: boolean;
  readonly firesBack: boolean;
  readonly target: string;
}

interface ShooterPlan {
  readonly kinds: readonly boolean[];
  readonly value: number;
  /** The change of the value if the enemy has no unit of its first kind left. */
  readonly bonus: number;
  readonly targets: readonly string[];
  readonly otherTargets: readonly string[];
  readonly removal: 'now' | 'afterReturnFire' | 'by-situation';
  readonly withStruck: boolean;
  readonly diceEach: number;
}

interface FirePlan {
  readonly first: readonly ShooterPlan[];
  readonly second: readonly ShooterPlan[];
  readonly removal: boolean;
  /** The side that may leave after the volleys. */
  readonly leaves?: 0 | 1;
  readonly guarded: boolean;
  readonly lowLuck: boolean;
}

export interface BattleShape {
  readonly sides: readonly (readonly KindPlan[])[];
  readonly damageFirst: boolean;
  readonly fires: readonly FirePlan[];
  readonly removesStruckUnits: boolean;
  readonly limit: number;
  /** The number of repetitions after which the first side retreats. */
  readonly retreatAfter?: number;
  readonly countsFirst: boolean;
  readonly leavesAtEnd?: 0 | 1;
}

const targets = fc.constantFrom<readonly string[]>(
  ['low'],
  ['high'],
  ['low', 'high'],
  ['high', 'low'],
  ['low', 'none'],
);
const kind: fc.Arbitrary<KindPlan> = fc.record({
  count: fc.constantFrom(0, 1, 1, 2),
  takesTwo: fc.boolean(),
  firesBack: fc.constantFrom(true, true, true, false),
  target: fc.constantFrom('low', 'high'),
});
const shooter: fc.Arbitrary<ShooterPlan> = fc.record({
  kinds: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  value: fc.integer({ min: 0, max: 4 }),
  bonus: fc.constantFrom(0, 0, 1, -1),
  targets,
  otherTargets: targets,
  removal: fc.constantFrom('now', 'afterReturnFire', 'by-situation'),
  withStruck: fc.constantFrom(true, true, true, false),
  diceEach: fc.constantFrom(1, 1, 2),
});
const shooters = fc.array(shooter, { maxLength: 2 });
const fire: fc.Arbitrary<FirePlan> = fc.record({
  first: shooters,
  second: shooters,
  removal: fc.constantFrom(false, false, true),
  leaves: fc.constantFrom(undefined, undefined, undefined, 0, 1),
  guarded: fc.constantFrom(false, false, false, true),
  lowLuck: fc.constantFrom(false, false, true),
});

/** Fire steps without further steps after them. @param removal when casualties are removed; by default at random */
export function createFirePlans(removal?: ShooterPlan['removal']): fc.Arbitrary<FirePlan> {
  const shooterPlans = fc.array(removal ? shooter.map((plan) => ({ ...plan, removal })) : shooter, { maxLength: 2 });
  return fc.record({
    first: shooterPlans,
    second: shooterPlans,
    removal: fc.constant(false),
    leaves: fc.constant(undefined),
    guarded: fc.constant(false),
    lowLuck: fc.constantFrom(false, false, true),
  });
}

/** Two sides of up to three kinds, one to three fire steps a repetition. */
export const battleShapes: fc.Arbitrary<BattleShape> = fc.record({
  sides: fc.array(fc.array(kind, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 2 }),
  damageFirst: fc.boolean(),
  fires: fc.array(fire, { minLength: 1, maxLength: 3 }),
  removesStruckUnits: fc.constantFrom(true, true, true, true, false),
  limit: fc.constantFrom(Infinity, Infinity, 1, 3),
  retreatAfter: fc.constantFrom(undefined, undefined, 1, 2),
  countsFirst: fc.boolean(),
  leavesAtEnd: fc.constantFrom(undefined, undefined, 0, 1),
});

const names = ['a', 'b'] as const;

/** Builds the combat of a plan. */
export function createBattle(shape: BattleShape): Combat {
  const counters: Counter[] = [];
  const start: number[] = [];
  const addCounter = (name: string, max: number, value = 0) => {
    start.push(value);
    return counters.push({ name, title: name, max }) - 1;
  };
  const units = shape.sides.map((kinds, side) =>
    kinds.map(({ count, takesTwo, firesBack, target }, at) => {
      const name = `${names[side]}${at}`;
      return {
        name,
        target,
        standing: addCounter(name, count, count),
        damaged: takesTwo ? addCounter(`${name}.damaged`, count) : undefined,
        struck: firesBack ? addCounter(`${name}.struck`, count) : undefined,
        away: addCounter(`${name}.away`, count),
      };
    }),
  );
  const retreated = addCounter('retreated', 1);
  const rounds = addCounter('rounds', 3);
  const countUnits = (state: State, side: number) =>
    units[side]!.reduce((sum, { standing, damaged }) => sum + state[standing]! + (damaged ? state[damaged]! : 0), 0);
  const setCounters = (state: State, ...changes: readonly (readonly [number, number])[]) => {
    const copy = [...state];
    for (const [index, value] of changes) copy[index] = value;
    return copy;
  };

  const listLosses = (side: number): readonly Loss[] => {
    const damages: Loss[] = [];
    const kills: Loss[] = [];
    for (const { name, target, standing, damaged, struck } of units[side]!) {
      if (damaged !== undefined) damages.push({ title: `${name} damage`, counter: standing, becomes: damaged, target });
      kills.push({ title: name, counter: damaged ?? standing, struck, target });
    }
    return shape.damageFirst ? [...damages, ...kills] : [...kills, ...damages];
  };
  const createShooter = (plan: ShooterPlan, side: number, at: number): Shooter => ({
    title: `shooter ${at}`,
    counters: units[side]!.flatMap(({ standing, damaged, struck }, index) => {
      if (!plan.kinds[index]) return [];
      return [standing, damaged, plan.withStruck ? struck : undefined].filter((each) => each !== undefined);
    }),
    diceEach: plan.diceEach,
    hitsOn: (now) => {
      const total = plan.value + (now[`gone${1 - side}`] ? plan.bonus : 0);
      return { label: 'value', base: { rule: 'value', label: 'value', by: total }, changes: [], total };
    },
    targets: (now) => (now['late'] ? plan.otherTargets : plan.targets),
    removal: (now) => {
      if (plan.removal !== 'by-situation') return plan.removal;
      return now[`gone${1 - side}`] ? 'now' : 'afterReturnFire';
    },
  });
  const createLeaveChoice = (id: string, side: number): Choice => ({
    kind: 'choice',
    id,
    title: 'Leave',
    rules: [],
    by: names[side]!,
    options: () => ['stay', 'leave'],
    preferred: (state) => (state[units[1 - side]![0]!.standing] === 0 ? 'leave' : 'stay'),
    apply: (state, option) => {
      const { standing, away } = units[side]!.at(-1)!;
      if (option === 'stay') return state;
      return setCounters(state, [standing, 0], [away, state[away]! + state[standing]!]);
    },
  });
  const fireSteps = shape.fires.flatMap((plan, index): Step[] => {
    const createVolley = (side: 0 | 1): Volley => ({
      id: `fire.${index}.${names[side]}`,
      title: 'Volley',
      rules: ['fire'],
      by: names[side],
      on: names[1 - side]!,
      sides: 4,
      shooters: (side === 0 ? plan.first : plan.second).map((each, at) => createShooter(each, side, at)),
      ...(plan.lowLuck && {
        lowLuck: { rule: 'low-luck', basis: { kind: 'option', name: 'lowLuck' } },
      }),
    });
    const step: Fire = {
      kind: 'fire',
      id: `fire.${index}`,
      title: 'Fire',
      rules: ['fire'],
      volleys: [createVolley(0), createVolley(1)],
      ...(plan.guarded ? { when: (state: State) => countUnits(state, 0) !== 1 } : {}),
    };
    const removal: Step = { kind: 'removal', id: `removal.${index}`, title: 'Removal', rules: ['fire'] };
    const choices = plan.leaves === undefined ? [] : [createLeaveChoice(`leave.${index}`, plan.leaves)];
    return [step, ...choices, ...(plan.removal ? [removal] : [])];
  });
  const count: Update = {
    kind: 'update',
    id: 'count',
    title: 'Count',
    rules: [],
    apply: (state) => setCounters(state, [rounds, Math.min(3, state[rounds]! + 1)]),
  };
  const retreat: Choice = {
    kind: 'choice',
    id: 'retreat',
    title: 'Retreat',
    rules: [],
    by: 'a',
    options: () => ['press', 'retreat'],
    preferred: (state) => (state[rounds]! >= (shape.retreatAfter ?? 9) ? 'retreat' : 'press'),
    apply: (state, option) => (option === 'press' ? state : setCounters(state, [retreated, 1])),
  };
  const clear: Step = { kind: 'removal', id: 'clear', title: 'Removal', rules: ['fire'] };
  const counting = shape.retreatAfter === undefined ? [] : [count];
  const battle: Rounds = {
    kind: 'rounds',
    id: 'battle',
    title: 'Battle',
    rules: [],
    limit: shape.limit,
    again: (state) => countUnits(state, 0) > 0 && countUnits(state, 1) > 0 && state[retreated] === 0,
    steps: [
      ...(shape.countsFirst ? counting : []),
      ...fireSteps,
      ...(shape.removesStruckUnits ? [clear] : []),
      ...(shape.countsFirst ? [] : counting),
      ...(shape.leavesAtEnd === undefined ? [] : [createLeaveChoice('leave', shape.leavesAtEnd)]),
      ...(shape.retreatAfter === undefined ? [] : [retreat]),
    ],
  };
  return {
    title: 'random',
    counters,
    start,
    switches: [
      { name: 'gone0', title: 'a has no first', read: (state) => (state[units[0]![0]!.standing] === 0 ? 1 : 0) },
      { name: 'gone1', title: 'b has no first', read: (state) => (state[units[1]![0]!.standing] === 0 ? 1 : 0) },
      { name: 'late', title: 'later', read: (state) => (countUnits(state, 0) < countUnits(state, 1) ? 1 : 0) },
    ],
    losses: { a: listLosses(0), b: listLosses(1) },
    steps: [battle],
    measures: names.map((name, side) => ({ path: [name], title: name, read: (state) => countUnits(state, side) })),
    summary: String,
  };
}
