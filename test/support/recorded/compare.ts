/** Compares what users read with what was recorded: `ASDIC_RECORD=1` records again. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Chapter } from './record-editor';

const recordFolder = 'test/recorded';

/** The folder of the project, which differs from machine to machine. */
export const root = pathToFileURL(path.resolve('.')).href;

/** The address of a page of values ends with that of the file, and with a number of the session. */
const valuesPage = /(%22values%22%2C%22rule%22%3A%22\d+)-\d+%22%2C%22check%22%3A%22[0-9a-f]+%22/g;

/** Compares a record with that of its name, or writes it. */
export function compareRecord(name: string, chapters: readonly Chapter[]): void {
  const text = chapters
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `== ${title}\n${lines.join('\n')}\n`)
    .join('\n')
    .replaceAll(root, 'file:///project')
    .replaceAll(valuesPage, '$1%22');
  assertRecorded(name.replaceAll(/samples.|.scenario.yaml/g, '').replaceAll(/[ /\\]+/g, '-'), text);
}

/** Compares a text with the record in the file of that name, or writes it. */
export function assertRecorded(name: string, text: string): void {
  const file = path.join(recordFolder, `${name}.txt`);
  if (process.env['ASDIC_RECORD'] !== undefined) {
    fs.mkdirSync(recordFolder, { recursive: true });
    fs.writeFileSync(file, text);
  }
  assert.equal(text, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', 'ASDIC_RECORD=1 records again');
}
