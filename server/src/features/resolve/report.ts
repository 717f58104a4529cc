/** Reports on a combat. */
import type { Combat } from '../../engine/combat';
import type { TooLarge } from '../../engine/exact';
import type { CurvePoint, Outcomes } from '../../engine/outcome';
import { runToEnd } from '../../engine/progress';
import type { Trace } from '../../engine/trace';
import type { Advice } from '../../model/advice';
import { computeOddsFigures } from '../../model/odds-figures';
import type { Picture } from '../../model/picture';
import type { CombatEntry, Ruleset } from '../../model/ruleset';
import { type ReportOdds, type ReportSide, getPowerColor } from '../../protocol';
import { formatBases } from '../format/report-amount';
import { toReportRule } from '../format/rules';
import { createBoardReport } from '../report/board';
import { createOddsReport, createRoundsReport } from '../report/odds';
import { type Report, collectNames, describeBases } from '../report/report';
import { valueAt } from '../../model/place';
import { createLineResolver } from '../analysis/analysis';
import { InvalidReferenceError } from '../scenario/view';
import { findTurnCaveat } from './turn/find';
import { type Purpose, createAdviceReport } from './advice';
import { canAdvise } from '../combat/odds-key';
import { type LocatedCombat, type Refusal, getScenarioTitle } from '../analysis/find-combat';
import { checkOdds, getExpectedOdds } from '../combat/expectations';
import { getCombatRange } from '../scenario/scenario-combats';

/** The members that differ between reports on a combat. */
type ReportContent = Partial<
  Pick<
    Report,
    | 'trace'
    | 'play'
    | 'odds'
    | 'rounds'
    | 'advice'
    | 'matters'
    | 'comparison'
    | 'sweep'
    | 'levers'
    | 'bases'
    | 'expectations'
  >
>;

/** @param trace whose steps the board follows; without one it shows the start */
export function createReport(
  target: LocatedCombat,
  { bases = [], expectations = [], ...content }: ReportContent,
  trace?: Trace,
): Report {
  const { scenario, ruleset, entry } = target;
  const name = getScenarioTitle(scenario);
  return {
    document: scenario.index,
    id: entry.id,
    title: entry.title,
    ...(name !== undefined && { scenario: name }),
    kind: entry.kind,
    ruleset: { id: ruleset.id, title: ruleset.title },
    sides: reportSides(entry, scenario.view().data),
    range: getCombatRange(target),
    canAdvise: canAdvise(entry),
    names: collectNames(entry.object, scenario.ids().ids),
    ...attemptBoard(target, trace),
    ...content,
    bases,
    ...(bases.length > 0 && {
      restsOn: describeBases(bases, ruleset, scenario.view().data, createLineResolver(target.analysis, scenario)),
    }),
    expectations,
  };
}

/** The board of a combat; nothing if it has none, or cannot be resolved. */
function attemptBoard(target: LocatedCombat, trace: Trace | undefined): Pick<Report, 'board'> {
  const { entry } = target;
  const board = attempt(target, (combat) => drawBoard(target, entry.drawPicture?.(combat), combat, trace));
  return 'refused' in board ? {} : board;
}

/** Draws the board of a combat; nothing if it has no picture. @param trace whose steps the board follows */
export function drawBoard(
  { analysis, scenario, ruleset }: Pick<LocatedCombat, 'analysis' | 'scenario' | 'ruleset'>,
  picture: Picture | undefined,
  combat: Combat,
  trace: Trace | undefined,
): Pick<Report, 'board'> {
  if (!picture) return {};
  const { data } = scenario.view();
  const board = createBoardReport(picture, combat, {
    getLine: createLineResolver(analysis, scenario),
    getColor: (power) => getPowerColor(power, readColor(data, power)),
    getName: ruleset.getPowerName,
    ...(trace && { trace }),
  });
  return { board };
}

/** The sides in order, with names and the colours of their powers. */
export function reportSides({ sides }: Pick<CombatEntry, 'sides'>, data?: object): readonly ReportSide[] {
  const usedColors = new Set<string>();
  return Object.entries(sides).map(([side, { role, name, powers = [] }]) => {
    const [power] = powers;
    const color = power === undefined ? undefined : getPowerColor(power, readColor(data, power));
    if (color === undefined || usedColors.has(color)) return { side, role, name };
    usedColors.add(color);
    return { side, role, name, color };
  });
}

