import { setMember } from '../../../../model/edit';
import { placeAt } from '../../../../model/place';
import { formatPower } from '../../wording';
import { cite, createNorthSea, offer, type RulesetProfile, type SharedCheck } from '../kit';

export const notItsTurn = ({ ruleset }: RulesetProfile): SharedCheck => ({
  rule: 'sea-battle-forces',
  severity: 'information',
  title: 'The power whose turn it is attacks',
  part: 'seaBattles',
  *check({ attacker }, { turn, powers = {} }) {
    if (turn === undefined || turn.power === attacker.power) return;
    if (![turn.power, attacker.power].every((power) => Object.hasOwn(powers, power))) return;
    yield {
      message: `It is the turn of ${formatPower(turn.power)}, but ${formatPower(attacker.power)} attacks here: a power attacks in its own turn only${cite('sea-battle-forces')}. Change the attacker or \`turn\`.`,
      place: placeAt(attacker, 'power'),
      related: [{ message: 'The turn.', place: placeAt(turn, 'power') }],
      fixes: [
        offer(`Change the turn to ${formatPower(attacker.power)}`, setMember(turn, 'power', attacker.power)),
        offer(`Change the attacker to ${formatPower(turn.power)}`, setMember(attacker, 'power', turn.power)),
      ],
    };
  },
  base: createNorthSea(ruleset),
  passes: 'turn: { round: 4, power: germany, phase: combat-move }',
  fails: `
    turn: { round: 4, power: japan, phase: combat-move }
    seaBattles:
      - id: north-sea
        attacker: { power: germany, units: { sub: 3 } }
    #                      ^^^^^^^ It is the turn of Japan, but Germany attacks here
  `,
});
