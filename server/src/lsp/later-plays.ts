/**
 * Plays the combats that the problems of a document did not wait for, one at a time: between two of them whatever has arrived meanwhile is
 * answered.
 */
import { playing, problems } from '../features';
import type { Analysis } from '../features';
import { attempted } from './guard';
import type { LogError } from './guard';
import type { Runtime } from './runtime';

/** An edit touches one combat, sometimes two. To open a file, or to replace its text, touches all: then none is waited for. */
export const playsAtOnce = 2;

export interface LaterPlays {
  /** A document was analysed, and its problems have been told. */
  follow(uri: string, analysis: Analysis): void;
  /** A document was changed, or closed. What a change leads to comes first: plays go on once it is followed again. */
  stop(uri: string): void;
}

/** @param found is told of a document once all are played, if its problems are others now */
export function laterPlays(
  { soon }: Pick<Runtime, 'soon'>,
  log: LogError,
  found: (uri: string) => Promise<void>,
): LaterPlays {
  /** Of each document what was analysed last: only this is played on. */
  const followed = new Map<string, Analysis>();

  function playOn(uri: string, analysis: Analysis, plays: Iterator<void>, before: number): void {
    if (followed.get(uri) !== analysis) return;
    if (!plays.next().done) return void soon(() => playOn(uri, analysis, plays, before));
    followed.delete(uri);
    // More can be found by playing, never less.
    if (problems(analysis).length !== before) void attempted(log, 'Telling of combats', () => found(uri));
  }

  return {
    follow(uri, analysis) {
      if (followed.get(uri) === analysis) return;
      followed.delete(uri);
      const { length } = problems(analysis);
      if (!analysis.plays.owed) return;
      followed.set(uri, analysis);
      soon(() => playOn(uri, analysis, playing(analysis), length));
    },
    stop: (uri) => void followed.delete(uri),
  };
}
