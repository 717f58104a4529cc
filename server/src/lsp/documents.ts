/**
 * Open documents and what is known of them. Invariant: an answer belongs to the version of the document that it was computed from,
 * and that version is the current one at the time of the answer.
 */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse, type Analysis } from '../features/analysis';
import { analyseInSteps } from '../features/analyse-in-steps';
import { environment, type CombatName, type Environment } from '../features/environment';
import type { LoadedRulesets } from '../features/rulesets';
import { scenarioLinks } from '../features/scenario-links';
import type { Likelihoods } from '../features';
import { positionsIn } from './positions';
import type { Encoding, Positions } from './positions';
import { takeInShortTurns, type Runtime } from './runtime';
import { isScenarioName } from './scenario-name';
import type { Tables } from './tables';

/** The analysis of the version of a document that was current when it was asked for. */
export interface Current {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
  readonly positions: Positions;
}

export interface Documents {
  /** Undefined for a document that is not open, or is no scenario. */
  current(uri: string): Promise<Current | undefined>;
  /** Analyses a text that is not open, in short turns: nobody waits for it. @returns undefined while the files that it needs cannot be read */
  read(uri: string, text: string): Promise<Read>;
  /** The files of tables that a document named when it was last analysed. */
  tablesOf(uri: string): ReadonlySet<string>;
  /** What was found rests on files that changed: it is found anew when it is next asked for. Without a file all of them have. */
  invalidate(files?: ReadonlySet<string>): void;
  /** Open scenarios. */
  uris(): readonly string[];
  forget(uri: string): void;
}

/** A text that was analysed, with the files of tables that it names. */
export interface Read extends Pick<Current, 'uri' | 'analysis' | 'positions'> {
  readonly tables: ReadonlySet<string>;
}

interface Known extends Current, Read {
  stale: boolean;
}

export interface DocumentsParts {
  readonly open: TextDocuments<TextDocument>;
  readonly rulesets: LoadedRulesets;
  readonly tables: Tables;
  readonly encoding: Encoding;
  readonly runtime: Pick<Runtime, 'now' | 'soon'>;
  readonly known: Partial<Environment>;
  /** How many combats that were amiss the problems of an open document wait for (`Environment.playsAtOnce`). */
  readonly playsAtOnce?: number;
  /** Lines of a document are linked in hovers: the client opens such links. */
  readonly linksLines?: boolean;
  /** The odds of a combat of a document, as far as they have been calculated. */
  readonly likelihoods?: (uri: string, key: string, combat: CombatName) => Likelihoods | undefined;
}

export function documentsOf(parts: DocumentsParts): Documents {
  const { open, rulesets, tables, encoding, known } = parts;
  const analyses = new Map<string, Known>();

  /** What is loaded, for a text; what it lacks is told afterwards. */
  function environmentFor(uri: string, reader: ReturnType<Tables['readerFor']>, playsAtOnce?: number): Environment {
    return environment({
      ...known,
      rulesets: rulesets.all(),
      readTable: (path) => reader.read(path),
      isThere: (path) => reader.isThere(path),
      config: reader.config(),
      playsAtOnce,
      ...(parts.linksLines && { lineLink: (line) => `${uri}#L${line}` }),
      ...(parts.likelihoods && { likelihoods: (key, combat) => parts.likelihoods!(uri, key, combat) }),
    });
  }

  /** What was read of a text with what is loaded. */
  function readOf(
    uri: string,
    analysis: Analysis,
    reader: ReturnType<Tables['readerFor']>,
  ): Read & { readonly missed: ReadonlySet<string> } {
    // Problems ask whether these are there: that is known before they do.
    for (const { path } of scenarioLinks(analysis)) reader.isThere(path);
    return { uri, analysis, positions: positionsIn(analysis, encoding), tables: reader.named, missed: reader.missed };
  }

  /** Loads what has to be there before a text is analysed. */
  async function prepare(uri: string, text: string): Promise<void> {
    await rulesets.load(rulesets.missing(text));
    await tables.load(tables.unreadConfigs(uri));
  }

  /** What an edit demands is known once the text is read: to search all of it before would take longer than to read what is new. */
  async function supply({ analysis, missed }: ReturnType<typeof readOf>): Promise<void> {
    await rulesets.load(rulesets.lacking(analysis));
    await tables.load(missed);
  }

  return {
    async current(uri) {
      for (;;) {
        const document = open.get(uri);
        if (!document || !isScenario(document)) return undefined;
        const { version } = document;
        const found = analyses.get(uri);
        if (found?.version === version && !found.stale) return found;
        const text = document.getText();
        if (tables.unreadConfigs(uri).length > 0 || (!found && rulesets.missing(text).length > 0)) {
          await prepare(uri, text);
          continue;
        }
        const reader = tables.readerFor(uri);
        const analysis = analyse(text, found?.analysis, environmentFor(uri, reader, parts.playsAtOnce));
        const read = readOf(uri, analysis, reader);
        const stale = read.missed.size > 0 || rulesets.lacking(read.analysis).length > 0;
        analyses.set(uri, { ...read, version, stale });
        if (stale) await supply(read);
      }
    },
    async read(uri, text) {
      await prepare(uri, text);
      for (;;) {
        const reader = tables.readerFor(uri);
        const analysis = await takeInShortTurns(analyseInSteps(text, environmentFor(uri, reader)), parts.runtime);
        const { missed, ...read } = readOf(uri, analysis, reader);
        if (missed.size === 0) return read;
        await tables.load(missed);
      }
    },
    tablesOf: (uri) => analyses.get(uri)?.tables ?? none,
    invalidate(files) {
      for (const found of analyses.values())
        if (!files || [...found.tables].some((uri) => files.has(uri))) found.stale = true;
    },
    uris: () =>
      open
        .all()
        .filter(isScenario)
        .map(({ uri }) => uri),
    forget: (uri) => void analyses.delete(uri),
  };
}

const none: ReadonlySet<string> = new Set();

/** A client may hand over other YAML files too, of which some hold tables: a scenario has the language, the name or a ruleset. */
function isScenario(document: TextDocument): boolean {
  const { uri, languageId } = document;
  return languageId === 'asdic-scenario' || isScenarioName(uri) || /^ruleset\s*:/m.test(document.getText());
}
