/** Ids: what a scenario declares and what refers to it. They live in their scenario; the schema says which values are which. */
import type { Place } from './place';

export interface Declaration {
  /** The schema's word for what is declared: `unit`, `power`, `engagement`. */
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
  /** The object that carries the id, or the value of the member whose key is the id. */
  readonly object: unknown;
  /** Path of that object from the root. */
  readonly path: readonly (string | number)[];
}

export interface Reference {
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
}

/** All ids of a scenario. */
export interface Ids {
  /** The first declaration of an id of a kind. */
  find(kind: string, id: string): Declaration | undefined;
  /** All declarations of a kind, in the order of the text. */
  all(kind: string): readonly Declaration[];
  /** The places that refer to an id. */
  references(kind: string, id: string): readonly Reference[];
}
