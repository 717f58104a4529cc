import type { Edit } from '../../../../model/edit';
import type { Ids } from '../../../../model/ids';
import { atKey, cite, examplesOf, rename, set, type WifConstraint } from '../../constraint';
import { biscay } from '../../scenarios';
import { powerName } from '../../wording';

/** Names that players use for the powers that the rules know by name. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'us',
  'united-states': 'us',
  america: 'us',
  uk: 'cw',
  britain: 'cw',
  'great-britain': 'cw',
  england: 'cw',
  commonwealth: 'cw',
  'british-commonwealth': 'cw',
  freefrench: 'free-french',
  'free-france': 'free-french',
  vichy: 'vichy-france',
  'soviet-union': 'ussr',
  soviets: 'ussr',
  russia: 'ussr',
  german: 'germany',
  reich: 'germany',
  japanese: 'japan',
};

export const otherPowerName: WifConstraint = {
  code: 'power-name',
  rule: 'asw-in-1942',
  severity: 'warning',
  title: 'Powers have the names by which the rules know them',
  *check({ powers = {} }, ids) {
    for (const name of Object.keys(powers)) {
      const known = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
      if (known === undefined) continue;
      const taken = Object.hasOwn(powers, known);
      yield {
        message: `The rules know ${powerName(known)} as \`${known}\`: as \`${name}\` it gets none of its ASW values, bases and torpedoes${cite('asw-in-1942', 'historic-bases', 'torpedo-penalty')}. ${taken ? 'Both names are in use: merge them.' : 'Rename it.'}`,
        place: atKey(powers, name),
        ...(taken ? { related: [{ message: `\`${known}\` is here.`, place: atKey(powers, known) }] } : {}),
        fixes: taken
          ? []
          : [{ title: `Rename to \`${known}\``, edits: renamed(powers, name, known, ids), preferred: true }],
      };
    }
  },
  examples: examplesOf({
    on: biscay,
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
