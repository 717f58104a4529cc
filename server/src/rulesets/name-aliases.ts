/** Powers and nations under other names than those of the rules. */
import type { Edit } from '../model/edit';
import { renameMember, setMember } from '../model/edit';
import type { Ids } from '../model/ids';
import { placeAtKey } from '../model/place';
import type { Violation } from '../model/diagnostic';

export interface NameAliases {
  /** The object whose keys are the names: the value of `powers` or `nations`. */
  readonly declared: Readonly<Record<string, unknown>>;
  /** The kind of id that the names belong to. */
  readonly kind: string;
  /** Canonical names by the names that players use instead. */
  readonly otherNames: Readonly<Record<string, string>>;
  /** A sentence, with its rule, about the effect of an unknown name. */
  readonly explain: (canonicalName: string, name: string) => string;
}

/** Reports declarations under other names, with a fix that renames them everywhere unless the canonical name is in use. */
export function* checkAliases({ declared, kind, otherNames, explain }: NameAliases, ids: Ids): Iterable<Violation> {
  for (const name of Object.keys(declared)) {
    const canonicalName = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
    if (canonicalName === undefined) continue;
    const isTaken = Object.hasOwn(declared, canonicalName);
    yield {
      message: `${explain(canonicalName, name)} ${isTaken ? 'Both names are in use: merge them.' : 'Rename it.'}`,
      place: placeAtKey(declared, name),
      ...(isTaken
        ? { related: [{ message: `\`${canonicalName}\` is here.`, place: placeAtKey(declared, canonicalName) }] }
        : {}),
      fixes: isTaken
        ? []
        : [
            {
              title: `Rename to \`${canonicalName}\``,
              edits: createRenameEdits(declared, kind, name, canonicalName, ids),
              preferred: true,
            },
          ],
    };
  }
}

/** The edits that rename a key and every reference to it. */
function createRenameEdits(
  declared: Readonly<Record<string, unknown>>,
  kind: string,
  from: string,
  to: string,
  ids: Ids,
): readonly Edit[] {
  const references = ids
    .references(kind, from)
    .flatMap(({ place: { owner, key } }) =>
      key === undefined ? [] : [setMember(owner as Record<string | number, unknown>, key, to)],
    );
  return [renameMember(declared, from, to), ...references];
}
