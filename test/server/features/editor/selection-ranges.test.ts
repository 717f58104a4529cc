import assert from 'node:assert/strict';
import fs from 'node:fs';
import { findSelectionRanges } from '../../../../server/src/features';
import { fixture } from '../../../support/fixture';
import { scenarioFiles } from '../../../support/samples';
import { analyzeText } from '../support';

function selectAt(source: string): readonly string[] {
  const { text, cursor } = fixture(source);
  return findSelectionRanges(analyzeText(text), cursor!).map(({ from, to }) => text.slice(from, to));
}

describe('selection ranges', () => {
  it('expands from a word to its value, member, brackets and item, up to the whole file', () => {
    assert.deepEqual(selectAt('a:\n  - { x: "b$0 c", y: 1 }\n'), [
      'b',
      'b c',
      '"b c"',
      'x: "b c"',
      ' x: "b c", y: 1 ',
      '{ x: "b c", y: 1 }',
      '- { x: "b c", y: 1 }',
      'a:\n  - { x: "b c", y: 1 }',
      'a:\n  - { x: "b c", y: 1 }\n',
    ]);
  });

  it('selects a scenario before the whole file', () => {
    const second = 'b:\n  c: 2\n  d: 3\n';
    const ranges = selectAt(`a: 1\n---\n# the second\n${second.replace('2', '$02')}---\ne: 5\n`);
    assert.deepEqual(ranges.slice(0, 4), ['2', 'c: 2', 'c: 2\n  d: 3', second.trimEnd()]);
    assert.equal(ranges.at(-1), `a: 1\n---\n# the second\n${second}---\ne: 5\n`);
    assert.equal(ranges.at(-2)!.includes('# the second'), true);
    assert.equal(ranges.at(-2)!.includes('a: 1') || ranges.at(-2)!.includes('e: 5'), false);
  });

  it('begins with the key under the cursor', () => {
    assert.deepEqual(selectAt('a:\n  b$0: 1\n  c: 2\n').slice(0, 3), ['b', 'b: 1', 'b: 1\n  c: 2']);
  });

  it('nests all ranges around the cursor, everywhere in all samples', () => {
    for (const file of scenarioFiles('samples')) {
      const text = fs.readFileSync(file, 'utf8');
      const analysis = analyzeText(text);
      for (let offset = 0; offset <= text.length; offset += 37) {
        const ranges = findSelectionRanges(analysis, offset);
        assert.deepEqual(ranges.at(-1), { from: 0, to: text.length });
        for (const [index, { from, to }] of ranges.entries()) {
          assert.ok(from <= offset && offset <= to, file);
          const inner = ranges[index - 1];
          assert.ok(!inner || (from <= inner.from && inner.to <= to && to - from > inner.to - inner.from), file);
        }
      }
    }
  });

  it('begins with the first and the last word of a text', () => {
    assert.deepEqual(selectAt('ab$0c: de'), ['abc', 'abc: de']);
    assert.deepEqual(selectAt('abc: d$0e'), ['de', 'abc: de']);
    assert.deepEqual(selectAt('$0abc: "de"')[0], 'abc');
    assert.deepEqual(selectAt('abc: [] $0'), ['', 'abc: [] ']);
    assert.deepEqual(selectAt('abc: [$0]'), ['', '[]', 'abc: []']);
  });

  it('selects the whole text if it is unreadable', () => {
    assert.deepEqual(selectAt('$0'), ['']);
  });
});
