/** A table of the scenario; undefined if absent, or if its file could not be loaded. */
export function toLoadedTable<T extends object>(table: T | string | undefined): T | undefined {
  return typeof table === 'string' ? undefined : table;
}
