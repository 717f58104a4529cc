/** What is kept and no longer used goes: versions of Asdic and of Node come and go. */
import fs from 'node:fs';
import path from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** What nobody has used for so long goes, in milliseconds. */
const longest = 30 * day;

/** The names that `CodeCache` gives, with the end of one that was never finished: nothing else is touched. */
const ofVersion = /^[0-9a-f]+-(?:\d+|any)$/;
const ofFile = /\.cjs-[0-9a-f]+(?:\.[0-9a-z]+)?$/;

/** Notes that a file was used, to the day. */
export function touch(file: string): void {
  try {
    const now = new Date();
    if (fs.statSync(file).mtimeMs < now.getTime() - day) fs.utimesSync(file, now, now);
  } catch {
    // Whoever may not write there has it removed one day, and makes it again.
  }
}

/** @param folder of the code of all versions of V8 */
export function tidy(folder: string): void {
  for (const version of entriesOf(folder, ofVersion)) {
    for (const file of entriesOf(version, ofFile)) removeOld(file);
    try {
      fs.rmdirSync(version);
    } catch {
      // It is not empty.
    }
  }
}

function entriesOf(folder: string, pattern: RegExp): readonly string[] {
  try {
    return fs
      .readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => path.join(folder, name));
  } catch {
    // Somebody else's, or no folder.
    return [];
  }
}

function removeOld(file: string): void {
  try {
    const found = fs.lstatSync(file);
    if (found.isFile() && found.mtimeMs < Date.now() - longest) fs.rmSync(file);
  } catch {
    // Another program has removed it.
  }
}
