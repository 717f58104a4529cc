/** The results of each combat of a file in this session, as a plain value: who holds it replaces it by what `remember` gives. */
import type { DiceSource } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { HeaderStamp } from '../header';
import type { Report } from '../report/report';
import type { ScenarioCombat } from './scenario-combats';

export interface Remembered {
  /** Counts the results of the combat from 1. */
  readonly number: number;
  readonly trace: Trace;
  readonly source: DiceSource;
  /** The end in a few words, and at more length. */
  readonly brief: string;
  readonly summary: string;
  /** As it was when it was computed. */
  readonly report: Report;
  /** What it was computed from: the combat's member of the scenario, and the header. */
  readonly object: object;
  readonly header: HeaderStamp;
}

/** The newest result of each combat comes first. */
export type Memory = ReadonlyMap<string, readonly Remembered[]>;

export const emptyMemory: Memory = new Map();

/** How many results of a combat are kept. */
const maxKept = 12;

export function remember(
  memory: Memory,
  found: ScenarioCombat,
  { trace, source, brief, summary, report }: Pick<Remembered, 'trace' | 'source' | 'brief' | 'summary' | 'report'>,
): Memory {
  const { site, scenario } = found;
  const key = keyOf(found);
  const before = memory.get(key) ?? [];
  const number = (before[0]?.number ?? 0) + 1;
  const result = { number, trace, source, brief, summary, report, object: site.object, header: scenario.header };
  return new Map(memory).set(key, [result, ...before].slice(0, maxKept));
}

export interface Recalled extends Remembered {
  /** The combat, or what it depends on, has changed since. */
  readonly stale: boolean;
}

/** The last result. */
export function recall(memory: Memory, found: ScenarioCombat): Recalled | undefined {
  return recallAll(memory, found)[0];
}

/** All results that are kept, the newest first. */
export function recallAll(memory: Memory, found: ScenarioCombat): readonly Recalled[] {
  const { site, scenario } = found;
  const now = { object: site.object, header: scenario.header };
  return (memory.get(keyOf(found)) ?? []).map((known) => ({ ...known, stale: !isAlike(known, now) }));
}

/** Ids are unique in their scenario; a combat keeps its results while its scenario keeps its place in the file. */
export function keyOf({ scenario, site }: ScenarioCombat): string {
  return `${scenario.index} ${site.id}`;
}

/** Members of a combat on which its course does not depend. */
const withoutEffect = new Set(['expect', 'result', 'notes']);

/** Whether two results rest on the same. */
export function isAlike(
  one: Pick<Remembered, 'object' | 'header'>,
  other: Pick<Remembered, 'object' | 'header'>,
): boolean {
  const sameHeader = one.header === other.header || sameMembers([...one.header.members], [...other.header.members]);
  return sameHeader && (one.object === other.object || sameMembers(courseOf(one.object), courseOf(other.object)));
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
