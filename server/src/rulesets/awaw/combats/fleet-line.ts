/** What the phases of a fleet combat share: the two lines, and how fleet factors are read. */
import type { Change } from '../../../engine/amount';
import type { State } from '../../../engine/combat';
import { counted, listed } from '../../../model/wording';
import { columnOf } from '../attacks/columns';
import { fleetRows, greatest, hitsOf } from '../attacks/naval-attack';
import type { Side } from '../data';
import { optionBasis } from '../options';
import type { AttackResult, Criticals } from './attack';
import { isGone, type Victim } from './victims';

/** Ships of one side. */
export interface Line {
  readonly side: Side;
  readonly capitals: readonly Capital[];
  readonly light?: Victim;
  readonly screened: readonly Victim[];
  /** What its light ships that are not needed against light ships are ordered to do. */
  readonly lightOrders: readonly LightOrder[];
  /** Modifiers of the fire of some ships at a ship of the enemy. */
  readonly modifiers: (firing: readonly Victim[], at: Victim) => readonly Change[];
}

export interface Capital {
  readonly victim: Victim;
  /** Naval factors. */
  readonly factors: number;
  /** What settles equal ranks of size, speed and hits. */
  readonly navalModifier: number;
  /** Whether it is slow though undamaged. */
  readonly slow: boolean;
  /** Whom it is ordered to fire at. */
  readonly order?: Victim;
}

export interface LightOrder {
  readonly at: Victim;
  /** As many as there are left without it. */
  readonly factors?: number;
}

export interface Fleet {
  /** Before the ids of its steps where a combat has several fleet combats. */
  readonly id?: string;
  readonly lines: readonly [Line, Line];
  readonly criticals: Criticals;
  /** What more than 25 factors at one target read. */
  readonly beyond: 'row-25' | 'split';
  /** Whether something before may have hit a ship; by default nothing. */
  readonly mayBeHit?: (victim: Victim) => boolean;
  /** Whether something later bears on a ship, so that its losses are not added up here; by default nothing. */
  readonly isKept?: (victim: Victim) => boolean;
  /** By default it always takes place. */
  readonly when?: (state: State) => boolean;
}

/** One side's view of a fleet combat. */
export interface Fire {
  readonly fleet: Fleet;
  readonly line: Line;
  readonly enemy: Line;
}

/** All ships of a line. */
export function shipsIn({ capitals, light, screened }: Line): readonly Victim[] {
  return [...capitals.map(({ victim }) => victim), ...(light ? [light] : []), ...screened];
}

/** What fleet factors do by their row. */
export function fleetResult(
  factors: number,
  total: number,
  { beyond }: Fleet,
  firing: readonly Victim[],
): AttackResult {
  const rows = fleetRows(factors, beyond);
  const text = (): string => {
    const names = listed(rows.map(({ factors: [from, to] = [0, 0] }) => (from === to ? `${from}` : `${from}-${to}`)));
    const who = listed(firing.map(({ name }) => name));
    return `${who} with ${counted(factors, 'factor')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${columnOf(total)}`;
  };
  const basis = factors > greatest.factors ? optionBasis('factorsBeyondTwentyFive') : undefined;
  return { hits: hitsOf(rows, total), text, ...(basis && { basis }) };
}

/** Whether a fleet combat takes place. */
export function goes({ when }: Fleet, state: State): boolean {
  return when === undefined || when(state);
}

/** The ships that are afloat. */
export function afloat(capitals: readonly Capital[], state: State): readonly Capital[] {
  return capitals.filter(({ victim }) => !isGone(victim, state));
}

/** Modifiers of some ships among the capital ships of a line, computed once for each choice of them. */
export function firingModifiers({ line }: Fire, at: Victim): (firing: readonly Victim[]) => readonly Change[] {
  const known = new Map<string, readonly Change[]>();
  return (firing) => {
    const key = firing.map(({ id }) => id).join(' ');
    const changes = known.get(key) ?? line.modifiers(firing, at);
    known.set(key, changes);
    return changes;
  };
}
