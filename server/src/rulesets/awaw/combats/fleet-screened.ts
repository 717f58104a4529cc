/** Fire on screened ships (22.54): last, and only if every other enemy ship is sunk, except damaged cruisers. */
import { fileOrderBasis, type Basis } from '../../../engine/amount';
import type { State, Step, Update } from '../../../engine/combat';
import { attackSteps } from './attack';
import { joinId } from './board';
import { findAiming, sumFactors, type Aims, type CapitalPhase } from './fleet-capital';
import { findScreenedTarget, type Light, type LightPhase } from './fleet-light';
import { firingModifiers, fleetResult, takesPlace, type Capital, type Fire } from './fleet-line';
import { statement } from './statements';
import { isBroken, isGone, lightFactors, type Victim } from './victims';

export interface ScreenedPhase {
  readonly steps: readonly Step[];
  /** Whether capital ships may have held their fire. */
  readonly holding: boolean;
}

/** Fire of the capital ships that held theirs, then of such light ships. */
export function screenedPhase(
  [first, other]: readonly [Fire, Fire],
  { aims }: CapitalPhase,
  { lights }: LightPhase,
): ScreenedPhase {
  const holders = aims.filter(({ fire }) => mayHold(fire));
  const held = lights.filter(({ fire }) => fire.enemy.screened.length > 0);
  if (holders.length === 0 && held.length === 0) return { steps: [], holding: false };
  const shots = [first, other].flatMap(({ line, enemy }) =>
    enemy.screened.flatMap((at) => [
      ...holders.filter(({ fire }) => fire.line === line).flatMap((each) => capitalShot(each, at)),
      ...held.filter(({ fire }) => fire.line === line).flatMap((each) => lightShot(each, at)),
    ]),
  );
  return { steps: [...shots, overStep(first, aims, lights)], holding: holders.length > 0 };
}

/** Whether a capital ship may hold its fire: by order, or for lack of other targets. */
function mayHold({ fleet, line, enemy }: Fire): boolean {
  if (enemy.screened.length === 0 || line.capitals.length === 0) return false;
  const front = [...enemy.capitals.map(({ victim }) => victim), ...(enemy.light ? [enemy.light] : [])];
  const mayBeAlone = front.every((victim) => fleet.mayBeHit?.(victim) === true);
  return mayBeAlone || line.capitals.some(({ order }) => order !== undefined && enemy.screened.includes(order));
}

function capitalShot(aims: Aims, at: Victim): readonly Step[] {
  const { fleet, line, enemy } = aims.fire;
  const modifiers = firingModifiers(aims.fire, at);
  const firing = (state: State): readonly Capital[] => {
    // Ships without a specific target, or whose target is gone, fire at the first remaining screened ship.
    const isFirst = enemy.screened.slice(0, enemy.screened.indexOf(at)).every((victim) => isGone(victim, state));
    const free = isFirst ? freeAims(aims, state) : [];
    return [...new Set([...findAiming(aims, at, state), ...free])].filter(({ victim }) => !isGone(victim, state));
  };
  const ships = (state: State): readonly Victim[] => firing(state).map(({ victim }) => victim);
  return attackSteps({
    kind: 'screened-fire',
    id: joinId(fleet.id, at.id),
    by: line.side,
    victim: at,
    modifiers: (state) => modifiers(ships(state)),
    when: (state) => takesPlace(fleet, state) && isOpenTo(enemy, state) && firing(state).length > 0,
    read: (state, total) => fleetResult(sumFactors(firing(state)), total, fleet, ships(state)),
    criticals: fleet.criticals,
    bases: (state) => (firing(state).length > findAiming(aims, at, state).length ? orderOfScreened(enemy, state) : []),
    spend: (next) => {
      for (const capital of firing(next)) next[aims.counters.get(capital)!] = 0;
    },
  });
}

/** Screened ships have no rank: fire without a specific target goes to the first one remaining in file order. */
function orderOfScreened({ screened }: Fire['enemy'], state: State): readonly Basis[] {
  const remaining = screened.filter((victim) => !isGone(victim, state));
  return remaining.length < 2 ? [] : [fileOrderBasis(remaining.map(({ name }) => name))];
}

/** Ships that hold their fire for any screened ship, or for one that is gone. */
function* freeAims({ fire, targets, counters }: Aims, state: State): Iterable<Capital> {
  for (const [capital, counter] of counters) {
    const code = state[counter]!;
    const target = targets[code - 1];
    if (code === 0) continue;
    if (target === undefined || (fire.enemy.screened.includes(target) && isGone(target, state))) yield capital;
  }
}

function lightShot({ fire, ships, held }: Light, at: Victim): readonly Step[] {
  const { fleet, line, enemy } = fire;
  const orderedTarget = findScreenedTarget(line, enemy);
  const isTarget = (state: State): boolean => {
    const ordered = orderedTarget !== undefined && !isGone(orderedTarget, state) ? orderedTarget : undefined;
    return (ordered ?? enemy.screened.find((victim) => !isGone(victim, state))) === at;
  };
  const factors = (state: State): number => Math.min(state[held]!, lightFactors(ships, state));
  return attackSteps({
    kind: 'screened-light-fire',
    id: joinId(fleet.id, at.id),
    by: line.side,
    victim: at,
    modifiers: line.modifiers([ships], at),
    when: (state) => takesPlace(fleet, state) && isOpenTo(enemy, state) && factors(state) > 0 && isTarget(state),
    read: (state, total) => fleetResult(factors(state), total, fleet, [ships]),
    criticals: fleet.criticals,
    bases: (state) =>
      orderedTarget === undefined || isGone(orderedTarget, state) ? orderOfScreened(enemy, state) : [],
    spend: (next) => {
      next[held] = 0;
    },
  });
}

/** Whether only damaged cruisers remain in front of the screened ships of a line. */
function isOpenTo({ capitals, light }: Fire['enemy'], state: State): boolean {
  return capitals.every(({ victim }) => isGone(victim, state)) && (light === undefined || isBroken(light, state));
}

function overStep({ fleet }: Fire, aims: readonly Aims[], lights: readonly Light[]): Update {
  const counters = [...aims.flatMap((lineAims) => [...lineAims.counters.values()]), ...lights.map(({ held }) => held)];
  return {
    kind: 'update',
    ...statement('screened-over', fleet.id),
    quiet: true,
    when: (state) => takesPlace(fleet, state),
    apply: (state) => counters.reduce((to, counter) => to.with(counter, 0), state),
    marginalises: counters,
  };
}
