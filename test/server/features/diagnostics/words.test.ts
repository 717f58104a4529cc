import assert from 'node:assert/strict';
import { diagnose } from '../../../../server/src/features';
import { analyzeText, biscay, applyFix, formatDiagnostics, getOnlyDiagnostic } from '../support';

describe('messages for common mistakes', () => {
  it('reports an invalid value once if aliases repeat it', () => {
    const writePart = (id: string) => `
  - id: ${id}
    weather: WEATHER
    subs: { power: germany, units: [{ id: sub-of-${id}, type: sub, attack: 3, section: 3 }] }
    convoy: { power: cw, convoyPoints: 12 }`;
    const head = biscay.slice(0, biscay.indexOf('engagements:')) + 'engagements:';
    const text = `${head}${writePart('a').replace('WEATHER', '&w rian')}${['b', 'c', 'd'].map((id) => writePart(id).replace('WEATHER', '*w')).join('')}\n`;
    assert.deepEqual(
      formatDiagnostics(text).map((problem) => problem.split(':')[0]),
      ['schema/value'],
    );
  });

  it('reports a duplicate id once if aliases repeat its unit, with all places', () => {
    const repeated = biscay
      .replace('- { id: flotilla-1', '- &u { id: flotilla-1')
      .replace(/.*condor.*\n/, '        - *u\n'.repeat(4));
    const diagnosticList = diagnose(analyzeText(repeated));
    assert.deepEqual(
      diagnosticList.map(({ code }) => code),
      ['id/duplicate'],
    );
    assert.match(diagnosticList[0]!.message, /^There are 5 units `flotilla-1`/);
    assert.deepEqual(
      diagnosticList[0]!.related.map(({ from, message }) => [repeated.slice(0, from).split('\n').length, message]),
      [
        [15, 'The first unit `flotilla-1`.'],
        ...[17, 18, 19].map((line) => [line, 'The value is used here as well.']),
        [15, 'The value is written here.'],
      ],
    );
  });

  it('names the ruleset of a foreign key, and its name in this one', () => {
    const [problem] = formatDiagnostics(biscay.replace('engagements:', 'seaBattles:'));
    assert.match(problem!, /It is a key of `aa-depth` and `aare`\. Did you mean `engagements`\?/);
    const [other] = formatDiagnostics(biscay.replace('title:', 'kaiten: { attack: 3 }\ntitle:'));
    assert.match(other!, /It is a key of `aare`\./);
  });

  it('shows the expected keys for a list instead of a mapping', () => {
    const [problem] = formatDiagnostics(biscay.replace('turn: { year: 1941, months: jan-feb }', 'turn: [1941]'));
    assert.match(
      problem!,
      /`turn` is a list, but a mapping of keys is needed\. It is written as `key: value`, with `year`/,
    );
  });

  it('offers to change a list to a mapping if each value belongs to a clear key', () => {
    const writeTurn = (written: string) => biscay.replace('{ year: 1941, months: jan-feb }', written);
    for (const [written, title, preferred] of [
      ['[1941]', 'Write it as `{ year: 1941, months: jan-feb }`', false],
      ['[jan-feb, 1941]', 'Write it as `{ year: 1941, months: jan-feb }`', true],
      ['[{ year: 1941, months: jan-feb }]', 'Write it without the list', true],
      ['[{ year: 1941 }, { months: jan-feb }]', 'Write it without the list', true],
    ] as const) {
      assert.equal(applyFix(writeTurn(written), 'schema/type', title), biscay, written);
      const [fix] = getOnlyDiagnostic(writeTurn(written), 'schema/type').listFixes();
      assert.equal(fix!.preferred, preferred, written);
    }
    for (const written of ['[]', '[soon]', '[1941, 1942]', '[{ year: 1941 }, { year: 1942 }]', '[{ no: 1 }]'])
      assert.deepEqual(getOnlyDiagnostic(writeTurn(written), 'schema/type').listFixes(), [], written);
  });

  it('offers no change that would lose the comments of a list', () => {
    const block = '\n  - year: 1941 # the first\n  - months: jan-feb # and the second\n';
    const text = biscay.replace(' { year: 1941, months: jan-feb }\n', block);
    assert.deepEqual(getOnlyDiagnostic(text, 'schema/type').listFixes(), []);
    assert.equal(getOnlyDiagnostic(text.replaceAll(/ # .*(first|second)/g, ''), 'schema/type').listFixes().length, 1);
  });

  it('names the other game of a foreign key within a scenario too', () => {
    const addToUnit = (more: string) => biscay.replace('attack: 4, section: 4', `attack: 4, section: 4, ${more}`);
    const { message } = getOnlyDiagnostic(addToUnit('depth: periscope'), 'schema/unknown-key');
    assert.match(message, /no `depth` in `submarine`\. It is a key of `aa-depth`\./);
    assert.doesNotMatch(getOnlyDiagnostic(addToUnit('weather: rain'), 'schema/unknown-key').message, /It is a key of/);
  });
});
