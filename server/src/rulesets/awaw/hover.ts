/** Types and helpers for the hovers of this ruleset. */
import type { Ids } from '../../model/ids';
import { valueAt, type Path } from '../../model/place';
import type { Explanation, Hover, Item } from '../../model/ruleset';
import type { Scenario } from './data';

export type AwawHover = Hover<Scenario>;

/** Creates a hover on members of the items of a list; `''` is the item itself. */
export function onItems<List extends keyof Scenario & string>(
  list: List,
  members: readonly string[],
  explain: (item: Item<Scenario[List]>, scenario: Scenario, ids: Ids, path: Path) => Explanation | undefined,
): AwawHover {
  return {
    at: members.map((member) => (member === '' ? `${list}.*` : `${list}.*.${member}`)),
    explain: (scenario, ids, { path }) => {
      const item = valueAt(scenario, path.slice(0, 2)) as Item<Scenario[List]> | undefined;
      return item && explain(item, scenario, ids, path);
    },
  };
}
