import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  collectActions,
  listAllCombats,
  analyse,
  analyseInSteps,
  findCompletions,
  emptyMemory,
  findFoldableRanges,
  getHover,
  findLenses,
  diagnose,
  findReferences,
  findSymbols,
} from '../../../../server/src/features';
import type { Analysis } from '../../../../server/src/features';
import { createLineIndex } from '../../../../server/src/text';
import { environment } from '../../../support/environment';
import { chooseRunCount } from '../../../support/run-size';

const folder = 'samples/wif-ssw';

const samples = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.scenario.yaml'))
  .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));

const tableEnvironment = environment({
  readTable: (name) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? { text: fs.readFileSync(file, 'utf8') } : undefined;
  },
});

/** Texts that an edit inserts: typing, pasting, deleting, duplicating a line, breaking something. */
const insertions = [
  '',
  'x',
  '\n',
  '  ',
  ': ',
  '- ',
  '"',
  '{',
  '}',
  '# ',
  'pass',
  '99',
  'rain',
  '&a ',
  '*a',
  '---\n',
  '\t',
  'section: 4, ',
];

const edit = fc.record({
  at: fc.nat(),
  length: fc.constantFrom(0, 0, 0, 1, 4, 40),
  insert: fc.constantFrom(...insertions),
});

type Edit = { at: number; length: number; insert: string };

function applyEdit(text: string, { at, length, insert }: Edit): string {
  const from = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, from) + insert + text.slice(from + length);
}

/** All diagnostics of a file with their fixes, as plain data. */
function toPlainDiagnostics(analysis: Analysis): unknown {
  return diagnose(analysis).map(({ listFixes, ...problem }) => ({ ...problem, fixes: listFixes() }));
}

const edits = fc.record({ sample: fc.constantFrom(...samples), steps: fc.array(edit, { minLength: 1, maxLength: 5 }) });

describe('an analysis after edits', () => {
  it('reports the same after edits as a fresh analysis of the same text', () => {
    fc.assert(
      fc.property(edits, ({ sample, steps }) => {
        let text = sample;
        let analysis = analyse(text, undefined, tableEnvironment);
        diagnose(analysis);
        for (const step of steps) {
          text = applyEdit(text, step);
          analysis = analyse(text, analysis, tableEnvironment);
          const fresh = analyse(text, undefined, tableEnvironment);
          assert.deepEqual(toPlainDiagnostics(analysis), toPlainDiagnostics(fresh), text);
          assert.deepEqual(findSymbols(analysis), findSymbols(fresh));
          assert.deepEqual(findFoldableRanges(analysis), findFoldableRanges(fresh), text);
          assert.deepEqual(
            listAllCombats(analysis).map(({ entry }) => entry.id),
            listAllCombats(fresh).map(({ entry }) => entry.id),
          );
          const offset = step.at % (text.length + 1);
          assert.deepEqual(getHover(analysis, offset), getHover(fresh, offset), text);
        }
      }),
      { seed: 7, numRuns: chooseRunCount(150, 30) },
    );
  });

  it('keeps its line index correct, whenever the lines were last read', () => {
    const plannedEdits = fc.array(fc.record({ step: edit, asks: fc.boolean() }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...samples), plannedEdits, (sample, steps) => {
        let text = sample;
        let analysis = analyse(text, undefined, tableEnvironment);
        for (const { step, asks } of steps) {
          text = applyEdit(text, step);
          analysis = analyse(text, analysis, tableEnvironment);
          if (!asks) continue;
          const [lines, fresh] = [analysis.lines(), createLineIndex(text)];
          assert.equal(lines.lineCount, fresh.lineCount, text);
          assert.deepEqual(lines.positionAt(step.at), fresh.positionAt(step.at), text);
        }
      }),
      { seed: 11, numRuns: chooseRunCount(200, 50) },
    );
  });

  it('answers every request for any text', () => {
    fc.assert(
      fc.property(edits, fc.string(), ({ sample, steps }, tail) => {
        const text = steps.reduce(applyEdit, sample) + tail;
        const analysis = analyse(text, undefined, tableEnvironment);
        const reported = diagnose(analysis);
        assert.ok(
          reported.every(({ code }) => code !== 'asdic/check-failed'),
          JSON.stringify(reported),
        );
        assert.ok(reported.every(({ from, to }) => 0 <= from && from <= to && to <= text.length));
        const at = steps[0]!.at % (text.length + 1);
        getHover(analysis, at);
        findCompletions(analysis, at);
        findReferences(analysis, at, true);
        collectActions(analysis, { from: at, to: at }, reported, emptyMemory);
        findLenses(analysis, emptyMemory);
        findFoldableRanges(analysis);
      }),
      { seed: 7, numRuns: chooseRunCount(150, 30) },
    );
  });
});

describe('an analysis in the background', () => {
  const broken = fs
    .readdirSync('samples/broken/wif-ssw')
    .filter((name) => name.endsWith('.scenario.yaml'))
    .map((name) => fs.readFileSync(path.join('samples/broken/wif-ssw', name), 'utf8'));

  function analyzeWithPauses(text: string): { readonly analysis: Analysis; readonly pauses: number } {
    const steps = analyseInSteps(text, tableEnvironment);
    for (let pauses = 0; ; pauses++) {
      const step = steps.next();
      if (step.done) return { analysis: step.value, pauses };
    }
  }

  it('reports the same in the background as an analysis at once', () => {
    const formatDiagnostics = (analysis: Analysis) =>
      diagnose(analysis).map(({ code, from, to, message }) => `${code} ${from}-${to} ${message}`);
    for (const text of [...samples, ...broken])
      assert.deepEqual(
        formatDiagnostics(analyzeWithPauses(text).analysis),
        formatDiagnostics(analyse(text, undefined, tableEnvironment)),
      );
  });

  it('pauses after each chunk that it reads and each part that it checks', () => {
    const writePart = (index: number) =>
      `  - id: b${index}\n    weather: fine\n    subs: { power: germany, units: [{ id: u${index}, type: sub, attack: 3, section: 3 }] }\n    convoy: { power: cw, convoyPoints: 1 }\n`;
    const writeText = (count: number) =>
      `ruleset: wif-ssw\npowers: { germany: { side: axis }, cw: { side: allied } }\nengagements:\n${Array.from({ length: count }, (_, index) => writePart(index)).join('')}`;
    const [few, many] = [analyzeWithPauses(writeText(10)).pauses, analyzeWithPauses(writeText(60)).pauses];
    assert.equal(many - few, 4 * 50); // read, checked against the schema, and against the rules with and without references
  });

  it('pauses after each of the problems of one large part', () => {
    const writeUnknownMembers = (faults: number) =>
      Array.from({ length: faults }, (_, index) => `    unknown${index}: 1\n`).join('');
    const writeText = (faults: number) =>
      `ruleset: wif-ssw\npowers:\n  germany:\n    side: axis\n${writeUnknownMembers(faults)}`;
    const [few, many] = [analyzeWithPauses(writeText(10)).pauses, analyzeWithPauses(writeText(60)).pauses];
    assert.equal(many - few, 3 * 50); // found, explained, and located
  });
});
