/** How much work something does, counted and not timed: how often V8 entered each block of code while it ran. */
import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** The number of blocks of code that were entered. Work inside of the engine itself (patterns, sorting, copying of text) is not seen. */
export function stepsOf(run: () => void): number {
  const session = new Session();
  session.connect();
  const post = (method: string, parameters = {}): unknown => {
    let answer: unknown;
    // In the same thread the answer comes before `post` returns.
    session.post(method, parameters, (error, result) => {
      if (error) throw error;
      answer = result;
    });
    return answer;
  };
  try {
    post('Profiler.enable');
    post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    post('Profiler.takePreciseCoverage'); // what was counted before
    run();
    const { result } = post('Profiler.takePreciseCoverage') as Coverage;
    return result
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
