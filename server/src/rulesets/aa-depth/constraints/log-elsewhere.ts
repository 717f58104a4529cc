import { at } from '../../../model/place';
import { battleSides } from '../../axis-and-allies/data';
import { unitsOf } from '../../axis-and-allies/forces';
import { zoneName } from '../../axis-and-allies/wording';
import type { Group } from '../data';
import { sectionOf } from '../rules';
import { example, type DepthConstraint } from './constraint';
import { takeOut } from './fixes';

export const logElsewhere: DepthConstraint = {
  code: 'log-elsewhere',
  rule: 'sea-battle-forces',
  severity: 'error',
  title: 'A log is of groups that are in the battle',
  part: 'seaBattles',
  scope: 'references',
  *check(battle, _header, ids) {
    const { log = [] } = battle;
    const units = battleSides.flatMap((side) => unitsOf<Group>(battle, side));
    for (const entry of log) {
      if (units.some(({ id }) => id === entry.group) || ids.find('group', entry.group) === undefined) continue;
      yield {
        message: `${entry.group} is not in the battle in ${zoneName(battle)}, so it did nothing there (${sectionOf('sea-battle-forces')}). Name a group of the battle, or take the entry out.`,
        place: at(entry, 'group'),
        fixes: [takeOut(log, entry, 'Take the entry out')],
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
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 1, group: wolfpack, did: fired }]
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: raiders, power: germany }]
        seaBattles:
          - id: gap
            seaZone: SZ 6
            attacker: { power: uk, units: { dd: 1 } }
            defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
            log: [{ cycle: 1, group: raiders, did: fired }]
        #                            ^^^^^^^
      `,
    ],
  },
};
