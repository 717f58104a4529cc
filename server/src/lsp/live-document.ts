/** State of a document whose odds are kept up to date, and the choice of the next calculation. */
import { createCombatsData } from '../features/combat/combat-data';
import { listAllCombats, type LocatedCombat } from '../features/analysis/find-combat';
import { computeOddsKey } from '../features/combat/odds-key';
import { displayLimits } from '../features/scenario/display-limits';
import { quickLimits } from '../work/precision';
import type { FiguresTask, TaskResult } from '../work/task';
import type { DocumentSnapshot } from './documents';
import type { BoundedCache } from './bounded-cache';

/** Milliseconds after the last edit before combats that were not edited are calculated, and before estimates are refined. */
const idleDelays = { unknown: 50, estimated: 1_500 } as const;

/** Effort of a first calculation: some tens of milliseconds. */
export const quickEffort = { ...quickLimits, quick: true } as const;

/** If more combats than these change at once, the header was edited; they are not urgent then. */
const maxEditedCombats = 8;

/** Sampling seed: the same file gives the same odds. */
const seed = 1;

export type Figures = NonNullable<TaskResult<FiguresTask>[number]>;

/** Figures by odds key. */
export type FiguresCache = BoundedCache<{
  /** Undefined if the combat has none. */
  readonly figures: Figures | undefined;
  /** Whether they come from a quick estimate. */
  readonly isRough: boolean;
}>;

/** What is tracked of a document. */
export type TrackedText = Pick<DocumentSnapshot, 'uri' | 'analysis'>;

export interface TrackedCombat {
  readonly name: string;
  readonly key: string;
  readonly target: LocatedCombat;
}

/** State of a document. Maps are keyed by combat name: document and id. */
export interface LiveDocument {
  current: TrackedText;
  /** The current odds key of each combat with lenses. */
  trackedCombats: ReadonlyMap<string, TrackedCombat>;
  readonly lastFigures: Map<string, Figures>;
  /** The figures before the latest edits, from which lenses show the change. */
  earlierFigures: Map<string, Figures>;
  /** The time of the latest edit, in milliseconds; undefined until the first update. */
  editedAt: number | undefined;
  /** Whether the text is saved, for the mode `onSave`. */
  isSaved: boolean;
  /** A response showed figures that were pending or estimated. */
  needsRefresh: boolean;
  runningBatch: (CombatBatch & { cancel(): void }) | undefined;
  stopTimers: { stopWork?: () => void; stopFade?: () => void };
  readonly waitingRequests: Set<() => void>;
}

/** The combats to calculate next, one after the other: edited ones, ones without figures, or an estimate to refine. */
export interface CombatBatch {
  readonly kind: 'edited' | 'unknown' | 'estimated';
  readonly combats: readonly TrackedCombat[];
  readonly effort: Pick<FiguresTask, 'limit' | 'runs' | 'quick'>;
}

/** The combats with lenses, with their odds keys. */
export function trackCombats({ analysis }: TrackedText): LiveDocument['trackedCombats'] {
  return new Map(
    listAllCombats(analysis)
      .slice(0, displayLimits.lensCombats)
      .map((target) => {
        const name = formatCombatName(target.scenario.index, target.entry.id);
        return [name, { name, key: computeOddsKey(target), target }];
      }),
  );
}

/** The next calculation: edited combats first, then those without figures, and estimates when the user pauses. */
export function findNextBatch(
  liveDocument: LiveDocument,
  cache: FiguresCache,
  runs: number,
  now: number,
): CombatBatch | { readonly wait: number } | undefined {
  const { trackedCombats, editedAt = 0 } = liveDocument;
  const editedCombats = findEditedUncalculated(liveDocument, cache);
  if (editedCombats.length > 0) return { kind: 'edited', combats: editedCombats, effort: quickEffort };
  const waitForPause = (pause: number, createBatch: () => CombatBatch) =>
    now < editedAt + pause ? { wait: editedAt + pause - now } : createBatch();
  const uncalculated = findUncalculated(liveDocument, cache);
  if (uncalculated.length > 0)
    return waitForPause(idleDelays.unknown, () => ({ kind: 'unknown', combats: uncalculated, effort: quickEffort }));
  const roughCombat = [...trackedCombats.values()].find(({ key }) => cache.get(key)?.isRough);
  return (
    roughCombat &&
    waitForPause(idleDelays.estimated, () => ({ kind: 'estimated', combats: [roughCombat], effort: { runs } }))
  );
}

function findUncalculated({ trackedCombats }: LiveDocument, cache: FiguresCache): readonly TrackedCombat[] {
  return [...trackedCombats.values()].filter(({ key }) => !cache.get(key));
}

/** Edited combats without figures for their current content. */
function findEditedUncalculated(liveDocument: LiveDocument, cache: FiguresCache): readonly TrackedCombat[] {
  const edited = findUncalculated(liveDocument, cache).filter(({ name }) => liveDocument.lastFigures.has(name));
  return edited.length <= maxEditedCombats ? edited : [];
}

export function createFiguresTask({ target }: TrackedCombat, effort: CombatBatch['effort']): FiguresTask {
  return { ...createCombatsData([target]), kind: 'figures', entries: [target.entry.id], seed, ...effort };
}

/** Whether the running calculation should be cancelled: its combats have changed, or more urgent ones are waiting. */
export function isSuperseded(liveDocument: LiveDocument, cache: FiguresCache): boolean {
  const { runningBatch: running, trackedCombats } = liveDocument;
  if (!running) return false;
  const keys = new Set([...trackedCombats.values()].map(({ key }) => key));
  if (!running.combats.every(({ key }) => keys.has(key))) return true;
  // Combats never shown can wait for a pause; quick calculations go before refinements.
  if (running.kind === 'unknown') return true;
  if (running.kind === 'estimated') return findUncalculated(liveDocument, cache).length > 0;
  return findEditedUncalculated(liveDocument, cache).some(
    ({ key }) => !running.combats.some((edited) => edited.key === key),
  );
}

/** Whether figures of edited combats are pending. */
export function hasEditedUncalculated(liveDocument: LiveDocument, cache: FiguresCache): boolean {
  return findEditedUncalculated(liveDocument, cache).length > 0;
}

export function createLiveDocument(current: TrackedText): LiveDocument {
  return {
    current,
    trackedCombats: new Map(),
    lastFigures: new Map(),
    earlierFigures: new Map(),
    editedAt: undefined,
    isSaved: true,
    needsRefresh: false,
    runningBatch: undefined,
    stopTimers: {},
    waitingRequests: new Set(),
  };
}

export function formatCombatName(document: number, id: string): string {
  return `${document} ${id}`;
}
