/**
 * Examples as differences from a base scenario: YAML merged into YAML line by line, in the shape of the base.
 *
 * A key replaces its namesake, and `key: ~` removes it. An item with an `id` replaces or adds the item with that id, and `- ~ id`
 * removes it; any other list replaces the whole list. If both are blocks, their contents are merged recursively. A line such as
 * `engagements/biscay/subs:` abbreviates the keys and ids that lead to a block of the base; a single line of the block may follow
 * on the same line. Carets stay under their line.
 *
 * No YAML is parsed, so carets keep their columns. The result is a whole scenario.
 */
import type { CheckDefinition, Examples } from '../model/ruleset';

/** A valid scenario that examples differ from, and the path at which they do. */
export interface BaseScenario {
  readonly text: string;
  /** Keys and ids from the root to the block that the difference applies to: `engagements.biscay.subs`. */
  readonly path?: string;
}

/** The examples of a check, each as a difference from the base. */
export interface ExampleCase {
  readonly base: BaseScenario;
  /** A near miss that is as similar to the failing example as the rule allows. */
  readonly passes: string;
  /** With carets and a part of the message beside them. */
  readonly fails: string;
  /** The difference from the failing example after the preferred fix; absent if no fix is preferred. */
  readonly fixed?: string;
}

/** A check as its file states it: its code is the name of the file, its examples are differences. */
export type CheckWithExamples<Data extends object, Header extends object> = CheckDefinition<Data, Header> & ExampleCase;

/** A base scenario in a template literal, without the indentation of the surrounding code. */
export function createBase(strings: TemplateStringsArray, ...values: readonly (string | number)[]): BaseScenario {
  return { text: dedent(String.raw({ raw: strings }, ...values)) };
}

/** The same base with a path. @param path keys, and ids of items: `engagements.biscay.subs` */
export function addPath({ text }: BaseScenario, path: string): BaseScenario {
  return { text, path };
}

/** The examples as whole scenarios, built on access so that they cost nothing at server start. */
export function buildExamples({ base, passes, fails, fixed }: ExampleCase): Examples {
  return {
    get passes() {
      return [applyDifference(base, passes)];
    },
    get fails() {
      return [applyDifference(base, fails)];
    },
    get fixed() {
      return fixed === undefined
        ? undefined
        : applyDifference({ ...base, text: stripCarets(applyDifference(base, fails)) }, fixed);
    },
  };
}

/**
 * Applies a difference to a base.
 * @throws Error if the difference does not apply: the path does not exist, a removed line is missing, or nothing would change
 */
export function applyDifference({ text, path = '' }: BaseScenario, difference: string): string {
  if (difference.trim() === '') return text;
  const lines = dedent(difference).trimEnd().split('\n');
  const result = printLines(
    mergeAt(parseOutline(text), path === '' ? [] : path.split('.'), parseOutline(lines.join('\n'))),
  );
  if (result === text) throw new Error(`The difference changes nothing:\n${difference}`);
  return result;
}

/** A line with the carets and comments below it and its indented lines; `text` has no indentation. */
interface OutlineLine {
  readonly text: string;
  /** Columns from the left margin. Carets move with their line. */
  readonly indent: number;
  readonly remarks: readonly string[];
  readonly nestedLines: readonly OutlineLine[];
}

function mergeAt(
  base: readonly OutlineLine[],
  [step, ...remaining]: readonly string[],
  difference: readonly OutlineLine[],
): readonly OutlineLine[] {
  if (step === undefined)
    return merge(base, indentBy(difference, (base[0]?.indent ?? 0) - (difference[0]?.indent ?? 0)));
  const index = base.findIndex((line) => findKey(line) === step || findKey(line) === `- ${step}`);
  const target = base[index];
  if (target === undefined) throw new Error(`The path of the difference has "${step}", which the base has not.`);
  const isBlock = target.nestedLines.length > 0;
  if (!isBlock) throw new Error(`"${target.text}" of the base has no block that a difference could change.`);
  return base.with(index, { ...target, nestedLines: mergeAt(target.nestedLines, remaining, difference) });
}

