import { listed } from '../../../../model/wording';
import { at, type AwawConstraint, cite, examplesOf, set, under } from '../../constraint';
import type { NavalRound, Side } from '../../data';
import { midway } from '../../scenarios';

export const groupUnknown: AwawConstraint = {
  code: 'group-unknown',
  rule: 'combat-groups',
  severity: 'error',
  title: 'What a round names are combat groups that there are',
  part: 'navalRounds',
  scope: 'part',
  *check(round) {
    for (const { id, does, side, number, place, choose } of mentions(round)) {
      const known = round[side].groups.map((group) => group.number);
      if (known.length === 0 || known.includes(number)) continue;
      yield {
        message: `The ${side} has no combat group ${number} that ${id} could ${does}${cite('combat-groups')}. It has ${listed(known.map(String))}: choose one of them.`,
        place,
        fixes: known.map((one) => ({ title: `Set it to group ${one}`, edits: [choose(one)] })),
      };
    }
  },
  examples: examplesOf({
    on: under(midway, 'navalRounds.midway'),
    passes: 'fleetCombats: [{ id: chase, attacker: 1, defender: 1 }]',
    fails: `
      fleetCombats: [{ id: chase, attacker: 1, defender: 2 }]
      #                                                  ^ no combat group 2
    `,
    otherFixes: {
      'Set it to group 1': 'fleetCombats: [{ id: chase, attacker: 1, defender: 1 }]',
    },
  }),
};

/** Where the orders of a round name a group: of which side, and how to name another. */
function mentions({ strikes = [], fleetCombats = [], submarineAttacks = [] }: NavalRound) {
  const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');
  const aimed = [
    ...strikes.map((order) => ({ order, does: 'strike' })),
    ...submarineAttacks.map((order) => ({ order, does: 'attack' })),
  ].map(({ order, does }) => ({
    ...{ id: order.id, does, side: enemyOf(order.by), number: order.group, place: at(order, 'group') },
    choose: (one: number) => set(order, 'group', one),
  }));
  const fought = fleetCombats.flatMap((order) =>
    (['attacker', 'defender'] as const).map((side) => ({
      ...{ id: order.id, does: 'bring to fight', side, number: order[side], place: at(order, side) },
      choose: (one: number) => set(order, side, one),
    })),
  );
  return [...aimed, ...fought];
}
