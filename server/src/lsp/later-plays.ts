/**
 * Plays the combats that the problems of a document did not wait for, one at a time: between two of them whatever has arrived meanwhile is
 * answered.
 */
import { playing, problems } from '../features';
import type { Analysis } from '../features';
import { systemScheduler } from '../work/scheduler';
import type { Scheduler } from '../work/scheduler';
import { attempted } from './guard';
import type { LogError } from './guard';
import type { Runtime } from './runtime';

/** An edit touches one combat, sometimes two. To replace the text touches all: then none is waited for. */
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

  function playOn(uri: string, analysis: Analysis, plays: Iterator<void>, before: number): void {
    if (followed.get(uri)?.analysis !== analysis) return;
    if (!plays.next().done) return void soon(() => playOn(uri, analysis, plays, before));
    followed.delete(uri);
    // More can be found by playing, never less.
    if (problems(analysis).length !== before) void attempted(log, 'Telling of combats', () => found(uri));
  }

  function stop(uri: string): void {
    followed.get(uri)?.stopTimer();
    followed.delete(uri);
  }

  return {
    follow(uri, analysis) {
      if (followed.get(uri)?.analysis === analysis) return;
      stop(uri);
      // Whether any wait is known once the problems are.
      problems(analysis);
      if (!analysis.plays.owed) return;
      const begin = () => playOn(uri, analysis, playing(analysis), problems(analysis).length);
      followed.set(uri, { analysis, stopTimer: after(afterAnswers, begin) });
    },
    stop,
    dispose() {
      for (const uri of [...followed.keys()]) stop(uri);
    },
  };
}
