import { mapAliases } from '../../../../model/power-names';
import { formatPower } from '../../../axis-and-allies/wording';
import { checkAliases } from '../../../name-aliases';
import { laboratories } from '../../scenarios';
import { cite, type AareCheck } from '../../kit';

/** Common names for the powers of the turn order. */
const otherNames = mapAliases(['us', 'uk', 'ussr', 'germany', 'japan']);

export const otherPowerName: AareCheck = {
  rule: 'technology-in-effect',
  severity: 'information',
  title: 'Powers have the names of the turn order',
  check: ({ powers = {} }, ids) =>
    checkAliases(
      {
        ...{ declared: powers, kind: 'power', otherNames },
        explain: (canonicalName, name) =>
          `The turn order knows ${formatPower(canonicalName)} as \`${canonicalName}\`, not \`${name}\`, so turns are taken in the order of \`powers\`${cite('technology-in-effect')}.`,
      },
      ids,
    ),
  base: laboratories,
  passes: `
    powers:
      italy: { side: axis }
  `,
  fails: `
    powers:
      usa: { side: allies }
    # ^^^ The turn order knows the US as \`us\`
  `,
  fixed: `
    powers:
      usa: ~
      us: { side: allies }
  `,
};
