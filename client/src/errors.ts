/** Errors that the server or its client logged. The suites in the real VS Code fail when there are any. */
import type { LogOutputChannel } from 'vscode';

/** What the extension exports. */
export interface AsdicApi {
  /** Every error since the start, the oldest first: what the server logs as an error, what fails in the client. */
  errors(): readonly string[];
}

/** The same channel, but every line that is logged as an error also goes to `told`. */
export function listening(channel: LogOutputChannel, onError: (message: string) => void): LogOutputChannel {
  const error: LogOutputChannel['error'] = (message, ...rest) => {
    onError([message, ...(rest as unknown[])].map(String).join(' '));
    channel.error(message, ...(rest as unknown[]));
  };
  return new Proxy(channel, {
    get(target, key) {
      if (key === 'error') return error;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
