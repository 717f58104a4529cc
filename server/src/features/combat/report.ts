/** Reports on a combat. */
import type { Combat } from '../../engine/combat';
import type { TooLarge } from '../../engine/exact';
import type { CurvePoint, Outcomes } from '../../engine/outcome';
import { finish } from '../../engine/progress';
import type { Advice } from '../../model/advice';
import { likelihoodsOf } from '../../model/likelihoods';
import type { CombatSite } from '../../model/ruleset';
import { colorOfPower } from '../../protocol';
import type { ReportSide } from '../../protocol';
import { basesInWords } from '../format/bases';
import { roundsReport } from '../report/by-round';
import { namesIn } from '../report/names';
import { oddsReport } from '../report/odds';
import type { Report } from '../report/report';
import { valueAt } from '../../model/place';
import { lineOf } from '../analysis';
import { restsOn } from '../report/rests-on';
import { FaultyReference } from '../view';
import { judgedAlone } from '../turn/alone';
import { adviceReport } from './advice';
import type { Purpose } from './advice';
import { canAdvise } from './can-advise';
import { titleOf } from './find';
import type { FoundCombat, Refusal } from './find';
import { checkOdds, expectedOdds } from './odds-expectations';
import { extentOf } from './scenario-combats';

/** The members that differ between reports on a combat. */
type ReportContent = Partial<
  Pick<
    Report,
    'trace' | 'odds' | 'rounds' | 'advice' | 'matters' | 'comparison' | 'sweep' | 'levers' | 'bases' | 'expectations'
  >
>;

export function reportOn(found: FoundCombat, { bases = [], expectations = [], ...content }: ReportContent): Report {
  const { scenario, ruleset, site } = found;
  const name = titleOf(scenario);
  return {
    document: scenario.index,
    id: site.id,
    title: site.title,
    ...(name !== undefined && { scenario: name }),
    kind: site.kind,
    ruleset: { id: ruleset.id, title: ruleset.title },
    sides: sidesOf(site, scenario.view().data),
    range: extentOf(found),
    canAdvise: canAdvise(site),
    names: namesIn(site.object, scenario.ids().ids),
    ...content,
    bases,
    ...(bases.length > 0 && {
      restsOn: restsOn(bases, ruleset, scenario.view().data, lineOf(found.analysis, scenario)),
    }),
    expectations,
  };
}

/** The sides in order, with names and the colours of their powers. */
export function sidesOf({ sides }: Pick<CombatSite, 'sides'>, data?: object): readonly ReportSide[] {
  const taken = new Set<string>();
  return Object.entries(sides).map(([side, { role, name, powers = [] }]) => {
    const [power] = powers;
    const color = power === undefined ? undefined : colorOfPower(power, colorIn(data, power));
    if (color === undefined || taken.has(color)) return { side, role, name };
    taken.add(color);
    return { side, role, name, color };
  });
}

/** The colour of a power in the scenario, whichever key the ruleset has for powers. */
function colorIn(data: object | undefined, power: string): unknown {
  return valueAt(data, ['powers', power, 'color']) ?? valueAt(data, ['nations', power, 'color']);
}

/** Runs a function on the definition of a combat. An error of the ruleset, or a reference to invalid data, is a refusal. */
export function attempted<T>({ site }: FoundCombat, make: (combat: Combat) => T): T | Refusal {
  try {
    return make(site.combat());
  } catch (error) {
    if (error instanceof FaultyReference)
      return { refused: `${site.id} cannot be resolved. ${error.message} See the list of problems.` };
    const why = error instanceof Error ? error.message : String(error);
    return { refused: `Asdic failed to resolve ${site.id}: ${why} This is a fault of Asdic, not of the scenario.` };
  }
}

/**
 * Builds the definition of a combat and its advice in steps, while the odds are calculated on another thread, so that the report needs no
 * long pause. Errors are ignored here: the report meets and reports them again.
 */
export function* preparing(found: FoundCombat): Generator<undefined, void> {
  attempted(found, () => undefined);
  yield;
  canAdvise(found.site);
}

export function reportOdds(found: FoundCombat, outcomes: Outcomes): Report | Refusal {
  return attempted(found, (combat) =>
    reportOn(found, {
      odds: oddsReport(combat, outcomes),
      bases: basesInWords(outcomes.bases),
      expectations: oddsExpectations(found, combat, outcomes),
    }),
  );
}

function oddsExpectations({ site }: FoundCombat, combat: Combat, outcomes: Outcomes): Report['expectations'] {
  if (!expectedOdds(site)) return [];
  return checkOdds(site, finish(likelihoodsOf(combat, outcomes))).expectations.map(
    ({ path, title, expected, found, verdict }) => ({
      path,
      title,
      expected,
      found,
      met: verdict === 'met',
      ...(verdict === 'open' && { open: true }),
    }),
  );
}

/** The odds after each round. */
export function reportRounds(found: FoundCombat, points: readonly CurvePoint[] | TooLarge): Report | Refusal {
  if ('tooLarge' in points) {
    const { id } = found.site;
    return {
      refused: `${id} has too many states to be followed from round to round. Its odds can still be calculated.`,
    };
  }
  return attempted(found, (combat) => reportOn(found, { rounds: roundsReport(combat, points) }));
}

export function reportAdvice(found: FoundCombat, purpose: Purpose, advice: Advice): Report | Refusal {
  const report = adviceReport(found, purpose, advice);
  const note = judgedAlone(found);
  return report
    ? reportOn(found, { advice: { ...report, ...(note !== undefined && { note }) } })
    : { refused: `${found.site.id} has changed: there is no such advice on it any more.` };
}
