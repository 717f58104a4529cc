/** Targets in a combat: named ships, single cruisers, and light forces. */
import type { Basis } from '../../../engine/amount';
import type { State } from '../../../engine/combat';
import {
  countDamagedFactors,
  countFactors,
  countSunkFactors,
  countFiringFactors,
  computeLightLosses,
  computeMaxHits,
  countOneFactors,
  type OneFactorType,
  type Target,
} from '../damage/damage';
import { addCounter, type Board } from './board';

/** A target before the combat. */
export interface Ships {
  /** Unique in the combat; used in dice labels and results: `arizona`, `light-ships`. */
  readonly id: string;
  /** Inside sentences: `Arizona`, `the American cruisers`. */
  readonly name: string;
  /** The nation of light ships that are named by it: `American`. */
  readonly adjective?: string;
  /** Whether it is a single cruiser with a name. */
  readonly isLone?: boolean;
  readonly target: Target;
  /** Hits taken before the combat. */
  readonly hitsBefore: number;
  /** In port, hits too few to damage a ship are repaired. */
  readonly isInPort: boolean;
  /** The order that breaks ties of equal remainders when one-factor units are lost. */
  readonly tieOrder?: readonly OneFactorType[];
  /** Options that decide the effect of hits. */
  readonly bases?: readonly Basis[];
  /** The units of a light force: cruisers and one-factor units. */
  readonly parts?: readonly LightPart[];
}

/** A line of light ships: a number of cruisers, or factors of a type. */
export interface LightPart {
  readonly unit: string;
  readonly type: 'ca' | OneFactorType;
  readonly count: number;
  /** The noun that is counted: `American cruisers`, `escorts: factors`. */
  readonly title: string;
}

/** A target with its counters. */
export interface Victim extends Ships {
  /** Counter: hits in all. */
  readonly hitCounter: number;
  /** Counter: critical hits. */
  readonly criticalCounter: number;
  /** The loss tally of its side. */
  readonly side: SideTally;
}

/** The losses of a side. */
export interface SideTally {
  readonly id: string;
  /** Inside sentences: `the defender`. */
  readonly name: string;
  /** Counter: naval factors sunk. */
  readonly sunkCounter: number;
  /** Counter: 1 if a damaged ship is afloat. The counters of the ships have the details. */
  readonly damagedCounter: number;
  /** Counter: critical hits. */
  readonly criticalCounter: number;
  /** Id of the step that closes the tally, if before the end. */
  readonly readAfterStep?: string;
}

/** Adds the counters of a side's losses. @param maxAttacks the largest number of attacks on each of its ships */
export function createSideTally(
  board: Board,
  side: Pick<SideTally, 'id' | 'name' | 'readAfterStep'>,
  ships: readonly Ships[],
  maxAttacks: number,
): SideTally {
  const { id, name } = side;
  const totalFactors = ships.reduce((sum, { target }) => sum + countFactors(target), 0);
  const namedCount = ships.filter(({ target }) => target.kind === 'named').length;
  return {
    ...side,
    sunkCounter: addCounter(board, `sunk.${id}`, `naval factors sunk, ${name}`, totalFactors),
    damagedCounter: addCounter(board, `damaged.${id}`, `whether ships of ${name} are damaged`, 1),
    criticalCounter: addCounter(board, `criticals.${id}`, `critical hits, ${name}`, namedCount * maxAttacks),
  };
}

/** Adds the counters of a target. @param maxAttacks the largest number of attacks on it */
export function createVictim(board: Board, side: SideTally, ships: Ships, maxAttacks: number): Victim {
  const { id, name, target, hitsBefore } = ships;
  const max = computeMaxHits(target);
  return {
    ...ships,
    side,
    hitCounter: addCounter(board, `hits.${id}`, `hits on ${name}`, max, Math.min(max, hitsBefore)),
    criticalCounter: addCounter(
      board,
      `critical.${id}`,
      `critical hits on ${name}`,
      target.kind === 'named' ? maxAttacks : 0,
    ),
  };
}

/** The hits of a target after further ones, at most those that sink all of it. */
export function computeHitsAfter({ hitCounter, target }: Victim, state: State, hits: number): number {
  return Math.min(computeMaxHits(target), state[hitCounter]! + hits);
}

/** Applies hits to a target. */
export function applyHits(victim: Victim, state: State, hits: number): State {
  return hits === 0 ? state : state.with(victim.hitCounter, computeHitsAfter(victim, state, hits));
}

/** Whether all of it is sunk. */
export function isGone({ hitCounter, target }: Victim, state: State): boolean {
  return state[hitCounter] === computeMaxHits(target);
}

/** Naval factors that are sunk. */
export function countSunk({ target, hitCounter }: Victim, state: State): number {
  return countSunkFactors(target, state[hitCounter]!);
}

/** Factors of ships damaged in the combat and afloat. */
export function countDamaged({ target, hitsBefore, hitCounter }: Victim, state: State): number {
  return countDamagedFactors(target, hitsBefore, state[hitCounter]!);
}

/** Factors of a light force that can fire: neither sunk nor damaged. */
export function countLightFactors({ target, hitCounter, tieOrder }: Victim, state: State): number {
  return target.kind === 'named' ? 0 : countFiringFactors(target, state[hitCounter]!, tieOrder);
}

/** Whether a light force has only damaged cruisers left, or nothing. */
export function isBroken({ target, hitCounter }: Victim, state: State): boolean {
  if (target.kind === 'named') return false;
  const { cruisersSunk, cruisersDamaged, oneFactorsSunk } = computeLightLosses(target, state[hitCounter]!);
  return cruisersSunk + cruisersDamaged === target.cruisers && oneFactorsSunk === countOneFactors(target.oneFactors);
}
