/** Rounds of naval combat (22.4): the pairing of groups, and who declares first whether to continue. */
import type { CombatGroup, NavalRound, Side } from '../data';
import { isActive } from './search';

/** The numbers of two groups that meet in fleet combat. */
export interface Pairing {
  readonly attacker: number;
  readonly defender: number;
}

/** The default pairing of active groups: equal numbers first, then the lowest unpaired ones of each side. */
export function pairGroups({ number: round = 1, attacker, defender }: NavalRound): readonly Pairing[] {
  const listActiveNumbers = (groups: readonly CombatGroup[]): number[] =>
    [...new Set(groups.filter((group) => isActive(group, round)).map(({ number }) => number))].sort((a, b) => a - b);
  const [attackerNumbers, defenderNumbers] = [listActiveNumbers(attacker.groups), listActiveNumbers(defender.groups)];
  const equalNumbers = attackerNumbers.filter((number) => defenderNumbers.includes(number));
  const [unpairedAttackers, unpairedDefenders] = [attackerNumbers, defenderNumbers].map((numbers) =>
    numbers.filter((number) => !equalNumbers.includes(number)),
  );
  const unequalPairs = unpairedAttackers!
    .slice(0, unpairedDefenders!.length)
    .map((number, index) => ({ attacker: number, defender: unpairedDefenders![index]! }));
  return [...equalNumbers.map((number) => ({ attacker: number, defender: number })), ...unequalPairs];
}

/** Naval factors that a side lost in a round. */
export interface RoundLosses {
  readonly sunk: number;
  /** Of ships that were damaged. */
  readonly damaged: number;
}

/**
 * The side that declares first whether the combat continues: the one that lost more factors, then the one with more damaged, else the
 * interceptor.
 */
export function findFirstDeclarer(losses: Readonly<Record<Side, RoundLosses>>): { side: Side; because: string } {
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
