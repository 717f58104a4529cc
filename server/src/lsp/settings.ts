/** Settings per document: pulled once, cached until the client reports a change. Malformed values count as absent. */
import type { Connection } from 'vscode-languageserver';
import { type AsdicSettings, type InlayHintKind, type WorkspaceSettings, inlayHintKinds } from '../protocol';

export type Settings = ReturnType<typeof createSettings>;

export function createSettings(connection: Connection, canPull: boolean) {
  const cache = new Map<string, Promise<AsdicSettings>>();
  let pushedSettings = readSettings(undefined);

  return {
    get(uri: string): Promise<AsdicSettings> {
      if (!canPull) return Promise.resolve(pushedSettings);
      const cached = cache.get(uri);
      if (cached) return cached;
      const request = connection.workspace
        .getConfiguration({ scopeUri: uri, section: 'asdic' })
        .then(readSettings, () => {
          cache.delete(uri);
          return readSettings(undefined);
        });
      cache.set(uri, request);
      return request;
    },
    /** Clears the cache. @param value pushed settings of clients without pull support */
    onChange(value: unknown): void {
      cache.clear();
      if (!canPull) pushedSettings = readSettings(readMember(value, 'asdic') ?? value);
    },
    forget: (uri: string): void => void cache.delete(uri),
  };
}

const levels: ReadonlySet<unknown> = new Set(['off', 'hint', 'information', 'warning', 'error']);

/** Parses untrusted settings. */
export function readSettings(value: unknown): AsdicSettings {
  const severity = Object.entries(readMember(value, 'severity') ?? {}).filter(([, level]) => levels.has(level));
  const runs = readMember(readMember(value, 'sampling'), 'runs');
  const liveOdds = readMember(value, 'liveOdds');
  const enabled = readMember(readMember(value, 'lenses'), 'enabled');
  return {
    severity: Object.fromEntries(severity),
    sampling: { runs: typeof runs === 'number' && runs >= 1 ? Math.min(Math.floor(runs), 10_000_000) : 20_000 },
    lenses: { enabled: enabled !== false },
    liveOdds: liveOdds === 'off' || liveOdds === 'onSave' ? liveOdds : 'on',
    inlayHints: readHintKinds(readMember(value, 'inlayHints')),
    workspace: readWorkspace(readMember(value, 'workspace')),
    outline: { maxSymbols: readPositiveInteger(readMember(readMember(value, 'outline'), 'maxSymbols')) ?? 5_000 },
  };
}

/** A whole number, 1 or more. */
function readPositiveInteger(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 1 ? Math.floor(value) : undefined;
}

const defaultExclude = ['**/node_modules/**', '**/.*/**'];

function readWorkspace(value: unknown): WorkspaceSettings {
  const exclude = readMember(value, 'exclude');
  const maxFiles = readMember(value, 'maxFiles');
  return {
    diagnostics: readMember(value, 'diagnostics') === 'openFiles' ? 'openFiles' : 'workspace',
    exclude: Array.isArray(exclude) ? exclude.filter((glob) => typeof glob === 'string') : defaultExclude,
    maxFiles: typeof maxFiles === 'number' && maxFiles >= 0 ? Math.floor(maxFiles) : 1_000,
  };
}

/** Hit numbers are on by default, other hints off. */
function readHintKinds(value: unknown): AsdicSettings['inlayHints'] {
  const isOn = (kind: InlayHintKind) =>
    kind === 'hitNumbers' ? readMember(value, kind) !== false : readMember(value, kind) === true;
  return Object.fromEntries(inlayHintKinds.map((kind) => [kind, isOn(kind)])) as Record<InlayHintKind, boolean>;
}

function readMember(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? (object as Record<string, unknown>)[key] : undefined;
}
