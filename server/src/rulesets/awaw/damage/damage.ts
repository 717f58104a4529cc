/**
 * The effects of hits (naval attack effects) on ships. Everything is a function of the total hits of a target: hits accumulate, so that a
 * second attack continues from the first.
 */

/** A named ship, or a single cruiser. */
export interface NamedTarget {
  readonly kind: 'named';
  /** In naval factors. */
  readonly size: number;
  /** Whether it was already damaged, even if its hit count starts again (option `damagedAgain`). */
  readonly wasDamaged?: boolean;
}

/** The types of one-factor naval units, in the default order for breaking ties. */
export const oneFactorTypes = ['dd', 'cve', 'transport'] as const;
export type OneFactorType = (typeof oneFactorTypes)[number];

/** Factors of each type of one-factor units. */
export type OneFactors = Readonly<Record<OneFactorType, number>>;

/** Cruisers and one-factor units that are attacked together. */
export interface LightForce {
  readonly kind: 'light';
  /** All cruisers, including damaged ones; two factors each. */
  readonly cruisers: number;
  /** Already damaged cruisers among them. These are hit first. */
  readonly damaged?: number;
  /** Whether earlier damage is ignored, so that a damaged cruiser takes two hits like the others (option `damagedAgain`). */
  readonly startsAnew?: boolean;
  /** Whether an already damaged cruiser still uses up two hits in its turn: the next cruiser takes the second (option `damagedCruiser`). */
  readonly restarts?: boolean;
  readonly oneFactors: OneFactors;
  /** Already damaged transports among them: they do not fire, and are sunk first. */
  readonly damagedTransports?: number;
}

export type Target = NamedTarget | LightForce;

export type Fate = 'unharmed' | 'damaged' | 'sunk';

/** Factors of a cruiser, which are also the hits that sink it. */
export const cruiserSize = 2;

/** The losses of a light force. */
export interface LightLosses {
  readonly cruisersSunk: number;
  /** Afloat and damaged, including those already damaged. */
  readonly cruisersDamaged: number;
  /** Afloat and damaged by these hits. */
  readonly newlyDamaged: number;
  /** One-factor units sunk. */
  readonly oneFactorsSunk: number;
}

/** The fate of a single ship: hits of its size less one damage it, hits of its size sink it (results of 20.51). */
export function computeFate({ size }: NamedTarget, hits: number): Fate {
  if (hits >= size) return 'sunk';
  return hits === size - 1 && hits > 0 ? 'damaged' : 'unharmed';
}

/** The hits of an already damaged ship: its size less one, so that one more sinks it. */
export function countHitsWhenDamaged({ size }: NamedTarget): number {
  return Math.max(1, size - 1);
}

/**
 * The losses of cruisers and one-factor units. Cruisers alone: two hits each, an odd hit damages one. One-factor units alone: one hit each.
 * Both (20.551): a cruiser is sunk, then two one-factor units, in turns; a type without units is skipped, and hits beyond the last unit are
 * lost. An already damaged cruiser has taken the first of its two hits (ruling 16).
 * @param hits of this combat
 */
export function computeLightLosses(force: LightForce, hits: number): LightLosses {
  const { cruisers, damaged = 0, startsAnew = false, restarts = false, oneFactors } = force;
  const oneFactorCount = countOneFactors(oneFactors);
  const initiallyDamaged = Math.min(damaged, cruisers);
  // Already damaged cruisers take one more hit each, and are hit first.
  const oneHitCruisers = startsAnew ? 0 : initiallyDamaged;
  const max = cruisers * cruiserSize - oneHitCruisers;
  let hitsOnCruisers = 0;
  let oneFactorsSunk = 0;
  for (let remaining = hits; remaining > 0;) {
    const hitsInTurn = hitsOnCruisers < oneHitCruisers && !restarts ? 1 : cruiserSize;
    const cruiserHits = Math.min(remaining, hitsInTurn, max - hitsOnCruisers);
    hitsOnCruisers += cruiserHits;
    const oneFactorHits = Math.min(remaining - cruiserHits, cruiserSize, oneFactorCount - oneFactorsSunk);
    oneFactorsSunk += oneFactorHits;
    if (cruiserHits + oneFactorHits === 0) break;
    remaining -= cruiserHits + oneFactorHits;
  }
  const otherCruiserHits = Math.max(0, hitsOnCruisers - oneHitCruisers);
  const cruisersSunk = Math.min(hitsOnCruisers, oneHitCruisers) + Math.floor(otherCruiserHits / cruiserSize);
  const damagedOrSunk = Math.max(initiallyDamaged, cruisersSunk + (otherCruiserHits % cruiserSize));
  return {
    cruisersSunk,
    cruisersDamaged: damagedOrSunk - cruisersSunk,
    newlyDamaged: damagedOrSunk - Math.max(initiallyDamaged, cruisersSunk),
    oneFactorsSunk,
  };
}

