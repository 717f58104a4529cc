import { placeAt, cite, formatList, setMember, addPath, offer, type AwawCheck } from '../../kit';
import type { NavalRound, Side } from '../../data';
import { midway } from '../../scenarios';

export const groupUnknown: AwawCheck = {
  rule: 'combat-groups',
  title: 'A round names combat groups that exist',
  part: 'navalRounds',
  *check(round) {
    for (const { id, side, number, place, choose } of listMentions(round)) {
      const numbers = [...new Set(round[side].groups.map((group) => group.number))];
      if (numbers.length === 0 || numbers.includes(number)) continue;
      yield {
        message: `${id} names combat group ${number}, which the ${side} does not have${cite('combat-groups')}. Choose ${formatList(numbers.map(String), 'or')}.`,
        place,
        fixes: numbers.map((choice) => offer(`Change the group to ${choice}`, choose(choice))),
      };
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: 'fleetCombats: [{ id: chase, attacker: 1, defender: 1 }]',
  fails: `
    fleetCombats: [{ id: chase, attacker: 1, defender: 2 }]
    #                                                  ^ names combat group 2
  `,
};

/** Mentions of groups in the orders of a round: the side, and how to name another group. */
function listMentions({ strikes = [], fleetCombats = [], submarineAttacks = [] }: NavalRound) {
  const getEnemySide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
  const attackMentions = [...strikes, ...submarineAttacks].map((order) => ({
    ...{ id: order.id, side: getEnemySide(order.by), number: order.group, place: placeAt(order, 'group') },
    choose: (newNumber: number) => setMember(order, 'group', newNumber),
  }));
  const inFleetCombats = fleetCombats.flatMap((order) =>
    (['attacker', 'defender'] as const).map((side) => ({
      ...{ id: order.id, side, number: order[side], place: placeAt(order, side) },
      choose: (newNumber: number) => setMember(order, side, newNumber),
    })),
  );
  return [...attackMentions, ...inFleetCombats];
}
