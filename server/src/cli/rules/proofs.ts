/** Reads which tests prove which rules, and which surfaces cite them: the records of a complete run of the unit tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CannotRun } from '../../library/errors';
import type { Proofs } from '../../library/rules';

type TextsById = ReadonlyMap<string, readonly string[]>;

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
  const readList = (file: string | undefined, defaultName: string, contentDescription: string) =>
    readLists(resolve(folder, file ?? join('out', defaultName)), file !== undefined, contentDescription);
  return {
    tests: readList(tests, 'rule-tests.json', 'titles of tests by checklist id'),
    evidence: readList(evidence, 'rule-evidence.json', 'surfaces by rule'),
  };
}

function readLists(file: string, mustExist: boolean, contentDescription: string): TextsById | undefined {
  if (!existsSync(file)) {
    if (mustExist) throw new CannotRun(`There is no file ${file}. The unit tests write one: npm run unit.`);
    return undefined;
  }
  const data = readJson(file);
  if (!isLists(data))
    throw new CannotRun(`${file} is not a record of the unit tests, which holds ${contentDescription}.`);
  return new Map(Object.entries(data));
}

function readJson(file: string): unknown {
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
