import { mapAliases } from '../../../../model/power-names';
import { checkAliases } from '../../../name-aliases';
import { cite, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';
import { formatNation } from '../../wording';

/** Common names of nations that the rules know by another name. */
const otherNames = mapAliases(['us', 'britain', 'russia', 'germany', 'italy', 'japan', 'france']);

export const otherNationName: AwawCheck = {
  rule: 'ship-catalogue',
  severity: 'warning',
  title: 'Nations have the names by which the rules know them',
  check: ({ nations = {} }, ids) =>
    checkAliases(
      {
        ...{ declared: nations, kind: 'nation', otherNames },
        explain: (nation, name) =>
          `The rules know ${formatNation(nation)} as \`${nation}\`: as \`${name}\` it has neither its ships of the list nor its transports${cite('ship-catalogue', 'transports-western')}.`,
      },
      ids,
    ),
  base: nationsAtWar,
  passes: `
    nations:
      brazil: { side: allied }
  `,
  fails: `
    nations:
      usa: { side: allied }
    # ^^^ The rules know the US as \`us\`
    ports: [{ id: pearl-harbor, nation: usa, units: [{ id: nevada, type: bb, name: Nevada, size: 3 }] }]
  `,
  fixed: `
    nations:
      usa: ~
      us: { side: allied }
    ports: [{ id: pearl-harbor, nation: us, units: [{ id: nevada, type: bb, name: Nevada, size: 3 }] }]
  `,
};
