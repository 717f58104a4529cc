/** Reports on a turn: one way from a turn that was found to what is shown of it. */
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

/** What stands in place of the id of a combat in the report on a turn: no combat has it. */
export const turnId = '';

/** The report on a turn with some content. @param bases what its numbers rest on, in words @param besides what is told of it and its variants */
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

/** Where the scenario of a turn stands in the text. */
export function extentOfTurn({ scenario: { document }, combats }: FoundTurn): Range {
  return rangeOf(document, { owner: document.data }) ?? headOf(combats[0]!);
}

/**
 * What every report on a turn rests on beyond its text, a combat at a time: it can be stated while something is calculated of the turn
 * elsewhere. One who can be advised is enough.
 */
export function* preparingTurn({ combats }: FoundTurn): Generator<undefined, void> {
  for (const { site } of combats) {
    if (canAdvise(site)) return;
    yield;
  }
}

/** The odds that were calculated of a turn. */
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
