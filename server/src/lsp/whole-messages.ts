/** Messages of the protocol over a stream, each written at once: whoever reads would otherwise be woken by its head, and wait for the rest. */

type Callback = (error?: Error | null) => void;

/**
 * A stream for the writer of `vscode-jsonrpc`, which writes the head of a message as a string, and what follows as bytes once the head is written.
 * @param output gets each message in one piece
 */
export function wholeMessages(output: NodeJS.WritableStream): NodeJS.WritableStream {
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
    // What listens must hear of the stream itself.
    ...Object.fromEntries(
      (['on', 'off', 'end'] as const).map((name) => [
        name,
        (output[name] as (...args: unknown[]) => unknown).bind(output),
      ]),
    ),
  });
}
