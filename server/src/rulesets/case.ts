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
import type { Examples } from '../model/ruleset';

/** A valid scenario that examples differ from, and the path at which they do. */
export interface Base {
  readonly text: string;
  /** Keys and ids from the root to the block that the difference applies to: `engagements.biscay.subs`. */
  readonly path?: string;
}

/** The examples of a check, each as a difference from the base. */
export interface Case {
  readonly on: Base;
  /** A near miss that is as similar to the failing example as the rule allows. */
  readonly passes: string;
  /** With carets and a part of the message beside them. */
  readonly fails: string;
  /** The difference from the failing example after the preferred fix; absent if no fix is preferred. */
  readonly fixed?: string;
}

/** A base scenario in a template literal, without the indentation of the surrounding code. */
export function base(strings: TemplateStringsArray, ...values: readonly (string | number)[]): Base {
  return { text: dedented(String.raw({ raw: strings }, ...values)) };
}

/** The same base with a path. @param path keys, and ids of items: `engagements.biscay.subs` */
export function under({ text }: Base, path: string): Base {
  return { text, path };
}

/** The examples as whole scenarios, built on access so that they cost nothing at server start. */
export function examplesOf({ on, passes, fails, fixed }: Case): Examples {
  return {
    get passes() {
      return [over(on, passes)];
    },
    get fails() {
      return [over(on, fails)];
    },
    get fixed() {
      return fixed === undefined ? undefined : over({ ...on, text: withoutCarets(over(on, fails)) }, fixed);
    },
  };
}

/**
 * Applies a difference to a base.
 * @throws Error if the difference does not apply: the path does not exist, a removed line is missing, or nothing would change
 */
export function over({ text, path = '' }: Base, difference: string): string {
  if (difference.trim() === '') return text;
  const lines = dedented(difference).trimEnd().split('\n');
  const made = printed(laidUnder(outline(text), path === '' ? [] : path.split('.'), outline(lines.join('\n'))));
  if (made === text) throw new Error(`The difference changes nothing:\n${difference}`);
  return made;
}

/** A line with the carets and comments below it and its indented lines; `text` has no indentation. */
interface Line {
  readonly text: string;
  /** Columns from the left margin. Carets move with their line. */
  readonly indent: number;
  readonly remarks: readonly string[];
  readonly below: readonly Line[];
}

function laidUnder(
  base: readonly Line[],
  [step, ...rest]: readonly string[],
  difference: readonly Line[],
): readonly Line[] {
  if (step === undefined)
    return merged(base, indentedBy(difference, (base[0]?.indent ?? 0) - (difference[0]?.indent ?? 0)));
  const at = base.findIndex((line) => keyOf(line) === step || keyOf(line) === `- ${step}`);
  const found = base[at];
  if (found === undefined) throw new Error(`The base has no "${step}" to differ under.`);
  const isBlock = found.below.length > 0;
  if (!isBlock) throw new Error(`"${found.text}" of the base is no block to differ under.`);
  return base.with(at, { ...found, below: laidUnder(found.below, rest, difference) });
}

function merged(base: readonly Line[], difference: readonly Line[]): readonly Line[] {
  const ways = difference.filter(({ text }) => way.test(text));
  const direct = difference.filter(({ text }) => !way.test(text));
  return ways.reduce(
    (under, { text, below }) => {
      const [, steps = '', line] = way.exec(text)!;
      return laidUnder(under, steps.split('/'), line === undefined ? below : outline(line));
    },
    ways.length > 0 && direct.length === 0 ? base : mergedByKey(base, direct),
  );
}

/** `engagements/biscay/subs:`, optionally followed by a line of the block. */
const way = /^([\w-]+(?:\/[\w-]+)+):(?: (.+))?$/;

function mergedByKey(base: readonly Line[], difference: readonly Line[]): readonly Line[] {
  const isList = difference.every(({ text }) => text.startsWith('-'));
  // A list whose items have no ids is replaced as a whole.
  if (isList && difference.some((line) => keyOf(line) === undefined)) return difference;
  const byKey = new Map(difference.map((line) => [keyOf(line), line]));
  if (byKey.has(undefined)) throw new Error('A line of a difference needs a key, or an item an id.');
  const kept = base.flatMap((line) => {
    const key = keyOf(line);
    const other = byKey.get(key);
    byKey.delete(key);
    if (other === undefined) return [line];
    if (isRemoval(other)) return [];
    const below = line.below.length > 0 && other.below.length > 0 ? merged(line.below, other.below) : other.below;
    return [{ ...other, below }];
  });
  const added = [...byKey.values()];
  const lost = added.find(isRemoval);
  if (lost) throw new Error(`There is nothing to remove by "${lost.text}".`);
  return [...kept, ...added];
}

/** The key of a line among its siblings; undefined for an item without an id. */
function keyOf({ text, below }: Line): string | undefined {
  const [, removed, item, key] = /^(?:- ~ ([\w-]+)$|- (?:\{ *)?id: *([\w-]+)|([\w-]+):)/.exec(text) ?? [];
  if (removed !== undefined || item !== undefined) return `- ${removed ?? item}`;
  if (key !== undefined || !text.startsWith('-')) return key;
  const id = below.find((line) => line.text.startsWith('id:'));
  return id && `- ${id.text.slice('id:'.length).trim()}`;
}

function isRemoval({ text }: Line): boolean {
  return /^- ~ |: ~$/.test(text);
}

function indentedBy(lines: readonly Line[], by: number): readonly Line[] {
  return lines.map(({ text, indent, remarks, below }) => ({
    text,
    indent: indent + by,
    remarks: remarks.map((remark) => (by < 0 ? remark.slice(-by) : ' '.repeat(by) + remark)),
    below: indentedBy(below, by),
  }));
}

function outline(text: string): readonly Line[] {
  interface Open extends Line {
    readonly remarks: string[];
    readonly below: Open[];
  }
  const root: Open[] = [];
  const open: Open[] = [];
  let last: Open | undefined;
  for (const each of text.split('\n').filter((line) => line.trim() !== '')) {
    if (/^\s*[#^]/.test(each)) {
      last?.remarks.push(each);
      continue;
    }
    const indent = each.search(/\S/);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    last = { text: each.trim(), indent, remarks: [], below: [] };
    (open.at(-1)?.below ?? root).push(last);
    open.push(last);
  }
  return root;
}

function printed(lines: readonly Line[]): string {
  return lines
    .map(({ text, indent, remarks, below }) => [' '.repeat(indent) + text, ...remarks, ''].join('\n') + printed(below))
    .join('');
}

/** Removes the lines of carets from a text. */
function withoutCarets(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.trimStart().replace('#', '').trimStart().startsWith('^'))
    .join('\n');
}

/** Removes the common indentation of a text's lines and ends it with one line break. */
function dedented(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join('\n') + '\n';
}
