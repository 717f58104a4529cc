/** Suggestions beyond the schema: nations, and ships of the ship list. */
import { valueAt, type Path } from '../../model/place';
import type { SuggestedWord, Suggestion } from '../../model/ruleset';
import { capitalize } from '../../model/wording';
import type { Header } from './data';
import { getCatalogue } from './ships/catalogue';
import { unitPaths } from './unit-paths';
import { formatNation, formatType } from './wording';

const nations = ['britain', 'france', 'germany', 'italy', 'japan', 'russia', 'us'];

const nationKeys: Suggestion = {
  patterns: ['nations.~'],
  suggest: () => nations.map((text) => ({ text, detail: capitalize(formatNation(text)) })),
};

/** Ships that match the nation and the type of the unit, if stated. */
const shipNames: Suggestion = {
  patterns: unitPaths.map((path) => `${path}.name`),
  suggest: (scenario, path) => {
    const unit = path.slice(0, -1);
    const type = valueAt(scenario, [...unit, 'type']);
    const nation = findNearestNation(scenario, unit);
    const suggestionsByName = new Map<string, SuggestedWord>();
    for (const ship of getCatalogue(scenario as Header)) {
      if ((typeof type === 'string' && ship.type !== type) || (nation !== undefined && ship.nation !== nation))
        continue;
      const suffix = nation === undefined ? ` of ${formatNation(ship.nation)}` : '';
      const kind = formatType(ship.type).replace(/^a /, '');
      suggestionsByName.set(ship.name, {
        text: ship.name,
        detail: `${kind}${suffix}, ${ship.size} factors, ${ship.speed}`,
      });
    }
    return [...suggestionsByName.values()];
  },
};

/** The nearest nation stated around a unit. */
function findNearestNation(scenario: object, unit: Path): string | undefined {
  for (let length = unit.length; length > 1; length--) {
    const nation = valueAt(scenario, [...unit.slice(0, length), 'nation']);
    if (typeof nation === 'string') return nation;
  }
  return undefined;
}

export const suggestions: readonly Suggestion[] = [nationKeys, shipNames];
