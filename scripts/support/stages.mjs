// Results of the stages of the test command, and their report.

/**
 * @typedef {object} StageResult
 * @property {string} name
 * @property {number} [passed]
 * @property {number} [failed]
 * @property {number} [seconds]
 * @property {string} [notRun] why it could not run
 * @property {string} [output]
 */

const linesOfFailure = 60;
const testsNamed = 5;
const lengthOfName = 300;

/**
 * The counts of a stage: those of the last line "N passed, N failed", or one for the stage as a whole.
 * @param {string} output of the stage
 * @param {{ code: number, counts: boolean, mayBeEmpty: boolean }} how its exit code; whether it prints counts; whether zero tests are
 * acceptable
 * @returns {{ passed: number, failed: number } | { notRun: string }}
 */
export function parseCounts(output, { code, counts, mayBeEmpty }) {
  if (!counts) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const notRun = output.match(/^not run: (.*)$/m)?.[1];
  if (notRun !== undefined) return { notRun };
  const line = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  // Missing counts: the stage was aborted.
  if (line === undefined) return { passed: 0, failed: 1 };
  const [passed, failed] = [Number(line[1]), Number(line[2])];
  const isBroken = code !== 0 && failed === 0 && !(mayBeEmpty && passed === 0);
  return { passed, failed: isBroken ? 1 : failed };
}

/**
 * A line for each stage, then one for each failed test, and "N passed, N failed" over all at the end: often only the last lines of a run
 * are read.
 * @param {readonly StageResult[]} results
 * @returns {{ lines: string[], isGreen: boolean }} green: something passed, nothing failed, and everything ran
 */
export function tally(results) {
  const lines = results.map(({ name, passed = 0, failed = 0, seconds = 0, notRun }) =>
    notRun === undefined
      ? `${failed > 0 ? 'FAILED ' : 'ok     '} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`
      : `NOT RUN ${name}: ${notRun}`,
  );
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const ranAll = results.every(({ notRun }) => notRun === undefined);
  return {
    lines: [...lines, ...results.flatMap(listFailedNames), `${sum('passed')} passed, ${sum('failed')} failed`],
    isGreen: ranAll && sum('failed') === 0 && sum('passed') > 0,
  };
}

/**
 * The end of the output of each failed stage, where test runners name the failures.
 * @param {readonly StageResult[]} results
 * @returns {string[]} lines, empty if nothing failed
 */
export function formatFailures(results) {
  return results
    .filter(({ failed = 0 }) => failed > 0)
    .flatMap(({ name, output = '' }) => [
      `== ${name} failed:`,
      ...output.trimEnd().split('\n').slice(-linesOfFailure),
      '',
    ]);
}

/**
 * The failures of a stage: its tests, as Mocha lists them after "N failing", or else the last line of its output.
 * @param {StageResult} result
 */
function listFailedNames({ name, failed = 0, output = '' }) {
  if (failed === 0) return [];
  const listings = output.split(/^ +\d+ failing$/m).slice(1);
  const tests = listings.flatMap((listing) =>
    listing
      .split(/^ {2}\d+\) /m)
      .slice(1)
      .map(joinTitleLines),
  );
  const told = tests.length > 0 ? tests : [output.trimEnd().split('\n').at(-1) ?? ''];
  const more = told.length > testsNamed ? [`and ${told.length - testsNamed} more`] : [];
  return [...told.slice(0, testsNamed), ...more].map((one) => `${name}: ${one}`.slice(0, lengthOfName));
}

/** The names of suites and test, and the first line of the error. @param {string} listed a test as Mocha lists it */
function joinTitleLines(listed) {
  const lines = listed.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => line.endsWith(':'));
  const error = lines.slice(end + 1).find((line) => line !== '') ?? '';
  return `${lines.slice(0, end + 1).join(' ')} ${error}`;
}
