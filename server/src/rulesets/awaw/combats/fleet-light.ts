/** The fire of light ships (22.54): factor against factor up to three to one; surplus factors may fire at capital ships. */
import { createFileOrderBasis, createIgnoredOrderBasis, type Basis } from '../../../engine/amount';
import type { State, Step, Update } from '../../../engine/combat';
import { pluralize, formatList } from '../../../model/wording';
import { fleetNumbers } from '../fleets/rules';
import { createAttackRollSteps } from './attack';
import { addCounter, joinId, type Board } from './board';
import { computeFleetResult, takesPlace, type LineFire, type BattleLine } from './fleet-line';
import { rankCapitals, findTies } from './pairing';
import { createStepHead } from './step-kinds';
import { isGone, countLightFactors, type Victim } from './victims';

/** The steps of the fire of light ships. */
export interface LightPhase {
  readonly steps: readonly Step[];
  /** Whether it hits a ship, or reads its remaining factors. */
  readonly involves: (victim: Victim) => boolean;
  readonly lights: readonly LightShips[];
}

/** The light ships of a line. */
export interface LightShips {
  readonly fire: LineFire;
  readonly ships: Victim;
  /** Counters by possible target: the factors that fire at it. */
  readonly factorCounters: ReadonlyMap<Victim, number>;
  /** Counter: the factors that hold their fire for screened ships. */
  readonly heldCounter: number;
}

export function createLightPhase(board: Board, fires: readonly [LineFire, LineFire]): LightPhase {
  const lights = fires.flatMap((fire) => createLight(board, fire) ?? []);
  const [{ fleet }] = fires;
  if (lights.length === 0) return { steps: [], involves: () => false, lights };
  const counters = lights.flatMap(({ factorCounters }) => [...factorCounters.values()]);
  const overStep: Update = {
    kind: 'update',
    ...createStepHead('light-over', fleet.id),
    omitFromTrace: true,
    when: (state) => takesPlace(fleet, state),
    apply: (state) => counters.reduce((nextState, counter) => nextState.with(counter, 0), state),
    marginalises: counters,
  };
  const shots = lights.flatMap((light) => [...light.factorCounters.keys()].flatMap((at) => createLightShot(light, at)));
  return {
    steps: [createReadyStep(lights), ...shots, overStep],
    involves: (victim) => lights.some(({ ships, factorCounters }) => ships === victim || factorCounters.has(victim)),
    lights,
  };
}

function createLight(board: Board, fire: LineFire): LightShips | undefined {
  const { fleet, line, enemy } = fire;
  const ships = line.light;
  if (ships === undefined) return undefined;
  const max = countLightFactors(ships, board.start);
  const createCounter = (id: string, description: string): number =>
    addCounter(
      board,
      joinId(fleet.id, `light.${line.side}.${id}`),
      `light factors of the ${line.side} ${description}`,
      max,
    );
  const capitals = mayHaveSurplus(board, fire) ? enemy.capitals.map(({ victim }) => victim) : [];
  const targets = [...(enemy.light ? [enemy.light] : []), ...capitals];
  return {
    fire,
    ships,
    factorCounters: new Map(targets.map((at) => [at, createCounter(at.id, `that fire at ${at.name}`)])),
    heldCounter: createCounter('held', 'that hold their fire'),
  };
}

/** Whether a line may have light ships beyond three to one, which may fire at capital ships; if not, capital ships need no counters. */
function mayHaveSurplus(board: Board, { fleet, line, enemy }: LineFire): boolean {
  if (enemy.light === undefined || line.light === undefined) return true;
  const firedAtByCapitals =
    line.capitals.length > 0 &&
    (enemy.capitals.length === 0 || line.capitals.some(({ order }) => order === enemy.light));
  const mayBeLess = fleet.mayBeHit?.(enemy.light) === true || firedAtByCapitals;
  const minimum = mayBeLess ? 0 : countLightFactors(enemy.light, board.start);
  return countLightFactors(line.light, board.start) > minimum * fleetNumbers['fleet-pairing'].lightRatio;
}

/** The allotment of a line's light factors in a state. */
export interface FactorAllotment {
  readonly factorsByTarget: ReadonlyMap<Victim, number>;
  readonly held: number;
}

/**
 * Light ships fight light ships up to three to one. Surplus factors follow orders: they join that fight, fire at capital ships (at a second
 * one only if at least as many factors as its size fire at the first), or hold their fire for screened ships. Without orders they join the
 * light fight, else fire at the highest-ranking capital ship, else hold.
 */
export function allotFactors(
  { fire: { line, enemy }, ships, factorCounters }: LightShips,
  state: State,
): FactorAllotment {
  const enemyFactors = enemy.light && factorCounters.has(enemy.light) ? countLightFactors(enemy.light, state) : 0;
  const ownFactors = countLightFactors(ships, state);
  const pairedFactors = Math.min(ownFactors, enemyFactors * fleetNumbers['fleet-pairing'].lightRatio);
  const allotment = new Map<Victim, number>();
  const allot = (victim: Victim, factors: number): void => {
    if (factors > 0) allotment.set(victim, (allotment.get(victim) ?? 0) + factors);
  };
  if (enemy.light) allot(enemy.light, pairedFactors);
  let freeFactors = ownFactors - pairedFactors;
  let heldFactors = 0;
  const capitals = rankCapitals(enemy, state)
    .map(({ victim }) => victim)
    .filter((capital) => factorCounters.has(capital));
  const capitalTargets: Victim[] = [];
  for (const { at: target, factors = freeFactors } of line.lightOrders) {
    const requestedFactors = Math.min(freeFactors, factors);
    if (requestedFactors === 0) continue;
    if (enemy.screened.includes(target)) heldFactors += requestedFactors;
    else if (target === enemy.light ? enemyFactors > 0 : capitals.includes(target)) {
      const weakTarget =
        target === enemy.light
          ? undefined
          : capitalTargets.find((candidate) => candidate !== target && isWeak(candidate, allotment));
      allot(weakTarget ?? target, requestedFactors);
      if (target !== enemy.light && !capitalTargets.includes(weakTarget ?? target))
        capitalTargets.push(weakTarget ?? target);
    } else continue;
    freeFactors -= requestedFactors;
  }
  const fallback = enemyFactors > 0 ? enemy.light : (capitalTargets[0] ?? capitals[0]);
  if (fallback) allot(fallback, freeFactors);
  else if (enemy.screened.length > 0) heldFactors += freeFactors;
  return { factorsByTarget: allotment, held: heldFactors };
}

