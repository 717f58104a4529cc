/** Formatting of numbers, percentages, lists and names, shared by messages, hovers, reports, the command line and the client. */

/** Formats a number with at most three decimals: `4`, `-4`, `2.5`, `0.333`. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 1000) / 1000;
  // -0 would print a meaningless sign
  return String(rounded === 0 ? 0 : rounded);
}

/** Rounding error of expected values and of chances that are sums of many terms: smaller numbers and differences are zero. */
export const roundingError = 1e-9;

/** Whether a gain or a cost is more than a rounding error. */
export function isDifference(gain: number): boolean {
  return Math.abs(gain) > roundingError;
}

/** Formats an expected value with at most three decimals. Nonzero values never look like 0: `< 0.001`. */
export function formatExpected(value: number): string {
  return formatNonZero(value, formatNumber(value), '0.001');
}

/** Returns a rounded value; if it rounds to 0 but is not 0, says that it is less than the smallest displayed number. */
export function formatNonZero(value: number, rounded: string, smallest: string): string {
  if (rounded !== '0' || Math.abs(value) < roundingError) return rounded;
  return value > 0 ? `< ${smallest}` : `> -${smallest}`;
}

/** Formats a change: `+1`, `-4`, `0`. */
export function formatSigned(value: number): string {
  const text = formatNumber(value);
  return value > 0 && text !== '0' ? `+${text}` : text;
}

/** Rounding error of exact odds, which are sums of many probabilities. */
const roundingTolerance = 1e-12;

/** Formats a probability as a percentage: `37.5%`. Never shows 0 or 1 unless it is exact: `<0.1%`, `>99.9%`. */
export function formatPercent(probability: number): string {
  if (probability > 0 && probability < 0.0005) return '<0.1%';
  if (probability < 1 - roundingTolerance && probability >= 0.9995) return '>99.9%';
  return `${formatNumber(Math.round(probability * 1000) / 10)}%`;
}

/** Formats a probability in whole percent: `44%`, `<1%`, `>99%`. */
export function formatBriefPercent(probability: number): string {
  if (probability > 0 && probability < 0.005) return '<1%';
  if (probability < 1 - roundingTolerance && probability >= 0.995) return '>99%';
  return `${Math.round(probability * 100)}%`;
}

/** Formats a percentage for a column, always with one decimal so that digits align: `75.0%`. */
export function formatColumnPercent(probability: number): string {
  return formatPercent(probability).replace(/^(\d+)%$/, '$1.0%');
}

/**
 * Formats probabilities that sum to 1 in whole percent, as `formatBriefPercent` does. They add up to 100: the rounding remainder goes to
 * the largest fractions. Anything below a half stays `<1%` and is not counted.
 */
export function formatBriefPercents(probabilities: readonly number[]): readonly string[] {
  const percentages = roundToTotal(probabilities, 100);
  return probabilities.map((probability, index) =>
    formatBriefPercent(keepExtremes(probability, percentages[index]!, 100)),
  );
}

/** The same with a decimal, as `formatColumnPercent` does. */
export function formatColumnPercents(probabilities: readonly number[]): readonly string[] {
  const percentages = roundToTotal(probabilities, 1000);
  return probabilities.map((probability, index) =>
    formatColumnPercent(keepExtremes(probability, percentages[index]!, 1000)),
  );
}

/** Keeps a value that only rounds to 0 or 1, so that it is formatted as `<1%` or `>99%`. */
function keepExtremes(probability: number, rounded: number, parts: number): number {
  if (rounded === 0) return Math.min(probability, 0.4 / parts);
  return rounded === parts ? probability : rounded / parts;
}

/** Rounds probabilities to multiples of 1 / `parts` by the largest-remainder method. */
function roundToTotal(probabilities: readonly number[], parts: number): readonly number[] {
  const exact = probabilities.map((probability) => (probability * parts < 0.5 ? 0 : probability * parts));
  const floors = exact.map((value) => Math.floor(value + roundingError));
  const total = Math.round(exact.reduce((sum, value) => sum + value, 0));
  const remainder = total - floors.reduce((sum, value) => sum + value, 0);
  const raised = [...exact.keys()]
    .filter((index) => exact[index]! > 0)
    .sort((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!))
    .slice(0, remainder);
  return floors.map((value, index) => value + (raised.includes(index) ? 1 : 0));
}

/** Describes how many orders of losses were compared. @param all whether these are all @param isBetter whether one beats the current order */
export function formatLossOrdersCompared(compared: number, all: boolean, isBetter: boolean): string {
  const every = compared === 2 ? 'Both' : `All ${compared}`;
  const orders = all ? `${every} possible loss orders` : `${compared} of the possible loss orders`;
  const negation = all && compared === 2 ? 'neither' : 'none';
  return `${orders} were compared${isBetter ? '' : `; ${negation} beats the current order`}.`;
}

