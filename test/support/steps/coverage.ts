/**
 * Counts how often V8 enters each block of code, a measure of work that does not depend on time. V8 counts only in code that it compiled
 * after counting began, so this module is imported first in a separate process. Work inside V8 (patterns, copying of text) is not counted.
 */
import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const session = new Session();
session.connect();
post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Posts to the inspector. In the same thread the callback runs before `session.post` returns. */
function post(method: string, parameters = {}): unknown {
  let answer: unknown;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/** The number of entered blocks of code since the last call. */
export function takeStepCount(): number {
  const { result } = post('Profiler.takePreciseCoverage') as Coverage;
  let steps = 0;
  for (const { functions } of result)
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}
