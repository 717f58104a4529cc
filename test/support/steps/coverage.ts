/**
 * Counts how often V8 enters each block of code, a measure of work that does not depend on time. V8 counts only in code that it compiled
 * after counting began, so this module is imported first in a separate process. Work inside V8 (patterns, copying of text) is not counted.
 */
import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
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
  let steps = 0;
  for (const { functions } of takeCoverage())
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}

/** A function, and how often its most frequent block was entered. */
export interface EnteredFunction {
  readonly name: string;
  /** In the program; undefined for functions of packages. */
  readonly offset: number | undefined;
  readonly count: number;
}

/** The functions entered since the last call. @param program path of the running program */
export function takeEnteredFunctions(program: string): readonly EnteredFunction[] {
  return takeCoverage().flatMap(({ url, functions }) =>
    functions.flatMap(({ functionName, ranges }) => {
      const count = Math.max(...ranges.map((range) => range.count));
      const isOwn = url.endsWith(program);
      const name = isOwn ? functionName || 'a function' : `${functionName} of ${url.split('node_modules/').at(-1)!}`;
      return count > 0 ? [{ name, offset: isOwn ? ranges[0]!.startOffset : undefined, count }] : [];
    }),
  );
}

function takeCoverage(): Coverage['result'] {
  return (post('Profiler.takePreciseCoverage') as Coverage).result;
}
