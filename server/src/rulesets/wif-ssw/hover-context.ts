/** The context of a hover: the combat at the cursor. */
import type { Ids } from '../../model/ids';
import { valueAt, type Path } from '../../model/place';
import type { Explanation, Hover } from '../../model/ruleset';
import type { Engagement, Header, NavalCombat, Scenario } from './data';

export type WifHover = Hover<Scenario>;

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

/**
 * A hover on members of an engagement.
 * @param members paths from the engagement, `*` for any step; empty for the engagement itself
 */
export function onEngagement(
  members: readonly string[],
  explain: (context: EngagementContext) => Explanation | undefined,
): WifHover {
  return {
    at: toPatterns('engagements.*', members),
    explain: (scenario, ids, { path }) => {
      const engagement = valueAt(scenario, path.slice(0, 2)) as Engagement | undefined;
      if (engagement === undefined) return undefined;
      return explain({ scenario, header: scenario, ids, engagement, path: path.slice(2) });
    },
  };
}

/** A hover on members of a naval combat; `members` as for an engagement. */
export function onNavalCombat(
  members: readonly string[],
  explain: (context: NavalCombatContext) => Explanation | undefined,
): WifHover {
  return {
    at: toPatterns('navalCombats.*', members),
    explain: (scenario, ids, { path }) => {
      const combat = valueAt(scenario, path.slice(0, 2)) as NavalCombat | undefined;
      if (combat === undefined) return undefined;
      return explain({ scenario, header: scenario, ids, combat, path: path.slice(2) });
    },
  };
}

function toPatterns(prefix: string, members: readonly string[]): string[] {
  return members.map((member) => (member === '' ? prefix : `${prefix}.${member}`));
}
