import assert from 'node:assert/strict';
import fs from 'node:fs';
import fc from 'fast-check';
import { layoutEdits, parse } from '../../../../server/src/text';
import type { SourceFile } from '../../../../server/src/text';
import { rebuildTokens } from '../../../../server/src/text/layout/rebuild-tokens';
import { mutate } from '../../../fuzz/mutate';
import { randomNumbers } from '../../../fuzz/random';
import { scenarioFiles } from '../../../support/samples';
import { chooser, layout, root, writeScenario } from '../arbitrary';

/** The file with all tokens left to the parser. */
const withParserTokens = (file: SourceFile): SourceFile => ({
  ...file,
  documents: file.documents.map((document) => ({
    ...document,
    chunks: document.chunks.map((chunk) => ({ ...chunk, plain: false })),
  })),
});

function assertSameLayout(text: string, indent: number): void {
  const file = parse(text);
  assert.deepEqual(layoutEdits(file, { indent }), layoutEdits(withParserTokens(file), { indent }), text);
}

describe('tokens of plain chunks', () => {
  const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));

  it('derives the tokens of plain chunks without the parser', () => {
    for (const text of texts)
      for (const { chunks, origins } of parse(text).documents)
        for (const { origin, content, viaFastPath } of chunks) {
          const from = origins.get(origin)!;
          if (viaFastPath)
            assert.ok(rebuildTokens(text.slice(from, from + origin.length), content), text.slice(from, from + 80));
        }
  });

  it('derived tokens give samples the same layout as parser tokens', () => {
    for (const text of texts) for (const indent of [1, 2, 4]) assertSameLayout(text, indent);
  });

  it('derived tokens give mutated samples the same layout as parser tokens', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(1, 2, 4), (seed, indent) => {
        const random = randomNumbers(seed);
        assertSameLayout(mutate(random.pick(texts), random.pick(texts), random), indent);
      }),
      { numRuns: 100 },
    );
  });

  it('derived tokens give data in all styles the same layout as parser tokens', () => {
    fc.assert(
      fc.property(root, chooser, layout, fc.constantFrom(1, 2, 4), (data, choose, style, indent) =>
        assertSameLayout(writeScenario(data, choose, style), indent),
      ),
      { numRuns: 300 },
    );
  });

  it('leaves tokens to the parser if anything else is between the nodes', () => {
    const content = parse('powers: { uk: 1 }').documents[0]!.chunks[0]!.content;
    assert.ok(rebuildTokens('powers: { uk: 1 }', content));
    assert.equal(rebuildTokens('powers? { uk: 1 }', content), undefined);
    assert.equal(rebuildTokens('powers: { uk: 1 !', content), undefined);
  });
});
