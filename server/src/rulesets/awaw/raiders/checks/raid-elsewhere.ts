import { placeAt, cite, removeMember, capitalize, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import type { Raid } from '../../data';
import { raid } from '../../scenarios';

/** Modifiers that apply in some boxes only. */
const limitedModifiers = [
  { key: 'usAtWar', label: 'U.S. entry', boxes: ['atlantic'], where: 'in the Atlantic' },
  { key: 'fromSingapore', label: 'a start in Singapore', boxes: ['indian'], where: 'in the Indian Ocean' },
  { key: 'searchSquadrons', label: 'search squadrons', boxes: ['indian', 'pacific'], where: 'outside the Atlantic' },
] as const satisfies readonly { key: keyof Raid; boxes: readonly Raid['box'][]; label: string; where: string }[];

export const raidElsewhere: AwawCheck = {
  rule: 'raiders',
  severity: 'warning',
  title: 'What changes the die of raiders counts in its own box',
  part: 'raids',
  *check(raid) {
    for (const { key, label, boxes, where } of limitedModifiers) {
      const value = raid[key];
      if (value === undefined || value === false || value === 0) continue;
      if ((boxes as readonly Raid['box'][]).includes(raid.box)) continue;
      yield {
        message: `${capitalize(label)} changes the die of raiders only ${where}${cite('raiders')}, and ${raid.id} is in the ${raid.box} box. Remove \`${key}\`, or correct the box.`,
        place: placeAt(raid, key),
        fixes: [createPreferredFix(`Remove \`${key}\``, removeMember(raid, key))],
      };
    }
  },
  base: addPath(raid, 'raids.raid'),
  passes: 'usAtWar: true',
  fails: `
    searchSquadrons: 4
    #                ^ only outside the Atlantic
  `,
  fixed: 'searchSquadrons: ~',
};
