/** Named ships with what the catalogue says of them. */
import type { Ids } from '../../../model/ids';
import { isNamedShip, type NamedShip, type Scenario } from '../data';
import { catalogueEntry, type CatalogueShip } from '../facts/catalogue';
import { allUnits } from './units';

export interface KnownShip {
  readonly ship: NamedShip;
  readonly known: CatalogueShip;
}

/** The ships that the catalogue has by the name that the scenario gives them. */
export function knownShips(scenario: Scenario, ids: Ids): readonly KnownShip[] {
  return allUnits(scenario, ids).flatMap(({ unit, nation }) => {
    if (!isNamedShip(unit) || unit.name === undefined) return [];
    const known = catalogueEntry(unit, nation, scenario);
    return known ? [{ ship: unit, known }] : [];
  });
}
