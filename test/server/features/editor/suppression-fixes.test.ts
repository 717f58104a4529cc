import assert from 'node:assert/strict';
import fs from 'node:fs';
import { collectActions, emptyMemory, diagnose } from '../../../../server/src/features';
import type { Analysis } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { scenarioFiles } from '../../../support/samples';
import { analyzeText, biscay } from '../support';

const passed = biscay.replace('action: naval', 'action: pass').replace(/.*flotilla-7.*\n/, '');
const unit = '        - { id: flotilla-1';

function listSuppressionFixes(text: string, analysis = analyzeText(text)) {
  // One diagnostic of each code: the others of a file have the same fixes.
  const diagnosticList = [...new Map(diagnose(analysis).map((problem) => [problem.code, problem])).values()];
  return diagnosticList.flatMap((problem) =>
    collectActions(analysis, problem, [problem], emptyMemory).flatMap((action) =>
      action.kind === 'quickfix' && action.title.startsWith('Ignore ')
        ? [{ problem, title: action.title, after: applyTextEdits(text, action.edits) }]
        : [],
    ),
  );
}

const getData = ({ scenarios }: Analysis) => scenarios.map(({ document }) => JSON.stringify(document.data));

describe('fixes that suppress a diagnostic', () => {
  it('offers a comment for the line, the combat and the file', () => {
    assert.deepEqual(
      listSuppressionFixes(passed).map(({ title, after }) => [title, after]),
      [
        [
          'Ignore `wif-ssw/owner-passed` on this line',
          passed.replace(unit, `        # asdic-ignore wif-ssw/owner-passed\n${unit}`),
        ],
        [
          'Ignore `wif-ssw/owner-passed` in this combat',
          passed.replace('  - id: biscay', '  # asdic-ignore-combat wif-ssw/owner-passed\n  - id: biscay'),
        ],
        ['Ignore `wif-ssw/owner-passed` in this file', `# asdic-ignore-file wif-ssw/owner-passed\n${passed}`],
      ],
    );
  });

  it('writes the comment for the file behind a byte order mark, with the line breaks of the file', () => {
    const [, , forFile] = listSuppressionFixes(`\uFEFF${passed}`);
    assert.equal(forFile!.after, `\uFEFF# asdic-ignore-file wif-ssw/owner-passed\n${passed}`);
    const windows = passed.replaceAll('\n', '\r\n');
    assert.equal(listSuppressionFixes(windows)[2]!.after, `# asdic-ignore-file wif-ssw/owner-passed\r\n${windows}`);
  });

  it('offers no suppression for diagnostics about Asdic itself', () => {
    assert.deepEqual(listSuppressionFixes(biscay.replace('title:', '# asdic-ignore\ntitle:')), []);
  });

  it('offers no suppression for a combat that cannot be resolved: the reason would be hidden', () => {
    assert.deepEqual(listSuppressionFixes(biscay.replace('type: sub', 'type: xyzzy')), []);
    assert.deepEqual(listSuppressionFixes(biscay.replace('weather: rain', 'weather: rian')), []);
    const elsewhere = listSuppressionFixes(biscay.replace('months: jan-feb', 'months: jan-march'));
    assert.ok(elsewhere.length > 0, 'what stands outside of combats may be accepted');
  });

  it('offers no suppression for a syntax error: nothing there would be checked, without notice', () => {
    assert.deepEqual(
      listSuppressionFixes('ruleset: wif-ssw\n<<<<<<< HEAD\ntitle: One\n=======\ntitle: Two\n>>>>>>> other\n'),
      [],
    );
    assert.deepEqual(listSuppressionFixes('ruleset: wif-ssw\npowers:\n\tgermany: { side: axis }\n'), []);
  });

  it('keeps the line breaks of the file', () => {
    const [first] = listSuppressionFixes(passed.replaceAll('\n', '\r\n'));
    assert.match(first!.after, /owner-passed\r\n/);
  });

  it('removes the diagnostic and changes no data, in every sample with diagnostics', () => {
    let count = 0;
    let files = 0;
    for (const file of scenarioFiles('samples/broken')) {
      const text = fs.readFileSync(file, 'utf8');
      const before = analyzeText(text);
      if (before.file.broken) continue;
      const all = listSuppressionFixes(text, before);
      // The fixes take turns: each file once is enough.
      const codeFix = all[files++ % all.length];
      if (!codeFix) continue;
      const { problem, title, after } = codeFix;
      const analysis = analyzeText(after);
      assert.deepEqual(getData(analysis), getData(before), `${file}: ${title}`);
      const countSameCode = (subject: Analysis) => diagnose(subject).filter(({ code }) => code === problem.code).length;
      assert.ok(countSameCode(analysis) < countSameCode(before), `${file}: ${title}: ${problem.message}`);
      count++;
    }
    assert.ok(count > 40, String(count));
  });
});
