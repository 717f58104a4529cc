/** What stands in a text between its blanks, and where each of it belongs. */
import { lineStart } from '../lines';

/** The column of what begins a line: a number, or counted from where something before it stands. */
export interface Column {
  readonly of?: Atom;
  readonly plus: number;
}

/** A list or mapping in block style: the column where it stood, and where it belongs. */
export interface Level {
  readonly old: number;
  readonly now: number;
  readonly up?: Level;
}

/** What an atom is to its line: blanks before some of them are there to align lines. */
export type Role = 'other' | 'colon' | 'value' | 'item' | 'close' | 'comment';

/** A stretch of text that stays as it is: a scalar, a bracket, a comma, a comment. Blanks alone stand between atoms. */
export interface Atom {
  readonly from: number;
  readonly to: number;
  /** The one before it, on its line or an earlier one; it goes once that is laid out and no line is left of it. */
  before: Atom | undefined;
  readonly role: Role;
  /** Brackets around it. */
  readonly depth: number;
  /** The innermost list or mapping in block style that it stands in. */
  readonly level: Level;
  /** Blanks that belong before it where it does not begin its line. */
  readonly gap: number;
  /** Where it belongs where it begins its line. Undefined for comments outside of brackets: they go with what stands around them. */
  readonly column: Column | undefined;
  /** It begins its line. */
  readonly first: boolean;
  /** It stood in this column. */
  readonly oldColumn: number;
  /** What it is made of: text of several lines moves with its first line, a block scalar with its key. */
  readonly lines: 'one' | 'several' | 'block';
}

/** The column of an offset. */
export function columnIn(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** It has more blanks before it than belong there. */
export const isWide = ({ before, first, from, gap }: Atom): boolean =>
  !first && before !== undefined && from - before.to > gap;
