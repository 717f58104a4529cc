import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf } from '../../../case';
import { northSea } from '../../scenarios';
import { powerName, sentence } from '../../wording';
import { sectionOf, type Setting, type SharedConstraint } from '../setting';

export const notItsTurn = ({ ruleset }: Setting): SharedConstraint => ({
  code: 'not-its-turn',
  rule: 'sea-battle-forces',
  severity: 'information',
  title: 'The power whose turn it is attacks',
  part: 'seaBattles',
  scope: 'part',
  *check({ attacker }, { turn, powers = {} }) {
    if (turn === undefined || turn.power === attacker.power) return;
    if (![turn.power, attacker.power].every((power) => Object.hasOwn(powers, power))) return;
    yield {
      message: `It is the turn of ${powerName(turn.power)}, but ${powerName(attacker.power)} attacks here: each power attacks in its own turn (${sectionOf('sea-battle-forces')}). Name the other power, or change \`turn\`.`,
      place: at(attacker, 'power'),
      related: [{ message: 'The turn.', place: at(turn, 'power') }],
      fixes: [
        { title: `Make it the turn of ${powerName(attacker.power)}`, edits: [set(turn, 'power', attacker.power)] },
        { title: `${sentence(powerName(turn.power))} attacks`, edits: [set(attacker, 'power', turn.power)] },
      ],
    };
  },
  examples: examplesOf({
    on: northSea(ruleset),
    passes: 'turn: { round: 4, power: germany, phase: combat-move }',
    fails: `
      turn: { round: 4, power: japan, phase: combat-move }
      seaBattles:
        - id: north-sea
          attacker: { power: germany, units: { sub: 3 } }
      #                      ^^^^^^^ It is the turn of Japan, but Germany attacks here
    `,
    otherFixes: {
      'Make it the turn of Germany': 'turn: { round: 4, power: germany, phase: combat-move }',
      'Japan attacks': `
        seaBattles:
          - id: north-sea
            attacker: { power: japan, units: { sub: 3 } }
      `,
    },
  }),
});
