/** Reads which tests prove which rules, and which surfaces cite them: the records of a complete run of the unit tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotRun } from '../../library/failure';
import type { Proofs } from '../../library/rules';

type Lists = ReadonlyMap<string, readonly string[]>;

/** Record files, if not in their default places. */
export interface ProofFiles {
  readonly tests?: string;
  readonly evidence?: string;
}

/**
 * @param folder the base of file names, with the default records below it
 * @throws CannotRun if a named file is missing, or a file is not a record of the unit tests
 */
export function readProofs({ tests, evidence }: ProofFiles, folder: string): Proofs {
  const read = (named: string | undefined, usual: string, what: string) =>
    readLists(resolve(folder, named ?? join('out', usual)), named !== undefined, what);
  return {
    tests: read(tests, 'rule-tests.json', 'titles of tests by checklist id'),
    evidence: read(evidence, 'rule-evidence.json', 'surfaces by rule'),
  };
}

function readLists(file: string, mustExist: boolean, what: string): Lists | undefined {
  if (!existsSync(file)) {
    if (mustExist) throw new CannotRun(`There is no file ${file}. The unit tests write one: npm run unit.`);
    return undefined;
  }
  const data = parsed(file);
  if (!isLists(data)) throw new CannotRun(`${file} is not what the unit tests write: ${what}.`);
  return new Map(Object.entries(data));
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function isLists(data: unknown): data is Readonly<Record<string, readonly string[]>> {
  const isList = (value: unknown) => Array.isArray(value) && value.every((word) => typeof word === 'string');
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.values(data).every(isList);
}
