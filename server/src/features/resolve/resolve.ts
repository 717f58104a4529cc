/** Resolves a combat with dice and reports every step. */
import { collectTraceBases } from '../../engine/basis-set';
import type { DiceSource } from '../../engine/dice-source';
import { lineResolver } from '../analysis/analysis';
import { formatBases } from '../format/bases';
import type { Report } from '../report/report';
import { formatSummary, createTraceReport } from '../report/trace';
import { formatBrief } from '../combat/brief';
import { checkExpectations } from '../combat/expectations';
import type { FoundCombat, Refusal } from '../analysis/find-combat';
import { getFileDice, simulateCombat } from '../combat/simulate';
import type { Simulation } from '../combat/simulate';
import { attempt, createReport, drawBoard } from './report';

export interface ResolveOptions {
  /** Rerolls all dice, whatever the file says: for *Reroll*. */
  readonly seed?: number;
  /** Used if the file has neither dice nor a seed. Without it the trace stops at the first roll and names it. */
  readonly fallbackSeed?: number;
}

export interface ResolvedCombat extends Simulation {
  /** The end in a few words, or the next missing roll. */
  readonly summary: string;
  /** The same at the end of a line: `Japan wins \u00b7 7 left`. */
  readonly brief: string;
  readonly report: Report;
}

/** Invalid dice are part of the report; an error of the ruleset is a refusal. */
export function resolveCombat(target: FoundCombat, options: ResolveOptions = {}): ResolvedCombat | Refusal {
  const { analysis, scenario, ruleset } = target;
  return attempt(target, (combat) => {
    const simulation = simulateCombat(target, selectDice(target, options));
    const { trace, source } = simulation;
    const report = createReport(target, {
      ...drawBoard(target, trace),
      trace: createTraceReport(combat, trace, source, { ruleset, getLine: lineResolver(analysis, scenario) }),
      bases: formatBases(collectTraceBases(trace)),
      expectations: reportExpectations(target, simulation),
    });
    const summary = formatSummary(combat, trace);
    return {
      ...simulation,
      summary,
      brief: trace.pendingRoll ? summary : formatBrief(target.entry, combat, trace.end),
      report,
    };
  });
}

function selectDice({ entry }: FoundCombat, { seed, fallbackSeed }: ResolveOptions): DiceSource {
  if (seed !== undefined) return { seed };
  return getFileDice(entry) ?? (fallbackSeed === undefined ? {} : { seed: fallbackSeed });
}

/** Expectations are about the dice of the file: reported only if these were used, or none were rolled. */
function reportExpectations({ entry }: FoundCombat, { combat, trace, source }: Simulation): Report['expectations'] {
  const dice = getFileDice(entry);
  const rolls = Object.keys(trace.dice).length > 0;
  if (trace.pendingRoll || (rolls && (dice?.seed !== source.seed || dice?.table !== source.table))) return [];
  return checkExpectations(entry, combat, trace).expectations.map(({ path, title, expected, actual, met }) => ({
    path,
    title,
    expected,
    found: actual,
    met,
  }));
}
