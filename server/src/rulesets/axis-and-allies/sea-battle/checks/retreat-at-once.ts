import { removeMember } from '../../../../model/edit';
import { placeAt } from '../../../../model/place';
import type { Violation } from '../../../../model/diagnostic';
import type { Retreat } from '../../data';
import { getUnits } from '../../forces';
import { pluralize } from '../../wording';
import { cite, createNorthSea, addPath, offer, type RulesetProfile, type SharedCheck } from '../kit';

export const retreatAtOnce = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'retreat',
  severity: 'information',
  title: 'An order to retreat leaves something to decide after the first cycle',
  part: 'seaBattles',
  *check(battle) {
    const retreat = battle.attacker.orders?.retreat;
    if (retreat === undefined) return;
    if (retreat.afterRound === 1) yield* checkWithoutEffect(retreat);
    const units = getUnits(battle, 'attacker').reduce((sum, { count }) => sum + count, 0);
    const { fewerThan } = retreat;
    if (retreat.afterRound === 1 || fewerThan === undefined || units === 0 || units >= fewerThan) return;
    yield {
      message: `The attacker begins with ${pluralize(units, 'unit')}, fewer than ${fewerThan}, so he retreats after the first cycle in any case${cite('retreat')}. Lower the number, or write \`afterRound: 1\`.`,
      place: placeAt(retreat, 'fewerThan'),
      fixes: [offer('Remove `fewerThan`', removeMember(retreat, 'fewerThan'))],
    };
  },
  base: addPath(createNorthSea(ruleset), 'seaBattles.north-sea'),
  passes: 'attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { fewerThan: 3 } } }',
  fails: `
    attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { fewerThan: 4 } } }
    #                                                                              ^ The attacker begins with 3 units, fewer than 4
  `,
});

/** Reports members without effect beside an order to retreat after the first cycle. */
function* checkWithoutEffect(retreat: Retreat): Generator<Violation> {
  for (const key of ['fewerThan', 'chanceBelow'] as const) {
    if (retreat[key] === undefined) continue;
    yield {
      message: `With \`afterRound: 1\` the attacker retreats after the first cycle in any case, so \`${key}\` has no effect${cite('retreat')}. Remove one of them.`,
      place: placeAt(retreat, key),
      unnecessary: true,
      fixes: [offer(`Remove \`${key}\``, removeMember(retreat, key))],
    };
  }
}
