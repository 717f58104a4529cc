/** Which tests prove which rules: what a whole run of the unit tests wrote down. */
import { existsSync, readFileSync } from 'node:fs';
import { CannotRun } from '../outcome';

/** Titles of passed tests by qualified checklist id (`wif-ssw:W12`). */
export type Proofs = ReadonlyMap<string, readonly string[]>;

/**
 * @param file path of the file that the unit tests wrote
 * @param mustExist without the file there are no proofs to tell of; where it was named it must be there
 * @returns undefined without the file
 * @throws CannotRun where the file is missing though named, or is not what the tests write
 */
export function readProofs(file: string, mustExist: boolean): Proofs | undefined {
  if (!existsSync(file)) {
    if (mustExist) throw new CannotRun(`There is no file ${file}. The unit tests write one: npm run unit.`);
    return undefined;
  }
  const data = parsed(file);
  if (!isProofs(data))
    throw new CannotRun(`${file} is not what the unit tests write: titles of tests by checklist id.`);
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

function isProofs(data: unknown): data is Readonly<Record<string, readonly string[]>> {
  const isTitles = (value: unknown) => Array.isArray(value) && value.every((title) => typeof title === 'string');
  return typeof data === 'object' && data !== null && !Array.isArray(data) && Object.values(data).every(isTitles);
}

/** How many different tests prove any of the ids. */
export function testsOf(proofs: Proofs, ruleset: string, checklist: readonly string[]): number {
  return new Set(checklist.flatMap((id) => proofs.get(`${ruleset}:${id}`) ?? [])).size;
}
