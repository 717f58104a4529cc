/** Powers and nations under another name than the one by which the rules know them. */
import type { Edit } from '../model/edit';
import { rename, set } from '../model/edit';
import type { Ids } from '../model/ids';
import { atKey } from '../model/place';
import type { Finding } from '../model/problem';

export interface KnownNames {
  /** What is declared, by its name: `powers`, `nations`. */
  readonly declared: Readonly<Record<string, unknown>>;
  /** The kind of id that the names are. */
  readonly kind: string;
  /** The known name of each name that players use instead. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** What it does that the rules do not know a name: a sentence with its rule. */
  readonly told: (known: string, name: string) => string;
}

/** What goes by another name than the rules know, each with a fix that renames it everywhere unless the known name is taken. */
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

/** The key and every reference to it renamed. */
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
