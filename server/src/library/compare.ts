/** The odds of a combat under several readings of an option, other numbers or other orders, side by side. */
import { valuesOf, variableNamed } from '../features';
import type { FoundCombat } from '../features';
import { orCannotRun } from './combats';
import { CannotRun } from './failure';
import { requireRuns, requireSeed } from './numbers';
import type { Scenario } from './scenario';
import { combatMeant, headOf, splitAtValues, variant } from './variants';
import type { Assignment, CombatHead, SamplingChoice, Stands } from './variants';
import type { WatchOptions } from './watch';

export interface CompareChoice extends SamplingChoice {
  /** Id of the combat; it may be left out where the scenario has one, or where a path begins with its list and its id. */
  readonly engagement?: string;
  /** Variants, each with the values that it has: `options.detection=once,defender.units.dd=4`. */
  readonly with?: readonly string[];
  /** Values that are compared one by one, such as `options.detection` for all of its readings. */
  readonly vary?: readonly string[];
}

export interface Variant {
  /** `as written`, or what is different: `options.detection=once`. */
  readonly title: string;
  readonly stands: Stands;
}

export interface Comparison extends CombatHead {
  /** The first is the combat as written. */
  readonly variants: readonly Variant[];
}

/** Most variants that stand side by side. */
export const maxVariants = 50;

export const asWritten = 'as written';

interface Planned {
  readonly title: string;
  readonly assignments: readonly Assignment[];
}

/**
 * @throws CannotRun where there is no such combat or value, or nothing to compare; RangeError for runs or a seed that are none; the reason
 * of an aborted signal
 */
export async function comparisonOf(
  scenario: Scenario,
  choice: CompareChoice,
  watch: WatchOptions = {},
): Promise<Comparison> {
  requireRuns(choice.runs);
  requireSeed(choice.seed);
  const { with: together = [], vary = [] } = choice;
  const named = [...together.flatMap((text) => text.split(',')), ...vary].map((text) => splitAtValues(text).name);
  const found = combatMeant(scenario, choice.engagement, named);
  const planned: readonly Planned[] = [
    { title: asWritten, assignments: [] },
    ...together.map((text) => allAtOnce(found, text)),
    ...vary.flatMap((text) => oneByOne(found, text)),
  ];
  if (planned.length === 1)
    throw new CannotRun('Say what to compare with, such as `--vary options.NAME` or `--with defender.units.dd=4`.');
  if (planned.length > maxVariants)
    throw new CannotRun(
      `These are ${planned.length - 1} variants; at most ${maxVariants - 1} stand side by side. Use \`asdic sweep\`.`,
    );
  const variants: Variant[] = [];
  for (const { title, assignments } of planned)
    variants.push({ title, stands: await variant(found, assignments, choice, watch) });
  return { ...headOf(scenario, found), variants };
}

/** Several values at once. */
function allAtOnce(found: FoundCombat, text: string): Planned {
  const assignments = text.split(',').map((one): Assignment => {
    const { name, values } = splitAtValues(one);
    const variable = orCannotRun(variableNamed(found, name));
    const [value, other] = orCannotRun(valuesOf(variable, values));
    if (value === undefined || other !== undefined)
      throw new CannotRun(`Give \`${name}\` one value, such as \`${name}=${String(variable.choices?.[0] ?? 1)}\`.`);
    return { variable, value };
  });
  return { title: titleOf(assignments), assignments };
}

/** Each value of a variable but the one that is written. */
function oneByOne(found: FoundCombat, text: string): readonly Planned[] {
  const { name, values } = splitAtValues(text);
  const variable = orCannotRun(variableNamed(found, name));
  return orCannotRun(valuesOf(variable, values))
    .filter((value) => value !== variable.written)
    .map((value) => ({ title: titleOf([{ variable, value }]), assignments: [{ variable, value }] }));
}

function titleOf(assignments: readonly Assignment[]): string {
  return assignments.map(({ variable: { path }, value }) => `${path}=${String(value)}`).join(', ');
}