/** Describes how many orders were compared together. @param all whether all pairs are among them @param better whether one is best */
export function formatCombinationsCompared({
  compared,
  all,
  better,
}: {
  readonly compared: number;
  readonly all: boolean;
  readonly better: boolean;
}): string {
  const [combinations, verb] = compared === 1 ? ['1 combination', 'was'] : [`${compared} combinations`, 'were'];
  if (compared === 0) return 'No combination of these orders was compared; one may be better.';
  if (!all) return `Only ${combinations} of these orders ${verb} compared; another may be better.`;
  return `${combinations} of these orders ${verb} compared as well${better ? '' : '; none is better'}.`;
}

/** What deciding as the battle unfolds leaves out: an order of losses is no decision in it. */
export function formatKeptLosses(keepsLosses = false): string {
  return keepsLosses ? ' The order of losses stays as it is.' : '';
}

/** `destroyer`, `2 destroyers`; without a plural, `2 × damage to a battleship`. */
export function formatUnitCount(count: number, singular: string, plural: string | undefined): string {
  if (count === 1) return singular;
  return plural === undefined ? `${count} \u00d7 ${singular}` : `${count} ${plural}`;
}

/** Describes how many plans were compared. @param all whether these are all @param better whether an order beats the current one */
export function formatPlansCompared({
  ways: plans,
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
  const negation = all && compared === 2 ? 'neither' : 'none';
  return `${all ? every : `The ${compared} simplest`} ${plans} were compared${better ? '' : `; ${negation} beats the current orders`}.`;
}

/** `3.2 IPC`; only the number if the unit is empty. */
export function formatWithUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number} ${unit}`;
}

/** Shortens the title of an ending in which no side wins: `both survive`. */
export function shortenEnding(title: string): string {
  return title
    .replace('both sides survive', 'both survive')
    .replace('nobody is left', 'nobody left')
    .replace(/, .*/, '');
}

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Spells out small counts, others in digits: `three`, `14`. */
export function formatNumberInWords(count: number): string {
  return numberWords[count] ?? formatNumber(count);
}

/** `1st`, `2nd`, `11th`. @param place from 1 on */
export function formatOrdinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(place % 10) - 1];
  return `${place}${ending ?? 'th'}`;
}

/** Formats a count with its noun: `1 problem`, `3 problems`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** Number of names in a sentence at most. */
const maxListed = 12;

/** `a`, `a and b`, `a, b and c`; truncated to the first twelve. */
export function formatList(names: readonly string[], joiner = 'and'): string {
  const [first, last] = splitHeadAndTail(names);
  return last === undefined ? first.join('') : `${first.join(', ')} ${joiner} ${last}`;
}

/** The same for names with commas in them: `a, b; c; and d, e`. */
export function formatListWithSemicolons(names: readonly string[]): string {
  const [first, last] = splitHeadAndTail(names);
  return last === undefined ? first.join('') : `${first.join('; ')}; and ${last}`;
}

/** Splits names at the joiner: before it the leading names, after it the last name, or how many more there are. */
function splitHeadAndTail(names: readonly string[]): readonly [readonly string[], string | undefined] {
  if (names.length > maxListed) return [names.slice(0, maxListed), `${names.length - maxListed} more`];
  return names.length < 2 ? [names, undefined] : [names.slice(0, -1), names.at(-1)];
}

/** Characters that control a terminal, change the text direction or are invisible. Joiners are kept: scripts and emoji need them. */
const controlCharacters = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

function escapeCharacter(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}

/** Escapes control and invisible characters, as `\u{202e}`; line breaks stay. */
export function escapeInvisible(text: string): string {
  return text
    .replace(/\r\n?|\t/g, (blank) => (blank === '\t' ? ' ' : '\n'))
    .replace(controlCharacters, escapeCharacter);
}

/** The same on one line, for messages and terminals. Spaces of fixed width, which align columns, stay. */
export function toPrintable(text: string): string {
  // Single spaces, which are most of them, need no replacement.
  return escapeInvisible(text.replace(/[^\S\u00a0\u2007]{2,}|[^\S\u00a0\u2007 ]/g, ' '));
}

/** Truncates a text to a number of characters, ending in `…`. Never splits a surrogate pair. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Maximum length of a lens, an inline result, a list entry or a tree label. */
const maxLabelLength = 300;

/**
 * Escapes a label for places where an editor renders `$(name)` as an icon or `[text](target)` as a link: lenses, inline results, list and
 * tree entries, notifications. A space disables that.
 */
export function toPlainLabel(text: string, length = maxLabelLength): string {
  return truncate(toPrintable(text).replaceAll('$(', '$ (').replaceAll('](', '] ('), length);
}

/** The same for several lines. */
export function toPlainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => toPlainLabel(line))
    .join('\n');
}

/** Capitalizes the first letter, for the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower-cases a title for the middle of a sentence: `Attack` becomes `attack`, `ASW factor` stays. */
export function toMidSentence(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;
}

/** Words that begin with a vowel in writing but a consonant in speech: `one-factor ship`, `unit`, `US submarine`, `U-boat`. */
const consonantSound = /^(one\b|uni[^nm]|u[sk]|u-)/i;

/** Prefixes a noun with its article: `a destroyer`, `an aircraft carrier`, `a unit`. */
export function addArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) && !consonantSound.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Looks up an own property; a name from a file can be `constructor` or another that every object has. */
export function getOwn<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Words in lower case within a name. */
const smallInNames = new Set(['and', 'at', 'for', 'in', 'of', 'off', 'on', 'the', 'to']);

/** Converts a key to a name: `free-french` becomes Free French, `strike-on-nagumo` Strike on Nagumo. */
export function convertKeyToName(key: string): string {
  return key.replace(/(^|-)([a-z]+|\d)/g, (_, dash: string, word: string) => {
    const isSmall = dash !== '' && smallInNames.has(word);
    return `${dash && ' '}${isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)}`;
  });
}

/** Label for end states that are not listed individually. */
export const otherResultsLabel = 'All other results';

/** A side with its name, and its role in the rules: `the attacker`. */
interface NamedSide {
  readonly role: string;
  readonly name: string;
}

/**
 * Replaces the roles of sides by their names: `the attacker wins` becomes `Japan wins`, or `the UK and the US win`. Ids that contain such a
 * word, `attacker-destroyers`, stay.
 */
export function replaceRoles(text: string, sides: readonly NamedSide[]): string {
  const replacedText = sides.reduce((replaced, { role, name }) => {
    const bareRole = role.replace(/^the /, '');
    return replaced
      .replaceAll(new RegExp(`(?<![\\w-])The ${bareRole}(?![\\w-])`, 'g'), capitalize(name))
      .replaceAll(new RegExp(`(?<![\\w-])(?:the )?${bareRole}(?![\\w-])`, 'g'), name);
  }, text);
  return pluralizeVerbs(replacedText, sides);
}

/** Whether a name is plural. */
export function isPlural(name: string): boolean {
  return / and /.test(name) || /^the (?:allies|axis powers|others)$/i.test(name);
}

/**
 * Who suffers what, so that nobody takes the victim for the one who hits: `Japan has 8.1 of 22 convoy points hit`, `the UK and the US lose 2.7
 * factors`. @param words after the number: `convoy points hit`
 */
export function formatSuffered(name: string, amount: string, words: string): string {
  const areSeveral = isPlural(name) || name.includes('/');
  const lost = / lost$/.test(words);
  if (lost) return `${name} ${areSeveral ? 'lose' : 'loses'} ${amount} ${words.replace(/ lost$/, '')}`;
  return [name, ...(/ hit$/.test(words) ? [areSeveral ? 'have' : 'has'] : []), amount, words].join(' ');
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
function pluralizeVerbs(text: string, sides: readonly NamedSide[]): string {
  return sides
    .filter(({ name, role }) => name !== role && isPlural(name))
    .reduce((agreed, { name }) => {
      const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const pattern = new RegExp(`(${escaped}) (${Object.keys(verbs).join('|')})\\b`, 'gi');
      return agreed.replaceAll(pattern, (_, who: string, verb: string) => `${who} ${verbs[verb.toLowerCase()]}`);
    }, text);
}

/** Keeps a sampled probability away from 0 and 1: an event that never occurred may still happen. */
export function clampSampled(probability: number): number {
  return Math.min(1 - 2 * roundingTolerance, Math.max(roundingTolerance, probability));
}

/** Converts a name to a label without its article: `US` for `the US`. */
export function toLabel(name: string): string {
  return capitalize(name.replaceAll(/\bthe /g, ''));
}

/** A side by its key in the file, which commands take, with its name: `subs (Germany)`. */
export function toKeyedLabel(side: string, name: string): string {
  const label = toLabel(name);
  return label.toLowerCase() === side.toLowerCase() ? side : `${side} (${label})`;
}

/** The source of dice behind a heading that says *dice*: `from the file` for `dice from the file`. */
export function stripDice(source: string): string {
  return source.replace(/^dice /, '');
}

/** `3 dice, hitting on 2 or less (33.3%)`; by low luck `1 sure hit; 1 die, hitting on 3 or less (50%)`. @param formatShare a chance in the style of the place */
export function formatShots(
  { dice, hitsOn, sureHits }: { readonly dice: number; readonly hitsOn: number; readonly sureHits?: number },
  sides: number,
  formatShare: (share: number) => string,
): string {
  const sure = sureHits === undefined ? [] : [pluralize(sureHits, 'sure hit')];
  const rolled =
    dice === 0
      ? []
      : [
          `${pluralize(dice, 'die', 'dice')}, hitting on ${hitsOn} or less (${formatShare(Math.min(1, hitsOn / sides))})`,
        ];
  return [...sure, ...rolled].join('; ');
}

/** `5d6`; by low luck `2 sure + 1d6`, or `2 sure`. @param sureHits hits without a roll */
export function formatVolleyDice(count: number, sides: number, sureHits?: number): string {
  const dice = `${count}d${sides}`;
  if (sureHits === undefined) return dice;
  return count === 0 ? `${sureHits} sure` : `${sureHits} sure + ${dice}`;
}
