/**
 * Open documents and their analyses. Invariant: a response belongs to the version that it was computed from, which is the current one
 * when the response is sent.
 */
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { analyse, type Analysis } from '../features/analysis/analysis';
import { analyseInSteps } from '../features/diagnostics/analyse-in-steps';
import { createEnvironment, type CombatId, type Environment } from '../features/scenario/environment';
import { getFollowedPath, readRecordInSteps, walkAllFollowed, walkFollowed } from '../features/analysis/followed';
import type { LoadedRulesets } from '../features/analysis/rulesets';
import { findScenarioLinks } from '../features/diagnostics/links';
import type { OddsFigures } from '../features';
import { formatCommandLink } from '../features/format/rules';
import { toValuePage } from '../protocol';
import { type Encoding, type Positions, createPositions } from './positions';
import { runInSlices, type Runtime } from './runtime';
import { isScenarioName } from './scenario-name';
import type { Tables } from './tables';

/** The analysis of one version of a document. */
export interface DocumentSnapshot {
  readonly uri: string;
  readonly version: number;
  readonly analysis: Analysis;
  readonly positions: Positions;
}

export type Documents = ReturnType<typeof createDocuments>;

/** An analysed text with the table files that it references. */
export interface AnalysedText extends Pick<DocumentSnapshot, 'uri' | 'analysis' | 'positions'> {
  readonly tables: ReadonlySet<string>;
}

interface CachedAnalysis extends DocumentSnapshot, AnalysedText {
  isStale: boolean;
}

export interface DocumentsDependencies {
  readonly openDocuments: TextDocuments<TextDocument>;
  readonly rulesets: LoadedRulesets;
  readonly tables: Tables;
  readonly encoding: Encoding;
  readonly runtime: Pick<Runtime, 'now' | 'setImmediate'>;
  readonly environmentDefaults: Partial<Environment>;
  /** How many failing combats are re-evaluated before diagnostics are reported (`Environment.maxImmediateCombats`). */
  readonly maxImmediateCombats?: number;
  /** Hovers link to lines of the document, as the client opens such links. */
  readonly linksLines?: boolean;
  /** The odds of a combat, if they have been calculated. */
  readonly getOddsFigures?: (uri: string, key: string, combat: CombatId) => OddsFigures | undefined;
}

