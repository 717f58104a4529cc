/** Selection of a scenario's combats, and reports with their place in the file. */
import { allCombats } from '../features';
import type { FoundCombat, Refusal, Report } from '../features';
import { counted, listed } from '../model/wording';
import type { CombatReport } from '../protocol';
import { CannotRun, HasNone } from './failure';
import { counts, problemsIn, spanOf } from './problems';
import type { Scenario } from './scenario';

/**
 * Every combat of a file, or those with an id (scenarios of a file may share one), in document order.
 * @throws NoCombatError if there is none
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

/** @throws CannotRun with the reason: a combat that was just found is refused only because of a bug in Asdic */
export function orCannotRun<T extends object>(result: T | Refusal): T {
  if ('refused' in result) throw new CannotRun(result.refused);
  return result;
}

/** A report with the place of its combat, as `check` gives it: file, and lines and columns from 1. */
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

/** How many errors and warnings a scenario has: they may have changed the result. */
export function problemCount(scenario: Scenario): number {
  return problemsIn(scenario).filter(counts).length;
}
