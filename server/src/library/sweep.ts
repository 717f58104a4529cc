/** The odds of a combat over a grid: every value of each variable with every value of the others. */
import type { SamplingChoice } from './numbers';
import {
  findVariable,
  type LocatedCombat,
  parseValues,
  type VariantPlan,
  type Value,
  type Variable,
} from '../features';
import { pluralize } from '../model/wording';
import type { VariantResult } from '../protocol';
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

export interface SweepChoice extends SamplingChoice {
  /** Id of the combat; optional if the scenario has one combat, or if a path begins with its list and id. */
  readonly engagement?: string;
  /** The variables, such as `defender.units.dd=0..6` or `options.detection`: at least one. */
  readonly vary: readonly string[];
}

interface SweepVariable {
  readonly path: string;
  /** The value in the scenario; absent if it has none. */
  readonly written?: Value;
  readonly values: readonly Value[];
}

/** A combat with one value for each variable. */
export interface Cell {
  /** From 0; the last variable changes fastest. */
  readonly index: number;
  /** One for each variable. */
  readonly values: readonly Value[];
  /** Whether these are the values in the scenario. */
  readonly isWritten: boolean;
  readonly stands: VariantResult;
}

/** A sweep before the calculation. */
export interface SweepDescription extends CombatDescription {
  readonly variables: readonly SweepVariable[];
  readonly size: number;
}

/** A sweep with its results. */
export interface Swept extends SweepDescription {
  /** The last variable changes fastest. */
  readonly cells: readonly Cell[];
}

/** Maximum number of combats of a sweep. */
export const maxCells = 10_000;

/** A sweep with the functions that calculate its cells. */
interface SweepPlan extends Variants<Swept> {
  readonly description: SweepDescription;
  readonly toCell: (index: number, result: VariantResult) => Cell;
}

/** @throws CannotRun for an unknown combat or value, or for more than `maxCells` combats; RangeError for invalid runs or seed */
export function planSweep(scenario: Scenario, choice: SweepChoice): SweepPlan {
  if (choice.vary.length === 0) throw new CannotRun('Say what to vary, such as `defender.units.dd=0..6`.');
  const requestedAssignments = choice.vary.map(parseAssignment);
  const target = findOnlyCombat(
    scenario,
    choice.engagement,
    requestedAssignments.map(({ name }) => name),
  );
  const variables = requestedAssignments.map(({ name, values }) => {
    const variable = getOrThrow(findVariable(target, name));
    return { variable, values: getOrThrow(parseValues(variable, values)) };
  });
  const size = variables.reduce((product, { values }) => product * values.length, 1);
  if (size > maxCells)
    throw new CannotRun(
      `That would be ${pluralize(size, 'combat')}; at most ${maxCells} are compared at a time. Vary fewer values.`,
    );
  const description: SweepDescription = {
    ...describeTarget(scenario, target),
    variables: variables.map(({ variable: { path, written }, values }) => ({
      path,
      ...(written !== undefined && { written }),
      values,
    })),
    size,
  };
  const applyEdits = createCombatEditor(target);
  const toCell = (index: number, result: VariantResult): Cell => {
    const assignments = computeAssignments(variables, index);
    return {
      index,
      values: assignments.map(({ value }) => value),
      isWritten: assignments.every(({ variable, value }) => value === variable.written),
      stands: result,
    };
  };
  const plan: VariantPlan<LocatedCombat, readonly VariantResult[]> = {
    size,
    createVariant: (index) => applyEdits(toEdits(computeAssignments(variables, index))),
    combine: (all) => all,
  };
  return {
    ...createVariants(plan, choice, (all) => ({
      ...description,
      cells: all.map((result, index) => toCell(index, result)),
    })),
    description,
    toCell,
  };
}

interface ChosenValues {
  readonly variable: Variable;
  readonly values: readonly Value[];
}

/** The values of a cell. The last variable changes fastest: its value is the lowest digit of the index. */
function computeAssignments(variables: readonly ChosenValues[], index: number): readonly Assignment[] {
  let remaining = index;
  return variables
    .toReversed()
    .map(({ variable, values }) => {
      const value = values[remaining % values.length]!;
      remaining = Math.floor(remaining / values.length);
      return { variable, value };
    })
    .toReversed();
}