export function createDocuments(dependencies: DocumentsDependencies) {
  const { openDocuments, rulesets, tables, encoding, environmentDefaults } = dependencies;
  const analyses = new Map<string, CachedAnalysis>();

  /** The environment with everything loaded so far; missing files are recorded by the reader. */
  function createDocumentEnvironment(
    uri: string,
    reader: ReturnType<Tables['createReader']>,
    maxImmediateCombats?: number,
  ): Environment {
    return createEnvironment({
      ...environmentDefaults,
      rulesets: rulesets.listLoaded(),
      readTable: (path) => reader.read(path),
      fileExists: (path) => reader.exists(path),
      config: reader.getConfig(),
      maxImmediateCombats,
      ...(dependencies.linksLines && {
        formatLineLink: (line) => `${uri}#L${line}`,
        formatMoreLink: (offset, markdown) => formatCommandLink(toValuePage(uri, offset, markdown))!,
      }),
      ...(dependencies.getOddsFigures && {
        getOddsFigures: (key, combat) => dependencies.getOddsFigures!(uri, key, combat),
      }),
    });
  }

  /** The analysis, with the files that it referenced and missed. */
  function toAnalysedText(
    uri: string,
    analysis: Analysis,
    reader: ReturnType<Tables['createReader']>,
  ): AnalysedText & { readonly missed: ReadonlySet<string> } {
    // Diagnostics check whether these files exist, so request them first.
    for (const { path } of findScenarioLinks(analysis)) reader.exists(path);
    // Walking to the files that scenarios follow requests them from the reader.
    for (const _ of walkAllFollowed(analysis));
    return {
      uri,
      analysis,
      positions: createPositions(analysis, encoding),
      tables: reader.requestedUris,
      missed: reader.missedUris,
    };
  }

  /** Loads the rulesets and configurations that a text needs before its analysis. */
  async function loadDependencies(uri: string, text: string): Promise<void> {
    await rulesets.load(rulesets.listMissing(text));
    await tables.load(tables.listUnreadConfigs(uri));
  }

  /** Loads what an edit has newly referenced. This is known only after parsing; scanning the whole text first would be slower. */
  async function loadMissing({ analysis, missed }: ReturnType<typeof toAnalysedText>): Promise<void> {
    await rulesets.load(rulesets.listMissingFor(analysis));
    await tables.load(missed);
    await loadRecords(analysis);
  }

  /** Reads, in short slices, the record of the file that each scenario follows, before diagnostics compare them. */
  async function loadRecords({ scenarios, environment }: Analysis): Promise<void> {
    for (const scenario of scenarios) {
      // A scenario is compared with the nearest of the files before it.
      const [nearestFile] = walkFollowed(getFollowedPath(scenario), environment);
      if (nearestFile)
        await runInSlices(readRecordInSteps(nearestFile, { rulesets: rulesets.listLoaded() }), dependencies.runtime);
    }
  }

  return {
    /** Undefined if the document is not open, or no scenario. */
    async getCurrent(uri: string): Promise<DocumentSnapshot | undefined> {
      for (;;) {
        const document = openDocuments.get(uri);
        if (!document || !isScenario(document)) return undefined;
        const { version } = document;
        const cached = analyses.get(uri);
        if (cached?.version === version && !cached.isStale) return cached;
        const text = document.getText();
        if (tables.listUnreadConfigs(uri).length > 0 || (!cached && rulesets.listMissing(text).length > 0)) {
          await loadDependencies(uri, text);
          continue;
        }
        const reader = tables.createReader(uri);
        const analysis = analyse(
          text,
          cached?.analysis,
          createDocumentEnvironment(uri, reader, dependencies.maxImmediateCombats),
        );
        const analysed = toAnalysedText(uri, analysis, reader);
        const isStale = analysed.missed.size > 0 || rulesets.listMissingFor(analysed.analysis).length > 0;
        analyses.set(uri, { ...analysed, version, isStale });
        if (isStale) await loadMissing(analysed);
      }
    },
    /** Analyses the text of a closed file in short slices, as nobody is waiting for it. */
    async analyse(uri: string, text: string): Promise<AnalysedText> {
      await loadDependencies(uri, text);
      for (;;) {
        const reader = tables.createReader(uri);
        const analysis = await runInSlices(
          analyseInSteps(text, createDocumentEnvironment(uri, reader)),
          dependencies.runtime,
        );
        const { missed, ...read } = toAnalysedText(uri, analysis, reader);
        if (missed.size === 0) return read;
        await tables.load(missed);
        await loadRecords(analysis);
      }
    },
    /** The table files that a document referenced in its last analysis. */
    getReferencedTables: (uri: string): ReadonlySet<string> => analyses.get(uri)?.tables ?? noTables,
    /** Marks analyses that depend on the changed files as stale. Without files, all of them. */
    invalidate(files?: ReadonlySet<string>): void {
      for (const cached of analyses.values())
        if (!files || [...cached.tables].some((uri) => files.has(uri))) cached.isStale = true;
    },
    /** URIs of open scenarios. */
    listUris: (): readonly string[] =>
      openDocuments
        .all()
        .filter(isScenario)
        .map(({ uri }) => uri),
    forget: (uri: string): void => void analyses.delete(uri),
  };
}

const noTables: ReadonlySet<string> = new Set();

/** Clients may send other YAML files, such as tables. A scenario has the language id, the file name or a `ruleset` key. */
function isScenario(document: TextDocument): boolean {
  const { uri, languageId } = document;
  return languageId === 'asdic-scenario' || isScenarioName(uri) || /^ruleset\s*:/m.test(document.getText());
}
