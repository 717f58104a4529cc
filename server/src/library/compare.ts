/** Compares the odds of variants of a combat or turn: readings of an option, numbers or orders. */
import type { SamplingChoice } from './numbers';
import {
  applyTurnEdits,
  createComparisonPlan,
  findTurn,
  findTurnVariable,
  findVariable,
  maxVariants,
  parseValues,
  type Variable,
  type VariantPart,
  type VariantParts,
} from '../features';
import type { ReportComparison } from '../protocol';
import { getOrThrow } from './combats';
import { CannotRun } from './errors';
import type { Scenario } from './scenario';
import {
  type Assignment,
  type CombatDescription,
  createCombatEditor,
  createVariants,
  describeTarget,
  findOnlyCombat,
  parseAssignment,
  toEdits,
  type Variants,
} from './variants';
import type { TurnChoice } from './turn';

export interface CompareChoice extends SamplingChoice, TurnChoice {
  /** Id of the combat; optional if the scenario has one combat, or if a path begins with its list and id. */
  readonly engagement?: string;
  /** Variants as assignments: `options.detection=once,defender.units.dd=4`. */
  readonly with?: readonly string[];
  /** Values to compare one by one: `options.detection` for all of its readings. */
  readonly vary?: readonly string[];
}

export interface Comparison extends CombatDescription, ReportComparison {}

/** @throws CannotRun for an unknown combat or value, or if there is nothing to compare; RangeError for invalid runs or seed */
export function planComparison(scenario: Scenario, choice: CompareChoice): Variants<Comparison> {
  const { with: jointChanges = [], vary = [] } = choice;
  if (choice.turn === true) {
    if (choice.engagement !== undefined)
      throw new CannotRun('A turn has all combats of the scenario: leave the id of the combat out.');
    const turn = getOrThrow(findTurn(scenario.analysis));

    const variants = planVariants(jointChanges, vary, (name) => getOrThrow(findTurnVariable(turn, name)));
    const description = describeTarget(scenario, turn);
    return createVariants(
      createComparisonPlan(variants, (edits) => applyTurnEdits(turn, edits)),
      choice,
      (result) => ({ ...description, ...result }),
    );
  }
  const paths = [...jointChanges.flatMap((text) => text.split(',')), ...vary].map((text) => parseAssignment(text).name);
  const target = findOnlyCombat(scenario, choice.engagement, paths);
  const variants = planVariants(jointChanges, vary, (name) => getOrThrow(findVariable(target, name)));
  const description = describeTarget(scenario, target);
  const plan = createComparisonPlan(variants, createCombatEditor(target));
  return createVariants(plan, choice, (result) => ({ ...description, ...result }));
}

type FindVariable = (name: string) => Variable;

/** @throws CannotRun if there is nothing to compare, or too much to read side by side */
function planVariants(
  jointChanges: readonly string[],
  vary: readonly string[],
  find: FindVariable,
): readonly VariantParts[] {
  const variants = [
    ...jointChanges.map((text) => parseCombinedVariant(text, find)),
    ...vary.flatMap((text) => parseSingleVariants(text, find)),
  ];
  if (variants.length === 0)
    throw new CannotRun('Say what to compare with, such as `--vary options.NAME` or `--with defender.units.dd=4`.');
  if (variants.length >= maxVariants)
    throw new CannotRun(
      `These are ${variants.length} variants; at most ${maxVariants - 1} stand side by side. Use \`asdic sweep\`.`,
    );
  return variants;
}

/** One variant with several values. */
function parseCombinedVariant(text: string, find: FindVariable): VariantParts {
  return text.split(',').map((assignment) => {
    const { name, values } = parseAssignment(assignment);
    const variable = find(name);
    const [value, other] = getOrThrow(parseValues(variable, values));
    if (value === undefined || other !== undefined)
      throw new CannotRun(`Give \`${name}\` one value, such as \`${name}=${String(variable.choices?.[0] ?? 1)}\`.`);
    return toVariantPart({ variable, value });
  });
}

/** A variant for each value of a variable but the written one. */
function parseSingleVariants(text: string, find: FindVariable): readonly VariantParts[] {
  const { name, values } = parseAssignment(text);
  const variable = find(name);
  return getOrThrow(parseValues(variable, values))
    .filter((value) => value !== variable.written)
    .map((value) => [toVariantPart({ variable, value })]);
}

function toVariantPart({ variable, value }: Assignment): VariantPart {
  return { title: `${variable.path}=${String(value)}`, edits: toEdits([{ variable, value }]) };
}
