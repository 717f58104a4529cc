/** Units at the cursor that can be refactored: nothing else in the file depends on how they are written. */
import { findLargestCount } from '../../../schema';
import { findWrittenMember } from '../../../text';
import type { Chunk } from '../../../text/chunk';
import { getNode } from '../../../text/node';
import type { Analysis } from '../../analysis/analysis';
import { type ScenarioCombat, listCombats } from '../../scenario/scenario-combats';
import { type Cursor, type EnclosingValue, listEnclosingValues } from './refactoring';

export type Mapping = Readonly<Record<string, unknown>>;

/** A unit of a combat that may have a count. */
export interface UnitEntry extends EnclosingValue {
  readonly owner: readonly unknown[];
  readonly key: number;
  readonly value: Mapping & { readonly id: string };
  readonly count: number;
  /** Maximum count. */
  readonly maximum: number;
}

/**
 * The unit at the cursor. Undefined if the file references it, or if its combat has dice or a result, which depend on the units as written.
 */
export function findUnitAt(cursor: Cursor): UnitEntry | undefined {
  const { scenario, analysis } = cursor;
  const enclosing = listEnclosingValues(cursor).findLast(
    ({ owner, key }) => Array.isArray(owner) && typeof key === 'number',
  );
  if (!enclosing || !scenario.ruleset || !isFreeOfResults(cursor)) return undefined;
  const maximum = findLargestCount(scenario.ruleset.id, scenario.document.data, enclosing.path);
  const { id, count = 1 } = enclosing.value as Mapping;
  if (maximum === undefined || typeof id !== 'string' || !Number.isSafeInteger(count)) return undefined;
  return isNamedOnce(analysis, id) ? ({ ...enclosing, count, maximum } as UnitEntry) : undefined;
}

/** Whether the combat at the cursor has no dice or result that depend on its units as written; false without a combat. */
export function isFreeOfResults(cursor: Cursor): boolean {
  const combat = findCombatAt(cursor);
  if (!combat || cursor.scenario.schemaDiagnostics().length > 0 || cursor.scenario.ids().diagnostics.length > 0)
    return false;
  const part = cursor.scenario.document.data[String(cursor.located.path[0])];
  const item = Array.isArray(part) ? (part as readonly unknown[])[Number(cursor.located.path[1])] : undefined;
  return typeof item === 'object' && item !== null && !('dice' in item) && !('result' in item);
}

/** The combat at the cursor. */
export function findCombatAt({ scenario, located: { path } }: Cursor): ScenarioCombat | undefined {
  const list = (scenario.view().data as Mapping)[String(path[0])];
  const original = scenario.document.data[String(path[0])];
  if (!Array.isArray(list) || !Array.isArray(original)) return undefined;
  const item = (list as readonly object[])[Number(path[1])];
  return listCombats(scenario).find(({ entry }) => entry.object === item);
}

/**
 * Whether an id occurs only once in the text. Ids also occur in orders, dice and expectations, alone or within derived names; comments are
 * ignored.
 */
export function isNamedOnce({ text, file }: Analysis, id: string): boolean {
  const [word] = /[\w-]+/.exec(id) ?? [];
  if (word === undefined) return false;
  const pattern = new RegExp(`(?<![\\w-])${id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g');
  let count = 0;
  for (const { chunks, origins } of file.documents)
    for (const chunk of chunks) {
      const readText = () =>
        removeComments(text.slice(origins.get(chunk.origin), origins.get(chunk.origin)! + chunk.origin.length));
      if (!listWords(chunk, readText).has(word)) continue;
      count += [...readText().matchAll(pattern)].length;
      if (count > 1) return false;
    }
  return count === 1;
}

/** Words per chunk, cached while it is unchanged, so that no request scans the whole text again. */
const wordCache = new WeakMap<Chunk, ReadonlySet<string>>();

function listWords(chunk: Chunk, readText: () => string): ReadonlySet<string> {
  let cached = wordCache.get(chunk);
  if (!cached) wordCache.set(chunk, (cached = new Set(readText().match(/[\w-]+/g))));
  return cached;
}

const removeComments = (text: string): string => text.replaceAll(/(?<=^|\s)#.*$/gm, '');

/** Whether a member is written in the mapping itself. */
export function isOwnMember({ scenario }: Cursor, owner: object, key: string): boolean {
  return findWrittenMember(scenario.document, owner, key) !== undefined && !getNode(owner)?.entries.get(key)?.source;
}
