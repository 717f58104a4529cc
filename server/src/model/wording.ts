/** How numbers, percentages, lists and names are written: messages, hovers, reports, the command line and the client agree. */

/** A number with at most three decimals: `4`, `-4`, `2.5`, `0.333`. */
export function plain(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  // -0 would print a sign that means nothing
  return String(rounded === 0 ? 0 : rounded);
}

/** Less than this is what rounding leaves of nothing. */
const nothing = 1e-9;

/** An expected value with at most three decimals. What is not 0 never looks like it: `< 0.001`. */
export function expected(value: number): string {
  return neverNothing(value, plain(value), '0.001');
}

/** What a value was rounded to; where that is 0 and the value is not, that it is less than the least that is written. */
export function neverNothing(value: number, rounded: string, least: string): string {
  if (rounded !== '0' || Math.abs(value) < nothing) return rounded;
  return value > 0 ? `< ${least}` : `> -${least}`;
}

/** A change: `+1`, `-4`, `0`. */
export function signed(value: number): string {
  const text = plain(value);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** What exact odds may be off by: sums of many shares are rounded. */
const rounding = 1e-12;

/** A share of the whole, in 0..1, as a percentage: `37.5%`. What is not quite nothing or everything is never shown as such: `<0.1%`, `>99.9%`. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return '<0.1%';
  if (share < 1 - rounding && share > 0.9995) return '>99.9%';
  return `${plain(Math.round(share * 1000) / 10)}%`;
}

/** The same in whole percent: `44%`, `<1%`, `>99%`. */
export function percentInBrief(share: number): string {
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 - rounding && share >= 0.995) return '>99%';
  return `${Math.round(share * 100)}%`;
}

/** The same for a column, always with its decimal, so that the digits stand under each other: `75.0%`. */
export function percentInColumn(share: number): string {
  return percent(share).replace(/^(\d+)%$/, '$1.0%');
}

/**
 * Shares of one whole, which stand side by side, in whole percent as `percentInBrief` writes them. They add up to 100: what rounding
 * leaves over goes to the largest remainders. What is less than a half stays `<1%` and takes no part.
 */
export function percentsInBrief(shares: readonly number[]): readonly string[] {
  const whole = roundedTogether(shares, 100);
  return shares.map((share, index) => percentInBrief(exceptExtremes(share, whole[index]!, 100)));
}

/** The same with a decimal, as `percentInColumn` writes them. */
export function percentsInColumn(shares: readonly number[]): readonly string[] {
  const whole = roundedTogether(shares, 1000);
  return shares.map((share, index) => percentInColumn(exceptExtremes(share, whole[index]!, 1000)));
}

/** What rounds to nothing or to everything and is not keeps its share, so that it is written `<1%` and `>99%`. */
function exceptExtremes(share: number, rounded: number, parts: number): number {
  if (rounded === 0) return Math.min(share, 0.4 / parts);
  return rounded === parts ? share : rounded / parts;
}

/** Shares in so many parts of the whole, rounded to whole parts by the largest remainders. */
function roundedTogether(shares: readonly number[], parts: number): readonly number[] {
  const exact = shares.map((share) => (share * parts < 0.5 ? 0 : share * parts));
  const floors = exact.map((value) => Math.floor(value + nothing));
  const total = Math.round(exact.reduce((sum, value) => sum + value, 0));
  const left = total - floors.reduce((sum, value) => sum + value, 0);
  const raised = [...exact.keys()]
    .filter((index) => exact[index]! > 0)
    .sort((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!))
    .slice(0, left);
  return floors.map((value, index) => value + (raised.includes(index) ? 1 : 0));
}

/** How many orders of losses advice has compared. @param all whether there are no more @param better whether one is better than the current one */
export function lossOrdersCompared(compared: number, all: boolean, better: boolean): string {
  const every = compared === 2 ? 'Both' : `All ${compared}`;
  const which = all ? `${every} possible loss orders` : `${compared} of the possible loss orders`;
  const none = all && compared === 2 ? 'neither' : 'none';
  return `${which} were compared${better ? '' : `; ${none} beats the current order`}.`;
}

/** `destroyer`, `2 destroyers`; of what has no plural, `2 × damage to a battleship`. */
export function countedUnits(count: number, one: string, plural: string | undefined): string {
  if (count === 1) return one;
  return plural === undefined ? `${count} \u00d7 ${one}` : `${count} ${plural}`;
}

/** How many ways to decide advice has compared. @param all whether there are no more @param better whether an order of them is better than the current one */
export function waysCompared({
  ways,
  compared,
  all,
  better,
}: {
  readonly ways: string;
  readonly compared: number;
  readonly all: boolean;
  readonly better: boolean;
}): string {
  const every = compared === 2 ? 'Both' : `All ${compared}`;
  const none = all && compared === 2 ? 'neither' : 'none';
  return `${all ? every : `The ${compared} simplest`} ${ways} were compared${better ? '' : `; ${none} beats the current orders`}.`;
}

/** `3.2 IPC`; a number alone where what is counted is said elsewhere. */
export function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number} ${unit}`;
}

/** What a way to end that is no side's success is called where there is little room: `both survive`. */
export function shortWay(title: string): string {
  return title
    .replace('both sides survive', 'both survive')
    .replace('nobody is left', 'nobody left')
    .replace(/, .*/, '');
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A small count in words, a greater one in digits: `three`, `14`. */
export function inWords(count: number): string {
  return words[count] ?? plain(count);
}

/** `1st`, `2nd`, `11th`. @param place from 1 on */
export function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(place % 10) - 1];
  return `${place}${ending ?? 'th'}`;
}

/** A count with its noun: `1 problem`, `3 problems`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${plain(count)} ${count === 1 ? noun : plural}`;
}

