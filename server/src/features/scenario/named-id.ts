/** An id of a scenario, with its declarations and references. */
import type { Edit } from '../../model/edit';
import type { Declaration } from '../../model/ids';
import type { Place } from '../../model/place';
import { findPath, findSource, isInherited } from '../../text';
import type { Scenario } from './scenario';

export interface NamedId {
  readonly scenario: Scenario;
  readonly kind: string;
  readonly id: string;
  /** The part within which it is unique, if not in the whole scenario. */
  readonly within?: object;
}

/** Finds all declarations of an id; more than one is an error. */
export function findDeclarations({ scenario, kind, id, within }: NamedId): readonly Declaration[] {
  return scenario
    .ids()
    .ids.listDeclarations(kind)
    .filter((declaration) => declaration.id === id && declaration.within === within);
}

/** Finds the declaration that already uses a name. */
export function findNameConflict({ scenario, kind, within }: NamedId, name: string): Declaration | undefined {
  const { ids } = scenario.ids();
  if (!within) return ids.find(kind, name);
  return ids.declarations.find((declaration) => declaration.within === within && declaration.id === name);
}

/** Finds the references to an id, without declarations, inherited references and derived names. */
export function findUses({ scenario, kind, id, within }: NamedId): readonly Place[] {
  // Only ids that are unique in the scenario are referenced directly.
  if (within) return [];
  return scenario
    .ids()
    .ids.references(kind, id)
    .map(({ place }) => place)
    .filter(({ owner, key = '' }) => !isInherited(owner, key));
}

/** Edits that rename an id in its declarations and references. */
export function renamePlaces(namedId: NamedId, newName: string): readonly Edit[] {
  const places = [...findDeclarations(namedId).map(({ place }) => place), ...findUses(namedId)];
  // Values from an alias change with its anchor.
  return places.filter((place) => findSource(place) === undefined).map((place) => createNameEdit(place, newName));
}

/** Renames a value or a key. */
export function createNameEdit({ owner, key, onKey }: Place, newName: string): Edit {
  return onKey
    ? { edit: 'rename', owner, key: String(key), to: newName }
    : { edit: 'set', owner, key: key!, value: newName };
}

/** Whether an id is declared in the order of battle, which carries over to the scenarios that follow. */
export function isInOrderOfBattle(namedId: NamedId): boolean {
  const { document } = namedId.scenario;
  return findDeclarations(namedId).some(({ place }) => findPath(document, place.owner)?.[0] === 'forces');
}

/** The same id in the order of battle of another scenario of the campaign. */
export function findInOrderOfBattle(scenario: Scenario, { kind, id }: NamedId): NamedId | undefined {
  return scenario
    .ids()
    .ids.listDeclarations(kind)
    .filter((declaration) => declaration.id === id)
    .map(({ within }): NamedId => ({ scenario, kind, id, ...(within && { within }) }))
    .find(isInOrderOfBattle);
}
