import { battleSides } from '../../axis-and-allies/data';
import { sectionOf } from '../rules';
import { example, type DepthConstraint } from './constraint';
import { saidWhen } from './never-leaves';

export const neverSubmerges: DepthConstraint = {
  code: 'never-submerges',
  rule: 'submerge',
  severity: 'warning',
  title: 'Submarines submerge where the enemy has no destroyer',
  part: 'seaBattles',
  scope: 'part',
  *check(battle) {
    for (const side of battleSides) {
      for (const { when, place, edit } of saidWhen(battle[side].orders?.submerge)) {
        if (when !== 'enemy-has-destroyer') continue;
        yield {
          message: `Submarines submerge only when the enemy has no destroyer left, so with \`${when}\` they never do (${sectionOf('submerge')}). Choose another time, or take it out.`,
          place,
          fixes: [{ title: 'Take it out', edits: [edit], preferred: true }],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: germany, units: { sub: 2 }, orders: { submerge: { when: enemy-has-aircraft } } }
            defender: { power: uk, units: { dd: 1 } }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: germany, units: { sub: 2 }, orders: { submerge: { when: enemy-has-destroyer } } }
        #                                                                              ^^^^^^^^^^^^^^^^^^^
            defender: { power: uk, units: { dd: 1 } }
      `,
    ],
  },
};
