/**
 * Structural edits: the changes of a fix or *Write result* in terms of the data. The text layer converts them to text edits that keep
 * comments and style.
 */
import type { Place } from './place';

/** A value as YAML holds it, without places. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export type Edit =
  /** Sets a member; a new member is added at the end, or at the start with `first`. */
  | {
      readonly edit: 'set';
      readonly owner: object;
      readonly key: string | number;
      readonly value: Plain;
      readonly first?: boolean;
    }
  /** Removes a member, or an item of a list. */
  | { readonly edit: 'remove'; readonly owner: object; readonly key: string | number }
  /** Renames the key of a member. */
  | { readonly edit: 'rename'; readonly owner: object; readonly key: string; readonly to: string }
  /** Moves a member with its comments into the mapping `to`, or into its member `under`, which is added if there is none. */
  | {
      readonly edit: 'move';
      readonly owner: object;
      readonly key: string;
      readonly to: object;
      readonly under?: string;
      readonly as: string;
    }
  /** Appends an item to a list. */
  | { readonly edit: 'append'; readonly owner: readonly unknown[]; readonly value: Plain };

export function setMember<T extends object>(owner: T, key: keyof T & (string | number), value: Plain): Edit {
  return { edit: 'set', owner, key, value };
}

export function removeMember<T extends object>(owner: T, key: keyof T & (string | number)): Edit {
  return { edit: 'remove', owner, key };
}

export function renameMember<T extends object>(owner: T, key: keyof T & string, to: string): Edit {
  return { edit: 'rename', owner, key, to };
}

/** @param under the key of the member of `to` that is meant; without it `to` itself */
export function moveMember<T extends object>(
  owner: T,
  key: keyof T & string,
  to: object,
  under?: string,
  as: string = key,
): Edit {
  return { edit: 'move', owner, key, to, as, ...(under !== undefined && { under }) };
}

export function appendItem(owner: readonly unknown[], value: Plain): Edit {
  return { edit: 'append', owner, value };
}

/** The place that an edit changes. */
export function getPlaceOfEdit(edit: Edit): Place {
  return edit.edit === 'append' ? { owner: edit.owner } : { owner: edit.owner, key: edit.key };
}
