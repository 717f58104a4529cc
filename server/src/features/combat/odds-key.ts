/** What the odds of a combat rest on, as a text: while it is the same, so are the odds. It is short, whatever it tells of: numbers stand for texts. */
import { countsRounds } from '../../model/expect';
import { once } from '../../rulesets/once';
import type { HeaderStamp } from '../header';
import { itemsOf } from '../scenario';
import type { Scenario } from '../scenario';
import { numbering } from './numbered';
import type { ScenarioCombat } from './scenario-combats';

/** Members of a combat on which its odds do not depend, but for what `countsRounds` tells. */
const withoutEffect = new Set(['dice', 'expect', 'result', 'notes']);

const numberOf = numbering(2_000_000);

export function oddsKey({ scenario, ruleset, site }: ScenarioCombat): string {
  const { id, object, after, followsIds = false } = site;
  const others = followsIds ? allOf(scenario) : after ? earlierThan(object, after) : none;
  const counted = countsRounds(site) ? 'rounds' : '';
  return [ruleset.id, headerOf(scenario.header), partOf(object), counted, others, id].join('\n');
}

const none = 0;

/** Of what keeps its identity over edits elsewhere: written out once, and the number kept with it even where its text is forgotten. */
function numberedOnce<Of extends object>(write: (of: Of) => string): (of: Of) => number {
  return once((of) => numberOf(write(of)));
}

const headerOf = numberedOnce(({ members }: HeaderStamp) =>
  JSON.stringify([...members].filter(([key]) => !named.has(key))),
);

/** Members of a scenario by which nothing is calculated. */
const named = new Set(['title', 'notes']);

/** A part as far as its own odds go by it. */
const partOf = numberedOnce((part: object) =>
  JSON.stringify(Object.entries(part).filter(([key]) => !withoutEffect.has(key))),
);

/** A part with its dice and results: they show what it has cost. */
const wholeOf = numberedOnce((part: object) => JSON.stringify(part));

/** All parts of a scenario. */
const allOf = numberedOnce(({ view, parts }: Scenario) =>
  parts
    .flatMap((list) => itemsOf(view().data, list))
    .map(partOf)
    .join(),
);

/** For each of some parts a number for those before it. */
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
