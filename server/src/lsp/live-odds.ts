/**
 * Live odds in the lenses. Only documents whose lenses were requested are tracked.
 *
 * Invariants: the last odds remain until new ones are available; outdated calculations are cancelled; no combat is calculated twice with
 * the same content; background work leaves the thread idle in between (`work/scheduler.ts`).
 */
import { CancellationTokenSource } from 'vscode-languageserver';
import type { LiveOdds, GetLiveOdds } from '../features';
import { type CancellationToken, Cancelled, settle } from '../work/calculator';
import { type Scheduler, systemScheduler } from '../work/scheduler';
import type { BudgetedTask } from '../work/run-within-budget';
import type { FiguresTask, TaskResult } from '../work/task';
import { createBoundedCache } from './bounded-cache';
import type { CalculatorStarter } from './calculator';
import type { DocumentSnapshot } from './documents';
import { getErrorMessage } from './guard';
import {
  type CombatBatch,
  type Figures,
  type FiguresCache,
  type LiveDocument,
  type TrackedCombat,
  type TrackedText,
  createLiveDocument,
  createFiguresTask,
  quickEffort,
  formatCombatName,
  hasEditedUncalculated,
  isSuperseded,
  findNextBatch,
  trackCombats,
} from './live-document';
import type { Settings } from './settings';

/** Milliseconds without an edit after which the current figures become the reference for changes. */
const typingPause = 2_000;

/** Milliseconds after the last edit for which the lenses show the change. */
const changeDisplayTime = 5_000;

/** Milliseconds reserved for diagnostics and hovers after a change. */
const startDelay = 10;

/** Minimum milliseconds between two lens refreshes while many combats are calculated. */
const minRefreshInterval = 300;

const paces = { edited: 'edited', unknown: 'aside' } as const;

interface CombatTask extends BudgetedTask<FiguresTask> {
  readonly trackedCombat: TrackedCombat;
}

/** Maximum milliseconds that a lens response waits for the odds of edited combats. */
const maxWait = 150;

/** Undefined for combats without odds. */
export type GetFigures = (document: number, id: string) => Figures | undefined;

export type LiveCalculation = ReturnType<typeof createLiveOdds>;

export interface LiveOddsDependencies {
  readonly settings: Settings;
  readonly calculator: CalculatorStarter;
  readonly log: (message: string) => void;
  /** Lenses that were sent are outdated. */
  readonly onLensesOutdated: () => void;
  readonly scheduler?: Scheduler;
}

