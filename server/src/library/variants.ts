/** Variants of a combat or turn: the same with other values, and their results. */
import { createTurnCalculator } from './turn';
import {
  applyEdits,
  computeVariantResult,
  computeTurnVariantResult,
  createCombatData,
  createTurnData,
  type LocatedCombat,
  type LocatedTurn,
  getCombatRange,
  getTurnRange,
  type VariantPlan,
  type Refusal,
  type Value,
  type Variable,
} from '../features';
import type { Edit } from '../model/edit';
import { formatList } from '../model/wording';
import type { VariantResult } from '../protocol';
import { createInProcessCalculator } from '../work/in-process';
import { findCombats, getOrThrow } from './combats';
import { CannotRun } from './errors';
import { requireSampling, type SamplingChoice } from './numbers';
import { type Span, toSpan } from './problems';
import type { Scenario } from './scenario';
import { runWithProgress, type ProgressOptions } from './calculation-progress';

export type { ReportFigure, VariantResult, ReportVariant } from '../protocol';

/** A value for a variable. */
export interface Assignment {
  readonly variable: Variable;
  readonly value: Value;
}

/** Variants that can be calculated independently, in any order and on any thread, and their combined result. */
export interface Variants<Result> {
  readonly size: number;
  /** The result of one variant. @throws the reason of an aborted signal */
  readonly calculate: (index: number, watch?: ProgressOptions) => Promise<VariantResult>;
  /** @param first result of the first variant @throws CannotRun if the others would be useless */
  readonly checkFirst: (first: VariantResult) => void;
  /** @param all results in order @throws CannotRun if they have no combined result */
  readonly joinResults: (all: readonly VariantResult[]) => Result;
}

/** @throws RangeError for invalid runs or seed */
export function createVariants<Target extends LocatedCombat | LocatedTurn, Content extends object, Result>(
  { size, createVariant, checkFirst, combine }: VariantPlan<Target, Content>,
  choice: SamplingChoice,
  createResult: (content: Content) => Result,
): Variants<Result> {
  const sampling = requireSampling(choice);
  return {
    size,
    async calculate(index, watch = {}) {
      const target = createVariant(index);
      return 'refused' in target ? { refused: target.refused } : calculateResult(target, sampling, watch);
    },
    checkFirst: (first) => {
      const refusal = checkFirst?.(first);
      if (refusal) throw new CannotRun(refusal.refused);
    },
    joinResults: (all) => createResult(getOrThrow(combine(all))),
  };
}

/** Calculates all variants in sequence. @throws CannotRun if they have no combined result; the reason of an aborted signal */
export async function runAll<Result>(
  { size, calculate, checkFirst, joinResults }: Variants<Result>,
  { signal, progress }: ProgressOptions,
): Promise<Result> {
  const all: VariantResult[] = [];
  for (let index = 0; index < size; index++) {
    const variantWatch: ProgressOptions = {
      signal,
      ...(progress && {
        progress: ({ engagement, done, of: total }) =>
          progress({ engagement, done: index + done / Math.max(1, total), of: size, unit: 'combats' }),
      }),
    };
    all.push(await calculate(index, variantWatch));
    if (index === 0) checkFirst(all[0]!);
  }
  return joinResults(all);
}

async function calculateResult(
  target: LocatedCombat | LocatedTurn,
  sampling: Required<SamplingChoice>,
  watch: ProgressOptions,
): Promise<VariantResult> {
  if ('scenarioTurn' in target) {
    const calculator = createTurnCalculator(target);
    const task = { kind: 'turn', ...createTurnData(target), ...sampling } as const;
    return computeTurnVariantResult(
      target,
      await runWithProgress('turn', watch, (progress) => calculator.run(task, progress)),
    );
  }
  const { entry } = target;
  const task = { kind: 'odds', ...createCombatData(target), ...sampling } as const;
  const outcomes = await runWithProgress(entry.id, watch, (progress) =>
    createInProcessCalculator(() => entry).run(task, progress),
  );
  return getOrThrow(computeVariantResult(target, outcomes));
}

/** Applies edits to a combat; returns it unchanged if there are none. */
export function createCombatEditor(target: LocatedCombat): (edits: readonly Edit[]) => LocatedCombat | Refusal {
  return (edits) => {
    if (edits.length === 0) return target;
    const other = applyEdits(target, edits);
    return 'refused' in other ? other : other.target;
  };
}

/** Edits for the assignments whose values differ from the written ones. */
export function toEdits(assignments: readonly Assignment[]): readonly Edit[] {
  return assignments.flatMap(({ variable, value }) => (value === variable.written ? [] : variable.createEdits(value)));
}

/** Identifies the combat or turn of variants. */
export interface CombatDescription extends Pick<Span, 'line' | 'column'> {
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
export function findOnlyCombat(scenario: Scenario, id: string | undefined, paths: readonly string[]): LocatedCombat {
  const combats = findCombats(scenario, id);
  const namedCombats = combats.filter(({ entry }) => paths.some((path) => path.split('.')[1] === entry.id));
  const [only, other] = namedCombats.length > 0 ? namedCombats : combats;
  if (only && !other) return only;
  const ids = combats.map(({ entry }) => entry.id);
  throw new CannotRun(
    new Set(ids).size === 1
      ? `Several scenarios of ${scenario.name} have a combat \`${ids[0]}\`. Give it another id in one of them.`
      : `Which combat do you mean? There are: ${formatList(ids)}. Name it with --engagement.`,
  );
}

/** Describes a combat or a turn; the id of a turn is empty. */
export function describeTarget(scenario: Scenario, target: LocatedCombat | LocatedTurn): CombatDescription {
  const isTurn = 'scenarioTurn' in target;
  const { line, column } = toSpan(isTurn ? getTurnRange(target) : getCombatRange(target), scenario);
  const { id, title, kind } = isTurn ? { id: '', title: target.title, kind: 'turn' } : target.entry;
  const { ruleset } = target;
  return {
    ...{ file: scenario.name, line, column, document: target.scenario.index, id, title, kind },
    ruleset: { id: ruleset.id, title: ruleset.title },
  };
}

/** Parses `defender.units.dd=0..6`: the name, and its values if given. */
export function parseAssignment(text: string): { readonly name: string; readonly values: string | undefined } {
  const signIndex = text.indexOf('=');
  return signIndex < 0
    ? { name: text.trim(), values: undefined }
    : { name: text.slice(0, signIndex).trim(), values: text.slice(signIndex + 1).trim() };
}
