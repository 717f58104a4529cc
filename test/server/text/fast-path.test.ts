import assert from 'node:assert/strict';
import fs from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { getNode } from '../../../server/src/text/node';
import { readFast } from '../../../server/src/text/fast-path';
import { parse } from '../../../server/src/text/index';
import { scan } from '../../../server/src/text/scan';
import { mutate } from '../../fuzz/mutate';
import { createRandomNumbers } from '../../fuzz/random';
import { createTokenText } from '../../fuzz/readers';
import { scenarioFiles } from '../../support/samples';
import { chooser, layout, root, writeMapping } from './arbitrary';
import { assertReadersAgree } from './readers';
import { yamlConstructs } from './yaml-constructs';

const samples = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));

const isReadFast = (text: string) => readFast(text, 'whole', { length: text.length }) !== undefined;

describe('agreement of the fast reader with the full parser', () => {
  it('both readers agree on all samples, whatever their line breaks', () => {
    for (const text of samples) {
      assertReadersAgree(text);
      assertReadersAgree(text.replaceAll('\n', '\r\n'));
    }
  });

  it('both readers agree on samples that a root tag makes one chunk', () => {
    let comparedCount = 0;
    for (const text of samples) comparedCount += assertReadersAgree(`--- !!map # a scenario\n${text}`);
    assert.ok(comparedCount > 20, `${comparedCount} chunks compared`);
  });

  it('both readers agree on samples changed at random', () => {
    let comparedCount = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const random = createRandomNumbers(seed);
      comparedCount += assertReadersAgree(mutate(random.pick(samples), random.pick(samples), random));
    }
    assert.ok(comparedCount > 1000, `${comparedCount} chunks compared`);
  });

  it('both readers agree on random texts of YAML indicators', () => {
    let comparedCount = 0;
    for (let seed = 1; seed <= 6000; seed++)
      comparedCount += assertReadersAgree(createTokenText(createRandomNumbers(seed)));
    assert.ok(comparedCount > 1000, `${comparedCount} chunks compared`);
  });

  it('both readers agree on random scenarios in all styles', () => {
    fc.assert(
      fc.property(root, chooser, layout, (data, choose, style) => {
        assertReadersAgree(writeMapping(data, choose, style));
      }),
      { numRuns: 400, seed: 13 },
    );
  });

  for (const [chapter, texts] of Object.entries(yamlConstructs))
    it(`both readers agree on YAML, ${chapter}`, () => {
      for (const text of texts) {
        assertReadersAgree(text);
        // After another key, as a value, and as an item.
        const indented = text.replaceAll(/^(?=.)/gm, '  ');
        assertReadersAgree(`z: 1\n${text}`);
        assertReadersAgree(`z:\n${indented}\ny: 2\n`);
        assertReadersAgree(`z:\n  -\n${text.replaceAll(/^(?=.)/gm, '    ')}\n  - 2\n`);
      }
    });
});

describe('fast reader', () => {
  it('the fast reader reads nearly all chunks of scenarios', () => {
    const pieces = samples.flatMap((text) =>
      scan(text).flatMap((document) =>
        document.ranges.map(({ role, from, to }) => [role, text.slice(from, to)] as const),
      ),
    );
    const read = pieces.filter(([role, text]) => readFast(text, role, { length: text.length }) !== undefined);
    assert.ok(read.length > 0.85 * pieces.length, `${read.length} of ${pieces.length}`);
  });

  it('the fast reader leaves unusual YAML to the parser', () => {
    for (const text of [
      'a: &x 1\n',
      'a: *x\n',
      'a: !!str 1\n',
      'a: |\n  b\n',
      'a: >\n  b\n',
      'a: b\n  c\n',
      'a: "b\n  c"\n',
      'a: [b,\n  c]\n',
      'a: { b: 1, # c\n  d: 2 }\n',
      'a: 1\na: 2\n',
      '<<: { a: 1 }\n',
      'a:\tb\n',
      'a: [1\n',
      'a\n',
      '? a\n: 1\n',
      'a: b: c\n',
      '%YAML 1.2\n---\na: 1\n',
      'a: { b }\n',
    ])
      // prettier-ignore
      assert.equal(isReadFast(text), false, JSON.stringify(text));
  });

  it('the fast reader reads text that only looks unusual', () => {
    for (const text of [
      'a: b & c\n',
      'a: b * c\n',
      'a: b|c>d\n',
      'a: what!\n',
      '!!map\na: !!seq\n  - 1\n',
      ' !!map\r\na: 1\r\nb:\r\n  - 1\r\n  -\r\n',
      "a: 'it''s'\n",
      'a: "\\u263a"\n',
    ])
      assert.equal(isReadFast(text), true, JSON.stringify(text));
  });

  it('keeps the order of keys that look like indexes', () => {
    const text = 'z: 0\n1942: { b: 1, 2: c, 1: d, 03: e }\n7: []\nlist:\n  - 3: {}\n    a: 1\n    1: 2\n';
    assert.equal(assertReadersAgree(text), 6);
    const [document] = parse(text).documents;
    const { entries } = getNode(document!.data['1942'] as object)!;
    assert.deepEqual([...entries.keys()], ['b', '2', '1', '03']);
  });

  it('keeps chunks in objects of one hidden class', () => {
    setFlagsFromString('--allow-natives-syntax');
    const isAlike = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (a: object, b: object) => boolean;
    assert.equal(isAlike({}, []), false);
    setFlagsFromString('--no-allow-natives-syntax');
    const [first] = parse('ruleset: aare\nlist:\n  - a: 1\n  - { b: 2 }\n').documents;
    const { chunks } = first!;
    assert.deepEqual(
      chunks.map((chunk) => isAlike(chunk, chunks[0]!)),
      [true, true, true, true],
    );
  });
});
