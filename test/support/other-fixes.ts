/**
 * The line changes of fixes: of the examples of checks those that are not preferred, of further cases all, with their messages. They are recorded in `test/server/rulesets/<id>/other-fixes.json` and reviewed with each change.
 * `ASDIC_UPDATE=1` writes the current ones.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';

/** By the title of a fix: the lines that it removes (`-`) and adds (`+`). */
export type Changes = Readonly<Record<string, readonly string[]>>;

interface OtherFixes {
  /** Compares the changes of the fixes of a check with the recorded ones. */
  compare(code: string, changes: Changes): void;
}

const cache = new Map<string, Record<string, Changes>>();

export function listOtherFixes(ruleset: string): OtherFixes {
  const file = `test/server/rulesets/${ruleset}/other-fixes.json`;
  const recorded = cache.get(ruleset) ?? readChanges(file);
  cache.set(ruleset, recorded);
  return {
    compare(code, changes) {
      if (process.env.ASDIC_UPDATE === undefined) {
        assert.deepEqual(
          changes,
          recorded[code] ?? {},
          `${file}: run the test with ASDIC_UPDATE=1 and review what it writes`,
        );
        return;
      }
      delete recorded[code];
      if (Object.keys(changes).length > 0) recorded[code] = changes;
      const sorted = Object.fromEntries(Object.entries(recorded).sort(([a], [b]) => (a < b ? -1 : 1)));
      fs.writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`); // prettier ignores these files
    },
  };
}

function readChanges(file: string): Record<string, Changes> {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Changes>) : {};
}

/** The lines from the first to the last difference of two texts. */
export function listChangedLines(before: string, after: string): readonly string[] {
  const [from, to] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return [
    ...from.slice(start, from.length - end).map((line) => `-${line}`),
    ...to.slice(start, to.length - end).map((line) => `+${line}`),
  ];
}
