/** `result:` of a combat: the value that *Write result* writes, and the check that a written result agrees with its own dice. */
import { valueAt } from '../../model/place';
import type { Combat } from '../../engine/combat';
import { streamVersion, type DiceSource, type TableDice } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { Edit, Plain } from '../../model/edit';
import type { CombatEntry } from '../../model/ruleset';
import { replaceSideNames } from '../../model/replace-side-names';
import { getUsedDice } from '../report/trace';
import { readFinalValues, buildResultTree } from './final-values';
import type { FinalValue, ResultTree } from './final-values';
import { simulateCombat } from './simulate';
import type { ScenarioCombat } from '../scenario/scenario-combats';

/** The result of a complete trace: summary with the names of the powers, the seed and its stream version if one was used, every die, and the outcome. */
export function createResult(entry: CombatEntry, combat: Combat, trace: Trace, source: DiceSource): ResultTree {
  const { end, dice } = trace;
  const { seed } = getUsedDice(trace, source);
  return {
    summary: replaceSideNames(entry, combat.summary(end)),
    ...(seed !== undefined && { seed, stream: streamVersion }),
    dice,
    ...buildResultTree(readFinalValues(combat, end)),
  };
}

/** The edits that write `result:` of a combat. Existing members keep their place and comments. */
export function createResultEdits({ object, result }: CombatEntry, tree: ResultTree): readonly Edit[] {
  if (result === undefined) return [{ edit: 'set', owner: object, key: 'result', value: tree }];
  return [...diffEdits(result, tree)];
}

/** Edits from one plain object to another, member by member. */
function* diffEdits(from: object, to: ResultTree): Generator<Edit> {
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) yield { edit: 'remove', owner: from, key };
  for (const [key, value] of Object.entries(to)) {
    const before = (from as ResultTree)[key];
    if (isTree(before) && isTree(value)) yield* diffEdits(before, value);
    else if (!isEqual(before, value)) yield { edit: 'set', owner: from, key, value };
  }
}

/** The differences between a result and its dice. */
export interface Disagreement {
  /** In words: `surprise points, sub side: the file has 5, but the dice give 6`. */
  readonly differences: readonly string[];
  /** The result that its dice give; undefined if there are too few. */
  readonly tree?: ResultTree;
}

/** Simulates a combat with the dice of its result. Undefined if they agree, or if there are no usable dice: a seed of another stream version is none. */
export function findDisagreement(scenarioCombat: ScenarioCombat): Disagreement | undefined {
  const { result } = scenarioCombat.entry;
  const table = valueAt(result, ['dice']) as TableDice | undefined;
  const seed = valueAt(result, ['seed']) as number | undefined;
  const stream = valueAt(result, ['stream']) as number | undefined;
  if (result === undefined || (table === undefined && (seed === undefined || stream !== streamVersion)))
    return undefined;
  // If there are dice, the seed is not used: the dice are what was rolled.
  const { combat, trace } = simulateCombat(scenarioCombat, table === undefined ? { seed } : { table });
  if (trace.pendingRoll)
    return {
      differences: [`there are too few dice: the next roll is ${trace.pendingRoll.title} (${trace.pendingRoll.label})`],
    };
  const values = readFinalValues(combat, trace.end);
  // A result that has only dice cannot be wrong.
  if (values.every(({ path }) => valueAt(result, path) === undefined)) return undefined;
  const differences = [...describeDifferences(result, values)];
  if (differences.length === 0) return undefined;
  const tree = createResult(scenarioCombat.entry, combat, trace, {});
  return {
    differences,
    tree: { ...tree, ...(seed !== undefined && { seed }), ...(stream !== undefined && { stream }) },
  };
}

function* describeDifferences(result: object, values: readonly FinalValue[]): Generator<string> {
  for (const { path, title, value, quiet } of values) {
    const written = valueAt(result, path);
    if (written === value || (written === undefined && quiet)) continue;
    const description = written === undefined ? 'there is no value' : `the file has ${JSON.stringify(written)}`;
    yield `${title}: ${description}, but the dice give ${value}`;
  }
}

function isTree(value: Plain | undefined): value is ResultTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEqual(a: Plain | undefined, b: Plain): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