/** Colours by the names of powers, and of sides that several powers share. */
export function indexOwnerColors(
  entries: readonly Pick<CombatEntry, 'sides'>[],
  { getPowerName }: Pick<Ruleset, 'getPowerName'>,
  data?: object,
): ReadonlyMap<string, string> {
  const sides = entries.flatMap((entry) => Object.values(entry.sides));
  const findColor = (power: string): string => getPowerColor(power, readColor(data, power));
  return new Map([
    ...sides.flatMap(({ name, powers: [first] = [] }) =>
      first === undefined ? [] : [[name, findColor(first)] as const],
    ),
    ...sides.flatMap(({ powers = [] }) => powers.map((power) => [getPowerName(power), findColor(power)] as const)),
  ]);
}

/** The colour of a power in the scenario, whichever key the ruleset has for powers. */
function readColor(data: object | undefined, power: string): unknown {
  return valueAt(data, ['powers', power, 'color']) ?? valueAt(data, ['nations', power, 'color']);
}

/** Runs a function on the definition of a combat. An error of the ruleset, or a reference to invalid data, is a refusal. */
export function attempt<T>({ entry }: Pick<LocatedCombat, 'entry'>, make: (combat: Combat) => T): T | Refusal {
  try {
    return make(entry.build());
  } catch (error) {
    if (error instanceof InvalidReferenceError)
      return { refused: `${entry.id} cannot be resolved. ${error.message} See the list of problems.` };
    const reason = error instanceof Error ? error.message : String(error);
    return { refused: `Asdic failed to resolve ${entry.id}: ${reason} This is a fault of Asdic, not of the scenario.` };
  }
}

/**
 * Builds the definition of a combat and its advice in steps, while the odds are calculated on another thread, so that the report needs no
 * long pause. Errors are ignored here: the report meets and reports them again.
 */
export function* prepareReport(target: LocatedCombat): Generator<undefined, void> {
  attempt(target, () => undefined);
  yield;
  canAdvise(target.entry);
}

export function reportOdds(target: LocatedCombat, outcomes: Outcomes): Report | Refusal {
  return attempt(target, (combat) =>
    createReport(target, {
      odds: { ...createOddsReport(combat, outcomes), ...createLimits(combat, target.ruleset) },
      bases: formatBases(outcomes.bases),
      expectations: reportOddsExpectations(target, combat, outcomes),
    }),
  );
}

function createLimits({ limits = [] }: Combat, ruleset: Ruleset): Pick<ReportOdds, 'limits'> {
  if (limits.length === 0) return {};
  return { limits: limits.map(({ words, rule }) => ({ words, rule: toReportRule(ruleset, rule) })) };
}

function reportOddsExpectations({ entry }: LocatedCombat, combat: Combat, outcomes: Outcomes): Report['expectations'] {
  if (!getExpectedOdds(entry)) return [];
  return checkOdds(entry, runToEnd(computeOddsFigures(combat, outcomes))).expectations.map(
    ({ path, title, expected, actual, verdict }) => ({
      path,
      title,
      expected,
      found: actual,
      met: verdict === 'met',
      ...(verdict === 'open' && { open: true }),
    }),
  );
}

/** The odds after each round. */
export function reportRounds(target: LocatedCombat, points: readonly CurvePoint[] | TooLarge): Report | Refusal {
  if ('tooLarge' in points) {
    const { id } = target.entry;
    return {
      refused: `${id} has too many states to be followed from round to round. Its odds can still be calculated.`,
    };
  }
  return attempt(target, (combat) => createReport(target, { rounds: createRoundsReport(combat, points) }));
}

export function reportAdvice(target: LocatedCombat, purpose: Purpose, advice: Advice): Report | Refusal {
  const report = createAdviceReport(target, purpose, advice);
  const note = findTurnCaveat(target);
  return report
    ? createReport(target, { advice: { ...report, ...(note !== undefined && { note }) } })
    : { refused: `${target.entry.id} has changed: there is no such advice on it any more.` };
}
