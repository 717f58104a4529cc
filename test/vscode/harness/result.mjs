// The result of a suite in VS Code: the suite writes its counts into a file at its very end. An extension host that crashes before
// is reported by VS Code as a success, so a missing file is a failure.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../scripts/support/project.mjs';

/**
 * @typedef {object} SuiteOptions
 * @property {string} workspace the folder to open
 * @property {string} [vsix] a packaged extension to test instead of the project
 * @property {boolean} [web] whether the extension host is a web worker instead of a Node process
 * @property {boolean} [oldest] whether VS Code is the oldest supported one, in its build for the web
 * @property {string} [grep] only tests whose names match
 * @property {number} timeout of a window, in milliseconds
 * @property {boolean} [verbose]
 */
/**
 * @typedef {object} SuiteResult
 * @property {string} name which window
 * @property {number} passed
 * @property {number} failed a suite that did not end counts as one
 * @property {string} [reason] why it did not end
 */

/** @typedef {{ passed: number, failed: number }} Outcome of the tests of a window */

const resultFile = path.join(projectRoot, `out/vscode-result-${process.pid}.json`);

/** The variables that the suite reads. @param {SuiteOptions} options @returns {Record<string, string>} */
export function createSuiteEnvironment({ grep, vsix }) {
  return {
    ASDIC_SUITE_RESULT: resultFile,
    ...(grep === undefined ? {} : { ASDIC_SUITE_GREP: grep }),
    ...(vsix === undefined ? {} : { ASDIC_PACKAGED: '1' }),
  };
}

/** Stores the outcome of a suite that can write no file. @param {Outcome} outcome */
export function keepOutcome(outcome) {
  fs.writeFileSync(resultFile, JSON.stringify(outcome));
}

/**
 * Reads the result of the suite.
 * @param {string} name
 * @param {string | undefined} reason why the suite was given up, if it was
 * @returns {SuiteResult}
 */
export function collectResult(name, reason) {
  if (!fs.existsSync(resultFile)) {
    const why = reason ?? 'the extension host went away before the suite came to its end';
    return { name, passed: 0, failed: 1, reason: why };
  }
  const { passed, failed } = JSON.parse(fs.readFileSync(resultFile, 'utf8'));
  fs.rmSync(resultFile);
  return reason === undefined ? { name, passed, failed } : { name, passed, failed: failed + 1, reason };
}
