/** Hovers on a battle, for all chapters. */
import { valueAt } from '../../model/place';
import type { Explanation } from '../../model/ruleset';
import type { Scenario, SeaBattle } from './data';
import type { DepthHover } from './kit';

/** A hover on members of a battle. The empty path is the battle itself. */
export function onBattle(
  members: readonly string[],
  explain: (battle: SeaBattle, scenario: Scenario, path: readonly (string | number)[]) => Explanation | undefined,
): DepthHover {
  return {
    at: members.map((member) => (member === '' ? 'seaBattles.*' : `seaBattles.*.${member}`)),
    explain: (scenario, _, { path }) => {
      const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
      return battle && explain(battle, scenario, path.slice(2));
    },
  };
}
