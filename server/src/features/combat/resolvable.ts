/** Filters the combats that can be resolved: those without errors, in themselves and in everything that they refer to. */
import type { Ids } from '../../model/ids';
import type { Place } from '../../model/place';
import type { Problem } from '../../model/problem';
import type { CombatSite } from '../../model/ruleset';
import { FaultyReference } from '../view';
import type { View } from '../view';

/** Kinds of ids whose declaration is optional; if any are declared, unknown names are errors. */
const fighters: ReadonlySet<string> = new Set(['power', 'nation']);

/** Members that do not affect the course of a combat. */
const compared: ReadonlySet<string> = new Set(['expect']);

/** @param ids of the view @param idProblems diagnostics of the ids of the scenario */
export function resolvableCombats(
  combats: readonly CombatSite[],
  { allSound }: View,
  ids: Ids,
  idProblems: readonly Problem[],
  stated: (site: CombatSite) => CombatSite,
): readonly CombatSite[] {
  const faulty = allSound ? [] : ids.uses.filter(({ kind, id }) => isFaulty(() => ids.find(kind, id)));
  const astray = [
    ...unknownTo(ids, idProblems),
    ...faulty.filter(({ kind }) => fighters.has(kind)).map(({ place }) => place),
  ];
  const whole = astray.length === 0 ? combats : combats.filter(({ object }) => !holdsAny(object, keysByOwner(astray)));
  // Only building a combat shows which ids it follows: it may reach a task force through the operation that it intercepts.
  return faulty.length === 0 ? whole : whole.filter((site) => !isFaulty(stated(site).combat));
}

/** Places of undeclared ids, except powers and nations if the scenario declares none. */
function unknownTo(ids: Ids, idProblems: readonly Problem[]): readonly Place[] {
  const places = idProblems.filter(({ code }) => code === 'id/unknown').map(({ place }) => place);
  if (places.length === 0) return [];
  const undeclared = ids.uses.filter(({ kind }) => fighters.has(kind) && ids.all(kind).length === 0);
  const free = keysByOwner(undeclared.map(({ place }) => place));
  return places.filter(({ owner, key }) => !free.get(owner)?.has(key));
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
      typeof value === 'object' && value !== null && !compared.has(key) && holdsAny(value, keys),
  );
}

function isFaulty(followed: () => unknown): boolean {
  try {
    followed();
    return false;
  } catch (error) {
    return error instanceof FaultyReference;
  }
}
