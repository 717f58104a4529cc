import type { Edit } from '../../../../model/edit';
import type { Ids } from '../../../../model/ids';
import { powerName } from '../../../axis-and-allies/wording';
import { laboratories } from '../../scenarios';
import { atKey, cite, examplesOf, rename, set, type AareConstraint } from '../../vocabulary';

/** Names that players use for the powers that the turn order knows. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'us',
  'united-states': 'us',
  america: 'us',
  britain: 'uk',
  'great-britain': 'uk',
  'united-kingdom': 'uk',
  england: 'uk',
  'soviet-union': 'ussr',
  soviets: 'ussr',
  russia: 'ussr',
  german: 'germany',
  reich: 'germany',
  japanese: 'japan',
};

export const otherPowerName: AareConstraint = {
  code: 'power-name',
  rule: 'technology-in-effect',
  severity: 'information',
  title: 'Powers have the names of the turn order',
  *check({ powers = {} }, ids) {
    for (const name of Object.keys(powers)) {
      const known = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
      if (known === undefined) continue;
      const taken = Object.hasOwn(powers, known);
      yield {
        message: `The turn order knows ${powerName(known)} as \`${known}\`, not \`${name}\`, so turns are taken in the order of \`powers\`${cite('technology-in-effect')}. ${taken ? 'Both names are in use: merge them.' : 'Rename it.'}`,
        place: atKey(powers, name),
        ...(taken ? { related: [{ message: `\`${known}\` is here.`, place: atKey(powers, known) }] } : {}),
        fixes: taken
          ? []
          : [{ title: `Rename to \`${known}\``, edits: renamed(powers, name, known, ids), preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: laboratories,
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
  }),
};

/** The key and every reference to it renamed. */
function renamed(powers: object, from: string, to: string, ids: Ids): readonly Edit[] {
  const references = ids
    .references('power', from)
    .flatMap(({ place: { owner, key } }) =>
      key === undefined ? [] : [set(owner as Record<string | number, unknown>, key, to)],
    );
  return [rename(powers as Record<string, unknown>, from, to), ...references];
}
