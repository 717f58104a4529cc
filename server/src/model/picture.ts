/** The board of a combat as its ruleset lays it out: counters in rows, with their place in the file, and how a state marks them. */
import type { Combat, State } from '../engine/combat';
import type {
  BoardCounter,
  BoardFactor,
  BoardLink,
  BoardMark,
  BoardRow,
  BoardShape,
  BoardSide,
} from '../protocol/board';
import type { Place } from './place';

export type Mark = BoardMark;
export type PictureShape = BoardShape;
export type PictureFactor = BoardFactor;
/** Who searches for whom, and who strikes whom; the sides are ids of counters. */
export interface PictureLink extends Omit<BoardLink, 'until'> {
  /** The prefix of the ids of its steps, if these are taken only once: the link is over when another step follows them. */
  readonly takenOnce?: string;
}
export type PictureSide = BoardSide;

/** Units of one kind: on a board, their side and the line of their place are added. */
export interface PictureCounter extends Omit<BoardCounter, 'side' | 'line' | 'power'> {
  /** The key of the owner, if the scenario names one. */
  readonly power?: string;
  readonly place: Place;
  /** Absent if nothing can happen to it. */
  readonly mark?: (state: State) => Mark;
}

export interface PictureZone {
  /** Of a group; it is then framed. */
  readonly title?: string;
  readonly counters: readonly PictureCounter[];
}

export interface PictureRow extends Omit<BoardRow, 'zones'> {
  /** One for each side, in order. */
  readonly zones: readonly [PictureZone, PictureZone];
}

export interface Picture {
  /** In a few words: `The sea box`. */
  readonly title: string;
  readonly sides: readonly [PictureSide, PictureSide];
  readonly rows: readonly PictureRow[];
  readonly links?: readonly PictureLink[];
  /** Circumstances: the weather. */
  readonly notes?: readonly string[];
  /** The combat whose states the marks read, if it is another one with the same steps: it counts the hits on each unit. */
  readonly combat?: Combat;
}

/** Reads a number off a state by the path of a measure: 0 for a path that the combat lacks. */
export function readMeasure({ measures }: Combat, ...path: readonly string[]): (state: State) => number {
  const measure = measures.find((candidate) => candidate.path.join(' ') === path.join(' '));
  return measure?.read ?? (() => 0);
}
