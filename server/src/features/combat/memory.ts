/** The last result of each combat of a file, as a plain value: who holds it replaces it by what `remember` gives. */
import type { DiceSource } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { HeaderStamp } from '../header';
import type { ScenarioCombat } from './scenario-combats';

export interface Remembered {
  readonly trace: Trace;
  readonly source: DiceSource;
  /** The end in a few words. */
  readonly summary: string;
  /** What it was computed from: the combat's member of the scenario, and the header. */
  readonly object: object;
  readonly header: HeaderStamp;
}

export type Memory = ReadonlyMap<string, Remembered>;

export const emptyMemory: Memory = new Map();

export function remember(
  memory: Memory,
  found: ScenarioCombat,
  result: Pick<Remembered, 'trace' | 'source' | 'summary'>,
): Memory {
  const { site, scenario } = found;
  return new Map(memory).set(keyOf(found), { ...result, object: site.object, header: scenario.header });
}

export interface Recalled extends Remembered {
  /** The combat, or what it depends on, has changed since. */
  readonly stale: boolean;
}

export function recall(memory: Memory, found: ScenarioCombat): Recalled | undefined {
  const known = memory.get(keyOf(found));
  return known && { ...known, stale: !isCurrent(known, found) };
}

/** Ids are unique in their scenario; a combat keeps its result while its scenario keeps its place in the file. */
export function keyOf({ scenario, site }: ScenarioCombat): string {
  return `${scenario.index} ${site.id}`;
}

/** Members of a combat on which its course does not depend. */
const withoutEffect = new Set(['expect', 'result', 'notes']);

function isCurrent({ object, header }: Remembered, { scenario, site }: ScenarioCombat): boolean {
  const sameHeader = header === scenario.header || sameMembers([...header.members], [...scenario.header.members]);
  return sameHeader && (object === site.object || sameMembers(courseOf(object), courseOf(site.object)));
}

function courseOf(object: object): [string, unknown][] {
  return Object.entries(object).filter(([key]) => !withoutEffect.has(key));
}

function sameMembers(some: readonly [string, unknown][], others: readonly [string, unknown][]): boolean {
  const known = new Map(others);
  return some.length === others.length && some.every(([key, value]) => known.has(key) && equal(value, known.get(key)));
}

/** Whether two pieces of a scenario's data hold the same, whatever the order of their keys. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return Array.isArray(a) === Array.isArray(b) && sameMembers(Object.entries(a), Object.entries(b));
}
