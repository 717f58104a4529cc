/** Named ships with their catalogue entries, and checks that compare the two. */
import { set } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import { at } from '../../../model/place';
import type { Examples } from '../../../model/ruleset';
import type { AwawConstraint } from '../constraint';
import { isNamedShip, type NamedShip, type Scenario } from '../data';
import { cite, type RuleId } from '../rules';
import { allUnits } from '../units';
import { catalogueEntry, type CatalogueShip } from './catalogue';

export interface KnownShip {
  readonly ship: NamedShip;
  readonly nation: string | undefined;
  readonly known: CatalogueShip;
}

/** The ships whose stated name is in the catalogue. */
export function knownShips(scenario: Scenario, ids: Ids): readonly KnownShip[] {
  return allUnits(scenario, ids).flatMap(({ unit, nation }) => {
    if (!isNamedShip(unit) || unit.name === undefined) return [];
    const known = catalogueEntry(unit, nation, scenario);
    return known ? [{ ship: unit, nation, known }] : [];
  });
}

interface Compared<Fact extends 'size' | 'speed' | 'type'> {
  readonly fact: Fact;
  readonly rule: RuleId;
  /** The end of the message: `has size 4 in the ship list, not 3`. */
  readonly disagree: (listed: CatalogueShip[Fact], written: NonNullable<NamedShip[Fact]>) => string;
  /** Whether the rule itself decides the value, whatever the list says: another check covers it. */
  readonly settled?: (known: KnownShip) => boolean;
  readonly examples: Examples;
}

/** Creates a check that compares a stated fact with the catalogue. */
export function asInCatalogue<Fact extends 'size' | 'speed' | 'type'>({
  fact,
  rule,
  disagree,
  settled,
  examples,
}: Compared<Fact>): AwawConstraint {
  return {
    code: `ship-${fact}`,
    rule,
    severity: 'information',
    title: `The ${fact} of a ship is that of the catalogue`,
    scope: 'scenario',
    *check(scenario, ids) {
      for (const found of knownShips(scenario, ids)) {
        const { ship, known } = found;
        const written = ship[fact];
        const listed = known[fact];
        if (written === undefined || written === listed || settled?.(found) === true) continue;
        yield {
          message: `${known.name} ${disagree(listed, written)}${cite(rule)}. The list is a public transcription: look at the counter.`,
          place: at(ship, fact),
          fixes: [{ title: `Change the ${fact} to ${listed}`, edits: [set(ship, fact, listed)], preferred: true }],
        };
      }
    },
    examples,
  };
}
