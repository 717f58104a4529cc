/** The board of a combat as its ruleset lays it out: counters in rows, with their place in the file, and how a state marks them. */
import type { Combat, State } from '../engine/combat';
import type { Place } from './place';

/** What has become of the units of a counter. */
export interface Mark {
  /** Out of the combat for good. */
  readonly lost?: number;
  /** Hit, and still there. */
  readonly damaged?: number;
  /** Withdrawn without being hit. */
  readonly away?: number;
  /** Not detected, so it cannot be attacked. */
  readonly isHidden?: boolean;
}

export interface PictureFactor {
  /** A letter before the value. */
  readonly sign: string;
  /** In words: `attack`. */
  readonly title: string;
  readonly value: string;
  /** It is the highest roll of a die that hits. */
  readonly isDie?: boolean;
}

export type PictureShape =
  'submarine' | 'destroyer' | 'cruiser' | 'battleship' | 'carrier' | 'transport' | 'fighter' | 'bomber';

/** Units of one kind. */
export interface PictureCounter {
  /** Unique in the picture. */
  readonly id: string;
  readonly shape: PictureShape;
  /** In little space: `DD`. */
  readonly label: string;
  /** Inside a sentence: `British destroyers`. */
  readonly title: string;
  readonly count: number;
  /** The key of the owner, if the scenario names one. */
  readonly power?: string;
  readonly factors: readonly PictureFactor[];
  readonly place: Place;
  /** Why it fires before the others, in a few words. */
  readonly first?: string;
  /** It guards the others of its zone. */
  readonly isShield?: boolean;
  /** It is behind the others of its zone. */
  readonly isScreened?: boolean;
  /** Why it takes no part. */
  readonly idle?: string;
  /** Absent if nothing can happen to it. */
  readonly mark?: (state: State) => Mark;
}

export interface PictureZone {
  /** Of a group; it is then framed. */
  readonly title?: string;
  readonly counters: readonly PictureCounter[];
}

export interface PictureRow {
  readonly title: string;
  readonly scene: 'air' | 'surface' | 'periscope' | 'deep' | 'silent' | 'convoy';
  /** One for each side, in order. */
  readonly zones: readonly [PictureZone, PictureZone];
}

/** Who searches for whom, and who strikes whom; the sides are ids of counters. */
export interface PictureLink {
  readonly kind: 'search' | 'strike';
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** At most five characters: `58%`. */
  readonly label: string;
  readonly text: string;
}

export interface PictureSide {
  readonly side: string;
  /** At the edge of its column: `search d10 -4`. */
  readonly about?: string;
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
