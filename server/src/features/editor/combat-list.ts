/** The combats of a file for a list beside the editor, and their odds as the lenses have them. */
import type { Figures } from '../../model/figures';
import { pluralize, toPlainLabel, toPlainLines } from '../../model/wording';
import type { Range } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { getScenarioTitle } from '../analysis/find-combat';
import type { DisplayedCombat } from '../combat/displayed-combats';
import { formatLiveTitle, formatLiveTooltip } from '../combat/live-odds';
import { findBlockingDiagnostics } from '../resolve/blocking';
import { hasTurn } from '../resolve/turn/find';
import { displayLimits } from '../scenario/display-limits';

export interface ScenarioCombats {
  readonly document: number;
  readonly title?: string;
  readonly isTurn: boolean;
  readonly combats: readonly {
    readonly document: number;
    readonly id: string;
    readonly title: string;
    readonly range: Range;
    readonly problem?: string;
  }[];
}

/** The scenarios that have combats, with as many combats as have lenses. */
export function listCombatsByScenario(analysis: Analysis): readonly ScenarioCombats[] {
  const combats = listDisplayedCombats(analysis);
  return analysis.scenarios.flatMap((scenario): ScenarioCombats[] => {
    const { index } = scenario;
    const ownCombats = combats.filter(({ document }) => document === index);
    if (ownCombats.length === 0) return [];
    const title = getScenarioTitle(scenario);
    return [
      {
        document: index,
        ...(title !== undefined && { title: toPlainLabel(title) }),
        isTurn: hasTurn(scenario),
        combats: ownCombats.map((combat) => ({
          document: index,
          id: combat.id,
          title: toPlainLabel(combat.title),
          range: combat.head,
          ...(combat.errorRange && { problem: describeProblem(analysis, combat) }),
        })),
      },
    ];
  });
}

function describeProblem(analysis: Analysis, combat: DisplayedCombat): string {
  const { diagnostics } = findBlockingDiagnostics(analysis, combat);
  return diagnostics.length === 0 ? 'cannot be resolved' : pluralize(diagnostics.length, 'problem');
}

/** The forecasts of the combats that have figures. */
export function formatForecasts(
  analysis: Analysis,
  getFigures: (document: number, id: string) => Figures | undefined,
): readonly { readonly document: number; readonly id: string; readonly text: string; readonly tooltip: string }[] {
  return listDisplayedCombats(analysis).flatMap(({ document, id, sides, errorRange }) => {
    const figures = errorRange ? undefined : getFigures(document, id);
    const live = { figures, pending: false, previous: undefined };
    const text = formatLiveTitle(live, sides);
    if (text === undefined) return [];
    const tooltip = toPlainLines(formatLiveTooltip(live, sides) ?? text);
    return [{ document, id, text: toPlainLabel(text).trim(), tooltip }];
  });
}

function listDisplayedCombats(analysis: Analysis): readonly DisplayedCombat[] {
  return analysis.displayedCombats().combats.slice(0, displayLimits.lensCombats);
}
