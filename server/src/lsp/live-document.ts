/** State of a document whose odds are kept up to date, and the choice of the next calculation. */
import { combatsData } from '../features/combat/calculation';
import { allCombats, type FoundCombat } from '../features/combat/find';
import { oddsKey } from '../features/combat/odds-key';
import { shown } from '../features/shown';
import { atOnce } from '../work/precision';
import type { FiguresTask, ResultOf } from '../work/task';
import type { Current } from './documents';
import type { BoundedCache } from './bounded-cache';

/** Milliseconds after the last edit before combats that were not edited are calculated, and before estimates are refined. */
const idle = { unknown: 50, estimated: 1_500 } as const;

/** Effort of a first calculation: some tens of milliseconds. */
const quick = { ...atOnce, quick: true } as const;

/** If more combats than these change at once, the header was edited; they are not urgent then. */
const fewEdited = 8;

/** Sampling seed: the same file gives the same odds. */
const seed = 1;

export type Figures = NonNullable<ResultOf<FiguresTask>[number]>;

/** Figures by odds key. */
export type FiguresCache = BoundedCache<{
  /** Undefined if the combat has none. */
  readonly figures: Figures | undefined;
  /** Whether they come from a quick estimate. */
  readonly isRough: boolean;
}>;

export interface Wanted {
  readonly name: string;
  readonly key: string;
  readonly found: FoundCombat;
}

/** State of a document. Maps are keyed by combat name: document and id. */
export interface Known {
  current: Current;
  /** The current odds key of each combat with lenses. */
  wanted: ReadonlyMap<string, Wanted>;
  readonly last: Map<string, Figures>;
  before: Map<string, Figures>;
  /** Undefined until the first update. */
  editedAt: number | undefined;
  /** Whether the text is saved, for the mode `onSave`. */
  saved: boolean;
  /** A response showed figures that were pending or estimated. */
  answeredEarly: boolean;
  running: (Next & { cancel(): void }) | undefined;
  stopTimers: { work?: () => void; fade?: () => void };
  readonly waiting: Set<() => void>;
}

/** The combats to calculate next, one after the other: edited ones, ones without figures, or an estimate to refine. */
export interface Next {
  readonly which: 'edited' | 'unknown' | 'estimated';
  readonly of: readonly Wanted[];
  readonly effort: Pick<FiguresTask, 'limit' | 'runs' | 'quick'>;
}

/** The combats with lenses, with their odds keys. */
export function wantedIn({ analysis }: Current): Known['wanted'] {
  return new Map(
    allCombats(analysis)
      .slice(0, shown.lensCombats)
      .map((found) => {
        const name = nameOf(found.scenario.index, found.site.id);
        return [name, { name, key: oddsKey(found), found }];
      }),
  );
}

/** The next calculation: edited combats first, then those without figures, and estimates when the user pauses. */
export function nextFigures(
  known: Known,
  cache: FiguresCache,
  runs: number,
  now: number,
): Next | { readonly wait: number } | undefined {
  const { wanted, editedAt = 0 } = known;
  const awaited = awaitedIn(known, cache);
  if (awaited.length > 0) return { which: 'edited', of: awaited, effort: quick };
  const left = (pause: number, next: () => Next) =>
    now < editedAt + pause ? { wait: editedAt + pause - now } : next();
  const unknown = unknownIn(known, cache);
  if (unknown.length > 0) return left(idle.unknown, () => ({ which: 'unknown', of: unknown, effort: quick }));
  const rough = [...wanted.values()].find(({ key }) => cache.get(key)?.isRough);
  return rough && left(idle.estimated, () => ({ which: 'estimated', of: [rough], effort: { runs } }));
}

function unknownIn({ wanted }: Known, cache: FiguresCache): readonly Wanted[] {
  return [...wanted.values()].filter(({ key }) => !cache.get(key));
}

/** Edited combats without figures for their current content. */
function awaitedIn(known: Known, cache: FiguresCache): readonly Wanted[] {
  const edited = unknownIn(known, cache).filter(({ name }) => known.last.has(name));
  return edited.length <= fewEdited ? edited : [];
}

export function figuresTask({ found }: Wanted, effort: Next['effort']): FiguresTask {
  return { ...combatsData([found]), kind: 'figures', sites: [found.site.id], seed, ...effort };
}

/** Whether the running calculation should be cancelled: its combats have changed, or more urgent ones are waiting. */
export function isOutrun(known: Known, cache: FiguresCache): boolean {
  const { running, wanted } = known;
  if (!running) return false;
  const keys = new Set([...wanted.values()].map(({ key }) => key));
  if (!running.of.every(({ key }) => keys.has(key))) return true;
  // Combats never shown can wait for a pause; quick calculations go before refinements.
  if (running.which === 'unknown') return true;
  if (running.which === 'estimated') return unknownIn(known, cache).length > 0;
  return awaitedIn(known, cache).some(({ key }) => !running.of.some((one) => one.key === key));
}

/** Whether figures of edited combats are pending. */
export function isAwaited(known: Known, cache: FiguresCache): boolean {
  return awaitedIn(known, cache).length > 0;
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
