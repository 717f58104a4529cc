/** Rounds of naval combat (22.4): which groups meet, and who declares first whether the combat goes on. */
import type { CombatGroup, NavalRound, Side } from '../data';
import { isActive } from './search';

/** Groups of the two sides that meet in fleet combat, by number. */
export interface Pairing {
  readonly attacker: number;
  readonly defender: number;
}

/**
 * How active groups meet where the scenario does not say: those of equal numbers, then the lowest one that is left with the next one of
 * the enemy.
 */
export function pairings({ number: round = 1, attacker, defender }: NavalRound): readonly Pairing[] {
  const active = (groups: readonly CombatGroup[]): number[] =>
    [...new Set(groups.filter((group) => isActive(group, round)).map(({ number }) => number))].sort((a, b) => a - b);
  const [own, enemy] = [active(attacker.groups), active(defender.groups)];
  const equal = own.filter((number) => enemy.includes(number));
  const [left, right] = [own, enemy].map((numbers) => numbers.filter((number) => !equal.includes(number)));
  const others = left!.slice(0, right!.length).map((number, index) => ({ attacker: number, defender: right![index]! }));
  return [...equal.map((number) => ({ attacker: number, defender: number })), ...others];
}

/** Naval factors that a side lost in a round. */
export interface RoundLosses {
  readonly sunk: number;
  /** Of ships that were damaged. */
  readonly damaged: number;
}

/** Who declares first whether the combat goes on: who lost more factors, of equals who had more damaged, else the interceptor. */
export function declaresFirst(losses: Readonly<Record<Side, RoundLosses>>): { side: Side; because: string } {
  const { attacker, defender } = losses;
  for (const [key, words] of [
    ['sunk', 'it lost more naval factors'],
    ['damaged', 'as many factors were lost, but it has more damaged'],
  ] as const) {
    if (attacker[key] !== defender[key]) {
      return { side: attacker[key] > defender[key] ? 'attacker' : 'defender', because: words };
    }
  }
  return { side: 'attacker', because: 'losses are equal, and it is the interceptor' };
}
