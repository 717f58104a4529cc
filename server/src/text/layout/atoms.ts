/** The atoms of a text: the parts between spaces, each with its target column. An atom is never split. */
import { findLineStart } from '../lines';

/** The target column of an atom at the start of its line: absolute, or relative to that of another atom. */
export interface Column {
  readonly relativeTo?: Atom;
  readonly offset: number;
}

/** A collection in block style with its old and new column. */
export interface Level {
  readonly oldColumn: number;
  readonly newColumn: number;
  readonly parent?: Level;
}

/** The role of an atom in its line; some roles can be aligned. */
export type Role = 'other' | 'colon' | 'value' | 'item' | 'close' | 'comment';

/** A part of the text that is not changed: a scalar, a bracket, a comma, a comment. Between atoms are only spaces. */
export interface Atom {
  readonly from: number;
  readonly to: number;
  /** The previous atom. Cleared once that atom is laid out and no atom of its line remains. */
  previous: Atom | undefined;
  readonly role: Role;
  /** The number of brackets around it. */
  readonly depth: number;
  /** The innermost collection in block style that contains it. */
  readonly level: Level;
  /** Spaces before it, unless it begins its line. */
  readonly gap: number;
  /** Target column if it begins its line. Undefined for comments outside brackets: they follow their surroundings. */
  readonly column: Column | undefined;
  /** True if it is the first of its line. */
  readonly startsLine: boolean;
  /** The column in the old text. */
  readonly oldColumn: number;
  /** A single line, several lines, or a block scalar. Lines after the first move with it, those of a block scalar with its key. */
  readonly extent: 'line' | 'lines' | 'block';
}

/** The column of an offset. */
export function columnAt(text: string, offset: number): number {
  return offset - findLineStart(text, offset);
}

/** True if there are more spaces before an atom than necessary. */
export const hasExtraSpaces = ({ previous, startsLine, from, gap }: Atom): boolean =>
  !startsLine && previous !== undefined && from - previous.to > gap;
