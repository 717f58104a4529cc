import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { zoneName } from '../../axis-and-allies/wording';
import { submarinesOf } from '../facts/submarines';
import { sectionOf } from '../rules';
import { example, type DepthConstraint } from './constraint';

export const silentAttacks: DepthConstraint = {
  code: 'silent-attacks',
  rule: 'silent-running',
  severity: 'error',
  title: 'Submarines in silent running do not attack',
  part: 'seaBattles',
  scope: 'part',
  *check(battle, header) {
    for (const { unit, depth } of submarinesOf(battle, 'attacker', header)) {
      if (depth !== 'silent') continue;
      const { group, from } = unit;
      yield {
        message: `Submarines in silent running do not attack, so ${unit.id ?? 'these'} cannot take part in the attack on ${zoneName(battle)} (${sectionOf('silent-running')}). Leave them out, or declare another depth the turn before.`,
        place: group?.depth === undefined ? from : at(group, 'depth'),
        fixes: group === undefined ? [] : [{ title: 'Leave them out', edits: [set(group, 'count', 0)] }],
      };
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
            attacker: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
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
            attacker: { power: germany, units: [{ type: bb }, { id: wolfpack, type: sub, depth: silent }] }
        #                                                                                       ^^^^^^
            defender: { power: uk, units: { dd: 1 } }
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        turn: { round: 2, power: germany }
        declarations: [{ group: wolfpack, round: 1, depth: silent }]
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: germany, units: [{ id: wolfpack, type: sub }, { type: bb }] }
        #                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^
            defender: { power: uk, units: { dd: 1 } }
      `,
    ],
  },
};
