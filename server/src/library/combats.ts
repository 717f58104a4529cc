/** Selection of a scenario's combats, and reports with their place in the file. */
import { listAllCombats, type LocatedCombat, type Refusal, type Report } from '../features';
import { pluralize, formatList } from '../model/wording';
import type { CombatReport } from '../protocol';
import { CannotRun, NoCombatError } from './errors';
import { isCounted, listProblems, type Span, toSpan } from './problems';
import type { Scenario } from './scenario';

/**
 * Every combat of a file, or those with an id (scenarios of a file may share one), in document order.
 * @throws NoCombatError if there is none
 */
export function findCombats(scenario: Scenario, id: string | undefined): readonly LocatedCombat[] {
  const { name, analysis } = scenario;
  const all = listAllCombats(analysis);
  const combats = id === undefined ? all : all.filter(({ entry }) => entry.id === id);
  if (combats.length > 0) return combats;
  const count = countProblems(scenario);
  const problemHint = count === 0 ? '' : ` It has ${pluralize(count, 'problem')}: see \`asdic check ${name}\`.`;
  if (all.length === 0) throw new NoCombatError(`There is no combat in ${name} that can be resolved.${problemHint}`);
  const ids = [...new Set(all.map(({ entry }) => entry.id))];
  throw new NoCombatError(
    `There is no combat \`${id}\` in ${name} that can be resolved. There are: ${formatList(ids)}.${problemHint}`,
  );
}

/** @throws CannotRun with the reason: a combat that was just found is refused only because of a bug in Asdic */
export function getOrThrow<T extends object>(result: T | Refusal): T {
  if ('refused' in result) throw new CannotRun(result.refused);
  return result;
}

/** A report with the place of its combat, as `check` gives it: file, and lines and columns from 1. */
export interface PlacedReport extends Omit<CombatReport, 'uri' | 'version' | 'range' | 'setup' | 'board'>, Span {
  readonly file: string;
}

export function placeReport(scenario: Scenario, { range, board: _, ...report }: Report): PlacedReport {
  return { file: scenario.name, ...toSpan(range, scenario), ...report };
}

/** How many errors and warnings a scenario has: they may have changed the result. */
export function countProblems(scenario: Scenario): number {
  return listProblems(scenario).filter(isCounted).length;
}
