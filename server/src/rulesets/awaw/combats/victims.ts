/** What can be hit in a combat: named ships, cruisers by themselves, and light forces. */
import type { Basis } from '../../../engine/amount';
import type { State } from '../../../engine/combat';
import {
  factorsDamaged,
  factorsIn,
  factorsSunk,
  firingFactors,
  lightLosses,
  maxHits,
  oneFactorsIn,
  type OneFactorType,
  type Target,
} from '../damage/damage';
import { addCounter, type Board } from './board';

/** A target as the scenario has it. */
export interface Ships {
  /** Unique in the combat; in dice labels and results: `arizona`, `light-ships`. */
  readonly id: string;
  /** In sentences: `Arizona`, `the American cruisers`. */
  readonly name: string;
  /** Of light ships that are called by their nation: `American`. */
  readonly adjective?: string;
  /** Light ships that are a single cruiser with a name. */
  readonly isLone?: boolean;
  readonly target: Target;
  /** Whether it can suffer critical hits: named ships can. */
  readonly named: boolean;
  /** Hits that it has taken before. */
  readonly hits: number;
  /** Ships in port repair hits that are too few to damage them. */
  readonly inPort: boolean;
  /** In which order equal remainders are settled when one-factor units are lost. */
  readonly tieOrder?: readonly OneFactorType[];
  /** Options that settle what hits do to it. */
  readonly bases?: readonly Basis[];
  /** The units of a light force, cruisers and one-factor units. */
  readonly parts?: readonly LightPart[];
}

/** A line of light ships: so many cruisers, or factors of a type. */
export interface LightPart {
  readonly unit: string;
  readonly type: 'ca' | OneFactorType;
  readonly count: number;
  /** What is counted: `American cruisers`, `escorts: factors`. */
  readonly title: string;
}

/** A target with its counters. */
export interface Victim extends Ships {
  /** Hits taken in all. */
  readonly taken: number;
  /** Critical hits. */
  readonly criticals: number;
  /** Where the losses of its side are tallied. */
  readonly side: SideTally;
}

/** The losses of a side. */
export interface SideTally {
  readonly id: string;
  /** In sentences: `the defender`. */
  readonly name: string;
  /** Counter: naval factors sunk. */
  readonly sunk: number;
  /** Counter: 1 where a ship was damaged that is still afloat. How many, and which, only the ships themselves tell. */
  readonly damaged: number;
  /** Counter: critical hits. */
  readonly criticals: number;
  /** Id of the step that closes the tally, where it is closed before the end. */
  readonly readAt?: string;
}

/** Counters for the losses of a side. @param attacks how many attacks on each of its ships there can be */
export function sideTally(
  board: Board,
  side: Pick<SideTally, 'id' | 'name' | 'readAt'>,
  ships: readonly Ships[],
  attacks: number,
): SideTally {
  const { id, name } = side;
  const all = ships.reduce((sum, { target }) => sum + factorsIn(target), 0);
  const named = ships.filter((one) => one.named).length;
  return {
    ...side,
    sunk: addCounter(board, `sunk.${id}`, `naval factors sunk, ${name}`, all),
    damaged: addCounter(board, `damaged.${id}`, `whether ships of ${name} are damaged`, 1),
    criticals: addCounter(board, `criticals.${id}`, `critical hits, ${name}`, named * attacks),
  };
}

/** Counters for a target. @param attacks how many attacks there can be on it */
export function victimOf(board: Board, side: SideTally, ships: Ships, attacks: number): Victim {
  const { id, name, target, hits, named } = ships;
  const max = maxHits(target);
  return {
    ...ships,
    side,
    taken: addCounter(board, `hits.${id}`, `hits on ${name}`, max, Math.min(max, hits)),
    criticals: addCounter(board, `critical.${id}`, `critical hits on ${name}`, named ? attacks : 0),
  };
}

/** The hits of a target after further ones; those beyond its last unit are lost. */
export function takenBy({ taken, target }: Victim, state: State, hits: number): number {
  return Math.min(maxHits(target), state[taken]! + hits);
}

/** Hits on a target. */
export function hitBy(victim: Victim, state: State, hits: number): State {
  return hits === 0 ? state : state.with(victim.taken, takenBy(victim, state, hits));
}

/** Whether nothing is left to hit. */
export function isGone({ taken, target }: Victim, state: State): boolean {
  return state[taken] === maxHits(target);
}

/** Naval factors that are sunk. */
export function sunkIn({ target, taken }: Victim, state: State): number {
  return factorsSunk(target, state[taken]!);
}

/** Factors of ships that were damaged in the combat and are afloat. */
export function damagedIn({ target, hits, taken }: Victim, state: State): number {
  return factorsDamaged(target, hits, state[taken]!);
}

/** Factors of a light force that can fire: neither sunk nor damaged. */
export function lightFactors({ target, taken, tieOrder }: Victim, state: State): number {
  return target.kind === 'named' ? 0 : firingFactors(target, state[taken]!, tieOrder);
}

/** Whether a light force has only damaged cruisers left, or nothing. */
export function isBroken({ target, taken }: Victim, state: State): boolean {
  if (target.kind === 'named') return false;
  const { cruisersSunk, cruisersDamaged, onesSunk } = lightLosses(target, state[taken]!);
  return cruisersSunk + cruisersDamaged === target.cruisers && onesSunk === oneFactorsIn(target.ones);
}
