/** An id of a scenario, and the places where it stands by itself. */
import type { Edit } from '../../model/edit';
import type { Declaration } from '../../model/ids';
import type { Place } from '../../model/place';
import { sourceOf } from '../../text';
import type { Scenario } from '../scenario';

export interface NamedId {
  readonly scenario: Scenario;
  readonly kind: string;
  readonly id: string;
}

/** Every declaration of an id: more than one by mistake. */
export function declarationsOf({ scenario, kind, id }: NamedId): readonly Declaration[] {
  return scenario
    .ids()
    .ids.all(kind)
    .filter((declaration) => declaration.id === id);
}

/** The places that name an id: not those where it is declared, nor longer names that it is part of. */
export function usesOf({ scenario, kind, id }: NamedId): readonly Place[] {
  return scenario
    .ids()
    .ids.references(kind, id)
    .map(({ place }) => place);
}

/** Edits that give an id another name where it is declared and where it stands by itself. */
export function editsOfPlaces(named: NamedId, to: string): readonly Edit[] {
  const places = [...declarationsOf(named).map(({ place }) => place), ...usesOf(named)];
  // What came by an alias changes with its anchor.
  return places.filter((place) => sourceOf(place) === undefined).map((place) => nameEdit(place, to));
}

/** Gives a value, or a key, another name. */
export function nameEdit({ owner, key, onKey }: Place, to: string): Edit {
  return onKey ? { edit: 'rename', owner, key: String(key), to } : { edit: 'set', owner, key: key!, value: to };
}
