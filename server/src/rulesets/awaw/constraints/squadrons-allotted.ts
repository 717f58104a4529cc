import { remove, set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isComplete } from '../facts/force';
import { sectionOf } from '../rules';
import { counted } from '../wording';
import { example, type AwawConstraint } from './constraint';
import { airStrikes } from './encounters';
import { squadronsIn } from './squadrons-of';

export const squadronsAllotted: AwawConstraint = {
  code: 'squadrons-allotted',
  rule: 'air-attack-row',
  severity: 'error',
  title: 'No more squadrons are allotted to targets than attack',
  scope: 'scenario',
  *check(scenario, ids) {
    for (const { object: attack } of airStrikes(scenario)) {
      const { targets, attacker } = attack;
      const last = targets?.at(-1);
      if (targets === undefined || last === undefined) continue;
      const allotted = targets.reduce((sum, { squadrons }) => sum + squadrons, 0);
      const there = squadronsIn(attacker, ids);
      if (allotted <= there || !isComplete(attacker, ids)) continue;
      const left = last.squadrons - (allotted - there);
      yield {
        message: `${counted(allotted, 'squadron')} are allotted to targets, but ${there} attack: each squadron attacks one target (${sectionOf('air-attack-row')}). Allot ${allotted - there} fewer.`,
        place: at(last, 'squadrons'),
        fixes: [
          ...(left > 0 ? [{ title: `Allot ${left} to it`, edits: [set(last, 'squadrons', left)] }] : []),
          { title: 'Let the squadrons be spread evenly', edits: [remove(attack, 'targets')] },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        airAttacks:
          - id: strike
            where: at-sea
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }, { id: escorts, type: dd, count: 4 }] }
            attacker: { units: [{ id: stukas, type: aaf, factors: 2 }] }
            targets:
              - { ships: [hood], squadrons: 4 }
              - { ships: [escorts], squadrons: 2 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        airAttacks:
          - id: strike
            where: at-sea
            defender: { units: [{ id: hood, type: bc, size: 3, speed: fast }, { id: escorts, type: dd, count: 4 }] }
            attacker: { units: [{ id: stukas, type: aas, squadrons: 5 }] }
            targets:
              - { ships: [hood], squadrons: 4 }
              - { ships: [escorts], squadrons: 2 }
        #                                      ^
      `,
      example`
        ruleset: awaw
        navalRounds:
          - id: midway
            attacker: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
            defender: { groups: [{ number: 1, units: [{ id: kaga, type: cv, size: 3, speed: fast }] }] }
            strikes:
              - id: dauntlesses
                by: attacker
                group: 1
                attacker: { units: [{ id: enterprise-air, type: nas, squadrons: 3 }] }
                targets: [{ ships: [kaga], squadrons: 4 }]
        #                                             ^
      `,
    ],
  },
};
