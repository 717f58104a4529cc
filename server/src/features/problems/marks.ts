/** Which combats of a scenario were amiss before an edit. */
import { valueAt } from '../../model/place';
import type { ScenarioCombat } from '../combat/scenario-combats';
import { lazy } from '../../model/lazy';
import type { Scenario } from '../scenario';
import type { CombatMark } from './previous';

export interface Marks {
  of(found: ScenarioCombat): CombatMark;
  wasAmiss(found: ScenarioCombat): boolean;
  /** Those of combats that were amiss and cannot be looked at now, as somebody types in them. */
  leftBy(looked: readonly ScenarioCombat[]): readonly CombatMark[];
}

/** @param amiss the combats that were amiss before the edit */
export function marksOf({ parts, tables }: Scenario, amiss: readonly CombatMark[]): Marks {
  const places = lazy(
    () =>
      new Map<unknown, string>(
        parts.flatMap((part) => {
          const items = valueAt(tables.data, [part]);
          return Array.isArray(items) ? items.map((item: unknown, index) => [item, `${part}/${index}`] as const) : [];
        }),
      ),
  );
  const standing = lazy(() => new Set(places().values()));
  const placeOf = ({ site }: ScenarioCombat) => places().get(site.object) ?? '';
  const names = new Set(amiss.map(({ diceName }) => diceName));
  const amissAt = new Set(amiss.map(({ place }) => place));
  return {
    of: (found) => ({ diceName: found.diceName, place: placeOf(found) }),
    wasAmiss: (found) => amiss.length > 0 && (names.has(found.diceName) || amissAt.has(placeOf(found))),
    leftBy(looked) {
      if (amiss.length === 0) return [];
      const [named, placed] = [new Set(looked.map(({ diceName }) => diceName)), new Set(looked.map(placeOf))];
      return amiss.filter(({ diceName, place }) => !named.has(diceName) && !placed.has(place) && standing().has(place));
    },
  };
}
