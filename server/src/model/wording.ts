/** Formatting of numbers, percentages, lists and names, shared by messages, hovers, reports, the command line and the client. */

/** Formats a number with at most three decimals: `4`, `-4`, `2.5`, `0.333`. */
export function plain(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  // -0 would print a meaningless sign
  return String(rounded === 0 ? 0 : rounded);
}

/** Smaller numbers are zero with rounding errors. */
const nothing = 1e-9;

/** Formats an expected value with at most three decimals. Nonzero values never look like 0: `< 0.001`. */
export function expected(value: number): string {
  return neverNothing(value, plain(value), '0.001');
}

/** Returns a rounded value; if it rounds to 0 but is not 0, says that it is less than the smallest displayed number. */
export function neverNothing(value: number, rounded: string, least: string): string {
  if (rounded !== '0' || Math.abs(value) < nothing) return rounded;
  return value > 0 ? `< ${least}` : `> -${least}`;
}

/** Formats a change: `+1`, `-4`, `0`. */
export function signed(value: number): string {
  const text = plain(value);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** Rounding error of exact odds, which are sums of many probabilities. */
const rounding = 1e-12;

/** Formats a probability as a percentage: `37.5%`. Never shows 0 or 1 unless it is exact: `<0.1%`, `>99.9%`. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return '<0.1%';
  if (share < 1 - rounding && share > 0.9995) return '>99.9%';
  return `${plain(Math.round(share * 1000) / 10)}%`;
}

/** Formats a probability in whole percent: `44%`, `<1%`, `>99%`. */
export function percentInBrief(share: number): string {
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 - rounding && share >= 0.995) return '>99%';
  return `${Math.round(share * 100)}%`;
}

/** Formats a percentage for a column, always with one decimal so that digits align: `75.0%`. */
export function percentInColumn(share: number): string {
  return percent(share).replace(/^(\d+)%$/, '$1.0%');
}

/**
 * Formats probabilities that sum to 1 in whole percent, as `formatBriefPercent` does. They add up to 100: the rounding remainder goes to
 * the largest fractions. Anything below a half stays `<1%` and is not counted.
 */
export function percentsInBrief(shares: readonly number[]): readonly string[] {
  const whole = roundedTogether(shares, 100);
  return shares.map((share, index) => percentInBrief(exceptExtremes(share, whole[index]!, 100)));
}

/** The same with a decimal, as `formatColumnPercent` does. */
export function percentsInColumn(shares: readonly number[]): readonly string[] {
  const whole = roundedTogether(shares, 1000);
  return shares.map((share, index) => percentInColumn(exceptExtremes(share, whole[index]!, 1000)));
}

/** Keeps a value that only rounds to 0 or 1, so that it is formatted as `<1%` or `>99%`. */
function exceptExtremes(share: number, rounded: number, parts: number): number {
  if (rounded === 0) return Math.min(share, 0.4 / parts);
  return rounded === parts ? share : rounded / parts;
}

/** Rounds probabilities to multiples of 1 / `parts` by the largest-remainder method. */
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

/** Describes how many orders of losses were compared. @param all whether these are all @param better whether one beats the current order */
export function lossOrdersCompared(compared: number, all: boolean, better: boolean): string {
  const every = compared === 2 ? 'Both' : `All ${compared}`;
  const which = all ? `${every} possible loss orders` : `${compared} of the possible loss orders`;
  const none = all && compared === 2 ? 'neither' : 'none';
  return `${which} were compared${better ? '' : `; ${none} beats the current order`}.`;
}

/** `destroyer`, `2 destroyers`; without a plural, `2 × damage to a battleship`. */
export function countedUnits(count: number, one: string, plural: string | undefined): string {
  if (count === 1) return one;
  return plural === undefined ? `${count} \u00d7 ${one}` : `${count} ${plural}`;
}

/** Describes how many plans were compared. @param all whether these are all @param better whether an order beats the current one */
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

/** `3.2 IPC`; only the number if the unit is empty. */
export function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number} ${unit}`;
}

/** Shortens the title of an ending in which no side wins: `both survive`. */
export function shortWay(title: string): string {
  return title
    .replace('both sides survive', 'both survive')
    .replace('nobody is left', 'nobody left')
    .replace(/, .*/, '');
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Spells out small counts, others in digits: `three`, `14`. */
export function inWords(count: number): string {
  return words[count] ?? plain(count);
}

/** `1st`, `2nd`, `11th`. @param place from 1 on */
export function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(place % 10) - 1];
  return `${place}${ending ?? 'th'}`;
}

/** Formats a count with its noun: `1 problem`, `3 problems`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${plain(count)} ${count === 1 ? noun : plural}`;
}

