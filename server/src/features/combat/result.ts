/** `result:` of a combat: the value that *Write result* writes, and the check that a written result agrees with its own dice. */
import { valueAt } from '../../model/place';
import type { Combat } from '../../engine/combat';
import { streamVersion, type DiceSource, type TableDice } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { Edit, Plain } from '../../model/edit';
import type { CombatSite } from '../../model/ruleset';
import { usedOf } from '../report/trace';
import { finalValues, treeOf } from './outcome';
import type { FinalValue, Tree } from './outcome';
import { play } from './play';
import type { ScenarioCombat } from './scenario-combats';

/** The result of a complete trace: summary, the seed and its stream version if one was used, every die, and the outcome. */
export function resultOf(combat: Combat, trace: Trace, source: DiceSource): Tree {
  const { end, dice } = trace;
  const { seed } = usedOf(trace, source);
  return {
    summary: combat.summary(end),
    ...(seed !== undefined && { seed, stream: streamVersion }),
    dice: dice,
    ...treeOf(finalValues(combat, end)),
  };
}

/** The edits that write `result:` of a combat. Existing members keep their place and comments. */
export function resultEdits({ object, result }: CombatSite, tree: Tree): readonly Edit[] {
  if (result === undefined) return [{ edit: 'set', owner: object, key: 'result', value: tree }];
  return [...difference(result, tree)];
}

/** Edits from one plain object to another, member by member. */
function* difference(from: object, to: Tree): Generator<Edit> {
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) yield { edit: 'remove', owner: from, key };
  for (const [key, value] of Object.entries(to)) {
    const before = (from as Tree)[key];
    if (isTree(before) && isTree(value)) yield* difference(before, value);
    else if (!same(before, value)) yield { edit: 'set', owner: from, key, value };
  }
}

/** The differences between a result and its dice. */
export interface Disagreement {
  /** In words: `surprise points, sub side: 5 stands there, its dice give 6`. */
  readonly differences: readonly string[];
  /** The result that its dice give; undefined if there are too few. */
  readonly tree?: Tree;
}

/** Simulates a combat with the dice of its result. Undefined if they agree, or if there are no usable dice: a seed of another stream version is none. */
export function disagreement(found: ScenarioCombat): Disagreement | undefined {
  const { result } = found.site;
  const table = valueAt(result, ['dice']) as TableDice | undefined;
  const seed = valueAt(result, ['seed']) as number | undefined;
  const stream = valueAt(result, ['stream']) as number | undefined;
  if (result === undefined || (table === undefined && (seed === undefined || stream !== streamVersion)))
    return undefined;
  // If there are dice, the seed is not used: the dice are what was rolled.
  const { combat, trace } = play(found, table === undefined ? { seed } : { table });
  if (trace.wanted)
    return { differences: [`its dice do not suffice: the next roll is ${trace.wanted.title} (${trace.wanted.label})`] };
  const values = finalValues(combat, trace.end);
  // A result that has only dice cannot be wrong.
  if (values.every(({ path }) => valueAt(result, path) === undefined)) return undefined;
  const differences = [...differencesOf(result, values)];
  if (differences.length === 0) return undefined;
  const tree = resultOf(combat, trace, {});
  return {
    differences,
    tree: { ...tree, ...(seed !== undefined && { seed }), ...(stream !== undefined && { stream }) },
  };
}

function* differencesOf(result: object, found: readonly FinalValue[]): Generator<string> {
  for (const { path, title, value, quiet } of found) {
    const written = valueAt(result, path);
    if (written === value || (written === undefined && quiet)) continue;
    const stands = written === undefined ? 'nothing stands there' : `${JSON.stringify(written)} stands there`;
    yield `${title}: ${stands}, its dice give ${value}`;
  }
}

function isTree(value: Plain | undefined): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(a: Plain | undefined, b: Plain): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
