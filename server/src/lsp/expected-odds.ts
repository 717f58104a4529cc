/**
 * Odds for expectations, calculated after everything else has been reported. Until new odds are available, the last ones remain, so that
 * diagnostics do not flicker while typing.
 */
import { CancellationTokenSource } from 'vscode-languageserver';
import type { Analysis } from '../features/analysis/analysis';
import { createCombatsData } from '../features/combat/combat-data';
import type { CombatId } from '../features/scenario/environment';
import { findExpectedOdds } from '../features/diagnostics/combats';
import type { OddsFigures } from '../features';
import { type CancellationToken, Cancelled } from '../work/calculator';
import { type Scheduler, systemScheduler } from '../work/scheduler';
import type { BudgetedTask } from '../work/run-within-budget';
import type { LikelihoodsTask, TaskResult } from '../work/task';
import { createBoundedCache } from './bounded-cache';
import type { CalculatorStarter, Pace } from './calculator';
import { type LogError, getErrorMessage, runGuarded } from './guard';
import { formatCombatName } from './live-document';
import type { Settings } from './settings';
import { runDeferredExpectations } from '../features/diagnostics/analyse-in-steps';
import { diagnose, hasPendingCombats } from '../features/diagnostics/diagnostics';
import type { Runtime } from './runtime';

/** Milliseconds between a change and the calculation, so that other responses come first. */
const startDelay = 50;

/** Sampling seed: the same file has the same odds. */
const seed = 1;

export type ExpectedOddsCalculation = ReturnType<typeof createExpectedOdds>;

export interface ExpectedOddsDependencies {
  readonly settings: Settings;
  readonly calculator: CalculatorStarter;
  readonly log: (message: string) => void;
  /** New odds of an open document are available. */
  readonly onCalculated: (uri: string) => void;
  readonly scheduler?: Scheduler;
}

/** Undefined odds mark a failed calculation, which is not retried for this content. */
interface CachedOdds {
  readonly oddsFigures: OddsFigures | undefined;
}

interface ExpectedOddsTask extends BudgetedTask<LikelihoodsTask> {
  readonly key: string;
  readonly id: string;
}

interface ScheduledRun {
  readonly stopTimer: () => void;
  readonly source: CancellationTokenSource;
}

export function createExpectedOdds(dependencies: ExpectedOddsDependencies) {
  const { settings, calculator, log, onCalculated, scheduler = systemScheduler } = dependencies;
  const cache = createBoundedCache<CachedOdds>(10_000);
  const lastFigures = new Map<string, Map<string, OddsFigures>>();
  const scheduledRuns = new Map<string, ScheduledRun>();

  const listMissing = (analysis: Analysis) => findExpectedOdds(analysis).filter(({ key }) => !cache.get(key));

  function cancel(uri: string): void {
    const run = scheduledRuns.get(uri);
    run?.stopTimer();
    run?.source.cancel();
    scheduledRuns.delete(uri);
  }

  async function calculateMissing(
    uri: string,
    analysis: Analysis,
    pace: Pace,
    token?: CancellationToken,
  ): Promise<void> {
    const { runs } = (await settings.get(uri)).sampling;
    await calculator.runEachShortFirst(generateTasks(uri, analysis, runs), storeResult, pace, token);
  }

  /** Looks up the odds of each combat in the cache just before its task runs: another document may have calculated them in the meantime. */
  function* generateTasks(uri: string, analysis: Analysis, runs: number): Generator<ExpectedOddsTask> {
    for (const { key, target } of findExpectedOdds(analysis)) {
      if (cache.get(key)) continue;
      const task: LikelihoodsTask = {
        ...createCombatsData([target]),
        kind: 'odds-figures',
        entries: [target.entry.id],
        runs,
        seed,
      };
      yield {
        key,
        id: target.entry.id,
        name: `${uri} ${formatCombatName(target.scenario.index, target.entry.id)}`,
        task,
        entry: target.entry,
      };
    }
  }

  function storeResult(
    { key, id }: ExpectedOddsTask,
    settled: PromiseSettledResult<TaskResult<LikelihoodsTask>>,
  ): void {
    if (settled.status === 'fulfilled') return cache.set(key, { oddsFigures: settled.value[0] });
    cache.set(key, { oddsFigures: undefined });
    log(`Calculating the odds that ${id} expects failed: ${getErrorMessage(settled.reason)}`);
  }

  return {
    /** The odds of a combat; the previous ones while new ones are being calculated. */
    lookUp(uri: string, key: string, { document, id }: CombatId): OddsFigures | undefined {
      const name = formatCombatName(document, id);
      const entry = cache.get(key);
      if (!entry) return lastFigures.get(uri)?.get(name);
      const { oddsFigures } = entry;
      const documentFigures = lastFigures.get(uri) ?? new Map<string, OddsFigures>();
      lastFigures.set(uri, documentFigures);
      if (oddsFigures) documentFigures.set(name, oddsFigures);
      else documentFigures.delete(name);
      return oddsFigures;
    },

    /** Schedules missing odds after an analysis; calls `onCalculated` when there are new ones. */
    schedule(uri: string, analysis: Analysis): void {
      cancel(uri);
      if (listMissing(analysis).length === 0) return;
      const source = new CancellationTokenSource();
      const calculateNow = async () => {
        try {
          await calculateMissing(uri, analysis, 'aside', source.token);
          onCalculated(uri);
        } catch (error) {
          if (!(error instanceof Cancelled)) throw error;
        }
      };
      scheduledRuns.set(uri, { source, stopTimer: scheduler.after(startDelay, () => void calculateNow()) });
    },

    /** Calculates missing odds for a waiting user. Rejects with `Cancelled`. */
    calculateMissing: (uri: string, analysis: Analysis, token?: CancellationToken): Promise<void> =>
      calculateMissing(uri, analysis, 'asked', token),

    /** Calculates missing odds of a closed file, as long as they are wanted. @returns whether they still are */
    async calculateMissingOfClosedFile(uri: string, analysis: Analysis, isWanted: () => boolean): Promise<boolean> {
      const token = {
        get isCancellationRequested() {
          return !isWanted();
        },
        // Polled before every task.
        onCancellationRequested: () => ({ dispose: () => undefined }),
      };
      try {
        await calculateMissing(uri, analysis, 'closed', token);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      }
      return isWanted();
    },

    /** Whether any odds are missing. */
    isMissing: (analysis: Analysis): boolean => listMissing(analysis).length > 0,

    /** Odds may change with the settings: the number of sampled combats. */
    clearCache: (): void => cache.clear(),

    forget(uri: string): void {
      cancel(uri);
      lastFigures.delete(uri);
    },

    dispose(): void {
      for (const uri of [...scheduledRuns.keys()]) cancel(uri);
    },
  };
}

