/** Random turns of random combats. */
import fc from 'fast-check';
import type { Combat, State } from '../../../../server/src/engine/combat';
import type { Stage, Turn } from '../../../../server/src/engine/turn/turn';
import { createRandomCombat, planArbitrary } from '../random-combat';
import type { Plan } from '../random-combat';

interface StagePlan {
  readonly plan: Plan;
  /** Counters of the turn, modulo their number. The combat starts with them and writes them back. */
  readonly involves: readonly number[];
  /** The first of them must be at least 0 for the combat to take place. */
  readonly isGuarded: boolean;
  /** The total that each counter of the combat adds to, modulo the number of totals. */
  readonly totals: readonly number[];
}

export interface TurnPlan {
  readonly maxima: readonly number[];
  readonly totals: number;
  readonly stages: readonly StagePlan[];
}

/** @param involves the largest number of turn counters that a combat may involve */
export function createTurnPlans({ involves = 2, maxStages = 3 } = {}): fc.Arbitrary<TurnPlan> {
  const stage: fc.Arbitrary<StagePlan> = fc.record({
    plan: planArbitrary,
    involves: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: involves }),
    isGuarded: fc.boolean(),
    totals: fc.array(fc.nat({ max: 2 }), { maxLength: 3 }),
  });
  return fc.record({
    maxima: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }),
    totals: fc.integer({ min: 1, max: 3 }),
    stages: fc.array(stage, { minLength: 1, maxLength: maxStages }),
  });
}

export function createTurn({ maxima, totals, stages }: TurnPlan): Turn {
  return {
    title: 'random turn',
    counters: maxima.map((max, at) => ({ name: `t${at}`, title: `counter ${at} of the turn`, min: -1, max })),
    start: maxima.map((max) => max >> 1),
    stages: stages.map((plan, at) => createStage(plan, at, maxima, totals)),
    totals: Array.from({ length: totals }, (_, at) => ({ path: [`total${at}`], title: `total ${at}` })),
  };
}

function createStage(
  { plan, involves, isGuarded, totals }: StagePlan,
  at: number,
  maxima: readonly number[],
  totalCount: number,
): Stage {
  const combat = createRandomCombat(plan);
  const size = combat.counters.length;
  const [guard] = involves;
  return {
    id: `stage-${at}`,
    title: `stage ${at}`,
    involves,
    ...(isGuarded && guard !== undefined && { takesPlace: (state: State) => state[guard]! >= 0 }),
    createCombat: (state): Combat => {
      const start = combat.start.slice();
      for (const index of involves) start[index % size] = Math.min(combat.counters[index % size]!.max, state[index]!);
      return { ...combat, start };
    },
    ...(involves.length > 0 && {
      carryOver: (state: State, end: State) =>
        state.map((value, index) => (involves.includes(index) ? Math.min(maxima[index]!, end[index % size]!) : value)),
    }),
    listGains: ({ measures }) =>
      totals.map((total, index) => ({ total: total % totalCount, measure: measures[index % size]! })),
  };
}
