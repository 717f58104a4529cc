/** Results that are kept across edits, by the identity of parts. */
import type { IdCache, SchemaCache } from '../../schema';
import type { Declaration, Ids, Reference } from '../../model/ids';
import { InvalidReferenceError } from './view';
import type { Diagnostic, Violation } from '../../model/diagnostic';
import type { Check } from '../../model/ruleset';

export interface Caches {
  readonly schema: SchemaCache;
  readonly ids: IdCache;
  readonly checks: CheckCache;
  readonly expectations: ExpectationCache;
}

/** For a trial text: reads from the shared caches, but keeps its own results out of them. */
export function withOwnCaches<T extends { readonly caches: Caches }>(analysis: T): T {
  const { caches } = analysis;
  const { expectations } = caches;
  const ownCaches: Caches = {
    ...caches,
    expectations: createLayeredCache(expectations),
  };
  return { ...analysis, caches: ownCaches };
}

function createLayeredCache(fallback: ExpectationCache): ExpectationCache {
  const ownResults: ExpectationCache = new WeakMap();
  return {
    get: (object) => ownResults.get(object) ?? fallback.get(object),
    set: (object, result) => ownResults.set(object, result),
  };
}

// The header of a scenario, everything but its part lists, as an identity: results for a part stay valid while the header stamp is the
// same.

/** Compared by identity. */
export interface HeaderStamp {
  readonly members: ReadonlyMap<string, unknown>;
}

/**
 * @param parts root properties that are part lists
 * @param previous the stamp before the last edit: it is kept if all members are unchanged (objects by identity)
 */
export function createHeaderStamp(
  data: object,
  parts: readonly string[],
  previous: HeaderStamp | undefined,
): HeaderStamp {
  const members = new Map(Object.entries(data).filter(([key]) => !parts.includes(key)));
  return previous && haveSameMembers(previous.members, members) ? previous : { members };
}

function haveSameMembers(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): boolean {
  return before.size === after.size && [...after].every(([key, value]) => before.has(key) && before.get(key) === value);
}

// Records the id lookups of a check. Its result is valid as long as every lookup has the same answer. Lookups are plain data, and keep only
// their answers alive, not the index of all ids.

/** A query of the index of ids, and its answer. */
export type Lookup =
  | { readonly query: 'find'; readonly kind: string; readonly id: string; readonly answer: LookupAnswer }
  | { readonly query: 'all'; readonly kind: string; readonly answer: readonly Declaration[] }
  | { readonly query: 'references'; readonly kind: string; readonly id: string; readonly answer: readonly Reference[] }
  | { readonly query: 'declarations'; readonly answer: readonly Declaration[] }
  | { readonly query: 'uses'; readonly answer: readonly Reference[] };

/** The declaration of an id, or `faulty` if it has errors. */
type LookupAnswer = Declaration | 'faulty' | undefined;

/** Ids that record every lookup in a list. */
export function recordLookups(ids: Ids, lookups: Pick<Lookup[], 'push'>): Ids {
  return {
    get declarations() {
      lookups.push({ query: 'declarations', answer: ids.declarations });
      return ids.declarations;
    },
    get allReferences() {
      lookups.push({ query: 'uses', answer: ids.allReferences });
      return ids.allReferences;
    },
    find(kind, id) {
      const record = (answer: LookupAnswer) => lookups.push({ query: 'find', kind, id, answer });
      try {
        const answer = ids.find(kind, id);
        record(answer);
        return answer;
      } catch (error) {
        if (error instanceof InvalidReferenceError) record('faulty');
        throw error;
      }
    },
    listDeclarations(kind) {
      const answer = ids.listDeclarations(kind);
      lookups.push({ query: 'all', kind, answer });
      return answer;
    },
    references(kind, id) {
      const answer = ids.references(kind, id);
      lookups.push({ query: 'references', kind, id, answer });
      return answer;
    },
  };
}

/** Whether every lookup has the recorded answer in some ids, with the identical declared objects. */
export function areUpToDate(ids: Ids, lookups: readonly Lookup[]): boolean {
  if (lookups.length === 0) return true; // fast path: most parts have none, and this runs for every part at every keystroke
  for (const lookup of lookups) if (!isUpToDate(ids, lookup)) return false;
  return true;
}

function isUpToDate(ids: Ids, lookup: Lookup): boolean {
  switch (lookup.query) {
    case 'find':
      return isSameAnswer(lookup.answer, findAnswer(ids, lookup.kind, lookup.id));
    case 'all':
      return isSameList(isSameDeclaration, lookup.answer, ids.listDeclarations(lookup.kind));
    case 'references':
      return areAllSame(isSameUse, lookup.answer, ids.references(lookup.kind, lookup.id));
    case 'declarations':
      return isSameList(isSameDeclaration, lookup.answer, ids.declarations);
    case 'uses':
      return isSameList(isSameUse, lookup.answer, ids.allReferences);
  }
}

