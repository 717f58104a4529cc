/** Cache key of the odds of a combat: equal keys mean equal odds. Interned numbers keep it short. */
import { hashCombat } from '../../engine/fair-dice';
import { countsRounds } from '../../model/expect';
import { valueAt } from '../../model/place';
import { memoize } from '../../rulesets/memoize';
import type { HeaderStamp } from '../scenario/caches';
import { type Scenario, listItems } from '../scenario/scenario';
import type { ScenarioCombat } from '../scenario/scenario-combats';
import { hasAdvice } from '../../model/advice';
import type { CombatEntry } from '../../model/ruleset';

/** Members of a combat that do not affect its odds, except through `countsRounds`. */
const membersWithoutEffect = new Set(['dice', 'expect', 'result', 'notes']);

const intern = createInterner(2_000_000);

export function computeOddsKey({ scenario, ruleset, entry }: ScenarioCombat): string {
  const { id, object, earlierCombats, followsIds = false } = entry;
  const others = followsIds
    ? getScenarioNumber(scenario)
    : earlierCombats
      ? getPrecedingNumber(object, earlierCombats)
      : noLosses;
  const numbers = [getHeaderNumber(scenario.header), getPartNumber(object), others];
  return [ruleset.id, ...numbers, countsRounds(entry), id].join('\n');
}

const noLosses = 0;

/** Memoizes by identity, which survives edits elsewhere: each value is serialized once and keeps its number even if the interner evicts its text. */
function memoizeNumber<T extends object>(write: (value: T) => string): (value: T) => number {
  return memoize((value) => intern(write(value)));
}

const getHeaderNumber = memoizeNumber(writeHeader);

function writeHeader({ members }: HeaderStamp): string {
  return JSON.stringify([...members].filter(([key]) => !membersForDisplay.has(key)));
}

/** Members of a scenario that affect no calculation. */
const membersForDisplay = new Set(['title', 'notes', 'follows']);

/** A part without the members that do not affect its own odds. */
const getPartNumber = memoizeNumber(writePart);

function writePart(part: object): string {
  return JSON.stringify(Object.entries(part).filter(([key]) => !membersWithoutEffect.has(key)));
}

/** A whole part, since its dice and results determine its losses. */
const getFullPartNumber = memoizeNumber((part: object) => JSON.stringify(part));

const getScenarioNumber = memoizeNumber((scenario: Scenario) => listParts(scenario).map(getPartNumber).join());

function listParts({ view, parts }: Scenario): readonly object[] {
  return parts.flatMap((list) => listItems(view().data, list));
}

/**
 * Everything that a combat depends on but its own dice, as one text: the same on every machine. Earlier combats whose losses it takes over
 * belong to it with their dice, except fair ones, which nobody can choose.
 */
export function writeCombat({ scenario, ruleset, entry }: ScenarioCombat): string {
  const { object, earlierCombats = [], followsIds = false } = entry;
  const position = earlierCombats.indexOf(object);
  const others = followsIds
    ? hashParts(scenario)
    : earlierCombats
        .slice(0, position < 0 ? earlierCombats.length : position)
        .map((part) => (hasFairDice(part) ? writePart(part) : JSON.stringify(part)));
  return JSON.stringify([ruleset.id, writeHeader(scenario.header), writePart(object), others]);
}

/** Hashed once for all combats of a scenario. */
const hashParts = memoize((scenario: Scenario) => hashCombat(listParts(scenario).map(writePart).join()));

function hasFairDice(part: object): boolean {
  return valueAt(part, ['dice', 'fair']) !== undefined;
}

/** A number for the parts before each part. */
const computeChain = memoize((parts: readonly object[]) => {
  const numberBefore = new Map<object, number>();
  let chain = noLosses;
  for (const part of parts) {
    numberBefore.set(part, chain);
    chain = intern(`${chain} ${getFullPartNumber(part)}`);
  }
  return { numberBefore, numberOfAll: chain };
});

function getPrecedingNumber(object: object, parts: readonly object[]): number {
  const { numberBefore, numberOfAll } = computeChain(parts);
  return numberBefore.get(object) ?? numberOfAll;
}

// String interning: equal texts have the same number, which keeps keys made of long texts short.

/** Memory of an entry besides its text, in characters. */
const overhead = 50;

/**
 * @param maxChars capacity in characters of text. The least recently used texts are evicted, and get a new number if they return: a number
 * never stands for two texts.
 */
export function createInterner(maxChars: number): (text: string) => number {
  const numbers = new Map<string, number>();
  let lastNumber = 0;
  let size = 0;
  return (text) => {
    const number = numbers.get(text) ?? ++lastNumber;
    if (numbers.delete(text)) size -= text.length + overhead;
    numbers.set(text, number);
    size += text.length + overhead;
    for (const oldest of numbers.keys()) {
      if (size <= maxChars) break;
      numbers.delete(oldest);
      size -= oldest.length + overhead;
    }
    return number;
  };
}

/** Whether any side has a decision. Also true if the combat cannot be built: the request for advice then returns the error. */
export function canAdvise({ listAdvice }: Pick<CombatEntry, 'listAdvice'>): boolean {
  try {
    return listAdvice?.().some(hasAdvice) === true;
  } catch {
    return true;
  }
}

/** By the combat's member of the scenario. The key identifies what the answer depends on. */
const cache = new WeakMap<object, { readonly key: string; readonly canBeAdvised: boolean }>();

/** As `canAdvise`; computed again only after a change that affects the odds. */
export function canAdviseCached(scenarioCombat: ScenarioCombat): boolean {
  const { object } = scenarioCombat.entry;
  const key = computeOddsKey(scenarioCombat);
  const cached = cache.get(object);
  if (cached?.key === key) return cached.canBeAdvised;
  const canAdviseNow = canAdvise(scenarioCombat.entry);
  cache.set(object, { key, canBeAdvised: canAdviseNow });
  return canAdviseNow;
}
