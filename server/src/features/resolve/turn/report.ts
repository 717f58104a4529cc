/** Reports on a turn. */
import { type Range, rangeAt } from '../../../text';
import type { ReportTurn, ReportTurnCombat } from '../../../protocol';
import { mean } from '../../../engine/outcome';
import type { TurnOdds } from '../../../model/turn-odds';
import { createLineResolver } from '../../analysis/analysis';
import { canAdvise } from '../../combat/odds-key';
import { indexOwnerColors, reportSides } from '../report';
import { getLensRange } from '../../scenario/scenario-combats';
import { formatBases } from '../../format/report-amount';
import { toReportRule } from '../../format/rules';
import { type Report, collectNames, describeBases } from '../../report/report';
import type { LocatedTurn } from './find';
import type { Figure } from '../../../model/figures';
import type { CombatEntry } from '../../../model/ruleset';
import type { TurnTotal } from '../../../model/turn';
import { formatNumber, formatSuffered, formatPercent } from '../../../model/wording';
import { replaceSideNames } from '../../../model/replace-side-names';

/** Used instead of the id of a combat in the report on a turn. No combat has it. */
export const turnId = '';

/** @param bases of its numbers, in words @param extras other members of the report, on variants of the turn */
export function createTurnReport(
  turn: LocatedTurn,
  content: Pick<ReportTurn, 'resolved' | 'odds'>,
  bases: readonly string[],
  extras: Pick<Report, 'comparison' | 'levers' | 'play' | 'trace' | 'board'> = {},
): Report {
  const { analysis, scenario, ruleset, title, combats, scenarioTurn } = turn;
  const getLine = createLineResolver(analysis, scenario);
  const data = scenario.view().data;
  const colors = indexOwnerColors(
    combats.map(({ entry }) => entry),
    ruleset,
    data,
  );
  const names = combats.flatMap(({ entry }) => collectNames(entry.object, scenario.ids().ids));
  const turnReport: ReportTurn = {
    combats: combats.map((combat, index): ReportTurnCombat => {
      const { entry } = combat;
      const { why, rule } = scenarioTurn.entries[index]!.order;
      return {
        ...{ id: entry.id, title: entry.title, kind: entry.kind, sides: reportSides(entry, data) },
        line: getLine(entry.place) ?? 1,
        order: why,
        ...(rule !== undefined && { rule: toReportRule(ruleset, rule) }),
      };
    }),
    totals: scenarioTurn.totals.map(({ owner, words, expects }) => ({
      ...(owner !== undefined && { owner, color: colors.get(owner) }),
      ...words,
      ...(expects && { expects: { combat: expects.entry, path: expects.path, expected: expects.expected } }),
    })),
    ...content,
  };
  return {
    document: scenario.index,
    id: turnId,
    title,
    kind: 'turn',
    ruleset: { id: ruleset.id, title: ruleset.title },
    sides: [],
    range: getTurnRange(turn),
    canAdvise: combats.some(({ entry }) => canAdvise(entry)),
    names: [...new Set(names)],
    turn: turnReport,
    ...extras,
    bases,
    ...(bases.length > 0 && { restsOn: describeBases(bases, ruleset, data, getLine) }),
    expectations: [],
  };
}

/** The range of the scenario of a turn. */
export function getTurnRange({ scenario: { document }, combats }: LocatedTurn): Range {
  return rangeAt(document, { owner: document.data }) ?? getLensRange(combats[0]!);
}

/**
 * Builds the advice of one combat at a time, while the odds are calculated on another thread, so that the report needs no long pause. Stops at
 * the first combat with a decision.
 */
export function* prepareTurnReport({ combats }: LocatedTurn): Generator<undefined, void> {
  for (const { entry } of combats) {
    if (canAdvise(entry)) return;
    yield;
  }
}

export function reportTurnOdds(turn: LocatedTurn, odds: TurnOdds): Report {
  const { method, bound, runs, seed, states, mass, dropped, totals, stages } = odds;
  const content = {
    ...{ exact: method === 'exact', method, bound, runs, seed, states, mass, dropped },
    totals: totals.map((distribution) => ({ mean: mean(distribution), distribution })),
    combats: stages.map(({ chance, figures, gained }, index) => ({
      chance,
      figures: figures.map((figure) => formatFigure(figure, turn.combats[index]!.entry.sides)),
      gained,
    })),
  };
  return createTurnReport(turn, { odds: content }, formatBases([...(turn.scenarioTurn.bases ?? []), ...odds.bases]));
}

/** `Germany: 2 submarines destroyed, 1 submarine aborted; the UK: 10 convoy points lost`; zeros are left out. */
export function formatTotals(totals: readonly TurnTotal[], values: readonly number[]): string {
  const losses = totals.flatMap(({ owner, words }, index) => {
    const value = values[index]!;
    return owner === undefined || value === 0
      ? []
      : [{ owner, text: `${value} ${value === 1 ? words.one : words.many}` }];
  });
  const owners = [...new Set(losses.map(({ owner }) => owner))];
  const parts = owners.map((owner) => {
    const ownerLosses = losses.filter((loss) => loss.owner === owner).map(({ text }) => text);
    return `${owner}: ${ownerLosses.join(', ')}`;
  });
  return parts.join('; ') || 'no losses';
}

/** `Japan wins: 44%`, `the US has 3.2 convoy points hit on average`. */
export function formatFigure({ kind, side, words, value, isCertain }: Figure, sides: CombatEntry['sides']): string {
  const name = side === undefined ? '' : `${sides[side]?.name ?? side}: `;
  if (kind === 'way') return `${replaceSideNames({ sides }, words)}: ${formatPercent(value)}`;
  if (kind === 'chance') return `${name}${words}: ${formatPercent(value)}`;
  const certainty = isCertain === true ? '' : ' on average';
  if (side === undefined) return `${formatNumber(value)} ${words}${certainty}`;
  return `${formatSuffered(sides[side]?.name ?? side, formatNumber(value), words)}${certainty}`;
}
