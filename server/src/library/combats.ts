/** The combats of a scenario that are asked about, and their reports as `resolve`, `odds` and `advise` answer them. */
import { allCombats } from '../features';
import type { FoundCombat, Refusal, Report } from '../features';
import { counted, listed } from '../model/wording';
import type { CombatReport } from '../protocol';
import { CannotRun, HasNone } from './failure';
import { counts, problemsIn, spanOf } from './problems';
import type { Scenario } from './scenario';

/**
 * Every combat of a file, or those with an id (several scenarios of a file may share one), in the order of the text.
 * @throws HasNone where there is none
 */
export function combatsNamed(scenario: Scenario, id: string | undefined): readonly FoundCombat[] {
  const { name, analysis } = scenario;
  const all = allCombats(analysis);
  const chosen = id === undefined ? all : all.filter(({ site }) => site.id === id);
  if (chosen.length > 0) return chosen;
  const faulty = problemCount(scenario);
  const mend = faulty === 0 ? '' : ` It has ${counted(faulty, 'problem')}: see \`asdic check ${name}\`.`;
  if (all.length === 0) throw new HasNone(`There is no combat in ${name} that can be resolved.${mend}`);
  const ids = [...new Set(all.map(({ site }) => site.id))];
  throw new HasNone(`There is no combat \`${id}\` in ${name} that can be resolved. There are: ${listed(ids)}.${mend}`);
}

/** @throws CannotRun with the reason: the features refuse a combat that was just found only where Asdic itself is at fault */
export function orCannotRun<T extends object>(result: T | Refusal): T {
  if ('refused' in result) throw new CannotRun(result.refused);
  return result;
}

/** A report on a combat with its place as `check` gives it: the file, and lines and columns from 1. */
export interface PlacedReport extends Omit<CombatReport, 'uri' | 'version' | 'range' | 'setup'> {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export function placed(scenario: Scenario, { range, ...report }: Report): PlacedReport {
  return { file: scenario.name, ...spanOf(range, scenario), ...report };
}

/** How many problems a scenario has that may have changed what came out; information and hints do not count. */
export function problemCount(scenario: Scenario): number {
  return problemsIn(scenario).filter(counts).length;
}
