/** A combat with other values in the place of those that are written, and how it then stands. */
import { combatData, edited, extentOf, standingOf } from '../features';
import type { FoundCombat, Standing, Value, Variable } from '../features';
import { listed } from '../model/wording';
import { inProcessCalculator } from '../work/in-process';
import { combatsNamed, orCannotRun } from './combats';
import { CannotRun } from './failure';
import { defaultRuns, samplingSeed } from './numbers';
import { spanOf } from './problems';
import type { Span } from './problems';
import type { Scenario } from './scenario';
import { watched } from './watch';
import type { WatchOptions } from './watch';

/** A value for a variable. */
export interface Assignment {
  readonly variable: Variable;
  readonly value: Value;
}

/** How a variant stands, or why it cannot be fought. */
export type Stands = Standing | { readonly refused: string };

export interface SamplingChoice {
  /** How many combats are rolled where the odds have to be sampled: 20,000 when absent. */
  readonly runs?: number;
  /** The seed of sampling: the same seed gives the same odds. 1 when absent. */
  readonly seed?: number;
}

/** @throws the reason of an aborted signal */
export async function variant(
  found: FoundCombat,
  assignments: readonly Assignment[],
  choice: SamplingChoice,
  watch: WatchOptions,
): Promise<Stands> {
  const edits = assignments.flatMap(({ variable, value }) => (value === variable.written ? [] : variable.edits(value)));
  if (edits.length === 0) return standing(found, choice, watch);
  const other = edited(found, edits);
  return 'refused' in other ? other : standing(other.found, choice, watch);
}

/** @throws the reason of an aborted signal */
export async function standing(
  found: FoundCombat,
  { runs = defaultRuns, seed = samplingSeed }: SamplingChoice,
  watch: WatchOptions,
): Promise<Standing> {
  const { site } = found;
  const task = { kind: 'odds', ...combatData(found), runs, seed } as const;
  const outcomes = await watched(site.id, watch, (by) => inProcessCalculator(() => site).run(task, by));
  return orCannotRun(standingOf(found, outcomes));
}

/** Which combat variants are of. */
export interface CombatHead extends Pick<Span, 'line' | 'column'> {
  readonly file: string;
  readonly document: number;
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly ruleset: { readonly id: string; readonly title: string };
}

/**
 * The one combat that is meant: by its id, by a path that begins with it, or because it is the only one.
 * @throws CannotRun where it is none of these
 */
export function combatMeant(scenario: Scenario, id: string | undefined, paths: readonly string[]): FoundCombat {
  const combats = combatsNamed(scenario, id);
  const named = combats.filter(({ site }) => paths.some((path) => path.split('.')[1] === site.id));
  const [only, other] = named.length > 0 ? named : combats;
  if (only && !other) return only;
  const ids = combats.map(({ site }) => site.id);
  throw new CannotRun(
    new Set(ids).size === 1
      ? `Several scenarios of ${scenario.name} have a combat \`${ids[0]}\`. Give it another id in one of them.`
      : `Which combat do you mean? There are: ${listed(ids)}. Name it with --engagement.`,
  );
}

export function headOf(scenario: Scenario, found: FoundCombat): CombatHead {
  const { site, ruleset } = found;
  const { line, column } = spanOf(extentOf(found), scenario);
  return {
    file: scenario.name,
    line,
    column,
    document: found.scenario.index,
    id: site.id,
    title: site.title,
    kind: site.kind,
    ruleset: { id: ruleset.id, title: ruleset.title },
  };
}

/** `defender.units.dd=0..6`: the name, and the values where some are given. */
export function splitAtValues(text: string): { readonly name: string; readonly values: string | undefined } {
  const at = text.indexOf('=');
  return at < 0
    ? { name: text.trim(), values: undefined }
    : { name: text.slice(0, at).trim(), values: text.slice(at + 1).trim() };
}
