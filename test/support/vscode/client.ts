/** A language client whose server answers as a test says. */
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { serverCommands } from '../../../server/src/protocol';
import { type CancellationTokenSource, EventEmitter } from './values';

type Token = CancellationTokenSource['token'];
type Command = keyof typeof serverCommands;

type Answer = (argument: Record<string, unknown>, token?: Token) => unknown;
/** An answer, or a function that gives one or a promise of one. */
type Answers = Partial<Record<Command, unknown>>;

export interface Progress {
  readonly kind: 'begin' | 'report' | 'end';
  readonly percentage?: number;
}

/** @param answers by command; tests may change them */
export function createClient(answers: Answers = {}) {
  const requests: { readonly command: Command; readonly argument: Record<string, unknown>; readonly token?: Token }[] =
    [];
  const stateChanged = new EventEmitter<{ readonly newState: number }>();
  /** Listeners to the progress of requests that run. */
  const progress = new Map<string, (value: Progress) => void>();
  const server = {
    answers,
    requests,
    progress,
    isRunning: true,
    stateChanged,
    /** Names of commands that were sent. */
    listCommands: () => requests.map(({ command }) => command),
    /** The argument of the last command. */
    getLastArgument: () => requests.at(-1)?.argument,
  };
  const client = {
    async sendRequest(
      _type: unknown,
      { command, arguments: [argument] }: { readonly command: string; readonly arguments: [Record<string, unknown>] },
      token?: Token,
    ): Promise<unknown> {
      const name = command.replace('asdic.server.', '') as Command;
      requests.push({ command: name, argument, ...(token && { token }) });
      if (!(name in answers)) throw new Error(`The test does not answer ${name}.`);
      const answer = answers[name];
      return typeof answer === 'function' ? await (answer as Answer)(argument, token) : answer;
    },
    isRunning: () => server.isRunning,
    onDidChangeState: stateChanged.event,
    onProgress(_type: unknown, token: string, listener: (value: Progress) => void) {
      progress.set(token, listener);
      return { dispose: () => progress.delete(token) };
    },
  };
  return { client: client as unknown as BaseLanguageClient, server };
}

/** A promise that a test fulfils. */
export function createPromise<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => ([resolve, reject] = [onResolve, onReject]));
  return { promise, resolve, reject };
}

/** Lets everything run that waits for nothing but promises. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