function merge(base: readonly OutlineLine[], difference: readonly OutlineLine[]): readonly OutlineLine[] {
  const pathLines = difference.filter(({ text }) => pathPattern.test(text));
  const direct = difference.filter(({ text }) => !pathPattern.test(text));
  return pathLines.reduce(
    (lines, { text, nestedLines }) => {
      const [, steps = '', line] = pathPattern.exec(text)!;
      return mergeAt(lines, steps.split('/'), line === undefined ? nestedLines : parseOutline(line));
    },
    pathLines.length > 0 && direct.length === 0 ? base : mergeByKey(base, direct),
  );
}

/** `engagements/biscay/subs:`, optionally followed by a line of the block. */
const pathPattern = /^([\w-]+(?:\/[\w-]+)+):(?: (.+))?$/;

function mergeByKey(base: readonly OutlineLine[], difference: readonly OutlineLine[]): readonly OutlineLine[] {
  const isList = difference.every(({ text }) => text.startsWith('-'));
  // A list whose items have no ids is replaced as a whole.
  if (isList && difference.some((line) => findKey(line) === undefined)) return difference;
  const byKey = new Map(difference.map((line) => [findKey(line), line]));
  if (byKey.has(undefined)) throw new Error('A line of a difference needs a key, or an item an id.');
  const retained = base.flatMap((line) => {
    const key = findKey(line);
    const replacement = byKey.get(key);
    byKey.delete(key);
    if (replacement === undefined) return [line];
    if (isRemoval(replacement)) return [];
    const nestedLines =
      line.nestedLines.length > 0 && replacement.nestedLines.length > 0
        ? merge(line.nestedLines, replacement.nestedLines)
        : replacement.nestedLines;
    return [{ ...replacement, nestedLines }];
  });
  const added = [...byKey.values()];
  const unmatchedRemoval = added.find(isRemoval);
  if (unmatchedRemoval) throw new Error(`There is nothing to remove by "${unmatchedRemoval.text}".`);
  return [...retained, ...added];
}

/** The key of a line among its siblings; undefined for an item without an id. */
function findKey({ text, nestedLines }: OutlineLine): string | undefined {
  const [, removed, item, key] = /^(?:- ~ ([\w-]+)$|- (?:\{ *)?id: *([\w-]+)|([\w-]+):)/.exec(text) ?? [];
  if (removed !== undefined || item !== undefined) return `- ${removed ?? item}`;
  if (!text.startsWith('-')) return key;
  const id = nestedLines.find((line) => line.text.startsWith('id:'));
  return id && `- ${id.text.slice('id:'.length).trim()}`;
}

function isRemoval({ text }: OutlineLine): boolean {
  return /^- ~ |: ~$/.test(text);
}

function indentBy(lines: readonly OutlineLine[], columns: number): readonly OutlineLine[] {
  return lines.map(({ text, indent, remarks, nestedLines }) => ({
    text,
    indent: indent + columns,
    remarks: remarks.map((remark) => (columns < 0 ? remark.slice(-columns) : ' '.repeat(columns) + remark)),
    nestedLines: indentBy(nestedLines, columns),
  }));
}

function parseOutline(text: string): readonly OutlineLine[] {
  interface OpenLine extends OutlineLine {
    readonly remarks: string[];
    readonly nestedLines: OpenLine[];
  }
  const root: OpenLine[] = [];
  const open: OpenLine[] = [];
  let last: OpenLine | undefined;
  for (const rawLine of text.split('\n').filter((line) => line.trim() !== '')) {
    if (/^\s*[#^]/.test(rawLine)) {
      last?.remarks.push(rawLine);
      continue;
    }
    const indent = rawLine.search(/\S/);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    last = { text: rawLine.trim(), indent, remarks: [], nestedLines: [] };
    (open.at(-1)?.nestedLines ?? root).push(last);
    open.push(last);
  }
  return root;
}

function printLines(lines: readonly OutlineLine[]): string {
  return lines
    .map(
      ({ text, indent, remarks, nestedLines }) =>
        [' '.repeat(indent) + text, ...remarks, ''].join('\n') + printLines(nestedLines),
    )
    .join('');
}

/** Removes the lines of carets from a text; carets may stand in a comment. */
function stripCarets(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().replace('#', '').trimStart().startsWith('^'))
    .join('\n');
}

/** Removes the common indentation of a text's lines and ends it with one line break. */
function dedent(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join('\n') + '\n';
}
