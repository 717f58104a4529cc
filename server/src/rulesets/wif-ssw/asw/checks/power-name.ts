import { mapAliases } from '../../../../model/power-names';
import { checkAliases } from '../../../name-aliases';
import { cite, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { formatPower } from '../../wording';

/** Names that players use for the powers that the rules know by name. */
const otherNames = mapAliases(['us', 'cw', 'ussr', 'germany', 'japan', 'free-french', 'vichy-france']);

export const otherPowerName: WifCheck = {
  rule: 'asw-in-1942',
  severity: 'warning',
  title: 'Powers have the names by which the rules know them',
  check: ({ powers = {} }, ids) =>
    checkAliases(
      {
        declared: powers,
        kind: 'power',
        otherNames,
        explain: (key, name) =>
          `The rules know ${formatPower(key)} as \`${key}\`: as \`${name}\` it gets none of its ASW values, bases and torpedoes${cite('asw-in-1942', 'historic-bases', 'torpedo-penalty')}.`,
      },
      ids,
    ),
  base: biscay,
  passes: `
    powers:
      brazil: { side: allied }
  `,
  fails: `
    powers:
      germany: { side: axis, action: naval, atWarWith: [uk] }
      cw: ~
      uk: { side: allied }
    # ^^ The rules know the Commonwealth as \`cw\`
    engagements:
      - id: biscay
        convoy:
          power: uk
  `,
  fixed: `
    powers:
      germany: { side: axis, action: naval, atWarWith: [cw] }
      uk: ~
      cw: { side: allied }
    engagements:
      - id: biscay
        convoy:
          power: cw
  `,
};
