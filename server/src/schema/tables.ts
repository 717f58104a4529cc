/** Tables in separate files: finds their references in a scenario, and inserts loaded tables into the data. */
import { isMapping } from '../model/values';
import { deref, getMemberSchema, getRootSchema, type Schema } from './schema';
import type { Path, Place } from '../model/place';

/** A reference to a file with a table. */
export interface TableReference {
  /** Kind of the table in the schema: `navalCombatChart`. */
  readonly table: string;
  /** As written: relative to the scenario. */
  readonly file: string;
  readonly place: Place;
  readonly path: Path;
}

/** Lists the references of a scenario to table files, in data order. Only searches mappings: lists contain no tables. */
export function listTableReferences(rulesetId: string, data: object): TableReference[] {
  const root = getRootSchema(rulesetId);
  const references: TableReference[] = [];
  const search = (schema: Schema, owner: object, path: Path): void => {
    for (const [key, value] of Object.entries(owner)) {
      const memberSchema = getMemberSchema(schema, key);
      if (!memberSchema) continue;
      const { tableFile } = deref(root, memberSchema);
      if (typeof value === 'string' && tableFile !== undefined)
        references.push({ table: tableFile, file: value, place: { owner, key }, path: [...path, key] });
      else if (isMapping(value)) search(deref(root, memberSchema), value, [...path, key]);
    }
  };
  search(root, data, []);
  return references;
}

/**
 * Returns the scenario with tables in place of file paths. Only objects on the path to a table are copied; the data itself is returned if
 * no table was loaded.
 * @param load returns the table of a file, or undefined if there is none: then the path stays
 * @param copy copies an object or array, keeping its position in the text (`copyWithPosition` of the text layer)
 */
export function withTables<T extends object>(
  rulesetId: string,
  data: T,
  load: (file: TableReference) => object | undefined,
  copy: <O extends object>(object: O) => O,
): T {
  const loaded = listTableReferences(rulesetId, data).flatMap((reference) => {
    const table = load(reference);
    return table === undefined ? [] : [{ path: reference.path, table }];
  });
  return loaded.length === 0 ? data : (insertTables(data, loaded, copy) as T);
}

interface LoadedTable {
  /** Relative to the current object. */
  readonly path: Path;
  readonly table: object;
}

function insertTables(
  object: object,
  tables: readonly LoadedTable[],
  copy: <O extends object>(object: O) => O,
): object {
  const copied = copy(object) as Record<string | number, object>;
  for (const key of new Set(tables.map(({ path }) => path[0]!))) {
    const tablesBelow = tables
      .filter(({ path }) => path[0] === key)
      .map(({ path, table }) => ({ path: path.slice(1), table }));
    const wholeTable = tablesBelow.find(({ path }) => path.length === 0);
    copied[key] = wholeTable ? wholeTable.table : insertTables(copied[key]!, tablesBelow, copy);
  }
  return copied;
}
