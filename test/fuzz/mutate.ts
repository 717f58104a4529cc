/** Random changes of texts, like those of people and of other programs: most changed texts can still be parsed. */
import type { RandomNumbers } from './random';

/** Texts to insert: tokens with a meaning in YAML, in scenarios or in JavaScript. */
const tokens = [
  ': ', '- ', '[', ']', '{', '}', ',', '#', '"', "'", '&a ', '*a', '<<: *a', '!tag ', '|', '>', '---\n', '...\n', '\t', '\n', '\r\n', ' ',
  '~', 'null', 'true', '-1', '0', '1e9', '99999999999', '.nan', '.inf', '0x1F', '1_000', '\u0000', '\u2028', '\ufeff', '💥', 'ü',
  '"": 1', '{ toString: 1 }', '__proto__: { side: axis }', 'constructor', 'ruleset: awaw\n', 'ruleset: aare\n', 'seed: 7', 'count: 0',
  'count: 1000000', 'expect: { }', 'result: { }', 'options: { }', 'units: []', 'dice: [1, 2]', '<<<<<<< HEAD\n', '%YAML 1.2\n',
] as const; // prettier-ignore

/** Applies one to four changes to a text. @param otherText another text, from which lines are copied */
export function mutate(text: string, otherText: string, random: RandomNumbers): string {
  let changed = text;
  for (let remaining = 1 + random.below(4); remaining > 0; remaining--)
    changed = random.pick(changes)(changed, otherText, random);
  return changed;
}

type Change = (text: string, other: string, random: RandomNumbers) => string;

const changes: readonly Change[] = [
  // characters
  (text, _other, random) => removeAt(text, random.below(text.length), 1 + random.below(8)),
  (text, _other, random) => insert(text, random.below(text.length + 1), random.pick(tokens)),
  (text, _other, random) => insert(text, random.below(text.length + 1), text.slice(random.below(text.length)).slice(0, 12)),
  // words
  (text, _other, random) => replaceWord(text, random, () => random.pick(tokens)),
  (text, _other, random) => replaceWord(text, random, (word) => removeAt(word, random.below(word.length), 1)),
  (text, _other, random) => replaceWord(text, random, () => random.pick(text.match(/[\w-]+/g) ?? ['x'])),
  (text, _other, random) => replaceWord(text, random, (word) => String(Number(word) + random.below(5) - 2), /\d+/g),
  // lines
  (text, _other, random) => changeLines(text, (all) => all.filter((_, index) => index !== random.below(all.length))),
  (text, _other, random) => changeLines(text, (all) => all.toSpliced(random.below(all.length), 0, random.pick(all))),
  (text, other, random) => changeLines(text, (all) => all.toSpliced(random.below(all.length), 0, random.pick(other.split('\n')))),
  (text, _other, random) =>
    changeLines(text, (all) => all.with(random.below(all.length), ' '.repeat(random.below(6)) + random.pick(all).trimStart())),
  (text, _other, random) => text.slice(0, random.below(text.length + 1)),
]; // prettier-ignore

function removeAt(text: string, offset: number, length: number): string {
  return text.slice(0, offset) + text.slice(offset + length);
}

function insert(text: string, offset: number, inserted: string): string {
  return text.slice(0, offset) + inserted + text.slice(offset);
}

function replaceWord(
  text: string,
  random: RandomNumbers,
  replace: (word: string) => string,
  pattern = /[\w.-]+/g,
): string {
  const words = [...text.matchAll(pattern)];
  if (words.length === 0) return text;
  const { 0: word, index } = random.pick(words);
  return text.slice(0, index) + replace(word) + text.slice(index + word.length);
}

function changeLines(text: string, change: (all: string[]) => readonly string[]): string {
  return change(text.split('\n')).join('\n');
}
