import assert from 'node:assert/strict';
import fs from 'node:fs';
import { analyse, findSymbols } from '../../../server/src/features';
import type { Analysis } from '../../../server/src/features';
import type { Connection } from 'vscode-languageserver/node';
import {
  createOutlineNotice,
  toFlatSymbols,
  toFold,
  toSymbol,
  toSymbolInformation,
} from '../../../server/src/lsp/outline';
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

  it('an outline that is cut off is said once for each file, with its name and the number of entries', () => {
    const messages: string[] = [];
    const connection = {
      sendNotification: (_type: unknown, { message }: { message: string }) =>
        Promise.resolve(void messages.push(message)),
    } as unknown as Connection;
    const notice = createOutlineNotice(connection, (message) => void messages.push(String(message)));
    notice.notify('file:///games/Bay%20of%20Biscay.scenario.yaml', 5000);
    notice.notify('file:///games/Bay%20of%20Biscay.scenario.yaml', 5000);
    notice.notify('file:///games/other.scenario.yaml', 200);
    assert.deepEqual(messages, [
      'The outline of Bay of Biscay.scenario.yaml shows its first 5,000 entries. Raise `asdic.outline.maxSymbols` to see more.',
      'The outline of other.scenario.yaml shows its first 200 entries. Raise `asdic.outline.maxSymbols` to see more.',
    ]);
  });

  it('an outline without levels lists each symbol with the one that holds it', () => {
    const text = 'ruleset: wif-ssw\npowers:\n  cw: { side: allied }\nengagements:\n  - id: gap\n    seaZone: Gap\n';
    const analysis = analyse(text, undefined, environment());
    const current = { uri: 'file:///gap', positions: createPositions(analysis, chooseEncoding()) };
    const symbols = findSymbols(analysis).flatMap((symbol) => toFlatSymbols(current as never, symbol));
    assert.deepEqual(
      symbols.map(({ name, kind, containerName = '', location }) => {
        const { start, end } = location.range;
        return `${containerName}/${name} ${kind} ${start.line}-${end.line}`;
      }),
      ['/Scenario 1 2 0-5', 'Scenario 1/Powers 3 1-2', 'Powers/cw 19 2-2', 'Scenario 1/gap 19 4-5'],
    );
    assert.ok(symbols.every(({ location }) => location.uri === 'file:///gap'));
    assert.deepEqual(
      toSymbolInformation(
        current as never,
        { name: 'cw', kind: 'declaration', container: 'gap', range: { from: 17, to: 23 } } as never,
      ),
      {
        ...{ name: 'cw', kind: 19, containerName: 'gap' },
        location: { uri: 'file:///gap', range: { start: { line: 1, character: 0 }, end: { line: 1, character: 6 } } },
      },
    );
  });

  it('a folding range is a block, a comment or a region', () => {
    const kinds = (['block', 'comment', 'region'] as const).map((kind) => toFold({ first: 1, last: 3, kind }));
    assert.deepEqual(kinds, [
      { startLine: 1, endLine: 3, kind: undefined },
      { startLine: 1, endLine: 3, kind: 'comment' },
      { startLine: 1, endLine: 3, kind: 'region' },
    ]);
  });
});
