import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { layoutEdits, parse } from '../../../../server/src/text';
import type { SourceFile } from '../../../../server/src/text';
import { knownTokens } from '../../../../server/src/text/layout/known-tokens';
import { mutated } from '../../../fuzz/mutate';
import { randomNumbers } from '../../../fuzz/random';
import { scenarioFiles } from '../../../support/samples';
import { chooser, layout, root, write } from '../arbitrary';

/** The file with all tokens left to the parser. */
const forParser = (file: SourceFile): SourceFile => ({
  ...file,
  documents: file.documents.map((document) => ({
    ...document,
    chunks: document.chunks.map((chunk) => ({ ...chunk, plain: false })),
  })),
});

function isLaidOutAsByParser(text: string, indent: number): void {
  const file = parse(text);
  assert.deepEqual(layoutEdits(file, { indent }), layoutEdits(forParser(file), { indent }), text);
}

describe('tokens of plain chunks', () => {
  const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));

  it('derives the tokens of plain chunks without the parser', () => {
    for (const text of texts)
      for (const { chunks, bases } of parse(text).documents)
        for (const { base, content, plain } of chunks) {
          const from = bases.get(base)!;
          if (plain) assert.ok(knownTokens(text.slice(from, from + base.length), content), text.slice(from, from + 80));
        }
  });

  it('derived tokens give samples the same layout as parser tokens', () => {
    for (const text of texts) for (const indent of [1, 2, 4]) isLaidOutAsByParser(text, indent);
  });

  it('derived tokens give mutated samples the same layout as parser tokens', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(1, 2, 4), (seed, indent) => {
        const random = randomNumbers(seed);
        isLaidOutAsByParser(mutated(random.one(texts), random.one(texts), random), indent);
      }),
      { numRuns: 100 },
    );
  });

  it('derived tokens give data in all styles the same layout as parser tokens', () => {
    fc.assert(
      fc.property(root, chooser, layout, fc.constantFrom(1, 2, 4), (data, choose, style, indent) =>
        isLaidOutAsByParser(write(data, choose, style), indent),
      ),
      { numRuns: 300 },
    );
  });

  it('leaves tokens to the parser if anything else is between the nodes', () => {
    const content = parse('powers: { uk: 1 }').documents[0]!.chunks[0]!.content;
    assert.ok(knownTokens('powers: { uk: 1 }', content));
    assert.equal(knownTokens('powers? { uk: 1 }', content), undefined);
    assert.equal(knownTokens('powers: { uk: 1 !', content), undefined);
  });
});
