/** Errors and warnings that the server or its client logged. The suites in the real VS Code fail when there are errors. */
import type { LogOutputChannel } from 'vscode';

/** What the extension exports. */
export interface AsdicApi {
  /** Every error since the start, the oldest first: what the server logs as an error, what fails in the client. */
  errors(): readonly string[];
  /** The same of warnings. */
  warnings(): readonly string[];
}

type Level = 'error' | 'warn';

/** The same channel, but every line that is logged as an error or a warning also goes to `told`. */
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
