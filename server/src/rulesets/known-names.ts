/** Powers and nations under other names than those of the rules. */
import type { Edit } from '../model/edit';
import { rename, set } from '../model/edit';
import type { Ids } from '../model/ids';
import { atKey } from '../model/place';
import type { Finding } from '../model/problem';

export interface KnownNames {
  /** The declarations by name: `powers`, `nations`. */
  readonly declared: Readonly<Record<string, unknown>>;
  /** The kind of id that the names belong to. */
  readonly kind: string;
  /** Canonical names by the names that players use instead. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** A sentence, with its rule, about the effect of an unknown name. */
  readonly told: (known: string, name: string) => string;
}

/** Reports declarations under other names, with a fix that renames them everywhere unless the canonical name is in use. */
export function* underOtherNames({ declared, kind, otherNames, told }: KnownNames, ids: Ids): Iterable<Finding> {
  for (const name of Object.keys(declared)) {
    const known = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
    if (known === undefined) continue;
    const taken = Object.hasOwn(declared, known);
    yield {
      message: `${told(known, name)} ${taken ? 'Both names are in use: merge them.' : 'Rename it.'}`,
      place: atKey(declared, name),
      ...(taken ? { related: [{ message: `\`${known}\` is here.`, place: atKey(declared, known) }] } : {}),
      fixes: taken
        ? []
        : [{ title: `Rename to \`${known}\``, edits: renamed(declared, kind, name, known, ids), preferred: true }],
    };
  }
}

/** The edits that rename a key and every reference to it. */
function renamed(
  declared: Readonly<Record<string, unknown>>,
  kind: string,
  from: string,
  to: string,
  ids: Ids,
): readonly Edit[] {
  const references = ids
    .references(kind, from)
    .flatMap(({ place: { owner, key } }) =>
      key === undefined ? [] : [set(owner as Record<string | number, unknown>, key, to)],
    );
  return [rename(declared, from, to), ...references];
}
