/** The context of a hover: the combat at the cursor. */
import type { Ids } from '../../model/ids';
import type { Path } from '../../model/place';
import type { Explanation } from '../../model/ruleset';
import type { Engagement, Header, NavalCombat, Scenario } from './data';
import { defineHoverOnItems, type WifHover } from './kit';

/** A value of an engagement at the cursor. */
export interface EngagementContext {
  readonly scenario: Scenario;
  readonly header: Header;
  readonly ids: Ids;
  readonly engagement: Engagement;
  /** The path from the engagement to the value; empty for the engagement itself. */
  readonly path: Path;
}

/** A value of a naval combat at the cursor. */
export interface NavalCombatContext extends Omit<EngagementContext, 'engagement'> {
  readonly combat: NavalCombat;
}

/** A hover on members of an engagement. @param members paths from the engagement, as for `defineHoverOnItems` */
export function defineHoverOnEngagement(
  members: readonly string[],
  explain: (context: EngagementContext) => Explanation | undefined,
): WifHover {
  return defineHoverOnItems('engagements', members, ({ scenario, item, ...context }) =>
    explain({ ...context, scenario, header: scenario, engagement: item }),
  );
}

/** A hover on members of a naval combat. */
export function defineHoverOnNavalCombat(
  members: readonly string[],
  explain: (context: NavalCombatContext) => Explanation | undefined,
): WifHover {
  return defineHoverOnItems('navalCombats', members, ({ scenario, item, ...context }) =>
    explain({ ...context, scenario, header: scenario, combat: item }),
  );
}
