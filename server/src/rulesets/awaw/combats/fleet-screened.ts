/** Fire on screened ships (22.54): last, and only if every other enemy ship is sunk, except damaged cruisers. */
import { createFileOrderBasis, type Basis } from '../../../engine/amount';
import type { State, Step, Update } from '../../../engine/combat';
import { createAttackRollSteps } from './attack';
import { joinId } from './board';
import { listShipsAiming, sumFactors, type Aims, type CapitalPhase } from './fleet-capital';
import { findScreenedTarget, type LightShips, type LightPhase } from './fleet-light';
import { createFiringModifiers, computeFleetResult, takesPlace, type Capital, type LineFire } from './fleet-line';
import { createStepHead } from './step-kinds';
import { isBroken, isGone, countLightFactors, type Victim } from './victims';

export interface ScreenedPhase {
  readonly steps: readonly Step[];
  /** Whether capital ships may have held their fire. */
  readonly mayHoldFire: boolean;
}

/** Creates the fire of the capital ships that held theirs, then that of the light ships that did. */
export function createScreenedPhase(
  [first, other]: readonly [LineFire, LineFire],
  { aims }: CapitalPhase,
  { lights }: LightPhase,
): ScreenedPhase {
  const holders = aims.filter(({ fire }) => mayHold(fire));
  const heldGroups = lights.filter(({ fire }) => fire.enemy.screened.length > 0);
  if (holders.length === 0 && heldGroups.length === 0) return { steps: [], mayHoldFire: false };
  const shots = [first, other].flatMap(({ line, enemy }) =>
    enemy.screened.flatMap((target) => [
      ...holders.filter(({ fire }) => fire.line === line).flatMap((each) => createCapitalShot(each, target)),
      ...heldGroups.filter(({ fire }) => fire.line === line).flatMap((each) => createLightShot(each, target)),
    ]),
  );
  return { steps: [...shots, createOverStep(first, aims, lights)], mayHoldFire: holders.length > 0 };
}

/** Whether a capital ship may hold its fire: by order, or for lack of other targets. */
function mayHold({ fleet, line, enemy }: LineFire): boolean {
  if (enemy.screened.length === 0 || line.capitals.length === 0) return false;
  const front = [...enemy.capitals.map(({ victim }) => victim), ...(enemy.light ? [enemy.light] : [])];
  const mayBeAlone = front.every((victim) => fleet.mayBeHit?.(victim) === true);
  return mayBeAlone || line.capitals.some(({ order }) => order !== undefined && enemy.screened.includes(order));
}

function createCapitalShot(aims: Aims, target: Victim): readonly Step[] {
  const { fleet, line, enemy } = aims.fire;
  const modifiers = createFiringModifiers(aims.fire, target);
  const listFiringShips = (state: State): readonly Capital[] => {
    // Ships without a specific target, or whose target is gone, fire at the first remaining screened ship.
    const isFirst = enemy.screened.slice(0, enemy.screened.indexOf(target)).every((victim) => isGone(victim, state));
    const freeShips = isFirst ? listFreeShips(aims, state) : [];
    return [...new Set([...listShipsAiming(aims, target, state), ...freeShips])].filter(
      ({ victim }) => !isGone(victim, state),
    );
  };
  const listShips = (state: State): readonly Victim[] => listFiringShips(state).map(({ victim }) => victim);
  return createAttackRollSteps({
    kind: 'screened-fire',
    id: joinId(fleet.id, target.id),
    by: line.side,
    victim: target,
    modifiers: (state) => modifiers(listShips(state)),
    when: (state) => takesPlace(fleet, state) && isFrontGone(enemy, state) && listFiringShips(state).length > 0,
    read: (state, total) => computeFleetResult(sumFactors(listFiringShips(state)), total, fleet, listShips(state)),
    criticals: fleet.criticals,
    bases: (state) =>
      listFiringShips(state).length > listShipsAiming(aims, target, state).length
        ? listScreenedOrderBases(enemy, state)
        : [],
    spendResult: (next) => {
      for (const capital of listFiringShips(next)) next[aims.counters.get(capital)!] = 0;
    },
  });
}

/** Screened ships have no rank: fire without a specific target goes to the first one remaining in file order. */
function listScreenedOrderBases({ screened }: LineFire['enemy'], state: State): readonly Basis[] {
  const remaining = screened.filter((victim) => !isGone(victim, state));
  return remaining.length < 2 ? [] : [createFileOrderBasis(remaining.map(({ name }) => name))];
}

/** Ships that hold their fire for any screened ship, or for one that is gone. */
function* listFreeShips({ fire, targets, counters }: Aims, state: State): Iterable<Capital> {
  for (const [capital, counter] of counters) {
    const code = state[counter]!;
    const target = targets[code - 1];
    if (code === 0) continue;
    if (target === undefined || (fire.enemy.screened.includes(target) && isGone(target, state))) yield capital;
  }
}

function createLightShot({ fire, ships, heldCounter }: LightShips, target: Victim): readonly Step[] {
  const { fleet, line, enemy } = fire;
  const orderedTarget = findScreenedTarget(line, enemy);
  const isTarget = (state: State): boolean => {
    const orderedAfloat = orderedTarget !== undefined && !isGone(orderedTarget, state) ? orderedTarget : undefined;
    return (orderedAfloat ?? enemy.screened.find((victim) => !isGone(victim, state))) === target;
  };
  const countFactors = (state: State): number => Math.min(state[heldCounter]!, countLightFactors(ships, state));
  return createAttackRollSteps({
    kind: 'screened-light-fire',
    id: joinId(fleet.id, target.id),
    by: line.side,
    victim: target,
    modifiers: line.listModifiers([ships], target),
    when: (state) =>
      takesPlace(fleet, state) && isFrontGone(enemy, state) && countFactors(state) > 0 && isTarget(state),
    read: (state, total) => computeFleetResult(countFactors(state), total, fleet, [ships]),
    criticals: fleet.criticals,
    bases: (state) =>
      orderedTarget === undefined || isGone(orderedTarget, state) ? listScreenedOrderBases(enemy, state) : [],
    spendResult: (next) => {
      next[heldCounter] = 0;
    },
  });
}

/** Whether only damaged cruisers remain in front of the screened ships of a line. */
function isFrontGone({ capitals, light }: LineFire['enemy'], state: State): boolean {
  return capitals.every(({ victim }) => isGone(victim, state)) && (light === undefined || isBroken(light, state));
}

function createOverStep({ fleet }: LineFire, aims: readonly Aims[], lights: readonly LightShips[]): Update {
  const counters = [
    ...aims.flatMap((lineAims) => [...lineAims.counters.values()]),
    ...lights.map(({ heldCounter }) => heldCounter),
  ];
  return {
    kind: 'update',
    ...createStepHead('screened-over', fleet.id),
    omitFromTrace: true,
    when: (state) => takesPlace(fleet, state),
    apply: (state) => counters.reduce((nextState, counter) => nextState.with(counter, 0), state),
    marginalises: counters,
  };
}
