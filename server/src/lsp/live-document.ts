/** What is known of a document whose odds are kept up to date, and what is to be calculated of it next. */
import { allCombats, combatsData, oddsKey } from '../features';
import type { FoundCombat } from '../features';
import { atOnce } from '../work/precision';
import type { FiguresTask, ResultOf } from '../work/task';
import type { Current } from './documents';
import type { BoundedCache } from './bounded-cache';

/** Milliseconds after the last edit before estimates are refined. */
const idle = 1_500;

/** What the odds of a combat may cost at first: some tens of milliseconds. */
const quick = { ...atOnce, quick: true } as const;

/** How many combats one task holds: of those that were edited, and of all others. */
const batch = { edited: 8, others: 24 } as const;

/** Seed of what is sampled: the same file gives the same odds. */
const seed = 1;

export type Figures = NonNullable<ResultOf<FiguresTask>[number]>;

/** The figures of combats by what they rest on. */
export type FiguresCache = BoundedCache<{
  /** Undefined where the combat has none. */
  readonly figures: Figures | undefined;
  /** They were estimated in a hurry. */
  readonly isRough: boolean;
}>;

export interface Wanted {
  readonly key: string;
  readonly found: FoundCombat;
}

/** What is known of a document. By combat: its document and id. */
export interface Known {
  current: Current;
  /** What the odds of each combat rest on now. */
  wanted: ReadonlyMap<string, Wanted>;
  readonly last: Map<string, Figures>;
  before: Map<string, Figures>;
  /** Undefined before the first look at it. */
  editedAt: number | undefined;
  /** The text that was saved last, in the mode that waits for it. */
  saved: boolean;
  /** Something that was answered is not what it will be. */
  answeredEarly: boolean;
  running: { readonly keys: ReadonlySet<string>; readonly isUrgent: boolean; cancel(): void } | undefined;
  stopTimers: { work?: () => void; fade?: () => void };
  readonly waiting: Set<() => void>;
}

/** A task, and what its results are of. */
export interface NextTask {
  readonly task: FiguresTask;
  readonly of: readonly Wanted[];
}

/** What the odds of each combat of a document rest on. */
export function wantedIn({ analysis }: Current): Known['wanted'] {
  return new Map(
    allCombats(analysis).map((found) => [nameOf(found.scenario.index, found.site.id), { key: oddsKey(found), found }]),
  );
}

/** Milliseconds after the last edit before a text is copied as a whole, by its length; a short one is copied at once. */
const copying = { from: 50_000, each: 1 / 1_000, most: 1_000 } as const;

/** What is to be calculated next: what was edited, then what nobody has seen yet, and once nobody types what was only estimated. */
export function nextTask(
  known: Known,
  cache: FiguresCache,
  runs: number,
  now: number,
): NextTask | { readonly wait: number } | undefined {
  const chosen = nextUnknown(known, cache);
  if (chosen.length > 0) {
    const wait = pauseOf(known, chosen, now);
    return wait > 0 ? { wait } : tasked(chosen, quick);
  }
  const rough = [...known.wanted.values()].find(({ key }) => cache.get(key)?.isRough);
  if (!rough) return undefined;
  const left = (known.editedAt ?? 0) + idle - now;
  return left <= 0 ? tasked([rough], { runs }) : { wait: left };
}

/** Combats of which nothing is known: never such as follow ids beside others, which come first. */
function nextUnknown({ wanted, last }: Known, cache: FiguresCache): readonly Wanted[] {
  const unknown = [...wanted].filter(([, { key }]) => !cache.get(key));
  const edited = unknown.filter(([name]) => last.has(name));
  const [of, most] = edited.length > 0 ? [edited, batch.edited] : [unknown, batch.others];
  const all = of.map(([, one]) => one);
  const apart = all.filter((one) => !copiesAll(one));
  return (apart.length > 0 ? apart : all).slice(0, most);
}

/**
 * Milliseconds until what comes next may be calculated. Where combats follow ids the whole scenario is copied for the worker, on this thread,
 * which takes some ten milliseconds where it has ten thousand lines. Such ones wait until nobody types.
 */
function pauseOf({ current, editedAt = 0 }: Known, next: readonly Wanted[], now: number): number {
  const { length } = current.analysis.text;
  if (length < copying.from || !next.some(copiesAll)) return 0;
  return Math.max(0, editedAt + Math.min(copying.most, length * copying.each) - now);
}

const copiesAll = ({ found }: Wanted): boolean => found.site.followsIds === true;

function tasked(of: readonly Wanted[], effort: Pick<FiguresTask, 'limit' | 'runs' | 'quick'>): NextTask {
  const [first, ...others] = of as [Wanted, ...Wanted[]];
  const beside = others.filter(({ found }) => found.scenario === first.found.scenario);
  const scenario = combatsData([first.found, ...beside.map(({ found }) => found)]);
  const together = [first, ...beside];
  const sites = together.map(({ found }) => found.site.id);
  return { task: { ...scenario, kind: 'figures' as const, sites, seed, ...effort }, of: together };
}

/** Whether odds of what was edited are on their way, and what comes next need not wait. */
export function isAwaitedSoon(known: Known, cache: FiguresCache, now: number): boolean {
  return isAwaited(known, cache) && pauseOf(known, nextUnknown(known, cache), now) === 0;
}

/** Whether odds of what was edited are on their way. */
export function isAwaited({ wanted, last }: Known, cache: FiguresCache): boolean {
  return [...wanted].some(([name, { key }]) => last.has(name) && !cache.get(key));
}

export function newDocument(current: Current): Known {
  return {
    current,
    wanted: new Map(),
    last: new Map(),
    before: new Map(),
    editedAt: undefined,
    saved: true,
    answeredEarly: false,
    running: undefined,
    stopTimers: {},
    waiting: new Set(),
  };
}

export function nameOf(document: number, id: string): string {
  return `${document} ${id}`;
}
