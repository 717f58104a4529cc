/** What came out of a combat, as `result:` keeps it and `expect:` compares with it: a tree of numbers and words by the paths of the combat's measures. */
import type { Combat, State } from '../../engine/combat';
import type { Plain } from '../../model/edit';

export interface Tree {
  readonly [key: string]: Plain;
}

/** One number or word at the end of a combat. */
export interface FinalValue {
  readonly path: readonly string[];
  readonly title: string;
  readonly value: number | string;
  /** A word as a reader is told it. */
  readonly say?: (word: string) => string;
  /** Not worth a word: zero where that goes without saying, or what another measure shows. */
  readonly quiet: boolean;
}

/** Everything that can be read off the end of a combat: words first. */
export function finalValues({ measures, labels = [] }: Combat, end: State): readonly FinalValue[] {
  return [
    ...labels.map(({ path, title, read, say }) => ({
      path,
      title,
      value: read(end),
      ...(say && { say }),
      quiet: false,
    })),
    ...measures.map(({ path, title, read, quietAtZero = false, repeats = false }) => {
      const value = read(end);
      return { path, title, value, quiet: repeats || (quietAtZero && value === 0) };
    }),
  ];
}

/** The readings as a tree; those that are quiet are left out. */
export function treeOf(of: readonly FinalValue[]): Tree {
  const tree: Record<string, Plain> = {};
  for (const { path, value, quiet } of of) if (!quiet) plant(tree, path, value);
  return tree;
}

function plant(tree: Record<string, Plain>, path: readonly string[], value: Plain): void {
  let branch = tree;
  for (const key of path.slice(0, -1)) branch = (branch[key] ??= {}) as Record<string, Plain>;
  branch[path.at(-1)!] = value;
}
