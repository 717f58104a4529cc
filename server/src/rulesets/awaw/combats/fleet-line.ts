/** Types and functions shared by the phases of a fleet combat: the two lines, and the rows of fleet factors. */
import type { Change } from '../../../engine/amount';
import type { State } from '../../../engine/combat';
import { pluralize, formatList } from '../../../model/wording';
import { toColumn } from '../attacks/columns';
import { findFleetRows, tableMax, sumHits } from '../attacks/naval-attack';
import type { Side } from '../data';
import { createOptionBasis } from '../options';
import type { AttackResult, Criticals } from './attack';
import { isGone, type Victim } from './victims';

/** Ships of one side. */
export interface BattleLine {
  readonly side: Side;
  readonly capitals: readonly Capital[];
  readonly light?: Victim;
  readonly screened: readonly Victim[];
  /** Orders for light ships that are not needed against light ships. */
  readonly lightOrders: readonly LightOrder[];
  /** Modifiers of the fire of some ships at an enemy ship. */
  readonly listModifiers: (firing: readonly Victim[], target: Victim) => readonly Change[];
}

export interface Capital {
  readonly victim: Victim;
  /** Naval factors. */
  readonly factors: number;
  /** Breaks ties between equal size, speed and hits. */
  readonly navalModifier: number;
  /** Whether it is slow while undamaged. */
  readonly isSlow: boolean;
  /** The target by its orders. */
  readonly order?: Victim;
}

export interface LightOrder {
  readonly at: Victim;
  /** By default all remaining factors. */
  readonly factors?: number;
}

export interface Fleet {
  /** Prefix of its step ids if a combat has several fleet combats. */
  readonly id?: string;
  readonly lines: readonly [BattleLine, BattleLine];
  readonly criticals: Criticals;
  /** How to read more than 25 factors at one target. */
  readonly excessReading: 'row-25' | 'split';
  /** Whether an earlier part may have hit a ship; by default none has. */
  readonly mayBeHit?: (victim: Victim) => boolean;
  /** Whether a later part attacks or reads a ship, so that its losses are not added up here; by default none does. */
  readonly isUsedLater?: (victim: Victim) => boolean;
  /** By default it always takes place. */
  readonly when?: (state: State) => boolean;
}

/** One side's view of a fleet combat. */
export interface LineFire {
  readonly fleet: Fleet;
  readonly line: BattleLine;
  readonly enemy: BattleLine;
}

/** All ships of a line. */
export function listShips({ capitals, light, screened }: BattleLine): readonly Victim[] {
  return [...capitals.map(({ victim }) => victim), ...(light ? [light] : []), ...screened];
}

/** The result of fleet factors by their row. */
export function computeFleetResult(
  factors: number,
  total: number,
  { excessReading }: Fleet,
  firing: readonly Victim[],
): AttackResult {
  const rows = findFleetRows(factors, excessReading);
  const formatText = (): string => {
    const names = formatList(
      rows.map(({ factors: [from, to] = [0, 0] }) => (from === to ? `${from}` : `${from}-${to}`)),
    );
    const shooterNames = formatList(firing.map(({ name }) => name));
    return `${shooterNames} with ${pluralize(factors, 'factor')}, ${rows.length > 1 ? 'rows' : 'row'} ${names}, column ${toColumn(total)}`;
  };
  const basis = factors > tableMax.factors ? createOptionBasis('factorsBeyondTwentyFive') : undefined;
  return { hits: sumHits(rows, total), describe: formatText, ...(basis && { basis }) };
}

/** Whether a fleet combat takes place. */
export function takesPlace({ when }: Fleet, state: State): boolean {
  return when === undefined || when(state);
}

/** The ships that are afloat. */
export function listAfloat(capitals: readonly Capital[], state: State): readonly Capital[] {
  return capitals.filter(({ victim }) => !isGone(victim, state));
}

/** Modifiers of some ships of a line, cached by set of ships. */
export function createFiringModifiers(
  { line }: LineFire,
  target: Victim,
): (firing: readonly Victim[]) => readonly Change[] {
  const cache = new Map<string, readonly Change[]>();
  return (firing) => {
    const key = firing.map(({ id }) => id).join(' ');
    const changes = cache.get(key) ?? line.listModifiers(firing, target);
    cache.set(key, changes);
    return changes;
  };
}
