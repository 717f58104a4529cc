import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { diagnose } from '../../../../server/src/features';
import { generalCodes } from '../../../../server/src/features/diagnostics/codes/general';
import { applyTextEdits } from '../../../../server/src/text';
import { rulesets } from '../../../support/environment';
import { fixture } from '../../../support/fixture';
import { scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay } from '../support';

function listFixes(text: string) {
  const analysis = analyzeText(text);
  return diagnose(analysis).flatMap((problem) =>
    problem.listFixes().map((fix) => ({ ...fix, code: problem.code, analysis })),
  );
}

const texts = [
  ...rulesets.flatMap(({ checks }) =>
    checks.flatMap(({ examples }) => examples.fails.map((example) => fixture(example).text)),
  ),
  ...Object.values(generalCodes).flatMap(({ fails }) => fails ?? []),
  ...scenarioFiles('samples/broken').map((file) => fs.readFileSync(file, 'utf8')),
];

/** Other notations of a value, most of which change its meaning. */
const notations: readonly ((value: string, indent: string) => string)[] = [
  ...[
    '!!str',
    '!!int',
    '!!set',
    '!!map',
    '!!seq',
    '!!omap',
    '!!null',
    '!!binary',
    '!own',
    '!',
    '&a',
    '&a !!str',
    '!!set &a',
  ].map((mark) => (value: string) => `${mark} ${value}`),
  (value) => `"${value}"`,
  (value) => `'${value}'`,
  (value, indent) => `|-\n${indent}  ${value}`,
  (value, indent) => `>\n${indent}  ${value}\n`,
  (value, indent) => `!!str # why\n${indent}  ${value}`,
  () => '!!str',
  () => '',
];

/** The places of values: after a key, a dash or a bracket. */
function findValues(text: string): readonly { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/(?<=[\w"'](?:: |:(?=\n))|^ *- |[[,] )(?:[^\s,[\]{}#:]+|(?=[[{\n]))/gm)].map(
    ({ index, 0: value }) => ({
      from: index,
      to: index + value.length,
    }),
  );
}

function listSyntaxCodes(text: string): readonly string[] {
  return analyzeText(text).file.diagnostics.map(({ code }) => code);
}

describe('fixes as text edits', () => {
  it('a fix changes the text and adds no syntax error, whatever the notation of values', () => {
    let offered = 0;
    const picks = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.constantFrom(...notations));
    fc.assert(
      fc.property(picks, ([original, valueNumber, applyNotation]) => {
        const values = findValues(original);
        const value = values[valueNumber % values.length];
        if (!value) return;
        const indent = /^ */.exec(original.slice(original.lastIndexOf('\n', value.from - 1) + 1))![0];
        const written = applyNotation(original.slice(value.from, value.to), indent);
        const separator = /\s/.test(original[value.from - 1] ?? ' ') ? '' : ' ';
        const text = original.slice(0, value.from) + separator + written + original.slice(value.to);
        const before = listSyntaxCodes(text);
        for (const { edits, title, code } of listFixes(text)) {
          offered++;
          const fixed = applyTextEdits(text, edits);
          assert.notEqual(fixed, text, `${code}: ${title}`);
          // A syntax error may hide other diagnostics.
          if (code.startsWith('syntax/')) continue;
          const remaining = [...before];
          for (const worse of listSyntaxCodes(fixed)) {
            const indexBefore = remaining.indexOf(worse);
            assert.ok(indexBefore >= 0, `${code}: ${title}: ${worse}\n${fixed}`);
            remaining.splice(indexBefore, 1);
          }
        }
      }),
      { numRuns: 500 },
    );
    assert.ok(offered > 50);
  });

  it('a fix removes a tag that makes its value a string, and writes nothing into a set', () => {
    const [fix, ...others] = listFixes(biscay.replace('year: 1941', 'year: !!str 1941'));
    assert.equal(applyTextEdits(fix!.analysis.text, fix!.edits), biscay);
    assert.deepEqual(others, []);
    const set = biscay.replace('{ side: axis, action: naval, atWarWith: [cw] }', '!!set { action, atWarWith }');
    assert.deepEqual(
      listFixes(set).filter(({ title }) => title.startsWith('Add `side`')),
      [],
    );
  });
});
