/** Evaluates the expectations that diagnostics did not wait for, one combat at a time, yielding to incoming messages in between. */
import type { Analysis } from '../features/analysis/analysis';
import { runDeferredExpectations } from '../features/diagnostics/deferred-expectations';
import { hasPendingCombats, diagnose } from '../features/diagnostics/diagnostics';
import { type Scheduler, systemScheduler } from '../work/scheduler';
import { type LogError, runGuarded } from './guard';
import type { Runtime } from './runtime';

/** An edit affects one or two failing combats. A change of the header or of the whole text affects all; then none is evaluated at once. */
export const playsAtOnce = 2;

/** Milliseconds between a change and the first evaluation, so that typing is not delayed. */
const startDelay = 50;

export interface DeferredExpectations {
  /** Schedules evaluation after the diagnostics of an analysis have been sent. */
  schedule(uri: string, analysis: Analysis): void;
  /** Cancels evaluation when a document is changed or closed, until it is scheduled again. */
  cancel(uri: string): void;
  dispose(): void;
}

/** @param onChanged called when the diagnostics of a document have changed after all evaluations */
export function createDeferredExpectations(
  { setImmediate }: Pick<Runtime, 'setImmediate'>,
  log: LogError,
  onChanged: (uri: string) => Promise<void>,
  { after }: Pick<Scheduler, 'after'> = systemScheduler,
): DeferredExpectations {
  /** The latest analysis of each document; evaluations of older ones stop. */
  const scheduled = new Map<string, { readonly analysis: Analysis; readonly stopTimer: () => void }>();
  let disposed = false;

  function evaluateNext(uri: string, analysis: Analysis, evaluations: Iterator<void>, before: string): void {
    if (scheduled.get(uri)?.analysis !== analysis) return;
    if (!evaluations.next().done) return void setImmediate(() => evaluateNext(uri, analysis, evaluations, before));
    scheduled.delete(uri);
    if (serializeDiagnostics(analysis) !== before) void runGuarded(log, 'Telling of combats', () => onChanged(uri));
  }

  function cancel(uri: string): void {
    scheduled.get(uri)?.stopTimer();
    scheduled.delete(uri);
  }

  return {
    schedule(uri, analysis) {
      // The server may have shut down in the meantime.
      if (disposed || scheduled.get(uri)?.analysis === analysis) return;
      cancel(uri);
      if (!hasPendingCombats(analysis)) return;
      const before = serializeDiagnostics(analysis);
      const begin = () => evaluateNext(uri, analysis, runDeferredExpectations(analysis), before);
      scheduled.set(uri, { analysis, stopTimer: after(startDelay, begin) });
    },
    cancel,
    dispose() {
      disposed = true;
      for (const uri of [...scheduled.keys()]) cancel(uri);
    },
  };
}

/** Evaluations may add diagnostics, and suppressions of these. */
function serializeDiagnostics(analysis: Analysis): string {
  return JSON.stringify(diagnose(analysis).map(({ from, to, code, message }) => [from, to, code, message]));
}
