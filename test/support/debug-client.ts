/** A scripted client of the Debug Adapter Protocol: sends requests, and keeps the events. */
import assert from 'node:assert/strict';
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { LaunchArguments } from '../../server/src/debug/launch';

export type SendMessage = (request: DebugProtocol.Request) => Promise<readonly DebugProtocol.ProtocolMessage[]>;

export interface DebugClient {
  /** The body of the response. @throws its message if it is an error */
  readonly ask: <Body = unknown>(command: string, args?: object) => Promise<Body>;
  /** The events since the last call. */
  readonly takeEvents: () => readonly DebugProtocol.Event[];
  /** Launches, sets breakpoints and starts. @returns whether each breakpoint is one */
  readonly start: (
    options: LaunchArguments & { readonly program: string },
    lines?: readonly number[],
  ) => Promise<readonly boolean[]>;
  /** Carries out a request that moves. @returns why it stopped, or `terminated` */
  readonly move: (command: string) => Promise<string>;
  /** The frames of the stack: `Title:line`. */
  readonly listFrames: () => Promise<readonly string[]>;
  /** The variables of a scope or variable, as `name = value`. */
  readonly list: (path: readonly string[]) => Promise<readonly string[]>;
  readonly evaluate: (expression: string) => Promise<string>;
}

export function createDebugClient(send: SendMessage): DebugClient {
  let seq = 0;
  let events: DebugProtocol.Event[] = [];
  const ask = async <Body>(command: string, args: object = {}): Promise<Body> => {
    const messages = await send({ seq: ++seq, type: 'request', command, arguments: args });
    const [response, ...caused] = messages as [DebugProtocol.Response, ...DebugProtocol.Event[]];
    assert.deepEqual([response.type, response.request_seq, response.command], ['response', seq, command]);
    events.push(...caused);
    if (!response.success) throw new Error(response.message);
    return response.body as Body;
  };
  const takeEvents = () => {
    const received = events;
    events = [];
    return received;
  };
  const describeStop = (): string => {
    const stop = takeEvents().find(({ event }) => event === 'stopped' || event === 'terminated');
    if (stop?.event !== 'stopped') return stop?.event ?? 'nothing';
    const { reason, text } = (stop as DebugProtocol.StoppedEvent).body;
    return text === undefined ? reason : `${reason}: ${text}`;
  };
  const listVariables = async (variablesReference: number) =>
    (await ask<DebugProtocol.VariablesResponse['body']>('variables', { variablesReference })).variables;
  return {
    ask,
    takeEvents,
    async start(options, lines = []) {
      await ask('initialize', { adapterID: 'asdic', supportsInvalidatedEvent: true });
      await ask('launch', options);
      assert.ok(takeEvents().some(({ event }) => event === 'initialized'));
      const { breakpoints } = await ask<DebugProtocol.SetBreakpointsResponse['body']>('setBreakpoints', {
        source: { path: options.program },
        breakpoints: lines.map((line) => ({ line })),
      });
      await ask('configurationDone');
      return breakpoints.map(({ verified }) => verified);
    },
    async move(command) {
      takeEvents();
      await ask(command, { threadId: 1 });
      return describeStop();
    },
    async listFrames() {
      const { stackFrames } = await ask<DebugProtocol.StackTraceResponse['body']>('stackTrace', { threadId: 1 });
      return stackFrames.map(({ name, line }) => `${name}:${line}`);
    },
    async list([scope, ...path]) {
      const { scopes } = await ask<DebugProtocol.ScopesResponse['body']>('scopes', { frameId: 1 });
      let reference = scopes.find(({ name }) => name === scope)!.variablesReference;
      for (const name of path)
        reference = (await listVariables(reference)).find((variable) => variable.name === name)!.variablesReference;
      return (await listVariables(reference)).map(({ name, value }) => `${name} = ${value}`);
    },
    evaluate: async (expression) =>
      (await ask<DebugProtocol.EvaluateResponse['body']>('evaluate', { expression, context: 'repl' })).result,
  };
}
