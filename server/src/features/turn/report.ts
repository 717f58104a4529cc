/** Reports on a turn. */
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { ReportTurn, ReportTurnCombat } from '../../protocol';
import { mean } from '../../engine/outcome';
import type { TurnOdds } from '../../model/turn-odds';
import { lineOf } from '../analysis';
import { canAdvise } from '../combat/can-advise';
import { sidesOf } from '../combat/report';
import { headOf } from '../combat/scenario-combats';
import { basesInWords } from '../format/bases';
import { citation } from '../format/rules';
import { namesIn } from '../report/names';
import type { Report } from '../report/report';
import { restsOn } from '../report/rests-on';
import type { FoundTurn } from './find';
import { figureInWords } from './words';

/** Used instead of the id of a combat in the report on a turn. No combat has it. */
export const turnId = '';

/** @param bases of its numbers, in words @param extras other members of the report, on variants of the turn */
export function reportOnTurn(
  found: FoundTurn,
  content: Pick<ReportTurn, 'resolved' | 'odds'>,
  bases: readonly string[],
  besides: Pick<Report, 'comparison' | 'levers'> = {},
): Report {
  const { analysis, scenario, ruleset, title, combats, stated } = found;
  const lines = lineOf(analysis, scenario);
  const data = scenario.view().data;
  const names = combats.flatMap(({ site }) => namesIn(site.object, scenario.ids().ids));
  const turn: ReportTurn = {
    combats: combats.map((combat, index): ReportTurnCombat => {
      const { site } = combat;
      const { why, rule } = stated.sites[index]!.order;
      return {
        ...{ id: site.id, title: site.title, kind: site.kind, sides: sidesOf(site, data) },
        line: lines(site.place) ?? 1,
        order: why,
        ...(rule !== undefined && { rule: citation(ruleset, rule) }),
      };
    }),
    totals: stated.totals.map(({ owner, words, expects }) => ({
      ...(owner !== undefined && { owner }),
      ...words,
      ...(expects && { expects: { combat: expects.site, path: expects.path, expected: expects.expected } }),
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
    range: extentOfTurn(found),
    canAdvise: combats.some(({ site }) => canAdvise(site)),
    names: [...new Set(names)],
    turn,
    ...besides,
    bases,
    ...(bases.length > 0 && { restsOn: restsOn(bases, ruleset, data, lines) }),
    expectations: [],
  };
}

/** The range of the scenario of a turn. */
export function extentOfTurn({ scenario: { document }, combats }: FoundTurn): Range {
  return rangeOf(document, { owner: document.data }) ?? headOf(combats[0]!);
}

/**
 * Builds the advice of one combat at a time, while the odds are calculated on another thread, so that the report needs no long pause. Stops at
 * the first combat with a decision.
 */
export function* preparingTurn({ combats }: FoundTurn): Generator<undefined, void> {
  for (const { site } of combats) {
    if (canAdvise(site)) return;
    yield;
  }
}

export function reportTurnOdds(found: FoundTurn, odds: TurnOdds): Report {
  const { method, bound, runs, seed, states, mass, dropped, totals, stages } = odds;
  const content = {
    ...{ exact: method === 'exact', method, bound, runs, seed, states, mass, dropped },
    totals: totals.map((distribution) => ({ mean: mean(distribution), distribution })),
    combats: stages.map(({ chance, figures, gained }, index) => ({
      chance,
      figures: figures.map((figure) => figureInWords(figure, found.combats[index]!.site.sides)),
      gained,
    })),
  };
  return reportOnTurn(found, { odds: content }, basesInWords([...(found.stated.bases ?? []), ...odds.bases]));
}
