/** What the odds of a combat rest on, as a text: while it is the same, so are the odds. */
import { countsRounds } from '../../model/expect';
import type { HeaderStamp } from '../header';
import type { ScenarioCombat } from './scenario-combats';

/** Members of a combat on which its odds do not depend, but for what `countsRounds` tells. */
const withoutEffect = new Set(['dice', 'expect', 'result', 'notes']);

/** Parts and headers keep their identity over edits elsewhere: each is written out once, as a whole and as far as its own odds go by it. */
const written = new WeakMap<object, string>();
const ownWritten = new WeakMap<object, string>();

export function oddsKey({ scenario, ruleset, site }: ScenarioCombat): string {
  const { object, after = [], followsIds = false } = site;
  const others = followsIds ? partsOf(scenario.view().data, scenario.parts).map(partOf) : earlier(object, after);
  const counted = countsRounds(site) ? 'rounds' : '';
  return [ruleset.id, site.id, headerOf(scenario.header), partOf(object), counted, ...others].join('\n');
}

/** What others have cost before it shows in their dice and results. */
function earlier(object: object, after: readonly object[]): readonly string[] {
  return after.map((part) => (part === object ? 'itself' : writtenOnce(written, part, () => JSON.stringify(part))));
}

function partsOf(data: object, lists: readonly string[]): readonly object[] {
  return lists.flatMap((list) => {
    const items: unknown = (data as Readonly<Record<string, unknown>>)[list];
    return Array.isArray(items)
      ? items.filter((item): item is object => typeof item === 'object' && item !== null)
      : [];
  });
}

function partOf(part: object): string {
  return writtenOnce(ownWritten, part, () =>
    JSON.stringify(Object.entries(part).filter(([key]) => !withoutEffect.has(key))),
  );
}

function headerOf(header: HeaderStamp): string {
  return writtenOnce(written, header, () => JSON.stringify([...header.members]));
}

function writtenOnce(known: WeakMap<object, string>, of: object, write: () => string): string {
  let text = known.get(of);
  if (text === undefined) known.set(of, (text = write()));
  return text;
}
