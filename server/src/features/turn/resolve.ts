/** Resolves a turn with dice: those of the file for each combat, or one seed for all. */
import { basesOfTrace } from '../../engine/bases';
import type { DiceSource } from '../../engine/dice-source';
import { traceTurn } from '../../engine/turn/trace';
import type { StageTrace, TurnTrace } from '../../engine/turn/trace';
import { lineOf } from '../analysis';
import type { Refusal } from '../combat/find';
import { diceOfFile } from '../combat/play';
import type { ResolveOptions } from '../combat/resolve';
import type { ScenarioCombat } from '../combat/scenario-combats';
import type { ReportTurnResult } from '../../protocol';
import { basesInWords } from '../format/bases';
import type { Report } from '../report/report';
import { summaryOf, traceReport } from '../report/trace';
import { whyNot } from './find';
import type { FoundTurn } from './find';
import { reportOnTurn } from './report';
import { totalsInWords } from './words';
import { named } from '../../model/side-words';

export interface ResolvedTurn {
  readonly trace: TurnTrace;
  readonly report: Report;
}

/** Invalid dice are part of the report; an error of the ruleset is a refusal. */
export function resolveTurn(found: FoundTurn, options: ResolveOptions = {}): ResolvedTurn | Refusal {
  const { stated, combats } = found;
  try {
    const trace = traceTurn(stated.turn, (stage) => sourceOf(combats[stated.turn.stages.indexOf(stage)]!, options));
    const last = trace.stages.at(-1)?.fought?.trace.wanted;
    const { seed } = options;
    const resolved = {
      ...(seed !== undefined && { seed }),
      summary: totalsInWords(stated.totals, trace.totals),
      combats: trace.stages.map((stage, index) => resultReport(found, index, stage)),
      totals: trace.totals,
      ...(last && { wanted: `${combats[trace.stages.length - 1]!.site.id}: ${last.title}` }),
    };
    const bases = basesInWords([
      ...(stated.bases ?? []),
      ...trace.stages.flatMap(({ fought }) => (fought ? basesOfTrace(fought.trace) : [])),
    ]);
    return { trace, report: reportOnTurn(found, { resolved }, bases) };
  } catch (error) {
    return { refused: whyNot(error) };
  }
}

/** The summary of a combat in which a side has nothing left after earlier ones. */
export const notFought = 'does not take place';

function sourceOf({ site, diceName, formerIds }: ScenarioCombat, { seed, fallbackSeed }: ResolveOptions): DiceSource {
  const own = seed === undefined ? diceOfFile(site) : { seed };
  const source = own ?? (fallbackSeed === undefined ? {} : { seed: fallbackSeed });
  return { ...source, name: diceName, former: formerIds };
}

function resultReport(
  { analysis, scenario, ruleset, stated }: FoundTurn,
  index: number,
  { before, fought, gained, totals }: StageTrace,
): ReportTurnResult {
  const { site, carried } = stated.sites[index]!;
  const left = carried?.left?.(before) ?? [];
  const changed = left.length > 0 ? { left } : {};
  if (!fought) return { summary: notFought, ...changed, gained, totals };
  const { combat, trace, source } = fought;
  return {
    trace: traceReport(combat, trace, source, { ruleset, lineOf: lineOf(analysis, scenario) }),
    summary: named(site, summaryOf(combat, trace)),
    ...changed,
    gained,
    totals,
  };
}
