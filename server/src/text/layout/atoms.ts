/** The atoms of a text: everything between the spaces, with its target column. */
import { findLineStart } from '../lines';

/** The column of an atom at the start of its line: absolute, or relative to another atom. */
export interface Column {
  readonly relativeTo?: Atom;
  readonly plus: number;
}

/** A collection in block style with its old and new column. */
export interface Level {
  readonly old: number;
  readonly now: number;
  readonly up?: Level;
}

/** The role of an atom in its line; some roles can be aligned. */
export type Role = 'other' | 'colon' | 'value' | 'item' | 'close' | 'comment';

/** A part of the text that is not changed: a scalar, a bracket, a comma, a comment. Only spaces are between atoms. */
export interface Atom {
  readonly from: number;
  readonly to: number;
  /** The previous atom. Cleared once that atom is laid out and no atom of its line remains. */
  before: Atom | undefined;
  readonly role: Role;
  /** The number of brackets around it. */
  readonly depth: number;
  /** The innermost collection in block style that contains it. */
  readonly level: Level;
  /** Spaces before it, unless it begins its line. */
  readonly gap: number;
  /** Target column if it begins its line. Undefined for comments outside brackets: they follow their surroundings. */
  readonly column: Column | undefined;
  /** It begins its line. */
  readonly first: boolean;
  /** The column in the old text. */
  readonly oldColumn: number;
  /** Continuation lines of text move with its first line, those of a block scalar with its key. */
  readonly lines: 'one' | 'several' | 'block';
}

/** The column of an offset. */
export function columnAt(text: string, offset: number): number {
  return offset - findLineStart(text, offset);
}

/** It has more spaces before it than necessary. */
export const hasExtraSpaces = ({ before, first, from, gap }: Atom): boolean =>
  !first && before !== undefined && from - before.to > gap;
