import { at, cite, examplesOf, listed, set, under, type AwawConstraint } from '../../constraint';
import type { NavalRound, Side } from '../../data';
import { midway } from '../../scenarios';

export const groupUnknown: AwawConstraint = {
  code: 'group-unknown',
  rule: 'combat-groups',
  title: 'A round names combat groups that exist',
  part: 'navalRounds',
  *check(round) {
    for (const { id, side, number, place, choose } of mentions(round)) {
      const known = [...new Set(round[side].groups.map((group) => group.number))];
      if (known.length === 0 || known.includes(number)) continue;
      yield {
        message: `${id} names combat group ${number}, which the ${side} does not have${cite('combat-groups')}. Choose ${listed(known.map(String), 'or')}.`,
        place,
        fixes: known.map((one) => ({ title: `Change the group to ${one}`, edits: [choose(one)] })),
      };
    }
  },
  examples: examplesOf({
    on: under(midway, 'navalRounds.midway'),
    passes: 'fleetCombats: [{ id: chase, attacker: 1, defender: 1 }]',
    fails: `
      fleetCombats: [{ id: chase, attacker: 1, defender: 2 }]
      #                                                  ^ names combat group 2
    `,
  }),
};

/** Mentions of groups in the orders of a round: the side, and how to name another group. */
function mentions({ strikes = [], fleetCombats = [], submarineAttacks = [] }: NavalRound) {
  const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
  const aimed = [...strikes, ...submarineAttacks].map((order) => ({
    ...{ id: order.id, side: enemyOf(order.by), number: order.group, place: at(order, 'group') },
    choose: (one: number) => set(order, 'group', one),
  }));
  const fought = fleetCombats.flatMap((order) =>
    (['attacker', 'defender'] as const).map((side) => ({
      ...{ id: order.id, side, number: order[side], place: at(order, side) },
      choose: (one: number) => set(order, side, one),
    })),
  );
  return [...aimed, ...fought];
}
