/** The combats of a scenario, and where they stand in its text. */
import type { CombatSite, Ruleset } from '../../model/ruleset';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { Scenario } from '../scenario';

/** A combat with the scenario that asks for it. */
export interface ScenarioCombat {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly site: CombatSite;
}

/** In the order of the text; none where the ruleset fails to list them. */
export function combatsOf(scenario: Scenario): readonly ScenarioCombat[] {
  const { ruleset } = scenario;
  if (!ruleset) return [];
  const found = listedCombats(scenario).map((site): ScenarioCombat => ({ scenario, ruleset, site }));
  return found
    .map((one) => ({ one, from: headOf(one).from }))
    .sort((a, b) => a.from - b.from)
    .map(({ one }) => one);
}

/** The combats, or none where the ruleset throws: the problems of the file tell of that. */
function listedCombats({ combats }: Scenario): readonly CombatSite[] {
  try {
    return combats();
  } catch {
    return [];
  }
}

/** Where a combat stands in the text: the whole of its member. */
export function extentOf({ scenario: { document }, site }: ScenarioCombat): Range {
  return rangeOf(document, { owner: site.object }) ?? document.range;
}

/** Where the head of a combat stands: what its lens stands above. */
export function headOf({ scenario: { document }, site }: ScenarioCombat): Range {
  return rangeOf(document, site.place) ?? document.range;
}
