import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import type { Finding } from '../../../../model/problem';
import { examplesOf, under } from '../../../case';
import type { Retreat } from '../../data';
import { unitsOf } from '../../forces';
import { northSea } from '../../scenarios';
import { counted } from '../../wording';
import { sectionOf, type Setting, type SharedConstraint } from '../setting';

export const retreatAtOnce = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'retreat-at-once',
  rule: 'retreat',
  severity: 'information',
  title: 'An order to retreat does not always hold after the first cycle',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    const retreat = battle.attacker.orders?.retreat;
    if (retreat === undefined) return;
    if (retreat.afterRound === 1) yield* withoutEffect(retreat);
    const units = unitsOf(battle, 'attacker').reduce((sum, { count }) => sum + count, 0);
    const { fewerThan } = retreat;
    if (retreat.afterRound === 1 || fewerThan === undefined || units === 0 || units >= fewerThan) return;
    yield {
      message: `The attacker begins with ${counted(units, 'unit')}, fewer than ${fewerThan}, so he retreats after the first cycle whatever happens (${sectionOf('retreat')}). Give a smaller number, or say \`afterRound: 1\`.`,
      place: at(retreat, 'fewerThan'),
      fixes: [{ title: 'Take `fewerThan` out', edits: [remove(retreat, 'fewerThan')] }],
    };
  },
  examples: examplesOf({
    on: under(northSea(ruleset), 'seaBattles.north-sea'),
    passes: 'attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { fewerThan: 3 } } }',
    fails: `
      attacker: { power: germany, units: { sub: 3 }, orders: { retreat: { fewerThan: 4 } } }
      #                                                                              ^ The attacker begins with 3 units, fewer than 4
    `,
    otherFixes: {
      'Take `fewerThan` out': 'attacker: { power: germany, units: { sub: 3 }, orders: { retreat: {} } }',
    },
  }),
});

/** What stands beside an order to retreat after the first cycle. */
function* withoutEffect(retreat: Retreat): Generator<Finding> {
  for (const key of ['fewerThan', 'chanceBelow'] as const) {
    if (retreat[key] === undefined) continue;
    yield {
      message: `With \`afterRound: 1\` the attacker retreats after the first cycle in any case, so \`${key}\` has no effect (${sectionOf('retreat')}). Take one of them out.`,
      place: at(retreat, key),
      unnecessary: true,
      fixes: [{ title: `Take \`${key}\` out`, edits: [remove(retreat, key)] }],
    };
  }
}
