/** Random combats from plans of plain data, which fast-check can shrink and print. */
import fc from 'fast-check';
import { createAmount } from '../../../server/src/engine/amount';
import type { Combat, State, Step } from '../../../server/src/engine/combat';

/** Indexes of counters are taken modulo their number; values are clamped to their bounds. */
interface RollPlan {
  readonly kind: 'roll';
  readonly count: number;
  readonly sides: number;
  /** The counter that modifies the roll, and the one that its result changes. */
  readonly modifier: number;
  readonly target: number;
  readonly threshold: number;
  readonly guard?: number;
}

interface UpdatePlan {
  readonly kind: 'update';
  readonly target: number;
  readonly by: number;
  readonly guard?: number;
}

interface ChoicePlan {
  readonly kind: 'choice';
  readonly by: number;
  readonly target: number;
}

interface RoundsPlan {
  readonly kind: 'rounds';
  readonly fuel: number;
  readonly limit: number;
  readonly steps: readonly StepPlan[];
}

type StepPlan = RollPlan | UpdatePlan | ChoicePlan | RoundsPlan;

export interface Plan {
  readonly maxima: readonly number[];
  readonly steps: readonly StepPlan[];
}

const index = fc.nat({ max: 3 });
const guard = fc.option(index, { nil: undefined });
const roll: fc.Arbitrary<RollPlan> = fc.record({
  kind: fc.constant('roll'),
  count: fc.integer({ min: 1, max: 2 }),
  sides: fc.integer({ min: 2, max: 4 }),
  modifier: index,
  target: index,
  threshold: fc.integer({ min: 1, max: 8 }),
  guard,
});
const update: fc.Arbitrary<UpdatePlan> = fc.record({
  kind: fc.constant('update'),
  target: index,
  by: fc.integer({ min: -2, max: 2 }),
  guard,
});
const choice: fc.Arbitrary<ChoicePlan> = fc.record({ kind: fc.constant('choice'), by: index, target: index });
const simple = fc.oneof({ weight: 3, arbitrary: roll }, update, choice);
const rounds: fc.Arbitrary<RoundsPlan> = fc.record({
  kind: fc.constant('rounds'),
  fuel: index,
  limit: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(simple, { minLength: 1, maxLength: 2 }),
});
/** Plans of small well-formed combats with all kinds of steps. */
export const planArbitrary: fc.Arbitrary<Plan> = fc.record({
  maxima: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
  steps: fc.array(fc.oneof({ weight: 3, arbitrary: simple }, rounds), { minLength: 1, maxLength: 4 }),
});

/** Builds the combat of a plan. Counters start at -1, so that bounds below 0 are tested as well. */
export function createRandomCombat({ maxima, steps }: Plan): Combat {
  return {
    title: 'random combat',
    counters: maxima.map((max, at) => ({ name: `c${at}`, title: `counter ${at}`, min: -1, max })),
    start: maxima.map((max) => max >> 1),
    steps: steps.map((step, at) => createStep(step, `s${at}`, maxima)),
    measures: maxima.map((_, at) => ({ path: [`c${at}`], title: `counter ${at}`, read: (state) => state[at]! })),
    summary: (end) => end.join(' '),
  };
}

function createStep(step: StepPlan, id: string, maxima: readonly number[]): Step {
  const toIndex = (ordinal: number) => ordinal % maxima.length;
  const readCounter = (state: State, ordinal: number) => state[toIndex(ordinal)]!;
  const shiftCounter = (state: State, ordinal: number, by: number) => {
    const value = Math.max(-1, Math.min(maxima[toIndex(ordinal)]!, readCounter(state, ordinal) + by));
    return state.map((old, counter) => (counter === toIndex(ordinal) ? value : old));
  };
  const common = { id, title: `step ${id}`, rules: ['rule'] };
  const createCondition = (ordinal: number | undefined) =>
    ordinal === undefined ? undefined : (state: State) => readCounter(state, ordinal) > 0;
  switch (step.kind) {
    case 'roll':
      return {
        ...common,
        kind: 'roll',
        by: 'a',
        when: createCondition(step.guard),
        dice: () => ({ count: step.count, sides: step.sides }),
        total: (state, natural) =>
          createAmount('total', { rule: 'rule', label: 'roll', by: natural }, [
            { rule: 'rule', label: 'modifier', by: readCounter(state, step.modifier) },
          ]),
        apply: (state, total) => shiftCounter(state, step.target, total >= step.threshold ? 1 : -1),
        subject: (state) => `at ${readCounter(state, step.target)}`,
      };
    case 'update':
      return {
        ...common,
        kind: 'update',
        when: createCondition(step.guard),
        apply: (state) => shiftCounter(state, step.target, step.by),
        remark: (_, after) => `now ${readCounter(after, step.target)}`,
      };
    case 'choice':
      return {
        ...common,
        kind: 'choice',
        by: 'b',
        options: () => ['more', 'less'],
        preferred: (state) => (readCounter(state, step.by) > 0 ? 'more' : 'less'),
        apply: (state, option) => shiftCounter(state, step.target, option === 'more' ? 1 : -1),
      };
    case 'rounds': {
      const burn: Step = {
        ...common,
        id: `${id}.burn`,
        kind: 'update',
        apply: (state) => shiftCounter(state, step.fuel, -1),
      };
      return {
        ...common,
        rules: [],
        kind: 'rounds',
        again: (state) => readCounter(state, step.fuel) > 0,
        limit: step.limit,
        steps: [...step.steps.map((inner, stepIndex) => createStep(inner, `${id}.${stepIndex}`, maxima)), burn],
      };
    }
  }
}
