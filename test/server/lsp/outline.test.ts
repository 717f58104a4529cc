import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse, symbols } from '../../../server/src/features';
import type { Analysis } from '../../../server/src/features';
import { toSymbol } from '../../../server/src/lsp/outline';
import { encodingFor, positionsIn } from '../../../server/src/lsp/positions';
import { mutated } from '../../fuzz/mutate';
import { randomNumbers } from '../../fuzz/random';
import { environment } from '../../support/environment';
import { scenarioFiles } from '../../support/samples';

/** The outline as it is sent. */
function sent(analysis: Analysis): unknown {
  const positions = positionsIn(analysis, encodingFor());
  return symbols(analysis).map((symbol) => toSymbol({ positions }, symbol));
}

describe('the outline', () => {
  it('an outline after edits equals the outline of the same text parsed from scratch', () => {
    const texts = scenarioFiles('samples').map((file) => fs.readFileSync(file, 'utf8'));
    let kept = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const random = randomNumbers(seed);
      let text = random.one(texts);
      let analysis = analyse(text, undefined, environment());
      sent(analysis);
      for (let step = 0; step < 3; step++) {
        text = random.one([`\n# a line\n${text}`, mutated(text, random.one(texts), random)]);
        const before = new Set(symbols(analysis).flatMap(({ children }) => children.map(({ lines }) => lines)));
        analysis = analyse(text, analysis, environment());
        assert.deepEqual(sent(analysis), sent(analyse(text, undefined, environment())), text);
        kept += symbols(analysis).flatMap(({ children }) =>
          children.filter(({ lines }) => lines && before.has(lines)),
        ).length;
      }
    }
    assert.ok(kept > 200, `${kept} parts were the same`);
  });
});
