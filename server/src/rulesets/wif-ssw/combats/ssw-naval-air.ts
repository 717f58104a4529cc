/** Naval air combat inside strategic submarine warfare: the aircraft of the convoy side against the submarines (1.2.5.2). */
import { withChange, type Amount, type Change } from '../../../engine/amount';
import { withCounters, type Roll, type State, type Step, type Update } from '../../../engine/combat';
import { pluralize } from '../kit';
import { computeSubmarineCount } from '../attack/submarine-count';
import { getAntiAircraftChart, computeAntiAircraftFactors, readShotDown } from '../naval-air/anti-aircraft';
import { computeNavalAirFactors } from '../naval-air/factors';
import { createTypeCondition, countRemainingSubs, type Board } from './board';
import { createFireStep } from './fire';
import { memoizeByCounters } from './memoize';
import type { Forces } from './ssw-forces';
import { createStepHead } from './step-kinds';

const antiAircraftDie = { count: 1, sides: 10 };

/** Anti-aircraft fire if there is a chart for it, then the attack of the remaining aircraft. */
export function createAirSteps(forces: Forces, board: Board): readonly Step[] {
  const { engagement, header } = forces;
  const airFactors = computeNavalAirFactors(engagement, header);
  const submarines = computeSubmarineCount(engagement, header, 'naval-air-targets');
  return [
    ...createAntiAircraftSteps(forces, board, airFactors.total),
    createFireStep({
      ...{
        board,
        header,
        id: 'fire.air',
        line: 'navalAir',
        targetSide: 'subs',
        when: createTypeCondition(board, 'naval-air'),
      },
      countFactors: (state) =>
        withChange(airFactors, createChange('shot down by anti-aircraft fire', -state[board.shotDown]!)),
      countShips: (state) => {
        const remaining = countRemainingSubs(board, forces.subs, state).reduce((sum, count) => sum + count, 0);
        return withChange(submarines, createChange('out of action', remaining - submarines.total));
      },
      shift: (state) => state[board.shift.convoy]!,
    }),
  ];
}

/** Submarines with anti-aircraft factors roll on the supplied chart; without a chart the step reports that the fire is left out. */
function createAntiAircraftSteps({ engagement, header, subs }: Forces, board: Board, factors: number): readonly Step[] {
  const chart = getAntiAircraftChart(header);
  const computeFactors = memoizeByCounters(board.outOfAction, (state): Amount => {
    const remaining = countRemainingSubs(board, subs, state);
    return computeAntiAircraftFactors(
      engagement,
      header,
      ({ id }) => remaining[subs.findIndex(({ name }) => name === id)] ?? 0,
    );
  });
  const canFire = (state: State): boolean =>
    createTypeCondition(board, 'naval-air')(state) && computeFactors(state).total > 0;
  const leftOutStep: Update = {
    kind: 'update',
    ...createStepHead('anti-air.left-out'),
    when: canFire,
    apply: (state) => state,
    amounts: (state) => [computeFactors(state)],
    remark: () => 'Left out: the scenario supplies no table antiAircraft.',
  };
  if (chart === undefined) return [leftOutStep];
  const fireStep: Roll = {
    kind: 'roll',
    ...createStepHead('anti-air'),
    by: 'subs',
    when: canFire,
    dice: () => antiAircraftDie,
    apply: (state, roll) => {
      const shotDown = state[board.shotDown]! + readShotDown(chart, computeFactors(state).total, roll);
      return withCounters(state, [board.shotDown, Math.min(factors, shotDown)]);
    },
    amounts: (before) => [computeFactors(before)],
    remark: (before, after) =>
      `${pluralize(after[board.shotDown]! - before[board.shotDown]!, 'air-to-sea factor')} shot down.`,
  };
  return [fireStep];
}

function createChange(label: string, difference: number): Change | undefined {
  return difference === 0 ? undefined : { rule: 'naval-air-combat', label, by: difference };
}
