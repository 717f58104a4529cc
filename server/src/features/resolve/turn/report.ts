/** Reports on a turn. */
import { type Range, rangeAt } from '../../../text';
import type { ReportTurn, ReportTurnCombat } from '../../../protocol';
import { mean } from '../../../engine/outcome';
import type { TurnOdds } from '../../../model/turn-odds';
import { lineResolver } from '../../analysis/analysis';
import { canAdvise } from '../../combat/can-advise';
import { reportSides } from '../report';
import { getHeadRange } from '../../scenario/scenario-combats';
import { formatBases } from '../../format/bases';
import { toReportRule } from '../../format/rules';
import { collectNames } from '../../report/names';
import type { Report } from '../../report/report';
import { describeBases } from '../../report/describe-bases';
import type { FoundTurn } from './find';
import { formatFigure } from './format';

/** Used instead of the id of a combat in the report on a turn. No combat has it. */
export const turnId = '';

/** @param bases of its numbers, in words @param extras other members of the report, on variants of the turn */
export function createTurnReport(
  turn: FoundTurn,
  content: Pick<ReportTurn, 'resolved' | 'odds'>,
  bases: readonly string[],
  extras: Pick<Report, 'comparison' | 'levers'> = {},
): Report {
  const { analysis, scenario, ruleset, title, combats, scenarioTurn } = turn;
  const getLine = lineResolver(analysis, scenario);
  const data = scenario.view().data;
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
      ...(owner !== undefined && { owner }),
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
export function getTurnRange({ scenario: { document }, combats }: FoundTurn): Range {
  return rangeAt(document, { owner: document.data }) ?? getHeadRange(combats[0]!);
}

/**
 * Builds the advice of one combat at a time, while the odds are calculated on another thread, so that the report needs no long pause. Stops at
 * the first combat with a decision.
 */
export function* prepareTurnReport({ combats }: FoundTurn): Generator<undefined, void> {
  for (const { entry } of combats) {
    if (canAdvise(entry)) return;
    yield;
  }
}

export function reportTurnOdds(turn: FoundTurn, odds: TurnOdds): Report {
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
