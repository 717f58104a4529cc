import { placeAt, cite, removeMember, setMember, addPath, offer, type AwawCheck } from '../../kit';
import type { Scenario } from '../../data';
import { listDividedSides } from '../../combat-lists';
import { midway } from '../../scenarios';
import { roundNumbers } from '../rules';

const { max } = roundNumbers['combat-groups'];

export const combatGroupNumber: AwawCheck = {
  rule: 'combat-groups',
  title: 'The combat groups of a side have the numbers 1 to 6, each once',
  *check(scenario) {
    for (const { attacker, defender } of scenario.fleetCombats ?? []) {
      for (const group of [attacker, defender]) {
        if (group.number === undefined || group.number <= max) continue;
        yield {
          message: `There is no combat group ${group.number}: a side numbers its groups from 1 to ${max}${cite('combat-groups')}. Choose another number, or remove it.`,
          place: placeAt(group, 'number'),
          fixes: [offer('Remove the number', removeMember(group, 'number'))],
        };
      }
    }
    for (const { name, side } of listDividedSides(scenario)) {
      const { groups } = side;
      const usedNumbers = new Set(groups.map(({ number }) => number));
      const freeNumber = [1, 2, 3, 4, 5, 6].find((number) => !usedNumbers.has(number));
      const seenNumbers = new Set<number>();
      for (const group of groups) {
        const isRepeated = seenNumbers.has(group.number);
        seenNumbers.add(group.number);
        if (!isRepeated && group.number <= max) continue;
        // A group that orders name is not renumbered.
        const canRenumber = freeNumber !== undefined && (isRepeated || !isGroupNamed(group.number, scenario));
        yield {
          message: `${isRepeated ? `The ${name} already has a combat group ${group.number}` : `There is no combat group ${group.number}`}: a side numbers its groups from 1 to ${max}, each number once${cite('combat-groups')}. Choose another number.`,
          place: placeAt(group, 'number'),
          fixes: canRenumber
            ? [offer(`Change the number to ${freeNumber}`, setMember(group, 'number', freeNumber))]
            : [],
        };
      }
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: 'defender: { groups: [{ number: 6, units: [{ id: benson, type: dd, count: 4 }] }] }',
  fails: `
    defender: { groups: [{ number: 7, units: [{ id: benson, type: dd, count: 4 }] }] }
    #                              ^ no combat group 7
  `,
};

/** Whether an order of a round names a group with this number. */
function isGroupNamed(number: number, { navalRounds = [] }: Scenario): boolean {
  return navalRounds.some(
    ({ strikes = [], fleetCombats = [], submarineAttacks = [] }) =>
      [...strikes, ...submarineAttacks].some(({ group }) => group === number) ||
      fleetCombats.some(({ attacker, defender }) => attacker === number || defender === number),
  );
}
