/** Evaluates the expectations that diagnostics did not wait for, one combat at a time, yielding to incoming messages in between. */
import type { Analysis } from '../features/analysis';
import { playing } from '../features/problems/playing';
import { hasPendingCombats, problems } from '../features/problems/problems';
import { systemScheduler } from '../work/scheduler';
import type { Scheduler } from '../work/scheduler';
import { attempted } from './guard';
import type { LogError } from './guard';
import type { Runtime } from './runtime';

/** An edit affects one or two failing combats. A change of the header or of the whole text affects all; then none is evaluated at once. */
export const playsAtOnce = 2;

/** Milliseconds between a change and the first evaluation, so that typing is not delayed. */
const afterAnswers = 50;

export interface LaterPlays {
  /** Schedules evaluation after the diagnostics of an analysis have been sent. */
  follow(uri: string, analysis: Analysis): void;
  /** Cancels evaluation when a document is changed or closed, until it is scheduled again. */
  stop(uri: string): void;
  dispose(): void;
}

/** @param onChanged called when the diagnostics of a document have changed after all evaluations */
export function laterPlays(
  { soon }: Pick<Runtime, 'soon'>,
  log: LogError,
  found: (uri: string) => Promise<void>,
  { after }: Pick<Scheduler, 'after'> = systemScheduler,
): LaterPlays {
  /** The latest analysis of each document; evaluations of older ones stop. */
  const followed = new Map<string, { readonly analysis: Analysis; readonly stopTimer: () => void }>();
  let disposed = false;

  function playOn(uri: string, analysis: Analysis, plays: Iterator<void>, before: string): void {
    if (followed.get(uri)?.analysis !== analysis) return;
    if (!plays.next().done) return void soon(() => playOn(uri, analysis, plays, before));
    followed.delete(uri);
    if (saidOf(analysis) !== before) void attempted(log, 'Telling of combats', () => found(uri));
  }

  function stop(uri: string): void {
    followed.get(uri)?.stopTimer();
    followed.delete(uri);
  }

  return {
    follow(uri, analysis) {
      // The server may have shut down in the meantime.
      if (disposed || followed.get(uri)?.analysis === analysis) return;
      stop(uri);
      if (!hasPendingCombats(analysis)) return;
      const before = saidOf(analysis);
      const begin = () => playOn(uri, analysis, playing(analysis), before);
      followed.set(uri, { analysis, stopTimer: after(afterAnswers, begin) });
    },
    stop,
    dispose() {
      disposed = true;
      for (const uri of [...followed.keys()]) stop(uri);
    },
  };
}

/** Evaluations may add diagnostics, and suppressions of these. */
function saidOf(analysis: Analysis): string {
  return JSON.stringify(problems(analysis).map(({ from, to, code, message }) => [from, to, code, message]));
}
