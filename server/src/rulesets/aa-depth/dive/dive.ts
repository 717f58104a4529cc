/** Diving: the submarines that may dive, the cycles in which they may, and how long they stay out of reach. */
import type { LeaveWhen } from '../../axis-and-allies/data';
import type { Prohibition } from '../wording';
import type { Depth, Header, SeaBattle, UnitCount } from '../data';
import { getReading } from '../options';
import { firstDiveCycle } from './rules';

/** The reason why defending submarines at a depth can never dive; undefined if they can. */
export function findDiveProhibition(depth: Depth, header: Header): Prohibition | undefined {
  if (depth === 'silent') return { rule: 'silent-running', reason: 'submarines in silent running do not defend' };
  if (depth !== 'periscope' && getReading(header, 'divingDepths') === 'periscope-only') {
    return { rule: 'submarine-dive', reason: 'only submarines at periscope depth dive', option: 'divingDepths' };
  }
  return undefined;
}

/**
 * True if submarines may dive in a cycle, provided that the attacker could hit them in it.
 * @param cycle from 1
 */
export function canDiveInCycle(cycle: number, header: Header): boolean {
  return cycle <= firstDiveCycle || getReading(header, 'divingCycles') === 'any-exposed';
}

/** True if an attacking destroyer prevents submarines from diving. */
export function destroyerBlocksDive(header: Header): boolean {
  return getReading(header, 'destroyerBlocksDive') === 'yes';
}

/** True if submarines that may dive decide after the attacker has rolled, and roll after that themselves. */
export function isDiveAfterRolls(header: Header): boolean {
  return getReading(header, 'diveDecision') === 'after-attack-rolls';
}

/** The condition under which defending submarines dive by their orders; `never` by default. */
export function resolveDiveOrder({ id }: Pick<UnitCount, 'id'>, { defender }: SeaBattle): LeaveWhen {
  const { dive } = defender.orders ?? {};
  return (id === undefined ? undefined : dive?.groups?.[id]) ?? dive?.when ?? 'never';
}

/** The power in whose turn dived submarines can be attacked again, which is the next in turn order; undefined if unknown. */
export function findPowerEndingProtection({ turn, powers = {} }: Header): string | undefined {
  const order = Object.keys(powers);
  const turnIndex = turn === undefined ? -1 : order.indexOf(turn.power);
  return turnIndex < 0 || order.length < 2 ? undefined : order[(turnIndex + 1) % order.length];
}
