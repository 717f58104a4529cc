/** An input file of a command, before it is read. */
import { isAbsolute, relative, resolve, sep } from 'node:path';

export interface Source {
  /** The name in output: relative to the working folder, with forward slashes on every system; as it was typed if the file is elsewhere. */
  readonly name: string;
  /** Absolute. */
  readonly path: string;
  /** Text that has already been read: standard input. */
  readonly text?: string;
}

/** The argument for standard input. */
export const standardInput = '-';

export function createSource(path: string, workingFolder: string): Source {
  return { name: formatDisplayName(path, workingFolder), path: resolve(workingFolder, path) };
}

/** @param path relative to the working folder, or absolute */
export function formatDisplayName(path: string, workingFolder: string): string {
  const relativePath = relative(workingFolder, resolve(workingFolder, path));
  // Files elsewhere keep the name that the user typed.
  const isInside =
    relativePath !== '' && relativePath !== '..' && !relativePath.startsWith(`..${sep}`) && !isAbsolute(relativePath);
  return (isInside ? relativePath : path).split(sep).join('/');
}

/** The order of all output, identical on every system. */
export function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
