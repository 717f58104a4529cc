import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { applyTextEdits, diagnose } from '../../../../../server/src/features';
import type { Analysis, OffsetDiagnostic } from '../../../../../server/src/features';
import { parse } from '../../../../../server/src/text';
import { createRandomNumbers } from '../../../../fuzz/random';
import type { RandomNumbers } from '../../../../fuzz/random';
import { dedent } from '../../../../support/fixture';
import { scenarioFiles } from '../../../../support/samples';
import { analyzeText, biscay } from '../../support';

const parseData = (text: string) => parse(text).documents.map(({ data }) => data);

const filterSyntaxErrors = (analysis: Analysis): readonly OffsetDiagnostic[] =>
  diagnose(analysis).filter(({ code }) => code.startsWith('syntax/'));

/** Breaks a text. @returns the titles of the fixes and the text after the first */
function mendText(right: string, wrong: string, text = biscay) {
  assert.ok(text.includes(right), right);
  const broken = text.replace(right, wrong);
  const syntaxErrors = filterSyntaxErrors(analyzeText(broken));
  assert.equal(syntaxErrors.length, 1, JSON.stringify(syntaxErrors));
  const fixes = syntaxErrors[0]!.listFixes();
  return {
    code: syntaxErrors[0]!.code,
    titles: fixes.map(({ title }) => title),
    after: fixes[0] && applyTextEdits(broken, fixes[0].edits),
  };
}

/** The ways to lose a character or to misplace a line. */
const slips: Readonly<Record<string, (text: string, random: RandomNumbers) => string>> = {
  'a comma': (text, random) => removeRandomMatch(text, / *,/g, random),
  'a blank behind a colon': (text, random) => removeRandomMatch(text, /(?<=[\w"]:) +(?=\S)/g, random),
  'a dash': (text, random) => removeRandomMatch(text, /(?<=^ *)- +(?=\S)/gm, random),
  'a dash, and no blank': (text, random) => removeRandomMatch(text, /(?<=^ *)-(?= +\S)/gm, random),
  'the place of a line': (text, random) => {
    const lines = text.split('\n');
    const index = random.below(lines.length);
    const columns = 1 + random.below(4);
    const line = lines[index]!;
    lines[index] =
      random.below(2) === 0 ? ' '.repeat(columns) + line : line.replace(new RegExp(`^ {0,${columns}}`), '');
    return lines.join('\n');
  },
};

function removeRandomMatch(text: string, pattern: RegExp, random: RandomNumbers): string {
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { index, 0: match } = random.pick(matches);
  return text.slice(0, index) + text.slice(index + match.length);
}

describe('fixes of an unreadable text', () => {
  it('adds a missing comma', () => {
    for (const [right, wrong] of [
      ['side: allied, action', 'side: allied action'],
      ['id: condor, type', 'id: condor type'],
      ['search.subs: 4, search', 'search.subs: 4 search'],
    ] as const) {
      const { titles, after } = mendText(right, wrong);
      assert.deepEqual([titles, after], [['Insert a comma'], biscay], wrong);
    }
  });

  it('adds a missing space behind the key of a member of the scenario', () => {
    for (const key of ['title', 'turn']) {
      const { titles, after } = mendText(`${key}: `, `${key}:`);
      assert.deepEqual([titles, after], [['Insert a space'], biscay], key);
    }
  });

  it('adds a missing dash', () => {
    for (const [right, wrong] of [
      ['    - { id: condor', '    { id: condor'],
      ['    - { id: condor', '     { id: condor'],
    ] as const) {
      const { titles, after } = mendText(right, wrong);
      assert.deepEqual([titles, after], [['Insert a dash'], biscay], wrong);
    }
  });

  it('moves a line to its place', () => {
    for (const [right, wrong, title] of [
      ['    weather', '       weather', 'Move the line out by 3 columns'],
      ['\n  cw:', '\n   cw:', 'Move the line out by a column'],
      ['\n  cw:', '\n     cw:', 'Move the line out by 3 columns'],
      ['\n    convoy:', '\n     convoy:', 'Move the line out by a column'],
    ] as const) {
      const { titles, after } = mendText(right, wrong);
      assert.deepEqual([titles, after], [[title], biscay], wrong);
    }
  });

  it('offers no fix if two places give different scenarios', () => {
    const text = dedent(`
      ruleset: wif-ssw
      turn: { year: 1941, months: jan-feb }
      powers:
        germany:
          side: axis
          atWarWith: []
         action: naval
    `);
    const [problem] = filterSyntaxErrors(analyzeText(text));
    assert.equal(problem!.code, 'syntax/indentation');
    assert.deepEqual(
      problem!.listFixes().map(({ title }) => title),
      ['Move the line in by a column'],
    );
    const [title] = filterSyntaxErrors(
      analyzeText('ruleset: wif-ssw\ntitle: Convoy PQ: the end\nturn: { year: 1941, months: jan-feb }\n'),
    );
    assert.deepEqual(title!.listFixes(), []);
  });

  it('offers no fix without a ruleset, which alone can tell the intended text', () => {
    const [problem] = filterSyntaxErrors(analyzeText('powers:\n  uk:\n    side: axis\n   us: { side: axis }\n'));
    assert.deepEqual(problem?.listFixes(), []);
  });

  const texts = scenarioFiles('samples')
    .filter((file) => !file.includes('broken'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  for (const [label, slip] of Object.entries(slips))
    it(`a fix restores the data of a text that lost ${label}, or there is none`, () => {
      let fixCount = 0;
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const random = createRandomNumbers(seed);
          const text = random.pick(texts);
          const wrong = slip(text, random);
          const [problem] = filterSyntaxErrors(analyzeText(wrong));
          if (!problem) return;
          for (const { edits } of problem.listFixes()) {
            fixCount++;
            assert.deepEqual(parseData(applyTextEdits(wrong, edits)), parseData(text), wrong);
          }
        }),
        { numRuns: 25 },
      );
      assert.ok(fixCount > 5, `${fixCount} fixes`);
    });
});
