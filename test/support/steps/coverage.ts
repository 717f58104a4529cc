/**
 * Counts how often V8 enters each block of code: how much work something does, counted and not timed. V8 counts in code that it compiled
 * after the counting began, so this module comes first in a process of its own. Work inside of the engine (patterns, copying of text) is not
 * seen.
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

/** In the same thread the answer comes before `post` returns. */
function post(method: string, parameters = {}): unknown {
  let answer: unknown;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/** The blocks of code that were entered since this was asked last. */
export function stepsSince(): number {
  const { result } = post('Profiler.takePreciseCoverage') as Coverage;
  let steps = 0;
  for (const { functions } of result)
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}
