import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import type { Finding } from '../../../../model/problem';
import type { Retreat } from '../../data';
import { unitsOf } from '../../forces';
import { counted } from '../../wording';
import { cite, examplesOf, northSea, under, type Setting, type SharedConstraint } from '../setting';

export const retreatAtOnce = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'retreat-at-once',
  rule: 'retreat',
  severity: 'information',
  title: 'An order to retreat leaves something to decide after the first cycle',
  part: 'seaBattles',
  *check(battle) {
    const retreat = battle.attacker.orders?.retreat;
    if (retreat === undefined) return;
    if (retreat.afterRound === 1) yield* withoutEffect(retreat);
    const units = unitsOf(battle, 'attacker').reduce((sum, { count }) => sum + count, 0);
    const { fewerThan } = retreat;
    if (retreat.afterRound === 1 || fewerThan === undefined || units === 0 || units >= fewerThan) return;
    yield {
      message: `The attacker begins with ${counted(units, 'unit')}, fewer than ${fewerThan}, so he retreats after the first cycle in any case${cite('retreat')}. Lower the number, or write \`afterRound: 1\`.`,
      place: at(retreat, 'fewerThan'),
      fixes: [{ title: 'Remove `fewerThan`', edits: [remove(retreat, 'fewerThan')] }],
    };
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { fewerThan: 3 } } }',
    fails: `
      attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { fewerThan: 4 } } }
      #                                                                              ^ The attacker begins with 3 units, fewer than 4
    `,
  }),
});

/** Reports members without effect beside an order to retreat after the first cycle. */
function* withoutEffect(retreat: Retreat): Generator<Finding> {
  for (const key of ['fewerThan', 'chanceBelow'] as const) {
    if (retreat[key] === undefined) continue;
    yield {
      message: `With \`afterRound: 1\` the attacker retreats after the first cycle in any case, so \`${key}\` has no effect${cite('retreat')}. Remove one of them.`,
      place: at(retreat, key),
      unnecessary: true,
      fixes: [{ title: `Remove \`${key}\``, edits: [remove(retreat, key)] }],
    };
  }
}
