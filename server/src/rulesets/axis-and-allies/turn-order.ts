/** The order in which the powers take their turns. */
import type { Header, Turn } from './data';
import { turnOrder } from './units';

/** The order of play, if it has all powers of the scenario, else the order of `powers`. */
export function listPowersInOrder(powers: NonNullable<Header['powers']>): readonly string[] {
  const names = Object.keys(powers);
  return names.every((name) => turnOrder.includes(name)) ? turnOrder.filter((name) => names.includes(name)) : names;
}

/** The turn of the next power. */
export function computeNextTurn({ round, power }: Turn, powers: NonNullable<Header['powers']>): Turn {
  const order = listPowersInOrder(powers);
  const index = order.indexOf(power) + 1;
  return { round: index === order.length ? round + 1 : round, power: order[index % order.length] ?? power };
}
