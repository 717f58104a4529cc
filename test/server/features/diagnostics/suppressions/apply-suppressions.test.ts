import assert from 'node:assert/strict';
import { diagnose } from '../../../../../server/src/features';
import { applySuppressions } from '../../../../../server/src/features/diagnostics/suppressions';
import { limits } from '../../../../../server/src/text';
import { analyzeText, assertDiagnostics, biscay, applyFix, formatDiagnostics } from '../../support';

/** Germany passed: its submarines may not take part. */
const passed = biscay.replace('action: naval', 'action: pass').replace(/.*flotilla-7.*\n/, '');
const unit = /- \{ id: flotilla-1.*/;
const listCodes = (text: string) => diagnose(analyzeText(text)).map(({ code }) => code);
const owner = 'wif-ssw/owner-passed';

describe('suppressed diagnostics', () => {
  it('reports the diagnostic of the example if no comment suppresses it', () => {
    assert.deepEqual(listCodes(passed), [owner]);
  });

  it('suppresses a diagnostic of the line, with a reason or without', () => {
    for (const comment of [`# asdic-ignore ${owner}`, `# asdic-ignore ${owner}: our house rule`])
      assert.deepEqual(listCodes(passed.replace(unit, `$& ${comment}`)), [], comment);
  });

  it('suppresses a diagnostic of the next line with data', () => {
    const above = passed.replace(unit, `# asdic-ignore ${owner}\n\n      # more\n        $&`);
    assert.deepEqual(listCodes(above), []);
  });

  it('suppresses the diagnostics of a combat, from inside or from above', () => {
    const inside = passed.replace('    weather: rain', `    # asdic-ignore-combat ${owner}\n    weather: rain`);
    const above = passed.replace('  - id: biscay', `  # asdic-ignore-combat ${owner}\n  - id: biscay`);
    assert.deepEqual([listCodes(inside), listCodes(above)], [[], []]);
  });

  it('suppresses nothing in a combat from above the list of combats, or from elsewhere', () => {
    for (const above of ['engagements:', 'powers:', '  germany:', 'ruleset:'])
      assert.deepEqual(
        listCodes(passed.replace(above, `# asdic-ignore-combat ${owner}\n${above}`)).toSorted(),
        ['asdic/suppression', owner],
        above,
      );
  });

  it('suppresses the diagnostics of a file, by a list of codes or by a prefix', () => {
    for (const codes of [owner, `schema/value, ${owner}`, 'wif-ssw/*', 'wif-ssw/owner-*'])
      assert.ok(!listCodes(`# asdic-ignore-file ${codes}\n${passed}`).includes(owner), codes);
  });

  it('suppresses a diagnostic of the last line, even if nothing is on it', () => {
    const [diagnostic] = diagnose(analyzeText(passed));
    const text = `${passed}# asdic-ignore ${owner}\n`;
    const isSuppressed = (from: number, lastLine: string) =>
      applySuppressions(analyzeText(text + lastLine), [{ ...diagnostic!, from }], false).diagnostics.every(
        ({ code }) => code !== owner,
      );
    for (const [offset, lastLine, expected] of [
      [-1, '', false],
      [0, '', true],
      [0, 'log: []', true],
      [6, 'log: []', true],
      [7, 'log: []\n', true],
      [8, 'log: []\n', false],
    ] as const)
      assert.equal(isSuppressed(text.length + offset, lastLine), expected, `${offset} ${lastLine}`);
  });

  it('suppresses no other codes, and nothing elsewhere', () => {
    const other = passed.replace(unit, '$& # asdic-ignore wif-ssw/weather');
    for (const prefix of ['wif-ssw/owner-s', 'wif-ssw/p', 'schema/', 'expect/'])
      assert.ok(listCodes(`# asdic-ignore-file ${prefix}*\n${passed}`).includes(owner), prefix);
    const elsewhere = passed.replace('title: Condors', `# asdic-ignore ${owner}\ntitle: Condors`);
    assert.deepEqual(listCodes(other), [owner, 'asdic/unused-suppression']);
    assert.deepEqual(listCodes(elsewhere), ['asdic/unused-suppression', owner]);
  });

  it('suppresses syntax errors and schema errors', () => {
    const value = biscay.replace('weather: rain', 'weather: monsoon # asdic-ignore schema/*');
    assert.deepEqual(listCodes(value), []);
    const broken = biscay.replace('title: Condors over Biscay', 'title: "Condors # asdic-ignore syntax/*');
    assert.notDeepEqual(listCodes(broken), [], 'what stands in quotes is no comment');
  });

  it('reports an unused suppression, with a fix that removes it', () => {
    assertDiagnostics(`
      ruleset: wif-ssw
      title: Nothing # asdic-ignore wif-ssw/owner-passed, schema/value: for a reason
                     #              ^^^^^^^^^^^^^^^^^^^^ asdic/unused-suppression Nothing on this line has the problem
                     #                                    ^^^^^^^^^^^^ asdic/unused-suppression
      turn: { year: 1941, months: jan-feb }
      powers:
        germany: { side: axis }
    `);
    const unused = biscay.replace('weather: rain', `weather: rain # asdic-ignore ${owner}: why`);
    assert.equal(applyFix(unused, 'asdic/unused-suppression', `Take \`${owner}\` out`), biscay);
    const alone = biscay.replace('    weather', `    # asdic-ignore ${owner}\n    weather`);
    assert.equal(applyFix(alone, 'asdic/unused-suppression', `Take \`${owner}\` out`), biscay);
    const second = passed.replace(unit, `$& # asdic-ignore ${owner}, schema/value`);
    const first = passed.replace(unit, `$& # asdic-ignore schema/value, ${owner}`);
    const suppressed = passed.replace(unit, `$& # asdic-ignore ${owner}`);
    const title = 'Take `schema/value` out';
    assert.deepEqual(
      [second, first].map((text) => applyFix(text, 'asdic/unused-suppression', title)),
      [suppressed, suppressed],
    );
  });

  it('reports unused suppressions as hints, faded in the text', () => {
    const unused = diagnose(analyzeText(biscay.replace('weather: rain', `weather: rain # asdic-ignore ${owner}`)));
    assert.deepEqual(
      unused.map(({ severity, unnecessary }) => [severity, unnecessary]),
      [['hint', true]],
    );
  });

  it('reports a comment on expectations and results as unused only once all have been checked', () => {
    const codes = [
      'schema/*',
      'wif-ssw/*',
      'expected/*',
      's*',
      'expect/not-met',
      'expect/*',
      'expect/o*',
      'exp*',
      'result/outdated',
      'res*',
      '*',
    ];
    const listUnused = (isComplete: boolean) =>
      codes.filter((code) => {
        const { diagnostics } = applySuppressions(
          analyzeText(`# asdic-ignore-file ${code}\n${biscay}`),
          [],
          isComplete,
        );
        return diagnostics.some((diagnostic) => diagnostic.code === 'asdic/unused-suppression');
      });
    assert.deepEqual(listUnused(true), codes);
    assert.deepEqual(listUnused(false), ['schema/*', 'wif-ssw/*', 'expected/*', 's*']);
  });

  it('reports no unused suppression while errors keep checks from running', () => {
    const faulty = biscay.replace('weather: rain', 'weather: rian').replace('12\n', `12 # asdic-ignore ${owner}\n`);
    assert.deepEqual(listCodes(faulty), ['schema/value']);
  });

  it('reports errors of the suppression itself', () => {
    const messages = (comment: string) => formatDiagnostics(biscay.replace('title:', `${comment}\ntitle:`)).join('\n');
    assert.match(
      messages('# asdic-ignore-next schema/value'),
      /^asdic\/suppression: `asdic-ignore-next` accepts nothing/,
    );
    assert.match(messages('# asdic-ignore: because'), /^asdic\/suppression: Name the code/);
    assert.match(messages('# asdic-ignore-combat schema/value'), /^asdic\/suppression: This comment is in no combat/);
    assert.equal(messages('# see asdic-ignore in the manual'), '');
  });

  it('takes linear time for many suppressions', () => {
    const many = 2 * limits.problems;
    const comments = `# asdic-ignore-file ${owner}, schema/value, id/x-*\n`.repeat(many);
    assert.equal(listCodes(comments + passed).filter((code) => code === owner).length, 0);
  });
});
