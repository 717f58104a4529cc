/** Units at the cursor, as far as refactorings of what they stand for go: where nothing else in the file depends on how they are written. */
import { largestCount } from '../../schema';
import { writtenMember } from '../../text';
import type { Chunk } from '../../text/chunk';
import { nodeOf } from '../../text/node';
import type { Analysis } from '../analysis';
import { combatsOf } from '../combat/scenario-combats';
import type { ScenarioCombat } from '../combat/scenario-combats';
import { heldAround } from './refactoring';
import type { Cursor, Held } from './refactoring';

export type Mapping = Readonly<Record<string, unknown>>;

/** A unit of a combat that may stand for several. */
export interface Group extends Held {
  readonly owner: readonly unknown[];
  readonly key: number;
  readonly value: Mapping & { readonly id: string };
  readonly count: number;
  /** The largest that it may have. */
  readonly maximum: number;
}

/**
 * The unit at the cursor. Undefined where the file names it elsewhere, or its combat has dice or a result: they are of these units, written
 * like this.
 */
export function groupAt(cursor: Cursor): Group | undefined {
  const { scenario, analysis } = cursor;
  const held = heldAround(cursor).findLast(({ owner, key }) => Array.isArray(owner) && typeof key === 'number');
  if (!held || !scenario.ruleset || !isFree(cursor)) return undefined;
  const maximum = largestCount(scenario.ruleset.id, scenario.document.data, held.path);
  const { id, count = 1 } = held.value as Mapping;
  if (maximum === undefined || typeof id !== 'string' || !Number.isSafeInteger(count)) return undefined;
  return isNamedOnce(analysis, id) ? ({ ...held, count, maximum } as Group) : undefined;
}

/** Whether the combat at the cursor has nothing that is of its units as they are written; undefined combats count as bound. */
export function isFree(cursor: Cursor): boolean {
  const combat = combatAt(cursor);
  if (!combat || cursor.scenario.faults().length > 0 || cursor.scenario.ids().problems.length > 0) return false;
  const part = cursor.scenario.document.data[String(cursor.located.path[0])];
  const item = Array.isArray(part) ? (part as readonly unknown[])[Number(cursor.located.path[1])] : undefined;
  return typeof item === 'object' && item !== null && !('dice' in item) && !('result' in item);
}

/** The combat that is the part of the scenario at the cursor. */
export function combatAt({ scenario, located: { path } }: Cursor): ScenarioCombat | undefined {
  const list = (scenario.view().data as Mapping)[String(path[0])];
  const original = scenario.document.data[String(path[0])];
  if (!Array.isArray(list) || !Array.isArray(original)) return undefined;
  const item = (list as readonly object[])[Number(path[1])];
  return combatsOf(scenario).find(({ site }) => site.object === item);
}

/** Ids stand in orders, dice and expectations too, alone or as parts of names. A comment may speak of them. */
export function isNamedOnce({ text, file }: Analysis, id: string): boolean {
  const [word] = /[\w-]+/.exec(id) ?? [];
  if (word === undefined) return false;
  const pattern = new RegExp(`(?<![\\w-])${id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'g');
  let count = 0;
  for (const { chunks, bases } of file.documents)
    for (const chunk of chunks) {
      const said = () => withoutComments(text.slice(bases.get(chunk.base), bases.get(chunk.base)! + chunk.base.length));
      if (!wordsOf(chunk, said).has(word)) continue;
      count += [...said().matchAll(pattern)].length;
      if (count > 1) return false;
    }
  return count === 1;
}

/** Of each piece of a text, for as long as it stays the same: no request searches the whole text anew. */
const words = new WeakMap<Chunk, ReadonlySet<string>>();

function wordsOf(chunk: Chunk, said: () => string): ReadonlySet<string> {
  let known = words.get(chunk);
  if (!known) words.set(chunk, (known = new Set(said().match(/[\w-]+/g))));
  return known;
}

const withoutComments = (text: string): string => text.replaceAll(/(?<=^|\s)#.*$/gm, '');

/** Whether a member of a mapping is written in it. */
export function isOwn({ scenario }: Cursor, owner: object, key: string): boolean {
  return writtenMember(scenario.document, owner, key) !== undefined && !nodeOf(owner)?.entries.get(key)?.source;
}
