/** Final values of a combat, which `result:` stores and `expect:` is checked against: numbers and words by the paths of measures and labels. */
import type { Combat, State } from '../../engine/combat';
import type { Plain } from '../../model/edit';

export interface ResultTree {
  readonly [key: string]: Plain;
}

/** A number or word at the end of a combat. */
export interface FinalValue {
  readonly path: readonly string[];
  readonly title: string;
  readonly value: number | string;
  /** The word as displayed. */
  readonly say?: (word: string) => string;
  /** Not shown: an uninteresting zero, or a repetition of another measure. */
  readonly quiet: boolean;
}

/** All labels, then all measures. */
export function readFinalValues({ measures, labels = [] }: Combat, end: State): readonly FinalValue[] {
  return [
    ...labels.map(({ path, title, read, formatWord }) => ({
      path,
      title,
      value: read(end),
      ...(formatWord && { say: formatWord }),
      quiet: false,
    })),
    ...measures.map(({ path, title, read, quietAtZero = false, repeats = false }) => {
      const value = read(end);
      return { path, title, value, quiet: repeats || (quietAtZero && value === 0) };
    }),
  ];
}

/** The values as a tree, without the quiet ones. */
export function buildResultTree(values: readonly FinalValue[]): ResultTree {
  const tree: Record<string, Plain> = {};
  for (const { path, value, quiet } of values) if (!quiet) setInTree(tree, path, value);
  return tree;
}

function setInTree(tree: Record<string, Plain>, path: readonly string[], value: Plain): void {
  let branch = tree;
  for (const key of path.slice(0, -1)) branch = (branch[key] ??= {}) as Record<string, Plain>;
  branch[path.at(-1)!] = value;
}
