import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { findCompletions } from '../../../../../server/src/features';
import { applyTextEdits, createLayoutEdits, parse } from '../../../../../server/src/text';
import { fixture } from '../../../../support/fixture';
import { scenarioFiles } from '../../../../support/samples';
import { analyzeText } from '../../support';
import { acceptCompletion } from './accept-completion';

function acceptLabel(source: string, label: string): string {
  const { text, cursor } = fixture(source);
  const completion = findCompletions(analyzeText(text), cursor!).find((candidate) => candidate.label === label);
  assert.ok(completion, label);
  return acceptCompletion(text, completion);
}

describe('the skeleton of a completed key', () => {
  const writeWithFourSpaces = (more: string) => `
    ruleset: wif-ssw
    turn: { year: 1941, months: jan-feb }
    powers:
        germany:
            side: axis
    engagements:
        - id: biscay
          weather: rain
          ${more}
  `;

  it('the skeleton is indented by the step of the file', () => {
    const after = acceptLabel(writeWithFourSpaces('$0'), 'subs');
    assert.ok(
      after.includes(
        '      subs:\n          power: germany\n          units:\n              - { id: flotilla, type: sub,',
      ),
      after,
    );
  });

  it('the skeleton has the dashes of its lists if the file has them', () => {
    const after = acceptLabel(
      `
        ruleset: wif-ssw
        engagements:
        - id: biscay
          convoy:
            units:
            - { id: escort, type: asw }
          $0
      `,
      'subs',
    );
    assert.ok(after.includes('  subs:\n    power: \n    units:\n    - { id: flotilla, type: sub,'), after);
  });

  const writeUnits = (items: string) => `
    ruleset: wif-ssw
    engagements:
      - id: biscay
        subs:
          units:
            ${items}
  `;
  const findLines = (after: string, marker: RegExp) =>
    after.split('\n').filter((candidateLine) => marker.test(candidateLine));

  it('the skeleton has the braces and keys that all sibling items have, with their type', () => {
    const siblings = '- { id: one, type: nav, range: 3, airToSea: 1 }\n            - { id: two, type: nav, range: 4 }';
    for (const [begun, label] of [
      [`${siblings}\n            $0`, '- Unit'],
      [`${siblings}\n            - $0`, 'Unit'],
    ] as const) {
      const after = acceptLabel(writeUnits(begun), label);
      assert.deepEqual(
        findLines(after, /id: two-2,/),
        ['        - { id: two-2, type: nav, range: 4, airToSea: 1 }'],
        label,
      );
    }
  });

  it('the skeleton is in block style if sibling items are', () => {
    const siblings = '- id: one\n              type: sub\n              attack: 3';
    const expected = '        - id: one-2\n          type: sub\n          attack: 3\n          section: 3\n';
    for (const [begun, label] of [
      ['$0', '- Unit'],
      ['- $0', 'Unit'],
    ] as const)
      assert.equal(
        acceptLabel(writeUnits(`${siblings}\n            ${begun}`), label).slice(-expected.length),
        expected,
        label,
      );
  });

  it('the skeleton has the required keys if there are no siblings', () => {
    assert.match(acceptLabel(writeUnits('$0'), '- Unit'), /- id: flotilla\n {10}type: sub\n {10}attack: 4\n/);
  });

  it('the skeleton is in braces within brackets, with the keys of its siblings', () => {
    const writeList = (items: string) => `
      ruleset: wif-ssw
      engagements:
        - id: biscay
          subs: { units: [${items}`;
    assert.match(acceptLabel(writeList('$0] }\n'), 'Unit'), /units: \[\{ id: flotilla, type: sub, .* \}\] \}/);
    assert.match(acceptLabel(writeList('$0'), 'Unit'), /units: \[\{ id: flotilla, type: sub, [^\]]* \}$/);
    assert.match(
      acceptLabel(writeList('{ id: one, type: nav, range: 3 }, $0] }\n'), 'Unit'),
      /range: 3 \}, \{ id: one-2, type: nav, range: 3, airToSea: 1 \}\]/,
    );
    const { text, cursor } = fixture(writeList('$0] }\n'));
    assert.deepEqual(
      findCompletions(analyzeText(text), cursor!).map(({ label }) => label),
      ['Unit'],
    );
  });

  it('the skeleton above existing items is an item, not a key that would swallow them', () => {
    const { text, cursor } = fixture(writeUnits('$0\n            - { id: one, type: sub }'));
    const labels = findCompletions(analyzeText(text), cursor!).map(({ label }) => label);
    assert.ok(labels.length > 0);
    for (const label of labels) assert.match(label, /^- /);
  });

  it('the skeleton has the layout of the formatter, in files of any indentation', () => {
    const samples = scenarioFiles('samples')
      .filter((file) => !file.includes('broken'))
      .map((file) => fs.readFileSync(file, 'utf8'));
    let tried = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.constantFrom(2, 4),
        fc.nat(),
        fc.nat(),
        (sample, indent, at, pick) => {
          const lines = applyTextEdits(sample, createLayoutEdits(parse(sample), { indent })).split('\n');
          const number = at % lines.length;
          const blanks = /^ */.exec(lines[number]!)![0];
          lines.splice(number, 1, blanks);
          const text = lines.join('\n');
          const cursor = lines.slice(0, number).join('\n').length + Math.min(1, number) + blanks.length;
          const multiline = findCompletions(analyzeText(text), cursor).filter(
            ({ snippet, hasCompletableEnd }) => snippet.includes('\n') && hasCompletableEnd !== true,
          );
          const completion = multiline[pick % Math.max(1, multiline.length)];
          if (!completion) return;
          tried++;
          const after = acceptCompletion(text, completion);
          const end = after.length - (text.length - completion.range.to);
          const moved = createLayoutEdits(parse(after), { indent }).filter(
            ({ from }) => from > completion.range.from && from < end && after[from - 1] === '\n' && after[from] === ' ',
          );
          assert.deepEqual(moved, [], after);
        },
      ),
      { numRuns: 300 },
    );
    assert.ok(tried > 30, `${tried} completions`);
  });

  it('offers no item for a list that is full', () => {
    const writeChart = (lines: number) => `
      ruleset: wif-ssw
      tables:
        airToAir:
          differences: [1]
          results:
${'            - [text]\n'.repeat(lines)}            $0
    `;
    const listLabels = (lines: number) => {
      const { text, cursor } = fixture(writeChart(lines));
      return findCompletions(analyzeText(text), cursor!).map(({ label }) => label);
    };
    assert.deepEqual(listLabels(18), ['- item']);
    assert.deepEqual(listLabels(19), []);
  });
});
