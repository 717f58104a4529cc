/** Hover text for units of the order of battle: overridden members, and the combats that use them. */
import type { Reference } from '../../model/ids';
import { valueAt } from '../../model/place';
import { isMapping } from '../../model/values';
import { isTaken, pathOf, rangeOf } from '../../text';
import { lineOf } from '../analysis';
import type { Analysis } from '../analysis';
import { blocks, code } from '../format/markdown';
import { idAt } from '../ids/id-at';
import type { Scenario } from '../scenario';

/** Maximum number of combats listed. */
const mostNamed = 8;

/** For the id under the cursor, if it is inherited from the order of battle or declared there; empty for all others. */
export function takenMarkdown(analysis: Analysis, offset: number): string {
  const at = idAt(analysis, offset);
  if (!at) return '';
  const { scenario, kind, id } = at;
  const { ids } = scenario.ids();
  const taking = ids.references(kind, id).filter(({ takes }) => takes);
  if (taking.length === 0) return '';
  const written = ids.find(kind, id)?.object;
  const here = taking.find(({ place }) => rangeOf(scenario.document, place)?.from === at.range.from);
  return blocks(
    here && isMapping(written) ? differences(here, written) : '',
    elsewhere(
      analysis,
      scenario,
      taking.filter((one) => one !== here),
      here !== undefined,
    ),
  );
}

function differences({ place: { owner, key } }: Reference, written: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(owner as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    if (name === key || name === 'id' || name === 'notes' || isTaken(owner, name)) return [];
    const there = Object.hasOwn(written, name) ? `${valueWords(written[name])} there` : 'nothing there';
    return isSame(value, written[name]) ? [] : [`${code(name)} ${valueWords(value)} (${there})`];
  });
  return said.length === 0
    ? 'Here as in the order of battle.'
    : `Here otherwise than in the order of battle: ${said.join(', ')}.`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function valueWords(value: unknown): string {
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}

function elsewhere(analysis: Analysis, scenario: Scenario, taking: readonly Reference[], also: boolean): string {
  const lineAt = lineOf(analysis, scenario);
  const named = taking.slice(0, mostNamed).map(({ place }) => {
    const part = valueAt(scenario.document.data, pathOf(scenario.document, place.owner)?.slice(0, 2) ?? []);
    const id = isMapping(part) ? part['id'] : undefined;
    const line = lineAt(place);
    return `${typeof id === 'string' ? `${code(id)} ` : ''}(line ${line})`;
  });
  if (named.length === 0) return '';
  const more = taking.length > named.length ? ` and ${taking.length - named.length} more` : '';
  return `${also ? 'Also taken' : 'Taken'} by ${named.join(', ')}${more}.`;
}
