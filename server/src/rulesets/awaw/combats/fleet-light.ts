/** The fire of light ships (22.54): factor against factor up to three to one; surplus factors may fire at capital ships. */
import { createFileOrderBasis, createIgnoredOrderBasis, type Basis } from '../../../engine/amount';
import type { State, Step, Update } from '../../../engine/combat';
import { pluralize, formatList } from '../../../model/wording';
import { fleetNumbers } from '../fleets/rules';
import { createAttackRollSteps } from './attack';
import { addCounter, joinId, type Board } from './board';
import { computeFleetResult, takesPlace, type Fire, type Line } from './fleet-line';
import { rankCapitals, findTies } from './pairing';
import { createStepHead } from './step-kinds';
import { isGone, countLightFactors, type Victim } from './victims';

/** The steps of the fire of light ships. */
export interface LightPhase {
  readonly steps: readonly Step[];
  /** Whether it hits a ship, or reads its remaining factors. */
  readonly concerns: (victim: Victim) => boolean;
  readonly lights: readonly Light[];
}

/** The light ships of a line. */
export interface Light {
  readonly fire: Fire;
  readonly ships: Victim;
  /** Counters by possible target: the factors that fire at it. */
  readonly at: ReadonlyMap<Victim, number>;
  /** Counter: the factors that hold their fire for screened ships. */
  readonly held: number;
}

export function createLightPhase(board: Board, fires: readonly [Fire, Fire]): LightPhase {
  const lights = fires.flatMap((fire) => createLight(board, fire) ?? []);
  const [{ fleet }] = fires;
  if (lights.length === 0) return { steps: [], concerns: () => false, lights };
  const counters = lights.flatMap(({ at }) => [...at.values()]);
  const overStep: Update = {
    kind: 'update',
    ...createStepHead('light-over', fleet.id),
    omitFromTrace: true,
    when: (state) => takesPlace(fleet, state),
    apply: (state) => counters.reduce((to, counter) => to.with(counter, 0), state),
    marginalises: counters,
  };
  const shots = lights.flatMap((light) => [...light.at.keys()].flatMap((at) => createLightShot(light, at)));
  return {
    steps: [createReadyStep(lights), ...shots, overStep],
    concerns: (victim) => lights.some(({ ships, at }) => ships === victim || at.has(victim)),
    lights,
  };
}

function createLight(board: Board, fire: Fire): Light | undefined {
  const { fleet, line, enemy } = fire;
  const ships = line.light;
  if (ships === undefined) return undefined;
  const max = countLightFactors(ships, board.start);
  const createCounter = (id: string, words: string): number =>
    addCounter(board, joinId(fleet.id, `light.${line.side}.${id}`), `light factors of the ${line.side} ${words}`, max);
  const capitals = mayBeFree(board, fire) ? enemy.capitals.map(({ victim }) => victim) : [];
  const targets = [...(enemy.light ? [enemy.light] : []), ...capitals];
  return {
    fire,
    ships,
    at: new Map(targets.map((at) => [at, createCounter(at.id, `that fire at ${at.name}`)])),
    held: createCounter('held', 'that hold their fire'),
  };
}

/** Whether a line may have light ships beyond three to one, which may fire at capital ships; if not, capital ships need no counters. */
function mayBeFree(board: Board, { fleet, line, enemy }: Fire): boolean {
  if (enemy.light === undefined || line.light === undefined) return true;
  const firedAtByCapitals =
    line.capitals.length > 0 &&
    (enemy.capitals.length === 0 || line.capitals.some(({ order }) => order === enemy.light));
  const mayBeLess = fleet.mayBeHit?.(enemy.light) === true || firedAtByCapitals;
  const minimum = mayBeLess ? 0 : countLightFactors(enemy.light, board.start);
  return countLightFactors(line.light, board.start) > minimum * fleetNumbers['fleet-pairing'].lightRatio;
}

/** The allotment of a line's light factors in a state. */
export interface Allotment {
  readonly at: ReadonlyMap<Victim, number>;
  readonly held: number;
}

/**
 * Light ships fight light ships up to three to one. Surplus factors follow orders: they join that fight, fire at capital ships (at a second
 * one only if at least as many factors as its size fire at the first), or hold their fire for screened ships. Without orders they join the
 * light fight, else fire at the highest-ranking capital ship, else hold.
 */
