/** The combats of a scenario that were failing before an edit. */
import { valueAt } from '../../model/place';
import type { ScenarioCombat } from '../combat/scenario-combats';
import { lazy } from '../../model/lazy';
import type { Scenario } from '../scenario';
import type { CombatMark } from './previous';

export interface Marks {
  of(found: ScenarioCombat): CombatMark;
  wasAmiss(found: ScenarioCombat): boolean;
  /** Keys of failing combats that cannot be checked now, because they are being edited. */
  leftBy(looked: readonly ScenarioCombat[]): readonly CombatMark[];
}

/** @param failing keys of the combats that were failing before the edit */
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
