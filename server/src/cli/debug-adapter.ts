/** `asdic debug-adapter`: steps through combats by the Debug Adapter Protocol, over standard input and output, until the client disconnects. */
import { resolve } from 'node:path';
import { type Message, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { createDebugAdapter } from '../debug/adapter';
import { createInProcessCalculator } from '../work/in-process';
import { readScenario } from './analyse';
import type { Host } from './host';
import type { Outcome } from './outcome';

type DebugRequest = Parameters<ReturnType<typeof createDebugAdapter>['handle']>[0];

export async function serveDebugAdapter(host: Host): Promise<Outcome> {
  const normalize = (path: string): string => resolve(host.folder, path);
  const adapter = createDebugAdapter({
    open: async (program) => (await readScenario(normalize(program), host)).analysis,
    normalize,
    calculate: (task, findEntry) => createInProcessCalculator(findEntry).run(task),
  });
  // The messages have the frames of the Language Server Protocol.
  const reader = new StreamMessageReader(process.stdin);
  const writer = new StreamMessageWriter(process.stdout);
  await new Promise<void>((end) => {
    reader.onClose(end);
    reader.listen((received: unknown) => {
      if (isRequest(received)) void answer(received);
    });
    async function answer(request: DebugRequest): Promise<void> {
      for (const message of await adapter.handle(request)) await writer.write(message as unknown as Message);
      if (request.command === 'disconnect') end();
    }
  });
  process.stdin.destroy();
  return { output: '', exitCode: 0 };
}

/** Anything else is no message for an adapter. */
function isRequest(message: unknown): message is DebugRequest {
  const { type, command } = (message ?? {}) as Partial<DebugRequest>;
  return type === 'request' && typeof command === 'string';
}