/** How many names a sentence lists. */
const maxListed = 12;

/** `a`, `a and b`, `a, b and c`; of many the first twelve. */
export function listed(names: readonly string[], joiner = 'and'): string {
  const [first, last] = headAndTail(names);
  return last === undefined ? first.join('') : `${first.join(', ')} ${joiner} ${last}`;
}

/** The same for names with commas in them: `a, b; c; and d, e`. */
export function listedApart(names: readonly string[]): string {
  const [first, last] = headAndTail(names);
  return last === undefined ? first.join('') : `${first.join('; ')}; and ${last}`;
}

/** The names before the joiner, and what is behind it: the last name, or how many more there are. */
function headAndTail(names: readonly string[]): readonly [readonly string[], string | undefined] {
  if (names.length > maxListed) return [names.slice(0, maxListed), `${names.length - maxListed} more`];
  return names.length < 2 ? [names, undefined] : [names.slice(0, -1), names.at(-1)];
}

/** Characters that steer a terminal, turn the direction of what follows or cannot be seen. Joiners stay: they belong to scripts and to emoji. */
const steering = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function writtenOut(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** A text, of several lines too, in which nothing steers what shows it: such characters are written out, `\u{202e}`. */
export function visible(text: string): string {
  return text.replace(/\r\n?|\t/g, (blank) => (blank === '\t' ? ' ' : '\n')).replace(steering, writtenOut);
}

/** The same on one line: for messages, and for a terminal. Blanks of a set width, which hold columns, stay. */
export function printable(text: string): string {
  // A single blank is what it would become, and most blanks are single.
  return visible(text.replace(/[^\S\u00a0\u2007]{2,}|[^\S\u00a0\u2007 ]/g, ' '));
}

/** A text of at most so many characters, the last one of a longer text being `…`. Never between the two halves of a character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Characters of a lens, a result behind a line, an entry of a list, a name in a tree. */
const longestLabel = 300;

/**
 * A text where an editor draws `$(name)` as an icon or `[text](target)` as a link: lenses, results behind a line, entries of lists and trees,
 * notifications. A blank takes their meaning away.
 */
export function plainLabel(text: string, length = longestLabel): string {
  return cut(printable(text).replaceAll('$(', '$ (').replaceAll('](', '] ('), length);
}

/** The same of several lines. */
export function plainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => plainLabel(line))
    .join('\n');
}

/** The first letter raised, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What begins with a vowel in writing and with a consonant in speech: `one-factor ship`, `unit`, `US submarine`, `U-boat`. */
const spokenWithConsonant = /^(one\b|uni[^nm]|u[sk]|u-)/i;

/** A noun with its article: `a destroyer`, `an aircraft carrier`, `a unit`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) && !spokenWithConsonant.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What a table holds under a name from a file, which can be `constructor` or another that every object has. */
export function ownMember<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Words that are small inside a name. */
const smallInNames = new Set(['and', 'at', 'for', 'in', 'of', 'off', 'on', 'the', 'to']);

/** A key as a name, where no other is known: `free-french` is Free French, `strike-on-nagumo` Strike on Nagumo. */
export function nameOfKey(key: string): string {
  return key.replace(/(^|-)([a-z]+|\d)/g, (_, dash: string, word: string) => {
    const isSmall = dash !== '' && smallInNames.has(word);
    return `${dash && ' '}${isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)}`;
  });
}

/** The ends of a combat that are not listed one by one. */
export const restInWords = 'All other results';

/** What a side is called, and its role as rules call it: `the attacker`. */
interface Named {
  readonly role: string;
  readonly name: string;
}

/**
 * A text with the roles of sides replaced by their names: `the attacker wins` is `Japan wins`, or `the UK and the US win`. An id that holds
 * such a word, `attacker-destroyers`, stays as it is.
 */
export function withNames(text: string, sides: readonly Named[]): string {
  const named = sides.reduce((replaced, { role, name }) => {
    const bare = role.replace(/^the /, '');
    return replaced
      .replaceAll(new RegExp(`(?<![\\w-])The ${bare}(?![\\w-])`, 'g'), sentence(name))
      .replaceAll(new RegExp(`(?<![\\w-])(?:the )?${bare}(?![\\w-])`, 'g'), name);
  }, text);
  return agreeing(named, sides);
}

/** Whether a name stands for several. */
export function isPlural(name: string): boolean {
  return / and /.test(name) || /^the (?:allies|axis powers|others)$/i.test(name);
}

const verbs: Readonly<Record<string, string>> = {
  wins: 'win',
  loses: 'lose',
  retreats: 'retreat',
  has: 'have',
  keeps: 'keep',
  is: 'are',
  fires: 'fire',
  survives: 'survive',
};

/** Verbs behind a name that stands for several. */
function agreeing(text: string, sides: readonly Named[]): string {
  return sides
    .filter(({ name, role }) => name !== role && isPlural(name))
    .reduce((agreed, { name }) => {
      const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const pattern = new RegExp(`(${escaped}) (${Object.keys(verbs).join('|')})\\b`, 'gi');
      return agreed.replaceAll(pattern, (_, who: string, verb: string) => `${who} ${verbs[verb.toLowerCase()]}`);
    }, text);
}

/** A share that is only estimated: what was never met may happen all the same, and what always came may not. */
export function neverSure(share: number): number {
  return Math.min(1 - 2 * rounding, Math.max(rounding, share));
}

/** A name as a label, without its article: `US` for `the US`. */
export function label(name: string): string {
  return sentence(name.replaceAll(/\bthe /g, ''));
}
