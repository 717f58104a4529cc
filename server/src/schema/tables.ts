/** Tables in files of their own: where a scenario names them, and the scenario with the tables in their place. */
import { isMapping } from '../model/values';
import { deref, memberSchema, rootSchema, type Schema } from './schema';
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
  const loaded = tableFilesOf(rulesetId, data).flatMap((file) => {
    const table = load(file);
    return table === undefined ? [] : [{ path: file.path, table }];
  });
  return loaded.length === 0 ? data : (replaced(data, loaded, copy) as T);
}

interface Loaded {
  /** From the object at hand. */
  readonly path: Path;
  readonly table: object;
}

function replaced(object: object, tables: readonly Loaded[], copy: <O extends object>(object: O) => O): object {
  const made = copy(object) as Record<string | number, object>;
  for (const key of new Set(tables.map(({ path }) => path[0]!))) {
    const below = tables
      .filter(({ path }) => path[0] === key)
      .map(({ path, table }) => ({ path: path.slice(1), table }));
    const whole = below.find(({ path }) => path.length === 0);
    made[key] = whole ? whole.table : replaced(made[key]!, below, copy);
  }
  return made;
}