function findAnswer(ids: Ids, kind: string, id: string): LookupAnswer {
  try {
    return ids.find(kind, id);
  } catch (error) {
    if (error instanceof InvalidReferenceError) return 'faulty';
    throw error;
  }
}

function isSameAnswer(a: LookupAnswer, b: LookupAnswer): boolean {
  return a === 'faulty' || b === 'faulty' ? a === b : isSameDeclaration(a, b);
}

function isSameDeclaration(a: Declaration | undefined, b: Declaration | undefined): boolean {
  if (a === b) return true;
  const hasSamePath = a?.path.length === b?.path.length && a?.path.every((step, depth) => step === b?.path[depth]);
  return a?.object === b?.object && hasSamePath === true && isSameUse(a, b);
}

function isSameUse(a: Declaration | Reference | undefined, b: Declaration | Reference | undefined): boolean {
  return a?.id === b?.id && a?.place.owner === b?.place.owner && a?.place.key === b?.place.key;
}

function areAllSame<T>(isSame: (a: T, b: T) => boolean, a: readonly T[], b: readonly T[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => isSame(item, b[index]!)));
}

/** The last list that each recorded one was compared with: thousands of parts look up the same list of all ids. */
const lastComparisons = new WeakMap<
  readonly unknown[],
  { readonly current: readonly unknown[]; readonly isSame: boolean }
>();

function isSameList<T>(isSame: (a: T, b: T) => boolean, recorded: readonly T[], current: readonly T[]): boolean {
  const last = lastComparisons.get(recorded);
  if (last?.current === current) return last.isSame;
  const result = areAllSame(isSame, recorded, current);
  lastComparisons.set(recorded, { current, isSame: result });
  return result;
}

/** Ids that record lookups by the subject that is being computed. */
export class DependencyTracker {
  /** To be used in place of the original ids. */
  readonly ids: Ids;
  readonly #lookupsBySubject = new WeakMap<object, Map<string, Lookup>>();
  readonly #active: Map<string, Lookup>[] = [];

  constructor(ids: Ids) {
    this.ids = recordLookups(ids, { push: (...lookups) => this.#record(lookups) });
  }

  /** Runs a function and adds its lookups to those recorded for the subject before. */
  track<T>(subject: object, run: () => T): T {
    const subjectLookups = this.#lookupsBySubject.get(subject) ?? new Map<string, Lookup>();
    this.#lookupsBySubject.set(subject, subjectLookups);
    this.#active.push(subjectLookups);
    try {
      return run();
    } finally {
      this.#active.pop();
    }
  }

  /** The lookups recorded for a subject, each query once. */
  getLookups(subject: object): readonly Lookup[] {
    return [...(this.#lookupsBySubject.get(subject)?.values() ?? [])];
  }

  #record(lookups: readonly Lookup[]): number {
    for (const lookup of lookups) {
      const { query, kind = '', id = '' } = lookup as { query: string; kind?: string; id?: string };
      for (const lookupsByQuery of this.#active) lookupsByQuery.set(JSON.stringify([query, kind, id]), lookup);
    }
    return lookups.length;
  }
}

/** A check of any ruleset, without the type of its data: the schema and the name of the part ensure that it fits. */
export type AnyCheck = Check<Readonly<Record<string, object>>, object>;
export type PartCheck = Exclude<AnyCheck, { readonly part?: undefined }>;
export type PartScope = 'part' | 'references';

/** The data that a check on a part may read: by default that part alone. */
export function getScope({ scope = 'part' }: PartCheck): PartScope {
  return scope;
}

/** The result of a check: at least one violation, or the error that it threw. A check that found nothing has no result. */
export type CheckResult = { readonly check: AnyCheck } & (
  { readonly violations: readonly Violation[] } | { readonly error: unknown }
);

/** The results of all checks of a scope on one part. */
export interface PartCheckResults {
  readonly header: HeaderStamp;
  /** The root that served as the header; places in it move to the current root. Undefined if there are no results, so that the root can be freed. */
  readonly root: object | undefined;
  /** The ids that the checks looked up. */
  readonly lookups: readonly Lookup[];
  readonly results: readonly CheckResult[];
}

/** Results by part and scope. They live as long as the part. */
export type CheckCache = WeakMap<object, Partial<Record<PartScope, PartCheckResults>>>;

/** The diagnostics of a combat, and the input that they depend on. */
interface CachedCombat {
  /** The header and the name of the random stream. */
  readonly header: HeaderStamp;
  readonly diceName: string;
  /** Earlier members that the combat depends on. */
  readonly earlierCombats: readonly object[];
  /** The ids that the combat looked up. */
  readonly lookups: readonly Lookup[];
  readonly diagnostics: readonly Diagnostic[];
}

/** By the combat's member of the scenario. */
export type ExpectationCache = Pick<WeakMap<object, CachedCombat>, 'get'> & {
  set(object: object, cached: CachedCombat): void;
};
