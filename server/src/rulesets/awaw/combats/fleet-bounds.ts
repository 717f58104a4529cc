/** Bounds for the hits of a fleet combat: which ships fire can reach at all, and how much of it. */
import type { State } from '../../../engine/combat';
import { sumHits, findFleetRows } from '../attacks/naval-attack';
import { fleetNumbers } from '../fleets/rules';
import { sumFactors } from './fleet-capital';
import type { FleetSetup } from './fleet-combat';
import { findScreenedTarget } from './fleet-light';
import type { Capital, LineFire, BattleLine } from './fleet-line';
import { computeAims, type Aim } from './pairing';
import { computeMaxHits } from '../damage/damage';
import { countLightFactors, type Victim } from './victims';

/** The most factors that one hit takes from light ships: a hit that damages a cruiser silences both of its factors. */
const factorsPerHit = 2;

/** The most hits that each ship can take. If a capital ship may have been hit before, it may be gone, and the targets of the others are uncertain. */
export function boundHits(
  { fleet, board }: FleetSetup,
  mayBeHit: (victim: Victim) => boolean,
): ReadonlyMap<Victim, number> {
  const [first, other] = fleet.lines;
  const fires: readonly LineFire[] = [
    { fleet, line: first, enemy: other },
    { fleet, line: other, enemy: first },
  ];
  const isCertain = fleet.lines.every(({ capitals }) => !capitals.some(({ victim }) => mayBeHit(victim)));
  const aims = isCertain ? computeAims(fleet.lines, board.start) : undefined;
  return new Map(fires.flatMap((fire, index) => [...boundFire(fire, aims?.[index], mayBeHit, board.start)]));
}

function boundFire(
  { fleet, line, enemy }: LineFire,
  aims: ReadonlyMap<Capital, Aim> | undefined,
  mayBeHit: (victim: Victim) => boolean,
  start: State,
): ReadonlyMap<Victim, number> {
  const bounds = new Map<Victim, number>();
  const addFire = (at: Victim, factors: number): void => {
    bounds.set(at, (bounds.get(at) ?? 0) + sumHits(findFleetRows(factors, fleet.excessReading), Infinity));
  };
  const isReached = (victim: Victim, hits: number): boolean =>
    mayBeHit(victim) || start[victim.hitCounter]! + (bounds.get(victim) ?? 0) >= hits;
  const mayBeGone = (victim: Victim): boolean =>
    (victim.target.kind === 'named' && fleet.criticals.table !== undefined && bounds.has(victim)) ||
    isReached(victim, computeMaxHits(victim.target));
  const front = enemy.capitals.map(({ victim }) => victim);

  for (const target of [...front, ...(enemy.light ? [enemy.light] : [])]) {
    const firing = line.capitals.filter((capital) => mayFireAt(capital, target, enemy, aims, mayBeHit));
    if (firing.length > 0) addFire(target, sumFactors(firing));
  }

  const lightFactors = line.light ? countLightFactors(line.light, start) : 0;
  const enemyFactors =
    enemy.light === undefined || mayBeHit(enemy.light)
      ? 0
      : countLightFactors(enemy.light, start) - factorsPerHit * (bounds.get(enemy.light) ?? 0);
  const freeFactors = Math.max(0, lightFactors - fleetNumbers['fleet-pairing'].lightRatio * Math.max(0, enemyFactors));
  const orderedTarget = findScreenedTarget(line, enemy);
  const mayHold = orderedTarget !== undefined || (enemyFactors <= 0 && front.every(mayBeGone));
  const heldFactors = mayHold ? freeFactors : 0;
  if (enemy.light && lightFactors > 0) addFire(enemy.light, lightFactors);
  if (freeFactors > 0) for (const victim of front) addFire(victim, freeFactors);

  const isOpen =
    front.every(mayBeGone) && (enemy.light === undefined || isReached(enemy.light, countHitsToBreak(enemy.light)));
  // Light ships that held their fire have one shot: it moves on only past ships that others may sink.
  const sunkByOthers = new Set<Victim>();
  for (const [index, screenedShip] of isOpen ? enemy.screened.entries() : []) {
    const earlierShips = enemy.screened.slice(0, index);
    const holding = line.capitals.filter((capital) =>
      mayHoldFor(capital, screenedShip, earlierShips.every(mayBeGone), enemy, aims, mayBeHit),
    );
    if (holding.length > 0) addFire(screenedShip, sumFactors(holding));
    if (mayBeGone(screenedShip)) sunkByOthers.add(screenedShip);
    const isFree = orderedTarget === undefined || sunkByOthers.has(orderedTarget) || mayBeHit(orderedTarget);
    const isTarget =
      orderedTarget === screenedShip || (isFree && earlierShips.every((victim) => sunkByOthers.has(victim)));
    if (heldFactors > 0 && isTarget) addFire(screenedShip, heldFactors);
  }
  return bounds;
}

/** Whether a capital ship may fire at a ship in front. */
function mayFireAt(
  capital: Capital,
  target: Victim,
  enemy: BattleLine,
  aims: ReadonlyMap<Capital, Aim> | undefined,
  mayBeHit: (victim: Victim) => boolean,
): boolean {
  const aim = aims?.get(capital);
  if (aims) return aim !== undefined && 'at' in aim && aim.at === target;
  return target !== enemy.light || capital.order === target || enemy.capitals.every(({ victim }) => mayBeHit(victim));
}

/** Whether a capital ship may hold its fire for a screened ship. @param isNext whether all screened ships before it may be gone */
function mayHoldFor(
  capital: Capital,
  target: Victim,
  isNext: boolean,
  { capitals, light, screened }: BattleLine,
  aims: ReadonlyMap<Capital, Aim> | undefined,
  mayBeHit: (victim: Victim) => boolean,
): boolean {
  const aim = aims?.get(capital);
  if (aims) return aim !== undefined && 'hold' in aim && (aim.hold === target || isNext);
  const { order } = capital;
  if (order === target) return true;
  const isHeld = order !== undefined && screened.includes(order);
  return isNext && (isHeld || [...capitals.map(({ victim }) => victim), ...(light ? [light] : [])].every(mayBeHit));
}

/** The fewest hits after which nothing of light ships is left but damaged cruisers. */
function countHitsToBreak({ target }: Victim): number {
  return target.kind === 'named' ? target.size : computeMaxHits(target) - target.cruisers + (target.damaged ?? 0);
}
