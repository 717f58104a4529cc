/** Resolves a combat with dice and reports every step. */
import { basesOfTrace } from '../../engine/bases';
import type { DiceSource } from '../../engine/dice-source';
import { lineOf } from '../analysis';
import { basesInWords } from '../format/bases';
import type { Report } from '../report/report';
import { summaryOf, traceReport } from '../report/trace';
import { briefOf } from './brief';
import { checkExpectations } from './expectations';
import type { FoundCombat, Refusal } from './find';
import { diceOfFile, play } from './play';
import type { Played } from './play';
import { attempted, reportOn } from './report';

export interface ResolveOptions {
  /** Rerolls all dice, whatever the file says: for *Reroll*. */
  readonly seed?: number;
  /** Used if the file has neither dice nor a seed. Without it the trace stops at the first roll and names it. */
  readonly fallbackSeed?: number;
}

export interface Resolved extends Played {
  /** The end in a few words, or the next missing roll. */
  readonly summary: string;
  /** The same at the end of a line: `Japan wins \u00b7 7 left`. */
  readonly brief: string;
  readonly report: Report;
}

/** Invalid dice are part of the report; an error of the ruleset is a refusal. */
export function resolve(found: FoundCombat, options: ResolveOptions = {}): Resolved | Refusal {
  const { analysis, scenario, ruleset } = found;
  return attempted(found, (combat) => {
    const played = play(found, sourceOf(found, options));
    const { trace, source } = played;
    const report = reportOn(found, {
      trace: traceReport(combat, trace, source, { ruleset, lineOf: lineOf(analysis, scenario) }),
      bases: basesInWords(basesOfTrace(trace)),
      expectations: expectationsOf(found, played),
    });
    const summary = summaryOf(combat, trace);
    return { ...played, summary, brief: trace.wanted ? summary : briefOf(found.site, combat, trace.end), report };
  });
}

function sourceOf({ site }: FoundCombat, { seed, fallbackSeed }: ResolveOptions): DiceSource {
  if (seed !== undefined) return { seed };
  return diceOfFile(site) ?? (fallbackSeed === undefined ? {} : { seed: fallbackSeed });
}

/** Expectations are about the dice of the file: reported only if these were used, or none were rolled. */
function expectationsOf({ site }: FoundCombat, { combat, trace, source }: Played): Report['expectations'] {
  const dice = diceOfFile(site);
  const rolls = Object.keys(trace.dice).length > 0;
  if (trace.wanted || (rolls && (dice?.seed !== source.seed || dice?.table !== source.table))) return [];
  return checkExpectations(site, combat, trace).expectations.map(({ path, title, expected, found, met }) => ({
    path,
    title,
    expected,
    found,
    met,
  }));
}
