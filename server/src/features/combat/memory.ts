/** The results of each combat of a file in this session, as an immutable value: `remember` returns the next one. */
import type { DiceSource } from '../../engine/dice-source';
import type { Trace } from '../../engine/trace';
import type { HeaderStamp } from '../scenario/caches';
import type { Report } from '../report/report';
import type { ScenarioCombat } from '../scenario/scenario-combats';

export interface StoredResult {
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
export type Memory = ReadonlyMap<string, readonly StoredResult[]>;

export const emptyMemory: Memory = new Map();

/** Maximum number of stored results per combat. */
const maxKept = 12;

export function remember(
  memory: Memory,
  scenarioCombat: ScenarioCombat,
  { trace, source, brief, summary, report }: Pick<StoredResult, 'trace' | 'source' | 'brief' | 'summary' | 'report'>,
): Memory {
  const { entry, scenario } = scenarioCombat;
  const key = getCombatKey(scenarioCombat);
  const previousResults = memory.get(key) ?? [];
  const number = (previousResults[0]?.number ?? 0) + 1;
  const result = { number, trace, source, brief, summary, report, object: entry.object, header: scenario.header };
  return new Map(memory).set(key, [result, ...previousResults].slice(0, maxKept));
}

export interface RecalledResult extends StoredResult {
  /** The combat, or something that it depends on, has changed since. */
  readonly stale: boolean;
}

/** The latest result. */
export function recall(memory: Memory, scenarioCombat: ScenarioCombat): RecalledResult | undefined {
  return recallAll(memory, scenarioCombat)[0];
}

/** All stored results, newest first. */
export function recallAll(memory: Memory, scenarioCombat: ScenarioCombat): readonly RecalledResult[] {
  const { entry, scenario } = scenarioCombat;
  const currentKey = { object: entry.object, header: scenario.header };
  return (memory.get(getCombatKey(scenarioCombat)) ?? []).map((storedResult) => ({
    ...storedResult,
    stale: !isAlike(storedResult, currentKey),
  }));
}

/** Ids are unique per scenario. A combat keeps its results as long as its scenario keeps its index in the file. */
export function getCombatKey({ scenario, entry }: ScenarioCombat): string {
  return `${scenario.index} ${entry.id}`;
}

/** Members of a combat that do not affect its course. */
const membersWithoutEffect = new Set(['expect', 'result', 'notes']);

/** Whether two results have the same input. */
export function isAlike(
  a: Pick<StoredResult, 'object' | 'header'>,
  b: Pick<StoredResult, 'object' | 'header'>,
): boolean {
  const hasSameHeader = a.header === b.header || hasSameMembers([...a.header.members], [...b.header.members]);
  return (
    hasSameHeader &&
    (a.object === b.object || hasSameMembers(getRelevantMembers(a.object), getRelevantMembers(b.object)))
  );
}

function getRelevantMembers(object: object): [string, unknown][] {
  return Object.entries(object).filter(([key]) => !membersWithoutEffect.has(key));
}

function hasSameMembers(members: readonly [string, unknown][], others: readonly [string, unknown][]): boolean {
  const otherByKey = new Map(others);
  return (
    members.length === others.length &&
    members.every(([key, value]) => otherByKey.has(key) && isDeepEqual(value, otherByKey.get(key)))
  );
}

/** Deep equality; the order of keys does not matter. */
function isDeepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return Array.isArray(a) === Array.isArray(b) && hasSameMembers(Object.entries(a), Object.entries(b));
}
