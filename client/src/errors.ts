/** Errors and warnings logged by the server or client. The suites in the real VS Code fail on errors. */
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
export function listening(channel: LogOutputChannel, told: (level: Level, message: string) => void): LogOutputChannel {
  const telling =
    (level: Level) =>
    (message: string | Error, ...rest: unknown[]): void => {
      told(level, [message, ...rest].map(String).join(' '));
      channel[level](message as string, ...rest);
    };
  const own = { error: telling('error'), warn: telling('warn') };
  return new Proxy(channel, {
    get(target, key) {
      if (key === 'error' || key === 'warn') return own[key];
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
