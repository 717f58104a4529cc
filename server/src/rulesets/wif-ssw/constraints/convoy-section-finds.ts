import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';

export const convoySectionFinds: WifConstraint = {
  code: 'convoy-section-finds',
  rule: 'convoy-section-finds-nobody',
  severity: 'error',
  title: 'The Convoy Section never finds the enemy',
  part: 'navalCombats',
  scope: 'part',
  *check(combat) {
    if (combat.foundBy !== 'convoy') return;
    yield {
      message: `Units in the Convoy Section never find the enemy; the enemy can only include them (1.3.1, 1.3.2). Name the numbered section whose search found him.`,
      place: at(combat, 'foundBy'),
      fixes: [{ title: 'Take `foundBy` out', edits: [remove(combat, 'foundBy')] }],
    };
  },
  examples: {
    passes: [
      // the Convoy Section can be included, in surface and in naval air combat
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-surface
            kind: surface
            foundBy: 3
            sections: [0, convoy]
            attacker: { units: [{ id: scharnhorst, type: scs, cost1: 4, section: 3 }] }
            defender: { units: [{ id: jervis-bay, type: scs, cost1: 1, section: convoy }] }
          - id: biscay-air
            kind: naval-air
            weather: fine
            foundBy: 4
            sections: [convoy]
            attacker: { units: [{ id: condor, type: nav, airToSea: 2, section: 4 }] }
            defender: { units: [{ id: audacity, type: cv, section: convoy }] }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-surface
            kind: surface
            foundBy: convoy
        #            ^^^^^^
            attacker: { units: [{ id: jervis-bay, type: scs, cost1: 1, section: convoy }] }
            defender: { units: [{ id: scharnhorst, type: scs, cost1: 4, section: 3 }] }
      `,
    ],
  },
};
