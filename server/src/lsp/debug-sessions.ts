/** Debug sessions of the client: each is an adapter that reads the open documents. */
import type { DebugAdapter } from '../debug/adapter';
import type { DebugArguments } from '../protocol';
import type { CalculatorStarter } from './calculator';
import type { Documents } from './documents';

export type DebugSessions = ReturnType<typeof createDebugSessions>;

export function createDebugSessions({
  documents,
  calculator,
}: {
  readonly documents: Documents;
  readonly calculator: CalculatorStarter;
}) {
  const sessions = new Map<string, Promise<DebugAdapter>>();
  const start = async (): Promise<DebugAdapter> => {
    const { createDebugAdapter } = await import('../debug/adapter');
    return createDebugAdapter({
      async open(uri) {
        const current = await documents.getCurrent(uri);
        if (!current) throw new Error(`${uri} is not open as a scenario.`);
        return current.analysis;
      },
      normalize: (uri) => uri,
      async calculate(task, findEntry) {
        const entry = findEntry(task)!;
        // Only the worker has the other combats of a turn.
        if ('turn' in task) return (await calculator.getWorker()).run(task);
        return calculator.runShortFirst({ name: `debug ${task.entry}`, task, entry }, {});
      },
    });
  };
  return async ({ session, message }: DebugArguments): Promise<readonly object[]> => {
    let adapter = sessions.get(session);
    if (!adapter) sessions.set(session, (adapter = start()));
    const request = message as Parameters<DebugAdapter['handle']>[0];
    if (request.command === 'disconnect') sessions.delete(session);
    return (await adapter).handle(request);
  };
}
