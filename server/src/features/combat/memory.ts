/** The results of each combat of a file in this session, as an immutable value: `remember` returns the next one. */
import type { DiceSource } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { HeaderStamp } from '../header';
import type { Report } from '../report/report';
import type { ScenarioCombat } from './scenario-combats';

export interface Remembered {
  /** Sequence number of the result for its combat, from 1. */
  readonly number: number;
  readonly trace: Trace;
  readonly source: DiceSource;
  /** The end in a few words; `summary` is longer. */
  readonly brief: string;
  readonly summary: string;
  /** As of the time of the result. */
  readonly report: Report;
  /** The input: the combat's member of the scenario, and the header. */
  readonly object: object;
  readonly header: HeaderStamp;
}

/** The newest result of each combat comes first. */
export type Memory = ReadonlyMap<string, readonly Remembered[]>;

export const emptyMemory: Memory = new Map();

/** Maximum number of stored results per combat. */
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
  /** The combat, or something that it depends on, has changed since. */
  readonly stale: boolean;
}

/** The latest result. */
export function recall(memory: Memory, found: ScenarioCombat): Recalled | undefined {
  return recallAll(memory, found)[0];
}

/** All stored results, newest first. */
export function recallAll(memory: Memory, found: ScenarioCombat): readonly Recalled[] {
  const { site, scenario } = found;
  const now = { object: site.object, header: scenario.header };
  return (memory.get(keyOf(found)) ?? []).map((known) => ({ ...known, stale: !isAlike(known, now) }));
}

/** Ids are unique per scenario. A combat keeps its results as long as its scenario keeps its index in the file. */
export function keyOf({ scenario, site }: ScenarioCombat): string {
  return `${scenario.index} ${site.id}`;
}

/** Members of a combat that do not affect its course. */
const withoutEffect = new Set(['expect', 'result', 'notes']);

/** Whether two results have the same input. */
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

/** Deep equality; the order of keys does not matter. */
function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return Array.isArray(a) === Array.isArray(b) && sameMembers(Object.entries(a), Object.entries(b));
}
