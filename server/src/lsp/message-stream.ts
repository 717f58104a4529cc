/** Writes each protocol message in one piece, so that the reader does not wake up for the header alone. */

type Callback = (error?: Error | null) => void;

/**
 * A stream for the writer of `vscode-jsonrpc`, which writes the header as a string and then the content as bytes.
 * @param output receives each message in one write
 */
export function createMessageStream(output: NodeJS.WritableStream): NodeJS.WritableStream {
  let head = '';
  return Object.assign(Object.create(output) as NodeJS.WritableStream, {
    write(data: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
      const done = typeof encoding === 'function' ? encoding : callback;
      if (typeof data === 'string') {
        head += data;
        done?.();
        return true;
      }
      const message = Buffer.concat([Buffer.from(head, 'ascii'), data]);
      head = '';
      return output.write(message, done);
    },
    // Listeners must be attached to the original stream.
    ...Object.fromEntries(
      (['on', 'off', 'end'] as const).map((name) => [
        name,
        (output[name] as (...args: unknown[]) => unknown).bind(output),
      ]),
    ),
  });
}
