/** Fire on screened ships (22.54): last, and only if every other enemy ship is sunk, except damaged cruisers. */
import { createFileOrderBasis, type Basis } from '../../../engine/amount';
import type { State, Step, Update } from '../../../engine/combat';
import { createAttackRollSteps } from './attack';
import { joinId } from './board';
import { findAiming, sumFactors, type Aims, type CapitalPhase } from './fleet-capital';
import { findScreenedTarget, type Light, type LightPhase } from './fleet-light';
import { createFiringModifiers, computeFleetResult, takesPlace, type Capital, type Fire } from './fleet-line';
import { createStepHead } from './step-kinds';
import { isBroken, isGone, countLightFactors, type Victim } from './victims';

export interface ScreenedPhase {
  readonly steps: readonly Step[];
  /** Whether capital ships may have held their fire. */
  readonly holding: boolean;
}

/** Fire of the capital ships that held theirs, then of such light ships. */
export function createScreenedPhase(
  [first, other]: readonly [Fire, Fire],
  { aims }: CapitalPhase,
  { lights }: LightPhase,
): ScreenedPhase {
  const holders = aims.filter(({ fire }) => mayHold(fire));
  const heldGroups = lights.filter(({ fire }) => fire.enemy.screened.length > 0);
  if (holders.length === 0 && heldGroups.length === 0) return { steps: [], holding: false };
  const shots = [first, other].flatMap(({ line, enemy }) =>
    enemy.screened.flatMap((at) => [
      ...holders.filter(({ fire }) => fire.line === line).flatMap((each) => createCapitalShot(each, at)),
      ...heldGroups.filter(({ fire }) => fire.line === line).flatMap((each) => createLightShot(each, at)),
    ]),
  );
  return { steps: [...shots, createOverStep(first, aims, lights)], holding: holders.length > 0 };
}

/** Whether a capital ship may hold its fire: by order, or for lack of other targets. */
function mayHold({ fleet, line, enemy }: Fire): boolean {
  if (enemy.screened.length === 0 || line.capitals.length === 0) return false;
  const front = [...enemy.capitals.map(({ victim }) => victim), ...(enemy.light ? [enemy.light] : [])];
  const mayBeAlone = front.every((victim) => fleet.mayBeHit?.(victim) === true);
  return mayBeAlone || line.capitals.some(({ order }) => order !== undefined && enemy.screened.includes(order));
}

function createCapitalShot(aims: Aims, at: Victim): readonly Step[] {
  const { fleet, line, enemy } = aims.fire;
  const modifiers = createFiringModifiers(aims.fire, at);
  const listFiringShips = (state: State): readonly Capital[] => {
    // Ships without a specific target, or whose target is gone, fire at the first remaining screened ship.
    const isFirst = enemy.screened.slice(0, enemy.screened.indexOf(at)).every((victim) => isGone(victim, state));
    const free = isFirst ? listFreeAims(aims, state) : [];
    return [...new Set([...findAiming(aims, at, state), ...free])].filter(({ victim }) => !isGone(victim, state));
  };
  const listShips = (state: State): readonly Victim[] => listFiringShips(state).map(({ victim }) => victim);
  return createAttackRollSteps({
    kind: 'screened-fire',
    id: joinId(fleet.id, at.id),
    by: line.side,
    victim: at,
    modifiers: (state) => modifiers(listShips(state)),
    when: (state) => takesPlace(fleet, state) && isOpenTo(enemy, state) && listFiringShips(state).length > 0,
    read: (state, total) => computeFleetResult(sumFactors(listFiringShips(state)), total, fleet, listShips(state)),
    criticals: fleet.criticals,
    bases: (state) =>
      listFiringShips(state).length > findAiming(aims, at, state).length ? listScreenedOrderBases(enemy, state) : [],
    spend: (next) => {
      for (const capital of listFiringShips(next)) next[aims.counters.get(capital)!] = 0;
    },
  });
}

/** Screened ships have no rank: fire without a specific target goes to the first one remaining in file order. */
function listScreenedOrderBases({ screened }: Fire['enemy'], state: State): readonly Basis[] {
  const remaining = screened.filter((victim) => !isGone(victim, state));
  return remaining.length < 2 ? [] : [createFileOrderBasis(remaining.map(({ name }) => name))];
}

/** Ships that hold their fire for any screened ship, or for one that is gone. */
function* listFreeAims({ fire, targets, counters }: Aims, state: State): Iterable<Capital> {
  for (const [capital, counter] of counters) {
    const code = state[counter]!;
    const target = targets[code - 1];
    if (code === 0) continue;
    if (target === undefined || (fire.enemy.screened.includes(target) && isGone(target, state))) yield capital;
  }
}

function createLightShot({ fire, ships, held }: Light, at: Victim): readonly Step[] {
  const { fleet, line, enemy } = fire;
  const orderedTarget = findScreenedTarget(line, enemy);
  const isTarget = (state: State): boolean => {
    const ordered = orderedTarget !== undefined && !isGone(orderedTarget, state) ? orderedTarget : undefined;
    return (ordered ?? enemy.screened.find((victim) => !isGone(victim, state))) === at;
  };
  const countFactors = (state: State): number => Math.min(state[held]!, countLightFactors(ships, state));
  return createAttackRollSteps({
    kind: 'screened-light-fire',
    id: joinId(fleet.id, at.id),
    by: line.side,
    victim: at,
    modifiers: line.modifiers([ships], at),
    when: (state) => takesPlace(fleet, state) && isOpenTo(enemy, state) && countFactors(state) > 0 && isTarget(state),
    read: (state, total) => computeFleetResult(countFactors(state), total, fleet, [ships]),
    criticals: fleet.criticals,
    bases: (state) =>
      orderedTarget === undefined || isGone(orderedTarget, state) ? listScreenedOrderBases(enemy, state) : [],
    spend: (next) => {
      next[held] = 0;
    },
  });
}

/** Whether only damaged cruisers remain in front of the screened ships of a line. */
function isOpenTo({ capitals, light }: Fire['enemy'], state: State): boolean {
  return capitals.every(({ victim }) => isGone(victim, state)) && (light === undefined || isBroken(light, state));
}

function createOverStep({ fleet }: Fire, aims: readonly Aims[], lights: readonly Light[]): Update {
  const counters = [...aims.flatMap((lineAims) => [...lineAims.counters.values()]), ...lights.map(({ held }) => held)];
  return {
    kind: 'update',
    ...createStepHead('screened-over', fleet.id),
    omitFromTrace: true,
    when: (state) => takesPlace(fleet, state),
    apply: (state) => counters.reduce((to, counter) => to.with(counter, 0), state),
    marginalises: counters,
  };
}
