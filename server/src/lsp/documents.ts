/**
 * Open documents and what is known of them. Invariant: an answer belongs to the version of the document that it was computed from,
 * and that version is the current one at the time of the answer.
 */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse, environment } from '../features';
import type { Analysis, Environment, LoadedRulesets } from '../features';
import type { Tables } from './tables';

/** The analysis of the version of a document that was current when it was asked for. */
export interface Current {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
}

export interface Documents {
  /** Undefined for a document that is not open. */
  current(uri: string): Promise<Current | undefined>;
  /** Everything that was found rests on files that changed: it is found anew when it is next asked for. */
  invalidate(): void;
  uris(): readonly string[];
  forget(uri: string): void;
}

interface Known extends Current {
  readonly generation: number;
}

export function documentsOf(
  open: TextDocuments<TextDocument>,
  rulesets: LoadedRulesets,
  tables: Tables,
  known: Partial<Environment>,
): Documents {
  const analyses = new Map<string, Known>();
  let generation = 0;

  /** Analyses the current version. @returns the files of tables that it missed */
  function update(document: TextDocument): ReadonlySet<string> {
    const { uri, version } = document;
    const reader = tables.readerFor(uri);
    const env = environment({
      ...known,
      rulesets: rulesets.all(),
      readTable: (path) => reader.read(path),
      config: reader.config(),
    });
    const analysis = analyse(document.getText(), analyses.get(uri)?.analysis, env);
    analyses.set(uri, { uri, version, analysis, generation });
    return reader.missed;
  }

  return {
    async current(uri) {
      for (;;) {
        const document = open.get(uri);
        if (!document) return undefined;
        const found = analyses.get(uri);
        if (found?.version === document.version && found.generation === generation) return found;
        const absent = rulesets.missing(document.getText());
        if (absent.length > 0) {
          await rulesets.load(absent);
          continue;
        }
        const unread = tables.unreadConfigs(uri);
        if (unread.length > 0) {
          await tables.load(unread);
          continue;
        }
        const missed = update(document);
        if (missed.size > 0) {
          generation++;
          await tables.load(missed);
        }
      }
    },
    invalidate: () => void generation++,
    uris: () => open.keys(),
    forget: (uri) => void analyses.delete(uri),
  };
}
