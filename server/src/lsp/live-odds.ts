/**
 * Live odds in the lenses. Only documents whose lenses were requested are tracked.
 *
 * Invariants: the last odds remain until new ones are available; outdated calculations are cancelled; no combat is calculated twice with
 * the same content; background work leaves the thread idle in between (`work/scheduler.ts`).
 */
import { CancellationTokenSource } from 'vscode-languageserver';
import type { LiveOdds, LiveOddsOf } from '../features';
import { Cancelled, settled } from '../work/calculator';
import type { CancellationToken } from '../work/calculator';
import type { Scheduler } from '../work/scheduler';
import { systemScheduler } from '../work/scheduler';
import type { Short } from '../work/short';
import type { FiguresTask, ResultOf } from '../work/task';
import { boundedCache } from './bounded-cache';
import type { CalculatorStart } from './calculator';
import type { Current } from './documents';
import { messageOf } from './guard';
import { figuresTask, isAwaited, isOutrun, nameOf, newDocument, nextFigures, wantedIn } from './live-document';
import type { FiguresCache, Known, Next, Wanted } from './live-document';
import type { Settings } from './settings';

/** Milliseconds without an edit after which the current figures become the reference for changes. */
const pauseOfTyping = 2_000;

/** Milliseconds after the last edit for which the lenses show the change. */
const shownMoved = 5_000;

/** Milliseconds reserved for diagnostics and hovers after a change. */
const afterAnswers = 10;

/** Minimum milliseconds between two lens refreshes while many combats are calculated. */
const tellEvery = 300;

const paces = { edited: 'edited', unknown: 'aside' } as const;

interface Of extends Short<FiguresTask> {
  readonly wanted: Wanted;
}

/** Maximum milliseconds that a lens response waits for the odds of edited combats. */
const maxHeld = 150;

export interface LiveCalculation {
  /** The current odds of a document's combats, for lenses about to be shown. */
  of(uri: string): LiveOddsOf;
  /** Called before lenses are computed: starts tracking the document, and briefly waits for the odds of edited combats. */
  ready(current: Current): Promise<void>;
  /** Whether the document is tracked, as its lenses were requested. */
  follows(uri: string): boolean;
  changed(current: Current): void;
  saved(uri: string): void;
  settingsChanged(): void;
  forget(uri: string): void;
  dispose(): void;
}

export interface LiveParts {
  readonly settings: Settings;
  readonly calculator: CalculatorStart;
  readonly log: (message: string) => void;
  /** Lenses that were sent are outdated. */
  readonly outdated: () => void;
  readonly scheduler?: Scheduler;
}

