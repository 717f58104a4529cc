import assert from 'node:assert/strict';
import type { Hover } from 'vscode-languageserver/node';
import { chooseEncoding, createPositions } from '../../../server/src/lsp/positions';
import { createLineIndex } from '../../../server/src/text';
import { startClient } from './client';
import { biscay, uri } from './scenario';

const line = 'a\u00fc\u20ac\ud83d\ude80b'; // 1, 2, 3 and 4 bytes; the rocket is two code units
const text = `first\n${line}\nlast`;
const columns = { 'utf-8': [0, 1, 3, 6, 10, 11], 'utf-16': [0, 1, 2, 3, 5, 6], 'utf-32': [0, 1, 2, 3, 4, 5] };

describe('position encodings', () => {
  for (const [kind, expected] of Object.entries(columns)) {
    it(`counts positions in ${kind} when this encoding was negotiated`, () => {
      const positions = createPositions({ text, lines: () => createLineIndex(text) }, chooseEncoding([kind]));
      const offsets = columns['utf-16'].map((column) => 'first\n'.length + column);
      for (const [index, offset] of offsets.entries()) {
        const position = { line: 1, character: expected[index]! };
        assert.deepEqual(positions.positionAt(offset), position);
        assert.equal(positions.offsetAt(position), offset);
      }
      assert.equal(positions.offsetAt({ line: 1, character: 99 }), offsets.at(-1));
      assert.equal(positions.offsetAt({ line: 9, character: 0 }), text.length);
    });
  }

  it('counts a character in UTF-8 as its bytes, up to each border', () => {
    const utf8 = chooseEncoding(['utf-8']);
    for (const character of ['\u0001', '\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}']) {
      const bytes = Buffer.byteLength(character);
      assert.equal(utf8.length(character), bytes);
      assert.equal(utf8.countCodeUnits(`${character}a`, bytes), character.length);
      assert.equal(utf8.countCodeUnits(`${character}a`, bytes - 1), 0);
      assert.equal(utf8.countCodeUnits(`${character}a`, bytes + 1), character.length + 1);
    }
  });

  it("chooses the first supported encoding in the client's order of preference", () => {
    assert.equal(chooseEncoding(undefined).kind, 'utf-16');
    assert.equal(chooseEncoding([]).kind, 'utf-16');
    assert.equal(chooseEncoding(['utf-7', 'utf-32', 'utf-16']).kind, 'utf-32');
  });

  for (const encoding of ['utf-8', 'utf-32']) {
    it(`requests and edits work in ${encoding}`, async () => {
      const client = await startClient({ capabilities: { general: { positionEncodings: [encoding] } } });
      assert.equal(client.initializeResult.capabilities.positionEncoding, encoding);
      const titled = biscay.replace('title: Condors over Biscay', 'title: "\ud83d\ude80 \u00fcber" # \u20ac');
      await client.open(uri, titled);
      const width = {
        'utf-8': (part: string) => Buffer.byteLength(part),
        'utf-32': (part: string) => [...part].length,
      };
      const encodedWidth = (part: string) => width[encoding as 'utf-8' | 'utf-32'](part);
      const startColumn = encodedWidth('title: "\ud83d\ude80 ');
      const range = {
        start: { line: 1, character: startColumn },
        end: { line: 1, character: startColumn + encodedWidth('\u00fcber') },
      };
      await client.connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version: 2 },
        contentChanges: [
          { range, text: '\u00fc\u00fc' },
          {
            range: {
              start: { line: 1, character: startColumn },
              end: { line: 1, character: startColumn + encodedWidth('\u00fc') },
            },
            text: '',
          },
        ],
      });
      const position = { line: 1, character: 2 };
      const hover = await client.connection.sendRequest<Hover>('textDocument/hover', {
        textDocument: { uri },
        position,
      });
      assert.deepEqual(hover.range, { start: { line: 1, character: 0 }, end: { line: 1, character: 5 } });
      const symbols = await client.connection.sendRequest<{ name: string }[]>('textDocument/documentSymbol', {
        textDocument: { uri },
      });
      assert.equal(symbols[0]!.name, '\ud83d\ude80 \u00fc');
      await client.stop();
      assert.deepEqual(client.errors, []);
    });
  }
});
