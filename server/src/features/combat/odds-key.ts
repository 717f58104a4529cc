/** Cache key of the odds of a combat: equal keys mean equal odds. Interned numbers keep it short. */
import { countsRounds } from '../../model/expect';
import { once } from '../../rulesets/once';
import type { HeaderStamp } from '../header';
import { itemsOf } from '../scenario';
import type { Scenario } from '../scenario';
import { numbering } from './numbered';
import type { ScenarioCombat } from './scenario-combats';

/** Members of a combat that do not affect its odds, except through `countsRounds`. */
const withoutEffect = new Set(['dice', 'expect', 'result', 'notes']);

const numberOf = numbering(2_000_000);

export function oddsKey({ scenario, ruleset, site }: ScenarioCombat): string {
  const { id, object, after, followsIds = false } = site;
  const others = followsIds ? allOf(scenario) : after ? earlierThan(object, after) : none;
  const counted = countsRounds(site) ? 'rounds' : '';
  return [ruleset.id, headerOf(scenario.header), partOf(object), counted, others, id].join('\n');
}

const none = 0;

/** Memoizes by identity, which survives edits elsewhere: each value is serialized once and keeps its number even if the interner evicts its text. */
function numberedOnce<Of extends object>(write: (of: Of) => string): (of: Of) => number {
  return once((of) => numberOf(write(of)));
}

const headerOf = numberedOnce(({ members }: HeaderStamp) =>
  JSON.stringify([...members].filter(([key]) => !named.has(key))),
);

/** Members of a scenario that affect no calculation. */
const named = new Set(['title', 'notes']);

/** A part without the members that do not affect its own odds. */
const partOf = numberedOnce((part: object) =>
  JSON.stringify(Object.entries(part).filter(([key]) => !withoutEffect.has(key))),
);

/** A whole part, since its dice and results determine its losses. */
const wholeOf = numberedOnce((part: object) => JSON.stringify(part));

const allOf = numberedOnce(({ view, parts }: Scenario) =>
  parts
    .flatMap((list) => itemsOf(view().data, list))
    .map(partOf)
    .join(),
);

/** A number for the parts before each part. */
const chained = once((parts: readonly object[]) => {
  const before = new Map<object, number>();
  let chain = none;
  for (const part of parts) {
    before.set(part, chain);
    chain = numberOf(`${chain} ${wholeOf(part)}`);
  }
  return { before, all: chain };
});

function earlierThan(object: object, parts: readonly object[]): number {
  const { before, all } = chained(parts);
  return before.get(object) ?? all;
}