export function liveOdds({
  settings,
  calculator,
  log,
  outdated,
  scheduler = systemScheduler,
}: LiveParts): LiveCalculation {
  const documents = new Map<string, Known>();
  const cache: FiguresCache = boundedCache(10_000);

  function update(known: Known, current: Current): void {
    if (known.current.analysis === current.analysis && known.editedAt !== undefined) return;
    const now = scheduler.now();
    if (known.editedAt !== undefined) known.saved = false;
    if (now - (known.editedAt ?? now) > pauseOfTyping) known.before = new Map(known.last);
    known.editedAt = now;
    known.current = current;
    known.wanted = wantedIn(current);
    takeOver(known);
    if (isOutrun(known, cache)) known.running?.cancel();
    known.stopTimers.fade?.();
    known.stopTimers.fade = undefined;
    workBehindAnswers(known);
  }

  /** Applies cached figures to combats with unchanged content. Combats without a result show nothing. */
  function takeOver({ wanted, last, before }: Known, of: Iterable<Wanted> = wanted.values()): void {
    for (const { name, key } of of) {
      const entry = wanted.get(name)?.key === key ? cache.get(key) : undefined;
      if (!entry) continue;
      const { figures } = entry;
      if (!figures) {
        last.delete(name);
        continue;
      }
      last.set(name, figures);
      // The first figures are no change.
      if (!before.has(name)) before.set(name, figures);
    }
  }

  /** Leaves time for the responses to the last edit. */
  function workBehindAnswers(known: Known): void {
    workSoon(known, Math.max(0, (known.editedAt ?? 0) + afterAnswers - scheduler.now()));
  }

  function workSoon(known: Known, milliseconds: number): void {
    known.stopTimers.work?.();
    known.stopTimers.work = scheduler.after(milliseconds, () => void work(known));
  }

  async function work(known: Known): Promise<void> {
    if (known.running) return;
    const { sampling, liveOdds: mode } = await settings.of(known.current.uri);
    if (mode === 'off' || (mode === 'onSave' && !known.saved) || known.running) return release(known);
    const next = nextFigures(known, cache, sampling.runs, scheduler.now());
    if (next && 'wait' in next) workSoon(known, next.wait);
    if (!next || 'wait' in next) return release(known);
    const isDone = await calculate(known, next);
    if (documents.get(known.current.uri) !== known) return;
    if (isDone) await work(known);
    else workBehindAnswers(known);
  }

  /** @returns false if it was cancelled */
  async function calculate(known: Known, next: Next): Promise<boolean> {
    const source = new CancellationTokenSource();
    known.running = { ...next, cancel: () => source.cancel() };
    try {
      if (next.which === 'estimated') await refine(known, next, source.token);
      else await calculator.eachShortFirst(tasksOf(known, next), learner(known, next), paces[next.which], source.token);
    } catch (error) {
      if (error instanceof Cancelled) return false;
      throw error;
    } finally {
      known.running = undefined;
      source.dispose();
      takeOver(known);
    }
    if (!isAwaited(known, cache)) release(known);
    tell(known);
    return true;
  }

  /** Looks each combat up when its turn comes, as another document may have the same combat. */
  function* tasksOf({ current: { uri } }: Known, { which, of, effort }: Next): Generator<Of> {
    for (const wanted of of) {
      if (which !== 'estimated' && cache.get(wanted.key)) continue;
      yield { wanted, name: `${uri} ${wanted.name}`, task: figuresTask(wanted, effort), site: wanted.found.listed };
    }
  }

  /** Refines estimates on the worker, as it takes long. */
  async function refine(known: Known, next: Next, token: CancellationToken): Promise<void> {
    for (const { wanted, task } of tasksOf(known, next))
      learner(known, next)({ wanted }, await settled(calculator.get().then((started) => started.run(task, { token }))));
  }

  function learner(known: Known, { which }: Next) {
    let toldAt = scheduler.now();
    return ({ wanted }: Pick<Of, 'wanted'>, found: PromiseSettledResult<ResultOf<FiguresTask>>): void => {
      const { key } = wanted;
      const rough = cache.get(key)?.figures;
      if (found.status === 'rejected') {
        // Not retried for this content.
        cache.set(key, { figures: rough, isRough: false });
        log(`Calculating live odds failed: ${messageOf(found.reason)}`);
      } else {
        const [figures] = found.value;
        cache.set(key, { figures, isRough: which !== 'estimated' && figures?.isRough === true });
        // A refined estimate is no change.
        for (const [name, shown] of known.before) if (shown === rough && figures) known.before.set(name, figures);
      }
      takeOver(known, [wanted]);
      if (scheduler.now() - toldAt < tellEvery) return;
      toldAt = scheduler.now();
      tell(known);
    };
  }

  /** Requests a refresh of lenses that were sent with pending figures. */
  function tell(known: Known): void {
    if (!known.answeredEarly || known.waiting.size > 0) return;
    known.answeredEarly = false;
    outdated();
  }

  function release({ waiting }: Known): void {
    for (const go of waiting) go();
  }

  function stop(known: Known): void {
    known.running?.cancel();
    known.stopTimers.work?.();
    known.stopTimers.fade?.();
    release(known);
  }

  function forget(uri: string): void {
    const known = documents.get(uri);
    if (known) stop(known);
    documents.delete(uri);
  }

  /** Waits until the figures of edited combats are available, up to `maxWait`. */
  function held({ waiting }: Known): Promise<void> {
    return new Promise((resolve) => {
      const stopTimer = scheduler.after(maxHeld, done);
      function done(): void {
        stopTimer();
        waiting.delete(done);
        resolve();
      }
      waiting.add(done);
    });
  }

  return {
    of(uri) {
      const known = documents.get(uri);
      if (!known) return () => undefined;
      known.answeredEarly = false;
      return (document, id): LiveOdds => {
        const name = nameOf(document, id);
        const wanted = known.wanted.get(name);
        const figures = known.last.get(name);
        const pending = wanted !== undefined && !cache.get(wanted.key);
        const before = known.before.get(name);
        const was = before === figures ? undefined : before;
        if (pending || (wanted && cache.get(wanted.key)?.isRough)) known.answeredEarly = true;
        if (was && !known.stopTimers.fade)
          known.stopTimers.fade = scheduler.after(shownMoved, () => {
            known.before = new Map(known.last);
            outdated();
          });
        return { figures, pending, was };
      };
    },

    async ready(current) {
      const { uri } = current;
      const { liveOdds: mode } = await settings.of(uri);
      if (mode === 'off') return forget(uri);
      const known = documents.get(uri) ?? newDocument(current);
      documents.set(uri, known);
      update(known, current);
      if (mode === 'on' && isAwaited(known, cache)) await held(known);
    },

    follows: (uri) => documents.has(uri),

    changed(current) {
      const known = documents.get(current.uri);
      if (known) update(known, current);
    },

    saved(uri) {
      const known = documents.get(uri);
      if (!known) return;
      known.saved = true;
      known.answeredEarly = true;
      workSoon(known, 0);
    },

    settingsChanged() {
      for (const known of documents.values()) workSoon(known, 0);
    },

    forget,

    dispose() {
      for (const known of documents.values()) stop(known);
      documents.clear();
    },
  };
}
