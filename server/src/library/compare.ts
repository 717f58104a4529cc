/** Compares the odds of variants of a combat or turn: readings of an option, numbers or orders. */
import { comparing, maxVariants, valuesOf, variableNamed, variableOfTurn } from '../features';
import type { Variable, VariantPart, VariantParts } from '../features';
import type { ReportComparison } from '../protocol';
import { orCannotRun } from './combats';
import { CannotRun } from './failure';
import type { Scenario } from './scenario';
import { combatMade, combatMeant, editsOf, headOf, headOfTurn, splitAtValues, turnMeant, variantsOf } from './variants';
import type { Assignment, CombatHead, SamplingChoice, Variants } from './variants';
import type { TurnChoice } from './turn';

export interface CompareChoice extends SamplingChoice, TurnChoice {
  /** Id of the combat; optional if the scenario has one combat, or if a path begins with its list and id. */
  readonly engagement?: string;
  /** Variants as assignments: `options.detection=once,defender.units.dd=4`. */
  readonly with?: readonly string[];
  /** Values to compare one by one: `options.detection` for all of its readings. */
  readonly vary?: readonly string[];
}

export interface Comparison extends CombatHead, ReportComparison {}

/** @throws CannotRun for an unknown combat or value, or if there is nothing to compare; RangeError for invalid runs or seed */
export function comparingOf(scenario: Scenario, choice: CompareChoice): Variants<Comparison> {
  const { with: together = [], vary = [] } = choice;
  if (choice.turn === true) {
    if (choice.engagement !== undefined)
      throw new CannotRun('A turn has all combats of the scenario: leave the id of the combat out.');
    const { found, made } = turnMeant(scenario);
    const variants = planned(together, vary, (name) => orCannotRun(variableOfTurn(found, name)));
    const head = headOfTurn(scenario, found);
    return variantsOf(comparing(variants, made), choice, (told) => ({ ...head, ...told }));
  }
  const named = [...together.flatMap((text) => text.split(',')), ...vary].map((text) => splitAtValues(text).name);
  const found = combatMeant(scenario, choice.engagement, named);
  const variants = planned(together, vary, (name) => orCannotRun(variableNamed(found, name)));
  const head = headOf(scenario, found);
  return variantsOf(comparing(variants, combatMade(found)), choice, (told) => ({ ...head, ...told }));
}

type Find = (name: string) => Variable;

/** @throws CannotRun if there is nothing to compare, or too much to read side by side */
function planned(together: readonly string[], vary: readonly string[], find: Find): readonly VariantParts[] {
  const variants = [
    ...together.map((text) => allAtOnce(text, find)),
    ...vary.flatMap((text) => oneByOne(text, find)),
  ].filter((parts) => parts.length > 0);
  if (variants.length === 0)
    throw new CannotRun('Say what to compare with, such as `--vary options.NAME` or `--with defender.units.dd=4`.');
  if (variants.length >= maxVariants)
    throw new CannotRun(
      `These are ${variants.length} variants; at most ${maxVariants - 1} stand side by side. Use \`asdic sweep\`.`,
    );
  return variants;
}

/** One variant with several values. */
function allAtOnce(text: string, find: Find): VariantParts {
  return text.split(',').map((one) => {
    const { name, values } = splitAtValues(one);
    const variable = find(name);
    const [value, other] = orCannotRun(valuesOf(variable, values));
    if (value === undefined || other !== undefined)
      throw new CannotRun(`Give \`${name}\` one value, such as \`${name}=${String(variable.choices?.[0] ?? 1)}\`.`);
    return partOf({ variable, value });
  });
}

/** A variant for each value of a variable but the written one. */
function oneByOne(text: string, find: Find): readonly VariantParts[] {
  const { name, values } = splitAtValues(text);
  const variable = find(name);
  return orCannotRun(valuesOf(variable, values))
    .filter((value) => value !== variable.written)
    .map((value) => [partOf({ variable, value })]);
}

function partOf({ variable, value }: Assignment): VariantPart {
  return { title: `${variable.path}=${String(value)}`, edits: editsOf([{ variable, value }]) };
}
