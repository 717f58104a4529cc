/** Variants of a combat or turn: the same with other values, and their results. */
import {
  combatData,
  edited,
  editedTurn,
  extentOf,
  extentOfTurn,
  findTurn,
  standingOf,
  turnData,
  turnStanding,
} from '../features';
import type { FoundCombat, FoundTurn, Plan, Refusal, Value, Variable } from '../features';
import type { Edit } from '../model/edit';
import { listed } from '../model/wording';
import type { ReportStands } from '../protocol';
import { inProcessCalculator } from '../work/in-process';
import { combatsNamed, orCannotRun } from './combats';
import { CannotRun } from './failure';
import { defaultRuns, requireRuns, requireSeed, samplingSeed } from './numbers';
import { spanOf } from './problems';
import type { Span } from './problems';
import type { Scenario } from './scenario';
import { watched } from './watch';
import type { WatchOptions } from './watch';

export type { ReportFigure, ReportStands, ReportVariant } from '../protocol';

/** A value for a variable. */
export interface Assignment {
  readonly variable: Variable;
  readonly value: Value;
}

export interface SamplingChoice {
  /** How many combats are rolled if the odds are sampled: 20,000 when absent. */
  readonly runs?: number;
  /** The sampling seed: the same seed gives the same odds. 1 when absent. */
  readonly seed?: number;
}

/** Variants that can be calculated independently, in any order and on any thread, and their combined result. */
export interface Variants<Result> {
  /** How many variants there are. */
  readonly size: number;
  /** The result of one variant. @throws the reason of an aborted signal */
  readonly stands: (index: number, watch?: WatchOptions) => Promise<ReportStands>;
  /** @param first result of the first variant @throws CannotRun if the others would be useless */
  readonly require: (first: ReportStands) => void;
  /** @param all results in order @throws CannotRun if they have no combined result */
  readonly joined: (all: readonly ReportStands[]) => Result;
}

/** @throws RangeError for invalid runs or seed */
export function variantsOf<Found extends FoundCombat | FoundTurn, Told extends object, Result>(
  { size, variant, refusal, joined }: Plan<Found, Told>,
  { runs = defaultRuns, seed = samplingSeed }: SamplingChoice,
  made: (told: Told) => Result,
): Variants<Result> {
  requireRuns(runs);
  requireSeed(seed);
  return {
    size,
    async stands(index, watch = {}) {
      const found = variant(index);
      return 'refused' in found ? { refused: found.refused } : standing(found, { runs, seed }, watch);
    },
    require: (first) => {
      const refused = refusal?.(first);
      if (refused) throw new CannotRun(refused.refused);
    },
    joined: (all) => made(orCannotRun(joined(all))),
  };
}

/** Calculates all variants in sequence. @throws CannotRun if they have no combined result; the reason of an aborted signal */
export async function allOf<Result>(
  { size, stands, require, joined }: Variants<Result>,
  { signal, progress }: WatchOptions,
): Promise<Result> {
  const all: ReportStands[] = [];
  for (let index = 0; index < size; index++) {
    const own: WatchOptions = {
      signal,
      ...(progress && {
        progress: ({ engagement, done, of }) =>
          progress({ engagement, done: index + done / Math.max(1, of), of: size, unit: 'combats' }),
      }),
    };
    all.push(await stands(index, own));
    if (index === 0) require(all[0]!);
  }
  return joined(all);
}

async function standing(
  found: FoundCombat | FoundTurn,
  { runs, seed }: Required<SamplingChoice>,
  watch: WatchOptions,
): Promise<ReportStands> {
  if ('stated' in found) {
    const calculator = inProcessCalculator(Object.assign(() => undefined, { turn: () => found.stated.turn }));
    const task = { kind: 'turn', ...turnData(found), runs, seed } as const;
    return turnStanding(found, await watched('turn', watch, (by) => calculator.run(task, by)));
  }
  const { site } = found;
  const task = { kind: 'odds', ...combatData(found), runs, seed } as const;
  const outcomes = await watched(site.id, watch, (by) => inProcessCalculator(() => site).run(task, by));
  return orCannotRun(standingOf(found, outcomes));
}

/** Applies edits to a combat; returns it unchanged if there are none. */
export function combatMade(found: FoundCombat): (edits: readonly Edit[]) => FoundCombat | Refusal {
  return (edits) => {
    if (edits.length === 0) return found;
    const other = edited(found, edits);
    return 'refused' in other ? other : other.found;
  };
}

/** Edits for the assignments whose values differ from the written ones. */
export function editsOf(assignments: readonly Assignment[]): readonly Edit[] {
  return assignments.flatMap(({ variable, value }) => (value === variable.written ? [] : variable.edits(value)));
}

/** The only turn of a file, with a function that edits it. @throws CannotRun if there is none or more than one */
export function turnMeant(scenario: Scenario): {
  readonly found: FoundTurn;
  readonly made: (edits: readonly Edit[]) => FoundTurn | Refusal;
} {
  const found = orCannotRun(findTurn(scenario.analysis));
  return { found, made: (edits) => editedTurn(found, edits) };
}

/** Identifies the combat or turn of variants. */
export interface CombatHead extends Pick<Span, 'line' | 'column'> {
  readonly file: string;
  readonly document: number;
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly ruleset: { readonly id: string; readonly title: string };
}

/**
 * Selects one combat: by its id, by a path that begins with it, or as the only one.
 * @throws CannotRun if that is not possible
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

/** The same for a turn; its id is empty. */
export function headOfTurn(scenario: Scenario, found: FoundTurn): CombatHead {
  const { ruleset, title } = found;
  const { line, column } = spanOf(extentOfTurn(found), scenario);
  return {
    ...{ file: scenario.name, line, column },
    document: found.scenario.index,
    ...{ id: '', title, kind: 'turn' },
    ruleset: { id: ruleset.id, title: ruleset.title },
  };
}

/** Parses `defender.units.dd=0..6`: the name, and its values if given. */
export function splitAtValues(text: string): { readonly name: string; readonly values: string | undefined } {
  const at = text.indexOf('=');
  return at < 0
    ? { name: text.trim(), values: undefined }
    : { name: text.slice(0, at).trim(), values: text.slice(at + 1).trim() };
}
