/** Defending submarines that dive: who may, in which cycles, and until when they are out of reach. */
import type { LeaveWhen } from '../../axis-and-allies/data';
import type { Bar } from '../bar';
import type { Depth, Header, SeaBattle, UnitCount } from '../data';
import { reading } from '../options';
import { firstDive } from './numbers';

/** What keeps defending submarines of a depth from ever diving; undefined where they may. */
export function diveBar(depth: Depth, header: Header): Bar | undefined {
  if (depth === 'silent') return { rule: 'silent-running', why: 'submarines in silent running do not defend' };
  if (depth !== 'periscope' && reading(header, 'divingDepths') === 'periscope-only') {
    return { rule: 'submarine-dive', why: 'only submarines at periscope depth dive', option: 'divingDepths' };
  }
  return undefined;
}

/**
 * Whether submarines may dive in a cycle, if the attacker could hit them in it.
 * @param cycle from 1 on
 */
export function divesInCycle(cycle: number, header: Header): boolean {
  return cycle <= firstDive || reading(header, 'divingCycles') === 'any-exposed';
}

/** Whether a destroyer of the attacker keeps submarines from diving. */
export function destroyerBlocksDive(header: Header): boolean {
  return reading(header, 'destroyerBlocksDive') === 'yes';
}

/** Whether submarines that may dive decide when the attacker has rolled, and roll after it themselves. */
export function divesAfterRolls(header: Header): boolean {
  return reading(header, 'diveDecision') === 'after-attack-rolls';
}

/** When defending submarines dive by their orders; never where the file is silent. */
export function diveOrder({ id }: Pick<UnitCount, 'id'>, { defender }: SeaBattle): LeaveWhen {
  const { dive } = defender.orders ?? {};
  return (id === undefined ? undefined : dive?.groups?.[id]) ?? dive?.when ?? 'never';
}

/** The power in whose turn submarines that dived can be attacked again: the next in the order of turns; undefined where it is not known. */
export function untouchableUntil({ turn, powers = {} }: Header): string | undefined {
  const order = Object.keys(powers);
  const now = turn === undefined ? -1 : order.indexOf(turn.power);
  return now < 0 || order.length < 2 ? undefined : order[(now + 1) % order.length];
}
