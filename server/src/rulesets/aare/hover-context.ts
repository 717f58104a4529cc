/** Hovers on the items of the scenario's lists. */
import { valueAt, type Path } from '../../model/place';
import type { Explanation, Hover, Item } from '../../model/ruleset';
import type { Scenario } from './data';

export type AareHover = Hover<Scenario>;

type PartList = {
  [P in keyof Scenario]-?: NonNullable<Scenario[P]> extends readonly object[] ? P : never;
}[keyof Scenario];

/** A value inside an item of a list. */
export interface ItemContext<P extends PartList> {
  readonly scenario: Scenario;
  readonly item: Item<Scenario[P]>;
  /** The path from the item to the value; empty for the item itself. */
  readonly path: Path;
}

/**
 * A hover on members of a list's items.
 * @param members paths from the item; `*` is any one step, the empty path is the item itself
 */
export function onItems<P extends PartList & string>(
  list: P,
  members: readonly string[],
  explain: (context: ItemContext<P>) => Explanation | undefined,
): AareHover {
  return {
    at: members.map((member) => (member === '' ? `${list}.*` : `${list}.*.${member}`)),
    explain: (scenario, _, { path }) => {
      const item = valueAt(scenario, path.slice(0, 2)) as Item<Scenario[P]> | undefined;
      return item && explain({ scenario, item, path: path.slice(2) });
    },
  };
}
