/** Named ships with their catalogue entries, and checks that compare the two. */
import type { Ids } from '../../../model/ids';
import type { ExampleCase } from '../../examples';
import { cite, setMember, placeAt, createPreferredFix, type AwawCheck, type RuleId } from '../kit';
import { isNamedShip, type NamedShip, type Scenario } from '../data';
import { listUnits } from '../units';
import { findCatalogueEntry, type CatalogueShip } from './catalogue';

export interface CataloguedShip {
  readonly ship: NamedShip;
  readonly nation: string | undefined;
  readonly entry: CatalogueShip;
}

/** The ships whose stated name is in the catalogue. */
export function listCataloguedShips(scenario: Scenario, ids: Ids): readonly CataloguedShip[] {
  return listUnits(scenario, ids).flatMap(({ unit, nation }) => {
    if (!isNamedShip(unit) || unit.name === undefined) return [];
    const entry = findCatalogueEntry(unit, nation, scenario);
    return entry ? [{ ship: unit, nation, entry }] : [];
  });
}

interface CatalogueFact<Fact extends 'size' | 'speed' | 'type'> extends ExampleCase {
  readonly fact: Fact;
  readonly rule: RuleId;
  /** The end of the message: `has size 4 in the ship list, not 3`. */
  readonly describeDifference: (listed: CatalogueShip[Fact], written: NonNullable<NamedShip[Fact]>) => string;
  /** Whether the rule itself decides the value, whatever the list says: another check covers it. */
  readonly isSettled?: (ship: CataloguedShip) => boolean;
}

/** Creates a check that compares a stated fact with the catalogue. */
export function createCatalogueCheck<Fact extends 'size' | 'speed' | 'type'>({
  fact,
  rule,
  describeDifference,
  isSettled,
  ...examples
}: CatalogueFact<Fact>): AwawCheck {
  return {
    rule,
    severity: 'information',
    title: `The ${fact} of a ship is that of the catalogue`,
    scope: 'scenario',
    *check(scenario, ids) {
      for (const cataloguedShip of listCataloguedShips(scenario, ids)) {
        const { ship, entry } = cataloguedShip;
        const statedValue = ship[fact];
        const catalogueValue = entry[fact];
        if (statedValue === undefined || statedValue === catalogueValue || isSettled?.(cataloguedShip) === true)
          continue;
        yield {
          message: `${entry.name} ${describeDifference(catalogueValue, statedValue)}${cite(rule)}. The list is a public transcription: look at the counter.`,
          place: placeAt(ship, fact),
          fixes: [createPreferredFix(`Change the ${fact} to ${catalogueValue}`, setMember(ship, fact, catalogueValue))],
        };
      }
    },
    ...examples,
  };
}
