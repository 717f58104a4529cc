import { ruhr } from '../../scenarios';
import { placeAt, cite, setMember, offer, type AareCheck } from '../../kit';
import { formatPower } from '../../wording';
import { listAttacks } from '../attacks';

export const attackOutOfTurn: AareCheck = {
  rule: 'sea-battle-forces',
  severity: 'information',
  title: 'Bombardments, raids, rockets and flights are those of the power whose turn it is',
  *check(scenario) {
    const { turn, powers = {} } = scenario;
    if (turn === undefined || !Object.hasOwn(powers, turn.power)) return;
    for (const { id, rule, attacker } of listAttacks(scenario)) {
      // The source does not say when Kamikaze missions are flown.
      if (rule === 'interception' || attacker.power === turn.power || !Object.hasOwn(powers, attacker.power)) continue;
      yield {
        message: `It is the turn of ${formatPower(turn.power)}, but ${formatPower(attacker.power)} attacks in ${id}: a power attacks in its own turn only${cite('sea-battle-forces')}. Change the attacker or \`turn\`.`,
        place: placeAt(attacker, 'power'),
        related: [{ message: 'The turn.', place: placeAt(turn, 'power') }],
        fixes: [
          offer(`Change the turn to ${formatPower(attacker.power)}`, setMember(turn, 'power', attacker.power)),
          // A power of the other side would attack its own allies.
          ...(powers[turn.power]!.side === powers[attacker.power]!.side
            ? [offer(`Change the attacker to ${formatPower(turn.power)}`, setMember(attacker, 'power', turn.power))]
            : []),
        ],
      };
    }
  },
  base: ruhr,
  passes: 'turn: { round: 4, power: us }',
  fails: `
    turn: { round: 4, power: uk }
    flyOvers: []
    strategicBombingRaids:
      - id: ruhr
        attacker: { power: us, bombers: 3 }
    #                      ^^ It is the turn of the UK, but the US attacks in ruhr
  `,
};
