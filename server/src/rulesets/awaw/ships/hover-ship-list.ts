/** The ship list that a scenario supplies. */
import { valueAt } from '../../../model/place';
import { cite, capitalize, type AwawHover } from '../kit';
import type { Tables } from '../data';
import { sourceSentence } from '../hover-wording';
import { nationName, typeName } from '../wording';

type ListedShip = Exclude<Tables['ships'], string | undefined>['entries'][number];

export const shipEntryHover: AwawHover = {
  at: ['tables.ships.entries.*', 'tables.ships.entries.*.name'],
  explain: (scenario, _, { path }) => {
    const entry = valueAt(scenario, path.slice(0, 4)) as ListedShip | undefined;
    if (entry === undefined) return undefined;
    const { nation, name, type, size, speed } = entry;
    return {
      title: name,
      text: `${capitalize(typeName(type))} of ${nationName(nation)}, ${size} naval factors, ${speed} while undamaged${cite('ship-catalogue')}. It replaces the entry of this name in the ship list of Asdic.${sourceSentence(scenario.tables?.ships as { source?: string })}`,
      amounts: [],
      rules: ['ship-catalogue'],
      bases: [{ kind: 'supplied-table', name: 'ships' }],
    };
  },
};
