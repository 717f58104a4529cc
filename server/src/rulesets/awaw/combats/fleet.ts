/**
 * Fleet combat (22.53, 22.54): capital ships fire first, then light ships, then ships that held their fire for screened ships. Fire of one
 * kind is simultaneous: all targets are set before it, by the ships present at that time.
 */
import type { Step } from '../../../engine/combat';
import type { Board } from './board';
import { createCapitalPhase } from './fleet-capital';
import { createLightPhase } from './fleet-light';
import { listShips, type LineFire, type Fleet } from './fleet-line';
import { createScreenedPhase } from './fleet-screened';
import type { StepsAndMeasures } from './flight';
import { createSettleStep } from './settle';
import type { Victim } from './victims';

/** The steps and measures of a fleet combat. */
export function createFleetSteps(board: Board, fleet: Fleet): StepsAndMeasures {
  const [first, other] = fleet.lines;
  const fires: readonly [LineFire, LineFire] = [
    { fleet, line: first, enemy: other },
    { fleet, line: other, enemy: first },
  ];
  const light = createLightPhase(board, fires);
  const capital = createCapitalPhase(board, fires);
  const screened = createScreenedPhase(fires, capital, light);
  const victims = fleet.lines.flatMap(listShips);
  const isSettledHere = (victim: Victim): boolean => fleet.isUsedLater?.(victim) !== true;
  // A ship that nothing later reads is settled at once, to keep the number of states small.
  const isReadInLaterPhase = (victim: Victim): boolean => screened.steps.length > 0 || light.involves(victim);
  const settled = new Set<Victim>();
  const createEarlySettleSteps = (victim: Victim): readonly Step[] => {
    if (!isSettledHere(victim) || isReadInLaterPhase(victim)) return [];
    settled.add(victim);
    return [createSettleStep(victim)];
  };
  const steps = [
    ...capital.stepsBefore,
    ...capital.shots.flatMap(({ target: at, steps }) => [...steps, ...createEarlySettleSteps(at)]),
    ...capital.createStepsAfter(screened.mayHoldFire),
    ...light.steps,
    ...screened.steps,
  ];
  const remaining = victims.filter((victim) => isSettledHere(victim) && !settled.has(victim));
  return { steps: [...steps, ...remaining.map(createSettleStep)], measures: [] };
}