/** Factors of one-factor units of all types. */
export function countOneFactors(oneFactors: OneFactors): number {
  return oneFactorTypes.reduce((sum, type) => sum + oneFactors[type], 0);
}

/**
 * The one-factor units sunk (20.552, 20.57): in proportion to the factors of each type, the largest remainders rounded up.
 * @param sunkFactors at most all factors
 * @param tieOrder breaks ties of equal remainders; the owner's choice
 */
export function splitOneFactors(
  oneFactors: OneFactors,
  sunkFactors: number,
  tieOrder: readonly OneFactorType[] = oneFactorTypes,
): OneFactors {
  const total = countOneFactors(oneFactors);
  const split: Record<OneFactorType, number> = { dd: 0, cve: 0, transport: 0 };
  if (total === 0) return split;
  let remaining = sunkFactors;
  for (const type of oneFactorTypes) remaining -= split[type] = Math.floor((oneFactors[type] * sunkFactors) / total);
  const countRemainder = (type: OneFactorType): number => (oneFactors[type] * sunkFactors) % total;
  const order = [...new Set([...tieOrder, ...oneFactorTypes])].sort((a, b) => countRemainder(b) - countRemainder(a));
  for (const type of order.slice(0, remaining)) split[type]++;
  return split;
}

/** The types whose equal remainders no order breaks, though it matters for the units sunk; empty if nothing is tied. */
export function findTiedTypes(
  oneFactors: OneFactors,
  sunkFactors: number,
  tieOrder: readonly OneFactorType[] = [],
): readonly OneFactorType[] {
  const split = splitOneFactors(oneFactors, sunkFactors, tieOrder);
  // Types that lose another number under the reversed default order are tied.
  const reversedSplit = splitOneFactors(oneFactors, sunkFactors, [...tieOrder, ...oneFactorTypes.toReversed()]);
  return oneFactorTypes.filter((type) => split[type] !== reversedSplit[type]);
}

/** The hits that sink all of a target. */
export function computeMaxHits(target: Target): number {
  if (target.kind === 'named') return target.size;
  const { cruisers, damaged = 0, startsAnew = false } = target;
  return countFactors(target) - (startsAnew ? 0 : Math.min(damaged, cruisers));
}

/** Naval factors of a target, including damaged ships. */
export function countFactors(target: Target): number {
  return target.kind === 'named' ? target.size : target.cruisers * cruiserSize + countOneFactors(target.oneFactors);
}

/** Naval factors sunk. Damaged ships do not count. */
export function countSunkFactors(target: Target, hits: number): number {
  if (target.kind === 'named') return computeFate(target, hits) === 'sunk' ? target.size : 0;
  const { cruisersSunk, oneFactorsSunk } = computeLightLosses(target, hits);
  return cruisersSunk * cruiserSize + oneFactorsSunk;
}

/** Factors of ships damaged and afloat. @param hitsBefore hits that the target had before */
export function countDamagedFactors(target: Target, hitsBefore: number, hits: number): number {
  if (target.kind === 'light') return computeLightLosses(target, hits).newlyDamaged * cruiserSize;
  const wasDamaged = target.wasDamaged === true || computeFate(target, hitsBefore) === 'damaged';
  return computeFate(target, hits) === 'damaged' && !wasDamaged ? target.size : 0;
}

/** Factors of a light force that can fire: neither sunk nor damaged. */
export function countFiringFactors(force: LightForce, hits: number, tieOrder?: readonly OneFactorType[]): number {
  const { cruisersSunk, cruisersDamaged, oneFactorsSunk } = computeLightLosses(force, hits);
  const { damagedTransports = 0 } = force;
  const idleTransports =
    damagedTransports === 0
      ? 0
      : Math.max(0, damagedTransports - splitOneFactors(force.oneFactors, oneFactorsSunk, tieOrder).transport);
  return (
    (force.cruisers - cruisersSunk - cruisersDamaged) * cruiserSize +
    countOneFactors(force.oneFactors) -
    oneFactorsSunk -
    idleTransports
  );
}

/** The hits that remain after a strike in port: those too few to damage a named ship are repaired at once. */
export function computeHitsAfterRepair(target: Target, hits: number): number {
  return target.kind === 'named' && computeFate(target, hits) === 'unharmed' ? 0 : hits;
}
