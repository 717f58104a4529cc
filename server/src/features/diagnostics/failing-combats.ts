/** The combats of a scenario that were failing before an edit. */
import { valueAt } from '../../model/place';
import type { ScenarioCombat } from '../scenario/scenario-combats';
import { lazy } from '../../model/lazy';
import type { Scenario } from '../scenario/scenario';
import type { CombatKey } from '../scenario/previous-diagnostics';

export interface FailingCombats {
  getKey(scenarioCombat: ScenarioCombat): CombatKey;
  wasFailing(scenarioCombat: ScenarioCombat): boolean;
  /** Keys of failing combats that cannot be checked now, because they are being edited. */
  getUnchecked(checked: readonly ScenarioCombat[]): readonly CombatKey[];
}

/** @param failing keys of the combats that were failing before the edit */
export function indexFailingCombats({ parts, tables }: Scenario, failing: readonly CombatKey[]): FailingCombats {
  const places = lazy(
    () =>
      new Map<unknown, string>(
        parts.flatMap((part) => {
          const items = valueAt(tables.data, [part]);
          return Array.isArray(items) ? items.map((item: unknown, index) => [item, `${part}/${index}`] as const) : [];
        }),
      ),
  );
  const currentPlaces = lazy(() => new Set(places().values()));
  const getPlace = ({ entry }: ScenarioCombat) => places().get(entry.object) ?? '';
  const names = new Set(failing.map(({ diceName }) => diceName));
  const failingPlaces = new Set(failing.map(({ place }) => place));
  return {
    getKey: (scenarioCombat) => ({ diceName: scenarioCombat.diceName, place: getPlace(scenarioCombat) }),
    wasFailing: (scenarioCombat) =>
      failing.length > 0 && (names.has(scenarioCombat.diceName) || failingPlaces.has(getPlace(scenarioCombat))),
    getUnchecked(checked) {
      if (failing.length === 0) return [];
      const [named, placed] = [new Set(checked.map(({ diceName }) => diceName)), new Set(checked.map(getPlace))];
      return failing.filter(
        ({ diceName, place }) => !named.has(diceName) && !placed.has(place) && currentPlaces().has(place),
      );
    },
  };
}
