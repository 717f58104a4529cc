/** Errors and warnings logged by the server or client. The tests in VS Code (test/vscode) fail if an error was logged. */
import type { LogOutputChannel } from 'vscode';

/** The extension's exports. */
export interface AsdicApi {
  /** All errors since the start, the oldest first, from the server and the client. */
  errors(): readonly string[];
  /** All warnings since the start. */
  warnings(): readonly string[];
}

type Level = 'error' | 'warn';

/** A log channel that also passes errors and warnings to `onLogged`. */
export function interceptLog(
  channel: LogOutputChannel,
  onLogged: (level: Level, message: string) => void,
): LogOutputChannel {
  const createLogger =
    (level: Level) =>
    (message: string | Error, ...details: unknown[]): void => {
      onLogged(level, [message, ...details].map(String).join(' '));
      channel[level](message as string, ...details);
    };
  const interceptors = { error: createLogger('error'), warn: createLogger('warn') };
  return new Proxy(channel, {
    get(target, key) {
      if (key === 'error' || key === 'warn') return interceptors[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