/** Number of names in a sentence at most. */
const maxListed = 12;

/** `a`, `a and b`, `a, b and c`; truncated to the first twelve. */
export function listed(names: readonly string[], joiner = 'and'): string {
  const [first, last] = headAndTail(names);
  return last === undefined ? first.join('') : `${first.join(', ')} ${joiner} ${last}`;
}

/** The same for names with commas in them: `a, b; c; and d, e`. */
export function listedApart(names: readonly string[]): string {
  const [first, last] = headAndTail(names);
  return last === undefined ? first.join('') : `${first.join('; ')}; and ${last}`;
}

/** Splits names at the joiner: before it the leading names, after it the last name, or how many more there are. */
function headAndTail(names: readonly string[]): readonly [readonly string[], string | undefined] {
  if (names.length > maxListed) return [names.slice(0, maxListed), `${names.length - maxListed} more`];
  return names.length < 2 ? [names, undefined] : [names.slice(0, -1), names.at(-1)];
}

/** Characters that control a terminal, change the text direction or are invisible. Joiners are kept: scripts and emoji need them. */
const steering = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function writtenOut(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** Escapes control and invisible characters, as `\u{202e}`; line breaks stay. */
export function visible(text: string): string {
  return text.replace(/\r\n?|\t/g, (blank) => (blank === '\t' ? ' ' : '\n')).replace(steering, writtenOut);
}

/** The same on one line, for messages and terminals. Blanks of fixed width, which align columns, stay. */
export function printable(text: string): string {
  // Single blanks, which are most of them, need no replacement.
  return visible(text.replace(/[^\S\u00a0\u2007]{2,}|[^\S\u00a0\u2007 ]/g, ' '));
}

/** Truncates a text to a number of characters, ending in `…`. Never splits a surrogate pair. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Maximum length of a lens, an inline result, a list entry or a tree label. */
const longestLabel = 300;

/**
 * Escapes a label for places where an editor renders `$(name)` as an icon or `[text](target)` as a link: lenses, inline results, list and
 * tree entries, notifications. A blank disables that.
 */
export function plainLabel(text: string, length = longestLabel): string {
  return cut(printable(text).replaceAll('$(', '$ (').replaceAll('](', '] ('), length);
}

/** The same for several lines. */
export function plainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => plainLabel(line))
    .join('\n');
}

/** Capitalizes the first letter, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that begin with a vowel in writing but a consonant in speech: `one-factor ship`, `unit`, `US submarine`, `U-boat`. */
const spokenWithConsonant = /^(one\b|uni[^nm]|u[sk]|u-)/i;

/** Prefixes a noun with its article: `a destroyer`, `an aircraft carrier`, `a unit`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) && !spokenWithConsonant.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Looks up an own property; a name from a file can be `constructor` or another that every object has. */
export function ownMember<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Words in lower case within a name. */
const smallInNames = new Set(['and', 'at', 'for', 'in', 'of', 'off', 'on', 'the', 'to']);

/** Converts a key to a name: `free-french` becomes Free French, `strike-on-nagumo` Strike on Nagumo. */
export function nameOfKey(key: string): string {
  return key.replace(/(^|-)([a-z]+|\d)/g, (_, dash: string, word: string) => {
    const isSmall = dash !== '' && smallInNames.has(word);
    return `${dash && ' '}${isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)}`;
  });
}

/** Label for end states that are not listed individually. */
export const restInWords = 'All other results';

/** A side with its name, and its role in the rules: `the attacker`. */
interface Named {
  readonly role: string;
  readonly name: string;
}

/**
 * Replaces the roles of sides by their names: `the attacker wins` becomes `Japan wins`, or `the UK and the US win`. Ids that contain such a
 * word, `attacker-destroyers`, stay.
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

/** Whether a name is plural. */
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

/** Puts verbs after plural names into the plural. */
function agreeing(text: string, sides: readonly Named[]): string {
  return sides
    .filter(({ name, role }) => name !== role && isPlural(name))
    .reduce((agreed, { name }) => {
      const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const pattern = new RegExp(`(${escaped}) (${Object.keys(verbs).join('|')})\\b`, 'gi');
      return agreed.replaceAll(pattern, (_, who: string, verb: string) => `${who} ${verbs[verb.toLowerCase()]}`);
    }, text);
}

/** Keeps a sampled probability away from 0 and 1: an event that never occurred may still happen. */
export function neverSure(share: number): number {
  return Math.min(1 - 2 * rounding, Math.max(rounding, share));
}

/** Converts a name to a label without its article: `US` for `the US`. */
export function label(name: string): string {
  return sentence(name.replaceAll(/\bthe /g, ''));
}
