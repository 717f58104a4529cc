/** An id of a scenario, and the places where it stands by itself. */
import type { Edit } from '../../model/edit';
import type { Declaration } from '../../model/ids';
import type { Place } from '../../model/place';
import { isTaken, sourceOf } from '../../text';
import type { Scenario } from '../scenario';

export interface NamedId {
  readonly scenario: Scenario;
  readonly kind: string;
  readonly id: string;
  /** The part in which it is unique, where it is not in the whole scenario. */
  readonly within?: object;
}

/** Every declaration of an id: more than one by mistake. */
export function declarationsOf({ scenario, kind, id, within }: NamedId): readonly Declaration[] {
  return scenario
    .ids()
    .ids.all(kind)
    .filter((declaration) => declaration.id === id && declaration.within === within);
}

/** What has a name already where an id is to be unique. */
export function takenBy({ scenario, kind, within }: NamedId, name: string): Declaration | undefined {
  const { ids } = scenario.ids();
  if (!within) return ids.find(kind, name);
  return ids.declarations.find((declaration) => declaration.within === within && declaration.id === name);
}

/** The places that name an id: not those where it is declared, those that take what names it elsewhere, nor longer names that it is part of. */
export function usesOf({ scenario, kind, id, within }: NamedId): readonly Place[] {
  // By themselves only those are named that are unique in the scenario.
  if (within) return [];
  return scenario
    .ids()
    .ids.references(kind, id)
    .map(({ place }) => place)
    .filter(({ owner, key = '' }) => !isTaken(owner, key));
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
