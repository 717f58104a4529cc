import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse, findSymbols } from '../../../server/src/features';
import type { Analysis } from '../../../server/src/features';
import { toSymbol } from '../../../server/src/lsp/outline';
import { chooseEncoding, createPositions } from '../../../server/src/lsp/positions';
import { mutate } from '../../fuzz/mutate';
import { createRandomNumbers } from '../../fuzz/random';
import { environment } from '../../support/environment';
import { scenarioFiles } from '../../support/samples';

/** The outline as it is sent. */
function toOutline(analysis: Analysis): unknown {
  const positions = createPositions(analysis, chooseEncoding());
  return findSymbols(analysis).map((symbol) => toSymbol({ positions }, symbol));
}

describe('the outline', () => {
  it('an outline after edits equals the outline of the same text parsed from scratch', () => {
    const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));
    let reused = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const random = createRandomNumbers(seed);
      let text = random.pick(texts);
      let analysis = analyse(text, undefined, environment());
      toOutline(analysis);
      for (let step = 0; step < 3; step++) {
        text = random.pick([`\n# a line\n${text}`, mutate(text, random.pick(texts), random)]);
        const oldLines = new Set(findSymbols(analysis).flatMap(({ children }) => children.map(({ lines }) => lines)));
        analysis = analyse(text, analysis, environment());
        assert.deepEqual(toOutline(analysis), toOutline(analyse(text, undefined, environment())), text);
        reused += findSymbols(analysis).flatMap(({ children }) =>
          children.filter(({ lines }) => lines && oldLines.has(lines)),
        ).length;
      }
    }
    assert.ok(reused > 200, `${reused} parts were the same`);
  });
});
