/** Filters the combats that can be resolved: those without errors, in themselves and in everything that they refer to. */
import type { Ids } from '../../model/ids';
import type { Place } from '../../model/place';
import type { Diagnostic } from '../../model/diagnostic';
import type { CombatEntry } from '../../model/ruleset';
import { InvalidReferenceError, type View } from './view';

/** Kinds of ids whose declaration is optional; if any are declared, unknown names are errors. */
const fighters: ReadonlySet<string> = new Set(['power', 'nation']);

/** Members that do not affect the course of a combat. */
const comparedMembers: ReadonlySet<string> = new Set(['expect']);

/** @param ids of the view @param idDiagnostics diagnostics of the ids of the scenario */
export function filterResolvable(
  combats: readonly CombatEntry[],
  { isValid }: View,
  ids: Ids,
  idDiagnostics: readonly Diagnostic[],
  stated: (entry: CombatEntry) => CombatEntry,
): readonly CombatEntry[] {
  const faulty = isValid ? [] : ids.uses.filter(({ kind, id }) => isFaulty(() => ids.find(kind, id)));
  const invalidPlaces = [
    ...findUnknown(ids, idDiagnostics),
    ...faulty.filter(({ kind }) => fighters.has(kind)).map(({ place }) => place),
  ];
  const intact =
    invalidPlaces.length === 0
      ? combats
      : combats.filter(({ object }) => !holdsAny(object, keysByOwner(invalidPlaces)));
  // Only building a combat shows which ids it follows: it may reach a task force through the operation that it intercepts.
  return faulty.length === 0 ? intact : intact.filter((entry) => !isFaulty(stated(entry).build));
}

/** Places of undeclared ids, except powers and nations if the scenario declares none. */
function findUnknown(ids: Ids, idDiagnostics: readonly Diagnostic[]): readonly Place[] {
  const places = idDiagnostics.filter(({ code }) => code === 'id/unknown').map(({ place }) => place);
  if (places.length === 0) return [];
  const undeclared = ids.uses.filter(({ kind }) => fighters.has(kind) && ids.all(kind).length === 0);
  const undeclaredKeys = keysByOwner(undeclared.map(({ place }) => place));
  return places.filter(({ owner, key }) => !undeclaredKeys.get(owner)?.has(key));
}

type Keys = ReadonlyMap<object, ReadonlySet<Place['key']>>;

function keysByOwner(places: readonly Place[]): Keys {
  const keys = new Map<object, Set<Place['key']>>();
  for (const { owner, key } of places) keys.set(owner, (keys.get(owner) ?? new Set()).add(key));
  return keys;
}

function holdsAny(object: object, keys: Keys): boolean {
  if (keys.has(object)) return true;
  return Object.entries(object).some(
    ([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !comparedMembers.has(key) && holdsAny(value, keys),
  );
}

function isFaulty(resolve: () => unknown): boolean {
  try {
    resolve();
    return false;
  } catch (error) {
    return error instanceof InvalidReferenceError;
  }
}
