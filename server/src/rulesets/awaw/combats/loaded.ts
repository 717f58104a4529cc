/** A table of the scenario; undefined where there is none, or where it is the path of a file that could not be loaded. */
export function loaded<T extends object>(table: T | string | undefined): T | undefined {
  return typeof table === 'string' ? undefined : table;
}
