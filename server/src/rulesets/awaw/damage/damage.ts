/**
 * What hits (naval attack effects) do to ships. Everything is a function of the hits that a target has taken in all: hits add up, so
 * that a second attack goes on where the first one stopped.
 */

/** A named ship, or a cruiser by itself. */
export interface Named {
  readonly kind: 'named';
  /** In naval factors. */
  readonly size: number;
  /** Whether it was damaged before, even where its hits are counted anew (option damagedAgain). */
  readonly wasDamaged?: boolean;
}

/** The types of naval units of one factor, in the order in which ties of a split are settled unless the owner orders otherwise. */
export const oneFactorTypes = ['dd', 'cve', 'transport'] as const;
export type OneFactorType = (typeof oneFactorTypes)[number];

/** Factors of each type of one-factor units. */
export type OneFactors = Readonly<Record<OneFactorType, number>>;

/** Cruisers and one-factor units that are attacked together. */
export interface LightForce {
  readonly kind: 'light';
  /** Cruisers of two factors each, the damaged ones too. */
  readonly cruisers: number;
  /** Cruisers among them that were damaged before. They are the first that are hit. */
  readonly damaged?: number;
  /** Whether earlier damage does not count, so that a damaged cruiser takes two hits like the others (option damagedAgain). */
  readonly anew?: boolean;
  /** Whether a cruiser that was damaged before does not shorten its turn of two hits: the next cruiser takes the second (option damagedCruiser). */
  readonly restarts?: boolean;
  readonly ones: OneFactors;
  /** Transports among them that were damaged before: they do not fire, and are the first transports that are sunk. */
  readonly damagedTransports?: number;
}

export type Target = Named | LightForce;

export type Fate = 'unharmed' | 'damaged' | 'sunk';

/** Factors of a cruiser, and so the hits that sink one. */
export const cruiserSize = 2;

/** What became of a light force. */
export interface LightLosses {
  readonly cruisersSunk: number;
  /** Afloat and damaged, those that were damaged before too. */
  readonly cruisersDamaged: number;
  /** Damaged by these hits, afloat. */
  readonly newlyDamaged: number;
  /** One-factor units sunk. */
  readonly onesSunk: number;
}

/** What hits do to a single ship: one less than its size damages it, its size sinks it (results of 20.51). */
export function fateOf({ size }: Named, hits: number): Fate {
  if (hits >= size) return 'sunk';
  return hits === size - 1 && hits > 0 ? 'damaged' : 'unharmed';
}

/** The hits that a ship has which was damaged before: one less than its size, so that one more sinks it. */
export function hitsOfDamaged({ size }: Named): number {
  return Math.max(1, size - 1);
}

/**
 * What hits do to cruisers and one-factor units. Cruisers alone: two hits each, an odd hit damages one. One-factor units alone: a hit
 * each. Both (20.551): a cruiser is sunk, then two one-factor units, and round again; who has none left is passed over, and hits beyond
 * the last unit are lost. A cruiser that was damaged before has had the first of its two hits (ruling 16).
 * @param hits of this combat
 */
export function lightLosses(force: LightForce, hits: number): LightLosses {
  const { cruisers, damaged = 0, anew = false, restarts = false, ones } = force;
  const oneFactors = oneFactorsIn(ones);
  const before = Math.min(damaged, cruisers);
  // Those that were damaged before take one hit each, and are the first that are hit.
  const early = anew ? 0 : before;
  const max = cruisers * cruiserSize - early;
  let onCruisers = 0;
  let onesSunk = 0;
  for (let left = hits; left > 0;) {
    const turn = onCruisers < early && !restarts ? 1 : cruiserSize;
    const first = Math.min(left, turn, max - onCruisers);
    onCruisers += first;
    const second = Math.min(left - first, cruiserSize, oneFactors - onesSunk);
    onesSunk += second;
    if (first + second === 0) break;
    left -= first + second;
  }
  const further = Math.max(0, onCruisers - early);
  const cruisersSunk = Math.min(onCruisers, early) + Math.floor(further / cruiserSize);
  const hurt = Math.max(before, cruisersSunk + (further % cruiserSize));
  return {
    cruisersSunk,
    cruisersDamaged: hurt - cruisersSunk,
    newlyDamaged: hurt - Math.max(before, cruisersSunk),
    onesSunk,
  };
}

/** Factors of one-factor units of all types. */
export function oneFactorsIn(ones: OneFactors): number {
  return oneFactorTypes.reduce((sum, type) => sum + ones[type], 0);
}

/**
 * Which one-factor units are sunk (20.552, 20.57): in proportion to the factors of each type, the largest remainders rounded up.
 * @param sunk at most the factors that there are
 * @param tieOrder settles equal remainders; the owner's choice
 */
export function splitOnes(
  ones: OneFactors,
  sunk: number,
  tieOrder: readonly OneFactorType[] = oneFactorTypes,
): OneFactors {
  const total = oneFactorsIn(ones);
  const split: Record<OneFactorType, number> = { dd: 0, cve: 0, transport: 0 };
  if (total === 0) return split;
  let left = sunk;
  for (const type of oneFactorTypes) left -= split[type] = Math.floor((ones[type] * sunk) / total);
  const remainder = (type: OneFactorType): number => (ones[type] * sunk) % total;
  const order = [...new Set([...tieOrder, ...oneFactorTypes])].sort((a, b) => remainder(b) - remainder(a));
  for (const type of order.slice(0, left)) split[type]++;
  return split;
}

/** Hits beyond which nothing more can happen to a target. */
export function maxHits(target: Target): number {
  if (target.kind === 'named') return target.size;
  const { cruisers, damaged = 0, anew = false } = target;
  return factorsIn(target) - (anew ? 0 : Math.min(damaged, cruisers));
}

/** Naval factors of a target, damaged ships too. */
export function factorsIn(target: Target): number {
  return target.kind === 'named' ? target.size : target.cruisers * cruiserSize + oneFactorsIn(target.ones);
}

/** Naval factors sunk. A damaged ship is not sunk and counts nothing. */
export function factorsSunk(target: Target, hits: number): number {
  if (target.kind === 'named') return fateOf(target, hits) === 'sunk' ? target.size : 0;
  const { cruisersSunk, onesSunk } = lightLosses(target, hits);
  return cruisersSunk * cruiserSize + onesSunk;
}

/** Factors of ships that were damaged and are afloat. @param before hits that the target had before */
export function factorsDamaged(target: Target, before: number, hits: number): number {
  if (target.kind === 'light') return lightLosses(target, hits).newlyDamaged * cruiserSize;
  return fateOf(target, hits) === 'damaged' && fateOf(target, before) !== 'damaged' ? target.size : 0;
}

/** Factors of a light force that can fire: neither sunk nor damaged. */
export function firingFactors(force: LightForce, hits: number, tieOrder?: readonly OneFactorType[]): number {
  const { cruisersSunk, cruisersDamaged, onesSunk } = lightLosses(force, hits);
  const { damagedTransports = 0 } = force;
  const idle =
    damagedTransports === 0 ? 0 : Math.max(0, damagedTransports - splitOnes(force.ones, onesSunk, tieOrder).transport);
  return (force.cruisers - cruisersSunk - cruisersDamaged) * cruiserSize + oneFactorsIn(force.ones) - onesSunk - idle;
}

/** The hits that last beyond a strike in port: those that are too few to damage a named ship are repaired at once. */
export function hitsAfterRepair(target: Target, hits: number): number {
  return target.kind === 'named' && fateOf(target, hits) === 'unharmed' ? 0 : hits;
}
