import { at } from '../../../model/place';
import { barredSubmarines } from '../facts/marked';
import { example, type WifConstraint } from '../constraint';
import { takeOut } from '../fixes';

export const sswSubIncluded: WifConstraint = {
  code: 'ssw-sub-included',
  rule: 'ssw-subs-barred',
  severity: 'error',
  title: 'A submarine that attacked convoys is out of naval combat in the same impulse',
  scope: 'scenario',
  *check(scenario) {
    const barred = barredSubmarines(scenario);
    for (const combat of scenario.navalCombats ?? []) {
      for (const { members = [] } of [combat.attacker, combat.defender]) {
        for (const [index, id] of members.entries()) {
          const marked = barred(id, combat);
          if (marked === undefined) continue;
          yield {
            message: `${id} did strategic submarine warfare in \`${marked.engagement.id}\` this impulse, so it takes no part in naval combat and cannot be included by either side (1.3). Take it out.`,
            place: at(members, index),
            related: [{ message: `${id} takes part in strategic submarine warfare here.`, place: marked.place }],
            fixes: [{ ...takeOut(members, index, `Take ${id} out of the combat`), preferred: true }],
          };
        }
      }
    }
  },
  examples: {
    passes: [
      // submarines that defended the Convoy Section stay available, and so do those that stayed out
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
            convoy: { convoyPoints: 12, units: [{ id: thunderbolt, type: sub, attack: 3, section: convoy }] }
        navalCombats:
          - id: biscay-surface
            kind: surface
            attacker: { members: [flotilla-1] }
            defender: { members: [thunderbolt] }
      `,
      example`
        ruleset: wif-ssw
        impulse: 1
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
        navalCombats:
          - id: biscay-subs
            impulse: 3
            kind: sub
            attacker: { members: [flotilla-7] }
            defender: { convoyPoints: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
            convoy: { convoyPoints: 12 }
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { members: [flotilla-1, flotilla-7] }
        #                                     ^^^^^^^^^^
            defender: { convoyPoints: 4 }
      `,
    ],
  },
};
