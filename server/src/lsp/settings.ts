/** Settings per document: pulled once, cached until the client reports a change. Malformed values count as absent. */
import type { Connection } from 'vscode-languageserver';
import { inlayHintKinds } from '../protocol';
import type { AsdicSettings, InlayHintKind, WorkspaceSettings } from '../protocol';

export interface Settings {
  of(uri: string): Promise<AsdicSettings>;
  /** Clears the cache. @param value pushed settings of clients without pull support */
  changed(given: unknown): void;
  forget(uri: string): void;
}

export function settingsOf(connection: Connection, pulls: boolean): Settings {
  const known = new Map<string, Promise<AsdicSettings>>();
  let pushed = readSettings(undefined);

  return {
    of(uri) {
      if (!pulls) return Promise.resolve(pushed);
      const found = known.get(uri);
      if (found) return found;
      const asked = connection.workspace
        .getConfiguration({ scopeUri: uri, section: 'asdic' })
        .then(readSettings, () => {
          known.delete(uri);
          return readSettings(undefined);
        });
      known.set(uri, asked);
      return asked;
    },
    changed(given) {
      known.clear();
      if (!pulls) pushed = readSettings(member(given, 'asdic') ?? given);
    },
    forget: (uri) => void known.delete(uri),
  };
}

const levels: ReadonlySet<unknown> = new Set(['off', 'hint', 'information', 'warning', 'error']);

/** Parses untrusted settings. */
export function readSettings(given: unknown): AsdicSettings {
  const severity = Object.entries(member(given, 'severity') ?? {}).filter(([, level]) => levels.has(level));
  const runs = member(member(given, 'sampling'), 'runs');
  const liveOdds = member(given, 'liveOdds');
  const enabled = member(member(given, 'lenses'), 'enabled');
  return {
    severity: Object.fromEntries(severity),
    sampling: { runs: typeof runs === 'number' && runs >= 1 ? Math.min(Math.floor(runs), 10_000_000) : 20_000 },
    lenses: { enabled: enabled !== false },
    liveOdds: liveOdds === 'off' || liveOdds === 'onSave' ? liveOdds : 'on',
    inlayHints: hintKinds(member(given, 'inlayHints')),
    workspace: readWorkspace(member(given, 'workspace')),
    outline: { maxSymbols: atLeastOne(member(member(given, 'outline'), 'maxSymbols')) ?? 5_000 },
  };
}

/** A whole number, 1 or more. */
function atLeastOne(given: unknown): number | undefined {
  return typeof given === 'number' && given >= 1 ? Math.floor(given) : undefined;
}

const defaultExclude = ['**/node_modules/**', '**/.*/**'];

function readWorkspace(given: unknown): WorkspaceSettings {
  const exclude = member(given, 'exclude');
  const most = member(given, 'maxFiles');
  return {
    diagnostics: member(given, 'diagnostics') === 'openFiles' ? 'openFiles' : 'workspace',
    exclude: Array.isArray(exclude) ? exclude.filter((glob) => typeof glob === 'string') : defaultExclude,
    maxFiles: typeof most === 'number' && most >= 0 ? Math.floor(most) : 1_000,
  };
}

/** Hit numbers are on by default, other hints off. */
function hintKinds(given: unknown): AsdicSettings['inlayHints'] {
  const isOn = (kind: InlayHintKind) =>
    kind === 'hitNumbers' ? member(given, kind) !== false : member(given, kind) === true;
  return Object.fromEntries(inlayHintKinds.map((kind) => [kind, isOn(kind)])) as Record<InlayHintKind, boolean>;
}

function member(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[key] : undefined;
}
