/** The board of a combat: its units where they fight, and what the dice did to them, as data that a page draws. */

export interface ReportBoard {
  /** In a few words: `The sea box`. */
  readonly title: string;
  /** Both sides in order; the first is in the first column. */
  readonly sides: readonly BoardSide[];
  readonly rows: readonly BoardRow[];
  readonly links: readonly BoardLink[];
  /** Circumstances: the weather. */
  readonly notes: readonly string[];
  /** The board before the first step, and after each step of the trace. */
  readonly frames: readonly BoardFrame[];
}

export interface BoardSide {
  readonly side: string;
  /** At the edge of its column: `search d10 -4`. */
  readonly about?: string;
}

/** Where a row is: it decides its background. */
export type BoardScene = 'air' | 'surface' | 'periscope' | 'deep' | 'silent' | 'convoy' | 'land';

/** A shelf, a band of water, or two groups beside each other. */
export interface BoardRow {
  readonly title: string;
  readonly scene: BoardScene;
  /** One for each side, in order. */
  readonly zones: readonly BoardZone[];
}

export interface BoardZone {
  /** Of a group: `Group 3`. It is then framed. */
  readonly title?: string;
  readonly counters: readonly BoardCounter[];
}

export type BoardShape =
  | 'submarine'
  | 'destroyer'
  | 'cruiser'
  | 'battleship'
  | 'carrier'
  | 'transport'
  | 'fighter'
  | 'bomber'
  | 'rocket'
  | 'gun'
  | 'infantry'
  | 'tank'
  | 'factory';

/** A counter for units of one kind. */
export interface BoardCounter {
  /** Unique on the board. */
  readonly id: string;
  readonly side: string;
  readonly shape: BoardShape;
  /** In little space: `DD`, `flotilla-7`. */
  readonly label: string;
  /** In words, inside a sentence: `British destroyers`, `flotilla-7 (submarine)`. */
  readonly title: string;
  /** Units, squadrons, or convoy points. */
  readonly count: number;
  /** The owner's key in two or three letters, its name, and its colour `#rrggbb`; absent if the scenario does not name it. */
  readonly power?: { readonly letters: string; readonly name: string; readonly color: string };
  readonly factors: readonly BoardFactor[];
  /** Line of the file that has the units, from 1. */
  readonly line?: number;
  /** It fires before the others: why, in a few words. */
  readonly first?: string;
  /** It guards the others of its zone: an air patrol. */
  readonly isShield?: boolean;
  /** It is behind the others of its zone. */
  readonly isScreened?: boolean;
  /** Why it takes no part. */
  readonly idle?: string;
}

export interface BoardFactor {
  /** A letter before the value; a die is drawn instead if it is the highest roll that hits. */
  readonly sign: string;
  /** `attack`, `hits with`. */
  readonly title: string;
  readonly value: string;
  readonly isDie?: boolean;
}

/** Who searches for whom, and who strikes whom. */
export interface BoardLink {
  readonly kind: 'search' | 'strike';
  /** Ids of counters. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** On the line, in at most five characters: `58%`. */
  readonly label: string;
  /** In words: `the destroyers detect the submarines with a chance of 58%`. */
  readonly text: string;
  /** The first frame in which it is over: nothing is left to search or to strike, or nobody who does; absent if it never is. */
  readonly until?: number;
}

/** The marks of counters that are not as at the start, by their id. */
export type BoardFrame = Readonly<Record<string, BoardMark>>;

export interface BoardMark {
  /** Out of the combat for good. */
  readonly lost?: number;
  /** Hit, and still there. */
  readonly damaged?: number;
  /** Withdrawn without being hit: submerged, turned back. */
  readonly away?: number;
  /** Not detected, so it cannot be attacked. */
  readonly isHidden?: boolean;
  /** Its factors from then on, if it has lost some. */
  readonly factors?: readonly BoardFactor[];
}