/** Whether fewer factors fire at a capital ship than its size: no second capital ship may then be a target. */
function isWeak(victim: Victim, allotment: ReadonlyMap<Victim, number>): boolean {
  return victim.target.kind === 'named' && (allotment.get(victim) ?? 0) < victim.target.size;
}

function createReadyStep(lights: readonly LightShips[]): Update {
  const [{ fire }] = lights as readonly [LightShips, ...LightShips[]];
  return {
    kind: 'update',
    ...createStepHead('light-ready', fire.fleet.id),
    when: (state) => takesPlace(fire.fleet, state),
    apply: (state) => {
      const allotments = lights.map((light) => [light, allotFactors(light, state)] as const);
      return allotments.reduce(
        (lightState, [light, { factorsByTarget, held }]) =>
          [...light.factorCounters]
            .reduce(
              (nextState, [victim, counter]) => nextState.with(counter, factorsByTarget.get(victim) ?? 0),
              lightState,
            )
            .with(light.heldCounter, held),
        state,
      );
    },
    remark: (before) => `${lights.map((light) => formatAllotment(light, before)).join('; ')}.`,
    bases: (before) =>
      lights.flatMap((light) => [...listTargetOrderBases(light, before), ...listIgnoredLightOrders(light, before)]),
  };
}

/** The screened ship that light ships hold their fire for by order: the first that an order names. */
export function findScreenedTarget({ lightOrders }: BattleLine, enemy: BattleLine): Victim | undefined {
  return lightOrders.map(({ at }) => at).find((victim) => enemy.screened.includes(victim));
}

/** Orders for more factors than the light ships can spare (22.53), and for a second screened ship: held fire has one target. */
function listIgnoredLightOrders(light: LightShips, state: State): readonly Basis[] {
  const { line, enemy } = light.fire;
  const { factorsByTarget, held } = allotFactors(light, state);
  const orderedFactors = new Map<Victim, number>();
  // An order without a number is for all remaining factors: a single one carries it out.
  for (const { at: target, factors = 1 } of line.lightOrders)
    if (!isGone(target, state)) orderedFactors.set(target, (orderedFactors.get(target) ?? 0) + factors);
  return [...orderedFactors].flatMap(([target, factors]) => {
    const isScreened = enemy.screened.includes(target);
    const firstScreened = findScreenedTarget(line, enemy) ?? target;
    if (isScreened && target !== firstScreened)
      return [createIgnoredOrderBasis(`${light.ships.name} at ${target.name} (held for ${firstScreened.name})`)];
    const sparedFactors = isScreened ? held : (factorsByTarget.get(target) ?? 0);
    if (sparedFactors >= factors) return [];
    return [
      createIgnoredOrderBasis(
        `${light.ships.name} at ${target.name} (${sparedFactors} of ${pluralize(factors, 'factor')})`,
      ),
    ];
  });
}

/** Cases in which file order decides which of several equal capital ships is the target. */
function listTargetOrderBases(light: LightShips, state: State): readonly Basis[] {
  const allotment = allotFactors(light, state).factorsByTarget;
  return findTies(light.fire.enemy, state)
    .filter(({ swapped }) => {
      const swappedAllotment = allotFactors(
        { ...light, fire: { ...light.fire, enemy: swapped } },
        state,
      ).factorsByTarget;
      return [...light.factorCounters.keys()].some((victim) => allotment.get(victim) !== swappedAllotment.get(victim));
    })
    .map(({ capitals }) => createFileOrderBasis(capitals.map(({ victim }) => victim.name)));
}

function formatAllotment(light: LightShips, state: State): string {
  const { factorsByTarget, held } = allotFactors(light, state);
  const shots = [...factorsByTarget].map(([victim, factors]) => `${pluralize(factors, 'factor')} at ${victim.name}`);
  const words = [...shots, ...(held > 0 ? [`${pluralize(held, 'factor')} held for screened ships`] : [])];
  return `${light.ships.name}: ${words.length === 0 ? 'no factor fires' : formatList(words)}`;
}

function createLightShot(
  { fire: { fleet, line }, ships, factorCounters }: LightShips,
  victim: Victim,
): readonly Step[] {
  const factorCounter = factorCounters.get(victim)!;
  return createAttackRollSteps({
    kind: 'light-fire',
    id: joinId(fleet.id, victim.id),
    by: line.side,
    victim,
    modifiers: line.listModifiers([ships], victim),
    when: (state) => state[factorCounter]! > 0,
    read: (state, total) => computeFleetResult(state[factorCounter]!, total, fleet, [ships]),
    criticals: fleet.criticals,
  });
}