export function allotFactors({ fire: { line, enemy }, ships, at }: Light, state: State): Allotment {
  const foes = enemy.light && at.has(enemy.light) ? countLightFactors(enemy.light, state) : 0;
  const ownFactors = countLightFactors(ships, state);
  const paired = Math.min(ownFactors, foes * fleetNumbers['fleet-pairing'].lightRatio);
  const allotment = new Map<Victim, number>();
  const allot = (victim: Victim, factors: number): void => {
    if (factors > 0) allotment.set(victim, (allotment.get(victim) ?? 0) + factors);
  };
  if (enemy.light) allot(enemy.light, paired);
  let free = ownFactors - paired;
  let heldFactors = 0;
  const capitals = rankCapitals(enemy, state)
    .map(({ victim }) => victim)
    .filter((capital) => at.has(capital));
  const fired: Victim[] = [];
  for (const { at: target, factors = free } of line.lightOrders) {
    const requestedFactors = Math.min(free, factors);
    if (requestedFactors === 0) continue;
    if (enemy.screened.includes(target)) heldFactors += requestedFactors;
    else if (target === enemy.light ? foes > 0 : capitals.includes(target)) {
      const weak =
        target === enemy.light
          ? undefined
          : fired.find((candidate) => candidate !== target && isWeak(candidate, allotment));
      allot(weak ?? target, requestedFactors);
      if (target !== enemy.light && !fired.includes(weak ?? target)) fired.push(weak ?? target);
    } else continue;
    free -= requestedFactors;
  }
  const fallback = foes > 0 ? enemy.light : (fired[0] ?? capitals[0]);
  if (fallback) allot(fallback, free);
  else if (enemy.screened.length > 0) heldFactors += free;
  return { at: allotment, held: heldFactors };
}

/** Whether fewer factors fire at a capital ship than its size: no second capital ship may then be a target. */
function isWeak(victim: Victim, allotment: ReadonlyMap<Victim, number>): boolean {
  return victim.target.kind === 'named' && (allotment.get(victim) ?? 0) < victim.target.size;
}

function createReadyStep(lights: readonly Light[]): Update {
  const [{ fire }] = lights as readonly [Light, ...Light[]];
  return {
    kind: 'update',
    ...createStepHead('light-ready', fire.fleet.id),
    when: (state) => takesPlace(fire.fleet, state),
    apply: (state) => {
      const allotments = lights.map((light) => [light, allotFactors(light, state)] as const);
      return allotments.reduce(
        (to, [light, { at, held }]) =>
          [...light.at]
            .reduce((nextState, [victim, counter]) => nextState.with(counter, at.get(victim) ?? 0), to)
            .with(light.held, held),
        state,
      );
    },
    remark: (before) => `${lights.map((light) => formatAllotment(light, before)).join('; ')}.`,
    bases: (before) =>
      lights.flatMap((light) => [...listTargetOrderBases(light, before), ...listIgnoredLightOrders(light, before)]),
  };
}

/** The screened ship that light ships hold their fire for by order: the first that an order names. */
export function findScreenedTarget({ lightOrders }: Line, enemy: Line): Victim | undefined {
  return lightOrders.map(({ at }) => at).find((victim) => enemy.screened.includes(victim));
}

/** Orders for more factors than the light ships can spare (22.53), and for a second screened ship: held fire has one target. */
function listIgnoredLightOrders(light: Light, state: State): readonly Basis[] {
  const { line, enemy } = light.fire;
  const { at, held } = allotFactors(light, state);
  const ordered = new Map<Victim, number>();
  for (const { at: target, factors = 1 } of line.lightOrders)
    if (!isGone(target, state)) ordered.set(target, (ordered.get(target) ?? 0) + factors);
  return [...ordered].flatMap(([target, factors]) => {
    const isScreened = enemy.screened.includes(target);
    const first = findScreenedTarget(line, enemy) ?? target;
    if (isScreened && target !== first)
      return [createIgnoredOrderBasis(`${light.ships.name} at ${target.name} (held for ${first.name})`)];
    const spared = isScreened ? held : (at.get(target) ?? 0);
    if (spared >= factors) return [];
    return [
      createIgnoredOrderBasis(`${light.ships.name} at ${target.name} (${spared} of ${pluralize(factors, 'factor')})`),
    ];
  });
}

/** Cases in which file order decides which of several equal capital ships is the target. */
function listTargetOrderBases(light: Light, state: State): readonly Basis[] {
  const allotment = allotFactors(light, state).at;
  return findTies(light.fire.enemy, state)
    .filter(({ swapped }) => {
      const swappedAllotment = allotFactors({ ...light, fire: { ...light.fire, enemy: swapped } }, state).at;
      return [...light.at.keys()].some((victim) => allotment.get(victim) !== swappedAllotment.get(victim));
    })
    .map(({ capitals }) => createFileOrderBasis(capitals.map(({ victim }) => victim.name)));
}

function formatAllotment(light: Light, state: State): string {
  const { at, held } = allotFactors(light, state);
  const fire = [...at].map(([victim, factors]) => `${pluralize(factors, 'factor')} at ${victim.name}`);
  const words = [...fire, ...(held > 0 ? [`${pluralize(held, 'factor')} held for screened ships`] : [])];
  return `${light.ships.name}: ${words.length === 0 ? 'no factor fires' : formatList(words)}`;
}

function createLightShot({ fire: { fleet, line }, ships, at }: Light, victim: Victim): readonly Step[] {
  const factors = at.get(victim)!;
  return createAttackRollSteps({
    kind: 'light-fire',
    id: joinId(fleet.id, victim.id),
    by: line.side,
    victim,
    modifiers: line.modifiers([ships], victim),
    when: (state) => state[factors]! > 0,
    read: (state, total) => computeFleetResult(state[factors]!, total, fleet, [ships]),
    criticals: fleet.criticals,
  });
}
