/** Bounds for the hits of a fleet combat: which ships fire can reach at all, and how much of it. */
import type { State } from '../../../engine/combat';
import { sumHits, findFleetRows } from '../attacks/naval-attack';
import { fleetNumbers } from '../fleets/rules';
import { sumFactors } from './fleet-capital';
import type { FleetSetup } from './fleet-combat';
import { findScreenedTarget } from './fleet-light';
import type { Capital, Fire, Line } from './fleet-line';
import { computeAims, type Aim } from './pairing';
import { computeMaxHits } from '../damage/damage';
import { countLightFactors, type Victim } from './victims';

/** The most hits that a light ship costs factors: a hit that damages a cruiser silences both. */
const factorsByHit = 2;

/** The most hits that each ship can take; of ships that may have been hit before, any capital ship may be gone. */
export function boundHits(
  { fleet, board }: FleetSetup,
  mayBeHit: (victim: Victim) => boolean,
): ReadonlyMap<Victim, number> {
  const [first, other] = fleet.lines;
  const fires: readonly Fire[] = [
    { fleet, line: first, enemy: other },
    { fleet, line: other, enemy: first },
  ];
  const isCertain = fleet.lines.every(({ capitals }) => !capitals.some(({ victim }) => mayBeHit(victim)));
  const aims = isCertain ? computeAims(fleet.lines, board.start) : undefined;
  return new Map(fires.flatMap((fire, index) => [...boundFire(fire, aims?.[index], mayBeHit, board.start)]));
}

function boundFire(
  { fleet, line, enemy }: Fire,
  aims: ReadonlyMap<Capital, Aim> | undefined,
  mayBeHit: (victim: Victim) => boolean,
  start: State,
): ReadonlyMap<Victim, number> {
  const bounds = new Map<Victim, number>();
  const add = (at: Victim, factors: number): void => {
    bounds.set(at, (bounds.get(at) ?? 0) + sumHits(findFleetRows(factors, fleet.beyond), Infinity));
  };
  const isReached = (victim: Victim, hits: number): boolean =>
    mayBeHit(victim) || start[victim.hitCounter]! + (bounds.get(victim) ?? 0) >= hits;
  const mayBeGone = (victim: Victim): boolean =>
    (victim.named && fleet.criticals.table !== undefined && bounds.has(victim)) ||
    isReached(victim, computeMaxHits(victim.target));
  const front = enemy.capitals.map(({ victim }) => victim);

  for (const at of [...front, ...(enemy.light ? [enemy.light] : [])]) {
    const firing = line.capitals.filter((capital) => mayFireAt(capital, at, enemy, aims, mayBeHit));
    if (firing.length > 0) add(at, sumFactors(firing));
  }

  const all = line.light ? countLightFactors(line.light, start) : 0;
  const foes =
    enemy.light === undefined || mayBeHit(enemy.light)
      ? 0
      : countLightFactors(enemy.light, start) - factorsByHit * (bounds.get(enemy.light) ?? 0);
  const free = Math.max(0, all - fleetNumbers['fleet-pairing'].lightRatio * Math.max(0, foes));
  const orderedTarget = findScreenedTarget(line, enemy);
  const mayHold = orderedTarget !== undefined || (foes <= 0 && front.every(mayBeGone));
  const held = mayHold ? free : 0;
  if (enemy.light && all > 0) add(enemy.light, all);
  if (free > 0) for (const victim of front) add(victim, free);

  const isOpen =
    front.every(mayBeGone) && (enemy.light === undefined || isReached(enemy.light, countShips(enemy.light)));
  // Light ships that held their fire have one shot: it goes on only beyond ships that others may sink.
  const sunkByOthers = new Set<Victim>();
  for (const [index, at] of isOpen ? enemy.screened.entries() : []) {
    const before = enemy.screened.slice(0, index);
    const holding = line.capitals.filter((capital) =>
      mayHoldFor(capital, at, before.every(mayBeGone), enemy, aims, mayBeHit),
    );
    if (holding.length > 0) add(at, sumFactors(holding));
    if (mayBeGone(at)) sunkByOthers.add(at);
    const isFree = orderedTarget === undefined || sunkByOthers.has(orderedTarget) || mayBeHit(orderedTarget);
    const isTarget = orderedTarget === at || (isFree && before.every((victim) => sunkByOthers.has(victim)));
    if (held > 0 && isTarget) add(at, held);
  }
  return bounds;
}

/** Whether a capital ship may fire at a ship in front. */
function mayFireAt(
  capital: Capital,
  at: Victim,
  enemy: Line,
  aims: ReadonlyMap<Capital, Aim> | undefined,
  mayBeHit: (victim: Victim) => boolean,
): boolean {
  const aim = aims?.get(capital);
  if (aims) return aim !== undefined && 'at' in aim && aim.at === at;
  return at !== enemy.light || capital.order === at || enemy.capitals.every(({ victim }) => mayBeHit(victim));
}

/** Whether a capital ship may hold its fire for a screened ship. @param isNext whether all screened ships before it may be gone */
function mayHoldFor(
  capital: Capital,
  at: Victim,
  isNext: boolean,
  { capitals, light, screened }: Line,
  aims: ReadonlyMap<Capital, Aim> | undefined,
  mayBeHit: (victim: Victim) => boolean,
): boolean {
  const aim = aims?.get(capital);
  if (aims) return aim !== undefined && 'hold' in aim && (aim.hold === at || isNext);
  const { order } = capital;
  if (order === at) return true;
  const isHeld = order !== undefined && screened.includes(order);
  return isNext && (isHeld || [...capitals.map(({ victim }) => victim), ...(light ? [light] : [])].every(mayBeHit));
}

/** The fewest hits that leave nothing of light ships but damaged cruisers. */
function countShips({ target }: Victim): number {
  return target.kind === 'named' ? target.size : computeMaxHits(target) - target.cruisers + (target.damaged ?? 0);
}