export function createLiveOdds({
  settings,
  calculator,
  log,
  onLensesOutdated,
  scheduler = systemScheduler,
}: LiveOddsDependencies) {
  const documents = new Map<string, LiveDocument>();
  const cache: FiguresCache = createBoundedCache(10_000);

  function update(liveDocument: LiveDocument, current: DocumentSnapshot): void {
    if (liveDocument.current.analysis === current.analysis && liveDocument.editedAt !== undefined) return;
    const now = scheduler.now();
    if (liveDocument.editedAt !== undefined) liveDocument.isSaved = false;
    if (now - (liveDocument.editedAt ?? now) > typingPause)
      liveDocument.earlierFigures = new Map(liveDocument.lastFigures);
    liveDocument.editedAt = now;
    liveDocument.current = current;
    liveDocument.trackedCombats = trackCombats(current);
    applyCachedFigures(liveDocument);
    if (isSuperseded(liveDocument, cache)) liveDocument.runningBatch?.cancel();
    liveDocument.stopTimers.stopFade?.();
    liveDocument.stopTimers.stopFade = undefined;
    scheduleWorkAfterAnswers(liveDocument);
  }

  /** Applies cached figures to combats with unchanged content. Combats without a result show nothing. */
  function applyCachedFigures(
    { trackedCombats, lastFigures, earlierFigures }: LiveDocument,
    combats: Iterable<TrackedCombat> = trackedCombats.values(),
  ): void {
    for (const { name, key } of combats) {
      const entry = trackedCombats.get(name)?.key === key ? cache.get(key) : undefined;
      if (!entry) continue;
      const { figures } = entry;
      if (!figures) {
        lastFigures.delete(name);
        continue;
      }
      lastFigures.set(name, figures);
      // Figures that appear for the first time do not count as a change.
      if (!earlierFigures.has(name)) earlierFigures.set(name, figures);
    }
  }

  /** Leaves time for the responses to the last edit. */
  function scheduleWorkAfterAnswers(liveDocument: LiveDocument): void {
    scheduleWork(liveDocument, Math.max(0, (liveDocument.editedAt ?? 0) + startDelay - scheduler.now()));
  }

  function scheduleWork(liveDocument: LiveDocument, milliseconds: number): void {
    liveDocument.stopTimers.stopWork?.();
    liveDocument.stopTimers.stopWork = scheduler.after(milliseconds, () => void runBatches(liveDocument));
  }

  async function runBatches(liveDocument: LiveDocument): Promise<void> {
    if (liveDocument.runningBatch) return;
    const { sampling, liveOdds: mode } = await settings.get(liveDocument.current.uri);
    if (mode === 'off' || (mode === 'onSave' && !liveDocument.isSaved) || liveDocument.runningBatch)
      return releaseWaiting(liveDocument);
    const next = findNextBatch(liveDocument, cache, sampling.runs, scheduler.now());
    if (next && 'wait' in next) scheduleWork(liveDocument, next.wait);
    if (!next || 'wait' in next) return releaseWaiting(liveDocument);
    const isDone = await calculate(liveDocument, next);
    if (documents.get(liveDocument.current.uri) !== liveDocument) return;
    if (isDone) await runBatches(liveDocument);
    else scheduleWorkAfterAnswers(liveDocument);
  }

  /** @returns false if it was cancelled */
  async function calculate(liveDocument: LiveDocument, next: CombatBatch): Promise<boolean> {
    const source = new CancellationTokenSource();
    liveDocument.runningBatch = { ...next, cancel: () => source.cancel() };
    try {
      if (next.kind === 'estimated') await refine(liveDocument, next, source.token);
      else
        await calculator.runEachShortFirst(
          generateTasks(liveDocument, next),
          createResultHandler(liveDocument, next),
          paces[next.kind],
          source.token,
        );
    } catch (error) {
      if (error instanceof Cancelled) return false;
      throw error;
    } finally {
      liveDocument.runningBatch = undefined;
      source.dispose();
      applyCachedFigures(liveDocument);
    }
    if (!hasEditedUncalculated(liveDocument, cache)) releaseWaiting(liveDocument);
    refreshIfStale(liveDocument);
    return true;
  }

  /** Looks up the figures of each combat in the cache just before its task runs: another document may have the same combat. */
  function* generateTasks(
    { current: { uri } }: LiveDocument,
    { kind, combats, effort }: CombatBatch,
  ): Generator<CombatTask> {
    for (const trackedCombat of combats) {
      if (kind !== 'estimated' && cache.get(trackedCombat.key)) continue;
      yield {
        trackedCombat,
        name: `${uri} ${trackedCombat.name}`,
        task: createFiguresTask(trackedCombat, effort),
        entry: trackedCombat.target.uncachedEntry,
      };
    }
  }

  /** Refines estimates on the worker, as it takes long. */
  async function refine(liveDocument: LiveDocument, next: CombatBatch, token: CancellationToken): Promise<void> {
    for (const { trackedCombat, task } of generateTasks(liveDocument, next))
      createResultHandler(liveDocument, next)(
        { trackedCombat },
        await settle(calculator.getWorker().then((worker) => worker.run(task, { token }))),
      );
  }

  function createResultHandler(liveDocument: LiveDocument, { kind }: CombatBatch) {
    let refreshedAt = scheduler.now();
    return (
      { trackedCombat }: Pick<CombatTask, 'trackedCombat'>,
      result: PromiseSettledResult<TaskResult<FiguresTask>>,
    ): void => {
      const { key } = trackedCombat;
      const roughFigures = cache.get(key)?.figures;
      if (result.status === 'rejected') {
        // Not retried for this content.
        cache.set(key, { figures: roughFigures, isRough: false });
        log(`Calculating live odds failed: ${getErrorMessage(result.reason)}`);
      } else {
        const [figures] = result.value;
        cache.set(key, { figures, isRough: kind !== 'estimated' && figures?.isRough === true });
        // Refining an estimate does not count as a change either.
        for (const [name, earlier] of liveDocument.earlierFigures)
          if (earlier === roughFigures && figures) liveDocument.earlierFigures.set(name, figures);
      }
      applyCachedFigures(liveDocument, [trackedCombat]);
      if (scheduler.now() - refreshedAt < minRefreshInterval) return;
      refreshedAt = scheduler.now();
      refreshIfStale(liveDocument);
    };
  }

  /** Requests a refresh of lenses that were sent with pending figures. */
  function refreshIfStale(liveDocument: LiveDocument): void {
    if (!liveDocument.needsRefresh || liveDocument.waitingRequests.size > 0) return;
    liveDocument.needsRefresh = false;
    onLensesOutdated();
  }

  function releaseWaiting({ waitingRequests }: LiveDocument): void {
    for (const resume of waitingRequests) resume();
  }

  function cancelWork(liveDocument: LiveDocument): void {
    liveDocument.runningBatch?.cancel();
    liveDocument.stopTimers.stopWork?.();
    liveDocument.stopTimers.stopFade?.();
    releaseWaiting(liveDocument);
  }

  function forget(uri: string): void {
    const liveDocument = documents.get(uri);
    if (liveDocument) cancelWork(liveDocument);
    documents.delete(uri);
  }

  /** Waits until the figures of edited combats are available, up to `maxWait`. */
  function waitForFigures({ waitingRequests }: LiveDocument): Promise<void> {
    return new Promise((resolve) => {
      const stopTimer = scheduler.after(maxWait, done);
      function done(): void {
        stopTimer();
        waitingRequests.delete(done);
        resolve();
      }
      waitingRequests.add(done);
    });
  }

  return {
    /** The current odds of a document's combats, for lenses about to be shown. */
    get(uri: string): GetLiveOdds {
      const liveDocument = documents.get(uri);
      if (!liveDocument) return () => undefined;
      liveDocument.needsRefresh = false;
      return (document, id): LiveOdds => {
        const name = formatCombatName(document, id);
        const trackedCombat = liveDocument.trackedCombats.get(name);
        const figures = liveDocument.lastFigures.get(name);
        const pending = trackedCombat !== undefined && !cache.get(trackedCombat.key);
        const earlier = liveDocument.earlierFigures.get(name);
        const previous = earlier === figures ? undefined : earlier;
        if (pending || (trackedCombat && cache.get(trackedCombat.key)?.isRough)) liveDocument.needsRefresh = true;
        if (previous && !liveDocument.stopTimers.stopFade)
          liveDocument.stopTimers.stopFade = scheduler.after(changeDisplayTime, () => {
            liveDocument.earlierFigures = new Map(liveDocument.lastFigures);
            onLensesOutdated();
          });
        return { figures, pending, previous };
      };
    },

    /** Called before lenses are computed: starts tracking the document, and briefly waits for the odds of edited combats. */
    async prepare(current: DocumentSnapshot): Promise<void> {
      const { uri } = current;
      const { liveOdds: mode } = await settings.get(uri);
      if (mode === 'off') return forget(uri);
      const liveDocument = documents.get(uri) ?? createLiveDocument(current);
      documents.set(uri, liveDocument);
      update(liveDocument, current);
      if (mode === 'on' && hasEditedUncalculated(liveDocument, cache)) await waitForFigures(liveDocument);
    },

    /** The odds of the combats of a text that may be closed; calculates missing ones. None if live odds are off. */
    async calculate(current: TrackedText, token: CancellationToken): Promise<GetFigures> {
      const { liveOdds: mode } = await settings.get(current.uri);
      if (mode === 'off') return () => undefined;
      const untracked = createLiveDocument(current);
      untracked.trackedCombats = trackCombats(current);
      const batch: CombatBatch = {
        kind: 'unknown',
        combats: [...untracked.trackedCombats.values()],
        effort: quickEffort,
      };
      await calculator.runEachShortFirst(
        generateTasks(untracked, batch),
        createResultHandler(untracked, batch),
        'closed',
        token,
      );
      applyCachedFigures(untracked);
      return (document, id) => untracked.lastFigures.get(formatCombatName(document, id));
    },

    /** Whether the document is tracked, as its lenses were requested. */
    isTracked: (uri: string): boolean => documents.has(uri),

    onChange(current: DocumentSnapshot): void {
      const liveDocument = documents.get(current.uri);
      if (liveDocument) update(liveDocument, current);
    },

    onSave(uri: string): void {
      const liveDocument = documents.get(uri);
      if (!liveDocument) return;
      liveDocument.isSaved = true;
      liveDocument.needsRefresh = true;
      scheduleWork(liveDocument, 0);
    },

    onSettingsChange(): void {
      for (const liveDocument of documents.values()) scheduleWork(liveDocument, 0);
    },

    forget,

    dispose(): void {
      for (const liveDocument of documents.values()) cancelWork(liveDocument);
      documents.clear();
    },
  };
}
