import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { createMessageStream } from '../../../server/src/lsp/runtime.node';

describe('the message writer', () => {
  it('writes each message in one chunk, in order', async () => {
    const stream = new PassThrough();
    const pieces: string[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece.toString()));
    const writer = new StreamMessageWriter(createMessageStream(stream));
    const messages = ['one', 'zwölf'].map((method) => ({ jsonrpc: '2.0', method }));
    await Promise.all(messages.map((message) => writer.write(message)));
    assert.deepEqual(
      pieces.map((piece) => piece.replace(/^Content-Length: \d+\r\n\r\n/, '')),
      messages.map((message) => JSON.stringify(message)),
    );
    const read: unknown[] = [];
    const secondStream = new PassThrough();
    new StreamMessageReader(secondStream).listen((message) => read.push(message));
    for (const piece of pieces) secondStream.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(read, messages);
  });

  it('reports the end and the errors of the stream', () => {
    const stream = new PassThrough();
    const errors: unknown[] = [];
    new StreamMessageWriter(createMessageStream(stream)).onError(([error]) => errors.push(error.message));
    stream.emit('error', new Error('gone'));
    assert.deepEqual(errors, ['gone']);
  });
});
