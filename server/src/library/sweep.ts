/** The odds of a combat over a grid: every value of each variable with every value of the others. */
import { valuesOf, variableNamed } from '../features';
import type { FoundCombat, Plan, Value, Variable } from '../features';
import { counted } from '../model/wording';
import type { ReportStands } from '../protocol';
import { orCannotRun } from './combats';
import { CannotRun } from './failure';
import type { Scenario } from './scenario';
import { combatMade, combatMeant, editsOf, headOf, splitAtValues, variantsOf } from './variants';
import type { Assignment, CombatHead, SamplingChoice, Variants } from './variants';

export interface SweepChoice extends SamplingChoice {
  /** Id of the combat; optional if the scenario has one combat, or if a path begins with its list and id. */
  readonly engagement?: string;
  /** The variables, such as `defender.units.dd=0..6` or `options.detection`: at least one. */
  readonly vary: readonly string[];
}

export interface SweptVariable {
  readonly path: string;
  /** The written value; absent if there is none. */
  readonly written?: Value;
  readonly values: readonly Value[];
}

/** A combat with one value for each variable. */
export interface Cell {
  /** From 0; the last variable changes fastest. */
  readonly index: number;
  /** One for each variable. */
  readonly values: readonly Value[];
  /** Whether these are the written values. */
  readonly isWritten: boolean;
  readonly stands: ReportStands;
}

/** A sweep before the calculation. */
export interface Sweep extends CombatHead {
  readonly variables: readonly SweptVariable[];
  /** How many cells there are. */
  readonly size: number;
}

/** A sweep with its results. */
export interface Swept extends Sweep {
  /** The last variable changes fastest. */
  readonly cells: readonly Cell[];
}

/** Maximum number of combats of a sweep. */
export const maxCells = 10_000;

/** A sweep with the functions that calculate its cells. */
export interface Sweeping extends Variants<Swept> {
  readonly head: Sweep;
  readonly cell: (index: number, stands: ReportStands) => Cell;
}

/** @throws CannotRun for an unknown combat or value, or for more than `maxCells` combats; RangeError for invalid runs or seed */
export function sweepOf(scenario: Scenario, choice: SweepChoice): Sweeping {
  if (choice.vary.length === 0) throw new CannotRun('Say what to vary, such as `defender.units.dd=0..6`.');
  const asked = choice.vary.map(splitAtValues);
  const found = combatMeant(
    scenario,
    choice.engagement,
    asked.map(({ name }) => name),
  );
  const variables = asked.map(({ name, values }) => {
    const variable = orCannotRun(variableNamed(found, name));
    return { variable, values: orCannotRun(valuesOf(variable, values)) };
  });
  const size = variables.reduce((product, { values }) => product * values.length, 1);
  if (size > maxCells)
    throw new CannotRun(`That would be ${counted(size, 'combat')}; at most ${maxCells} are compared at a time.`);
  const head: Sweep = {
    ...headOf(scenario, found),
    variables: variables.map(({ variable: { path, written }, values }) => ({
      path,
      ...(written !== undefined && { written }),
      values,
    })),
    size,
  };
  const made = combatMade(found);
  const cell = (index: number, stands: ReportStands): Cell => {
    const assignments = assignmentsOf(variables, index);
    return {
      index,
      values: assignments.map(({ value }) => value),
      isWritten: assignments.every(({ variable, value }) => value === variable.written),
      stands,
    };
  };
  const plan: Plan<FoundCombat, readonly ReportStands[]> = {
    size,
    variant: (index) => made(editsOf(assignmentsOf(variables, index))),
    joined: (all) => all,
  };
  return {
    ...variantsOf(plan, choice, (all) => ({ ...head, cells: all.map((stands, index) => cell(index, stands)) })),
    head,
    cell,
  };
}

interface Varied {
  readonly variable: Variable;
  readonly values: readonly Value[];
}

/** The values of a cell. */
function assignmentsOf(variables: readonly Varied[], index: number): readonly Assignment[] {
  let rest = index;
  return variables
    .toReversed()
    .map(({ variable, values }) => {
      const value = values[rest % values.length]!;
      rest = Math.floor(rest / values.length);
      return { variable, value };
    })
    .toReversed();
}
