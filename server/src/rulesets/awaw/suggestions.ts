/** Suggestions beyond the schema: nations, and ships of the ship list. */
import { valueAt, type Path } from '../../model/place';
import type { Suggested, Suggestion } from '../../model/ruleset';
import { sentence } from '../../model/wording';
import type { Header } from './data';
import { catalogueOf } from './ships/catalogue';
import { unitPaths } from './unit-paths';
import { nationName, typeName } from './wording';

const nations = ['britain', 'france', 'germany', 'italy', 'japan', 'russia', 'us'];

const nationKeys: Suggestion = {
  at: ['nations.~'],
  suggest: () => nations.map((text) => ({ text, detail: sentence(nationName(text)) })),
};

/** Ships that match the nation and the type of the unit, if stated. */
const shipNames: Suggestion = {
  at: unitPaths.map((path) => `${path}.name`),
  suggest: (scenario, path) => {
    const unit = path.slice(0, -1);
    const type = valueAt(scenario, [...unit, 'type']);
    const nation = nearestNation(scenario, unit);
    const found = new Map<string, Suggested>();
    for (const ship of catalogueOf(scenario as Header)) {
      if ((typeof type === 'string' && ship.type !== type) || (nation !== undefined && ship.nation !== nation))
        continue;
      const of = nation === undefined ? ` of ${nationName(ship.nation)}` : '';
      const kind = typeName(ship.type).replace(/^a /, '');
      found.set(ship.name, { text: ship.name, detail: `${kind}${of}, ${ship.size} factors, ${ship.speed}` });
    }
    return [...found.values()];
  },
};

/** The nearest nation stated around a unit. */
function nearestNation(scenario: object, unit: Path): string | undefined {
  for (let length = unit.length; length > 1; length--) {
    const nation = valueAt(scenario, [...unit.slice(0, length), 'nation']);
    if (typeof nation === 'string') return nation;
  }
  return undefined;
}

export const suggestions: readonly Suggestion[] = [nationKeys, shipNames];
