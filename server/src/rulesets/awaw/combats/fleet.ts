/**
 * Fleet combat (22.53, 22.54): capital ships fire first, then light ships, then ships that held their fire for screened ships. Fire of one
 * kind is simultaneous: all targets are set before it, by the ships present at that time.
 */
import type { Step } from '../../../engine/combat';
import type { Board } from './board';
import { createCapitalPhase } from './fleet-capital';
import { createLightPhase } from './fleet-light';
import { listShips, type Fire, type Fleet } from './fleet-line';
import { createScreenedPhase } from './fleet-screened';
import type { StepsAndMeasures } from './flight';
import { createSettleStep } from './settle';
import type { Victim } from './victims';

/** The steps and measures of a fleet combat. */
export function createFleetSteps(board: Board, fleet: Fleet): StepsAndMeasures {
  const [first, other] = fleet.lines;
  const fires: readonly [Fire, Fire] = [
    { fleet, line: first, enemy: other },
    { fleet, line: other, enemy: first },
  ];
  const light = createLightPhase(board, fires);
  const capital = createCapitalPhase(board, fires);
  const screened = createScreenedPhase(fires, capital, light);
  const victims = fleet.lines.flatMap(listShips);
  const isOurs = (victim: Victim): boolean => fleet.isUsedLater?.(victim) !== true;
  // A ship that nothing later reads is settled at once, to keep the number of states small.
  const isOpen = (victim: Victim): boolean => screened.steps.length > 0 || light.firesAt(victim);
  const settled = new Set<Victim>();
  const close = (victim: Victim): readonly Step[] => {
    if (!isOurs(victim) || isOpen(victim)) return [];
    settled.add(victim);
    return [createSettleStep(victim)];
  };
  const steps = [
    ...capital.before,
    ...capital.shots.flatMap(({ at, steps }) => [...steps, ...close(at)]),
    ...capital.createStepsAfter(screened.holding),
    ...light.steps,
    ...screened.steps,
  ];
  const remaining = victims.filter((victim) => isOurs(victim) && !settled.has(victim));
  return { steps: [...steps, ...remaining.map(createSettleStep)], measures: [] };
}