// Evaluates the expectations that diagnostics did not wait for, one combat at a time, yielding to incoming messages in between.

/**
 * Maximum number of failing combats that are evaluated before diagnostics are sent. An edit affects one or two of them. A change of the header or of the whole text affects all; then none
 * is evaluated before.
 */
export const maxImmediateCombats = 2;

export type DeferredExpectations = ReturnType<typeof createDeferredExpectations>;

/** @param onChanged called when the diagnostics of a document have changed after all evaluations */
export function createDeferredExpectations(
  { setImmediate }: Pick<Runtime, 'setImmediate'>,
  log: LogError,
  onChanged: (uri: string) => Promise<void>,
  { after }: Pick<Scheduler, 'after'> = systemScheduler,
) {
  /** The latest analysis of each document; evaluations of older ones stop. */
  const scheduledEvaluations = new Map<string, { readonly analysis: Analysis; readonly stopTimer: () => void }>();
  let isDisposed = false;

  function evaluateNext(uri: string, analysis: Analysis, evaluations: Iterator<void>, oldDiagnostics: string): void {
    if (scheduledEvaluations.get(uri)?.analysis !== analysis) return;
    if (!evaluations.next().done)
      return void setImmediate(() => evaluateNext(uri, analysis, evaluations, oldDiagnostics));
    scheduledEvaluations.delete(uri);
    if (serializeDiagnostics(analysis) !== oldDiagnostics)
      void runGuarded(log, 'Publishing the problems of combats', () => onChanged(uri));
  }

  function cancel(uri: string): void {
    scheduledEvaluations.get(uri)?.stopTimer();
    scheduledEvaluations.delete(uri);
  }

  return {
    /** Schedules evaluation after the diagnostics of an analysis have been sent. */
    schedule(uri: string, analysis: Analysis): void {
      // The server may have shut down in the meantime.
      if (isDisposed || scheduledEvaluations.get(uri)?.analysis === analysis) return;
      cancel(uri);
      if (!hasPendingCombats(analysis)) return;
      const oldDiagnostics = serializeDiagnostics(analysis);
      const begin = () => evaluateNext(uri, analysis, runDeferredExpectations(analysis), oldDiagnostics);
      scheduledEvaluations.set(uri, { analysis, stopTimer: after(startDelay, begin) });
    },
    /** Cancels evaluation when a document is changed or closed, until it is scheduled again. */
    cancel,
    dispose(): void {
      isDisposed = true;
      for (const uri of [...scheduledEvaluations.keys()]) cancel(uri);
    },
  };
}

/** Evaluations may add diagnostics, and suppressions of these. */
function serializeDiagnostics(analysis: Analysis): string {
  return JSON.stringify(diagnose(analysis).map(({ from, to, code, message }) => [from, to, code, message]));
}
