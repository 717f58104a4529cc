/** Tables in files of their own: where a scenario names them, and the scenario with the tables in their place. */
import { deref, isMapping, memberSchema, rootSchema, type Schema } from './schema';
import type { Path, Place } from '../model/place';

/** A place where a scenario names a file that holds a table. */
export interface TableFile {
  /** The schema's word for the table: `navalCombatChart`. */
  readonly table: string;
  /** As written: relative to the scenario. */
  readonly file: string;
  readonly place: Place;
  readonly path: Path;
}

/** The table files that a scenario names, in the order of the data. Looks at mappings only: no table stands in a list. */
export function tableFilesOf(rulesetId: string, data: object): TableFile[] {
  const root = rootSchema(rulesetId);
  const found: TableFile[] = [];
  const search = (schema: Schema, owner: object, path: Path): void => {
    for (const [key, value] of Object.entries(owner)) {
      const inner = memberSchema(schema, key);
      if (!inner) continue;
      const { tableFile } = deref(root, inner);
      if (typeof value === 'string' && tableFile !== undefined)
        found.push({ table: tableFile, file: value, place: { owner, key }, path: [...path, key] });
      else if (isMapping(value)) search(deref(root, inner), value, [...path, key]);
    }
  };
  search(root, data, []);
  return found;
}

/**
 * The scenario with tables in the place of the files that it names. Only the objects on the way to a table are copied; all others keep
 * their identity, and the data itself is handed back when no table was loaded.
 * @param load gives the table of a file, or undefined when there is none: then the path stays
 * @param copy copies an object or array so that the copy stands where the original stands (`copyInPlace` of the text layer)
 */
export function withTables<T extends object>(
  rulesetId: string,
  data: T,
  load: (file: TableFile) => object | undefined,
  copy: <O extends object>(object: O) => O,
): T {
  const copies = new Map<object, object>();
  const copied = (object: object): object => {
    let made = copies.get(object);
    if (!made) copies.set(object, (made = copy(object)));
    return made;
  };
  for (const file of tableFilesOf(rulesetId, data)) {
    const table = load(file);
    if (table === undefined) continue;
    let owner = copied(data) as Record<string | number, unknown>;
    for (const key of file.path.slice(0, -1))
      owner = (owner[key] = copied(originalOf(copies, owner[key] as object))) as Record<string | number, unknown>;
    owner[file.path.at(-1)!] = table;
  }
  return (copies.get(data) ?? data) as T;
}

function originalOf(copies: ReadonlyMap<object, object>, object: object): object {
  for (const [original, made] of copies) if (made === object) return original;
  return object;
}
