/** Cache key of the odds of a combat: equal keys mean equal odds. Interned numbers keep it short. */
import { countsRounds } from '../../model/expect';
import { memoize } from '../../rulesets/memoize';
import type { HeaderStamp } from '../scenario/header';
import { type Scenario, listItems } from '../scenario/scenario';
import { createInterner } from './interner';
import type { ScenarioCombat } from '../scenario/scenario-combats';

/** Members of a combat that do not affect its odds, except through `countsRounds`. */
const withoutEffect = new Set(['dice', 'expect', 'result', 'notes']);

const intern = createInterner(2_000_000);

export function computeOddsKey({ scenario, ruleset, entry }: ScenarioCombat): string {
  const { id, object, after, followsIds = false } = entry;
  const others = followsIds ? getScenarioNumber(scenario) : after ? getPrecedingNumber(object, after) : none;
  const counted = countsRounds(entry) ? 'rounds' : '';
  return [ruleset.id, getHeaderNumber(scenario.header), getPartNumber(object), counted, others, id].join('\n');
}

const none = 0;

/** Memoizes by identity, which survives edits elsewhere: each value is serialized once and keeps its number even if the interner evicts its text. */
function memoizeNumber<T extends object>(write: (value: T) => string): (value: T) => number {
  return memoize((value) => intern(write(value)));
}

const getHeaderNumber = memoizeNumber(({ members }: HeaderStamp) =>
  JSON.stringify([...members].filter(([key]) => !membersForDisplay.has(key))),
);

/** Members of a scenario that affect no calculation. */
const membersForDisplay = new Set(['title', 'notes']);

/** A part without the members that do not affect its own odds. */
const getPartNumber = memoizeNumber((part: object) =>
  JSON.stringify(Object.entries(part).filter(([key]) => !withoutEffect.has(key))),
);

/** A whole part, since its dice and results determine its losses. */
const getFullPartNumber = memoizeNumber((part: object) => JSON.stringify(part));

const getScenarioNumber = memoizeNumber(({ view, parts }: Scenario) =>
  parts
    .flatMap((list) => listItems(view().data, list))
    .map(getPartNumber)
    .join(),
);

/** A number for the parts before each part. */
const computeChain = memoize((parts: readonly object[]) => {
  const before = new Map<object, number>();
  let chain = none;
  for (const part of parts) {
    before.set(part, chain);
    chain = intern(`${chain} ${getFullPartNumber(part)}`);
  }
  return { before, all: chain };
});

function getPrecedingNumber(object: object, parts: readonly object[]): number {
  const { before, all } = computeChain(parts);
  return before.get(object) ?? all;
}
