/** What the odds of a combat rest on, as a text: while it is the same, so are the odds. */
import type { HeaderStamp } from '../header';
import type { ScenarioCombat } from './scenario-combats';

/** Members of a combat on which its odds do not depend. */
const withoutEffect = new Set(['dice', 'expect', 'result', 'notes']);

/** Parts and headers keep their identity over edits elsewhere: each is written out once. */
const written = new WeakMap<object, string>();

export function oddsKey({ scenario, ruleset, site }: ScenarioCombat): string {
  const { object, after = [], followsIds = false } = site;
  const others = followsIds ? partsOf(scenario.view().data, scenario.parts) : after;
  return [ruleset.id, site.id, headerOf(scenario.header), partOf(object), ...others.map(partOf)].join('\n');
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
  return writtenOnce(part, () => JSON.stringify(Object.entries(part).filter(([key]) => !withoutEffect.has(key))));
}

function headerOf(header: HeaderStamp): string {
  return writtenOnce(header, () => JSON.stringify([...header.members]));
}

function writtenOnce(of: object, write: () => string): string {
  let text = written.get(of);
  if (text === undefined) written.set(of, (text = write()));
  return text;
}
