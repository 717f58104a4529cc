/** An id of a scenario, with its declarations and references. */
import type { Edit } from '../../model/edit';
import type { Declaration } from '../../model/ids';
import type { Place } from '../../model/place';
import { isTaken, sourceOf } from '../../text';
import type { Scenario } from '../scenario';

export interface NamedId {
  readonly scenario: Scenario;
  readonly kind: string;
  readonly id: string;
  /** The part within which it is unique, if not in the whole scenario. */
  readonly within?: object;
}

/** Finds all declarations of an id; more than one is an error. */
export function declarationsOf({ scenario, kind, id, within }: NamedId): readonly Declaration[] {
  return scenario
    .ids()
    .ids.all(kind)
    .filter((declaration) => declaration.id === id && declaration.within === within);
}

/** Finds the declaration that already uses a name. */
export function takenBy({ scenario, kind, within }: NamedId, name: string): Declaration | undefined {
  const { ids } = scenario.ids();
  if (!within) return ids.find(kind, name);
  return ids.declarations.find((declaration) => declaration.within === within && declaration.id === name);
}

/** Finds the references to an id, without declarations, inherited references and derived names. */
export function usesOf({ scenario, kind, id, within }: NamedId): readonly Place[] {
  // Only ids that are unique in the scenario are referenced directly.
  if (within) return [];
  return scenario
    .ids()
    .ids.references(kind, id)
    .map(({ place }) => place)
    .filter(({ owner, key = '' }) => !isTaken(owner, key));
}

/** Edits that rename an id in its declarations and references. */
export function editsOfPlaces(named: NamedId, to: string): readonly Edit[] {
  const places = [...declarationsOf(named).map(({ place }) => place), ...usesOf(named)];
  // Values from an alias change with its anchor.
  return places.filter((place) => sourceOf(place) === undefined).map((place) => nameEdit(place, to));
}

/** Renames a value or a key. */
export function nameEdit({ owner, key, onKey }: Place, to: string): Edit {
  return onKey ? { edit: 'rename', owner, key: String(key), to } : { edit: 'set', owner, key: key!, value: to };
}
