/** `result:` of a combat: the value that *Write result* writes, and the check that a written result agrees with its own dice. */
import { valueAt } from '../../model/place';
import type { Combat, State } from '../../engine/combat';
import { type DiceSource, type TableDecisions, type TableDice, streamVersion } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { Edit, Plain } from '../../model/edit';
import type { CombatEntry } from '../../model/ruleset';
import { replaceSideNames } from '../../model/replace-side-names';
import { getUsedDice } from '../report/trace';
import { getFileDice, simulateCombat } from './simulate';
import type { ScenarioCombat } from '../scenario/scenario-combats';
import { isEnding } from '../../model/rounds';
import { capitalize, formatNumber } from '../../model/wording';

/** The result of a complete trace: summary with the names of the powers, the seed and its stream version if one was used, every die, and the outcome. */
export function createResult(entry: CombatEntry, combat: Combat, trace: Trace, source: DiceSource): ResultTree {
  const { end, dice, decisions } = trace;
  const { seed } = getUsedDice(trace, source);
  return {
    summary: replaceSideNames(entry, combat.summary(end)),
    ...(seed !== undefined && { seed, stream: streamVersion }),
    dice,
    ...(Object.keys(decisions).length > 0 && { decisions }),
    ...buildResultTree(readFinalValues(combat, end)),
  };
}

/** The edits that write `result:` of a combat. Existing members keep their place and comments. */
export function createResultEdits({ object, result }: CombatEntry, tree: ResultTree): readonly Edit[] {
  if (result === undefined) return [{ edit: 'set', owner: object, key: 'result', value: tree }];
  return [...createDifferenceEdits(result, tree)];
}

/** Edits from one plain object to another, member by member. */
function* createDifferenceEdits(current: object, target: ResultTree): Generator<Edit> {
  for (const key of Object.keys(current))
    if (!Object.hasOwn(target, key)) yield { edit: 'remove', owner: current, key };
  for (const [key, value] of Object.entries(target)) {
    const currentValue = (current as ResultTree)[key];
    if (isTree(currentValue) && isTree(value)) yield* createDifferenceEdits(currentValue, value);
    else if (!isEqual(currentValue, value)) yield { edit: 'set', owner: current, key, value };
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
  const decisions = valueAt(result, ['decisions']) as TableDecisions | undefined;
  const seed = valueAt(result, ['seed']) as number | undefined;
  const stream = valueAt(result, ['stream']) as number | undefined;
  const fairDice = scenarioCombat.entry.fair && getFileDice(scenarioCombat.entry);
  if (result === undefined || (table === undefined && (seed === undefined || stream !== streamVersion)))
    return undefined;
  // If there are dice, the seed is not used: the dice are what was rolled. Fair dice are what had to be rolled.
  const source = fairDice ?? (table === undefined ? { seed } : { table });
  const { combat, trace } = simulateCombat(scenarioCombat, { ...source, ...(decisions && { decisions }) });
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
    const writtenValue = valueAt(result, path);
    if (writtenValue === value || (writtenValue === undefined && quiet)) continue;
    const description =
      writtenValue === undefined ? 'there is no value' : `the file has ${JSON.stringify(writtenValue)}`;
    yield `${title}: ${description}, but the dice give ${value}`;
  }
}

function isTree(value: Plain | undefined): value is ResultTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEqual(a: Plain | undefined, b: Plain): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export interface ResultTree {
  readonly [key: string]: Plain;
}

/** A number or word at the end of a combat. */
export interface FinalValue {
  readonly path: readonly string[];
  readonly title: string;
  readonly value: number | string;
  /** The word as displayed. */
  readonly say?: (word: string) => string;
  /** Not shown: an uninteresting zero, or a repetition of another measure. */
  readonly quiet: boolean;
}

/** All labels, then all measures. */
export function readFinalValues({ measures, labels = [] }: Combat, end: State): readonly FinalValue[] {
  return [
    ...labels.map(({ path, title, read, formatWord }) => ({
      path,
      title,
      value: read(end),
      ...(formatWord && { say: formatWord }),
      quiet: false,
    })),
    ...measures.map(({ path, title, read, omitAtZero = false, repeats = false }) => {
      const value = read(end);
      return { path, title, value, quiet: repeats || (omitAtZero && value === 0) };
    }),
  ];
}

/** The values as a tree, without the quiet ones. */
export function buildResultTree(values: readonly FinalValue[]): ResultTree {
  const tree: Record<string, Plain> = {};
  for (const { path, value, quiet } of values) if (!quiet) setInTree(tree, path, value);
  return tree;
}

function setInTree(tree: Record<string, Plain>, path: readonly string[], value: Plain): void {
  let branch = tree;
  for (const key of path.slice(0, -1)) branch = (branch[key] ??= {}) as Record<string, Plain>;
  branch[path.at(-1)!] = value;
}

/** `Japan wins · 7 left`; without a winner, the brief or the summary of the combat. */
export function formatBrief(entry: Pick<CombatEntry, 'sides'>, combat: Combat, end: State): string {
  const text = formatWinner(combat, end) ?? combat.brief?.(end) ?? combat.summary(end);
  return capitalize(replaceSideNames(entry, text));
}

function formatWinner({ labels = [], measures }: Combat, end: State): string | undefined {
  for (const label of labels) {
    const winner = label.words?.find((word) => isEnding(label.read(end), word, end));
    if (!winner) continue;
    const remaining = measures.find(({ subject }) => subject?.kind === 'side' && subject.side === winner.side);
    return remaining ? `${winner.title} \u00b7 ${formatNumber(remaining.read(end))} left` : winner.title;
  }
  return undefined;
}
