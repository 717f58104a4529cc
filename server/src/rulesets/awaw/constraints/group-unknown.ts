import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { listed } from '../wording';
import { example, type AwawConstraint } from './constraint';

export const groupUnknown: AwawConstraint = {
  code: 'group-unknown',
  rule: 'combat-groups',
  severity: 'error',
  title: 'Strikes are against combat groups of the enemy',
  part: 'navalRounds',
  scope: 'part',
  *check(round) {
    for (const strike of round.strikes ?? []) {
      const enemy = strike.by === 'attacker' ? 'defender' : 'attacker';
      const known = round[enemy].groups.map(({ number }) => number);
      if (known.length === 0 || known.includes(strike.group)) continue;
      yield {
        message: `The ${enemy} has no combat group ${strike.group} that ${strike.id} could strike (${sectionOf('combat-groups')}). It has ${listed(known.map(String))}.`,
        place: at(strike, 'group'),
        fixes: known.map((number) => ({ title: `Strike group ${number}`, edits: [set(strike, 'group', number)] })),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 2, units: [{ id: benson, type: dd, count: 4 }] }] }
            strikes: [{ id: first, by: attacker, group: 2, attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] } }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 2, units: [{ id: benson, type: dd, count: 4 }] }] }
            strikes: [{ id: first, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] } }]
        #                                               ^
      `,
    ],
  },
};
