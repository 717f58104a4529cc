/**
 * Plays the combats that the problems of a document did not wait for, one at a time: between two of them whatever has arrived meanwhile is
 * answered.
 */
import type { Analysis } from '../features/analysis';
import { playing } from '../features/problems/playing';
import { hasPendingCombats, problems } from '../features/problems/problems';
import { systemScheduler } from '../work/scheduler';
import type { Scheduler } from '../work/scheduler';
import { attempted } from './guard';
import type { LogError } from './guard';
import type { Runtime } from './runtime';

/** An edit touches one combat that is amiss, sometimes two. To change the header or replace the text touches all: then none is waited for. */
export const playsAtOnce = 2;

/** Milliseconds after a change before the first is played: whoever goes on typing waits for none. */
const afterAnswers = 50;

export interface LaterPlays {
  /** A document was analysed, and its problems have been told. */
  follow(uri: string, analysis: Analysis): void;
  /** A document was changed, or closed. What a change leads to comes first: plays go on once it is followed again. */
  stop(uri: string): void;
  dispose(): void;
}

/** @param found is told of a document once all are played, if its problems are others now */
export function laterPlays(
  { soon }: Pick<Runtime, 'soon'>,
  log: LogError,
  found: (uri: string) => Promise<void>,
  { after }: Pick<Scheduler, 'after'> = systemScheduler,
): LaterPlays {
  /** Of each document what was analysed last: only this is played on. */
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
      // It may be on its way to here when the server shuts down.
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

/** Playing may find problems, and comments that accept them then. */
function saidOf(analysis: Analysis): string {
  return JSON.stringify(problems(analysis).map(({ from, to, code, message }) => [from, to, code, message]));
}
