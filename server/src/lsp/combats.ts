/** The commands on combats: resolve, odds, write the result; and the results that they leave behind. */
import type { CancellationToken, Connection, WorkDoneProgressReporter } from 'vscode-languageserver';
import {
  adviceChoices,
  combatData,
  emptyMemory,
  orderEdits,
  purposeOf,
  remember,
  reportAdvice,
  reportOdds,
  reportRounds,
  resolve,
  writeResult,
} from '../features';
import type { Memory, OffsetTextEdit, Report, CombatQuery } from '../features';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatReport,
  OrderArguments,
  Refusal,
} from '../protocol';
import type { CalculatorStart } from './calculator';
import type { Client } from './capabilities';
import { toOffset, toRange, toWorkspaceEdit } from './convert';
import type { Current, Documents } from './documents';
import { withProgress } from './progress';
import type { Settings } from './settings';

/** Taken where a scenario gives neither dice nor a seed, so that the same file resolves alike everywhere; the result names it. */
const defaultSeed = 1;
/** Seed of sampled odds: the same file gives the same odds. */
const samplingSeed = 1;

export interface Combats {
  resolve(which: CombatArguments): Promise<CombatReport | Refusal>;
  odds(
    which: CombatArguments,
    token: CancellationToken,
    reporter: WorkDoneProgressReporter,
  ): Promise<CombatReport | Refusal>;
  rounds(
    which: CombatArguments,
    token: CancellationToken,
    reporter: WorkDoneProgressReporter,
  ): Promise<CombatReport | Refusal>;
  /** Without a side: who can be advised. */
  advise(
    which: AdviceArguments,
    token: CancellationToken,
    reporter: WorkDoneProgressReporter,
  ): Promise<CombatReport | AdviceChoices | Refusal>;
  /** True when the client has applied the edit. */
  writeResult(which: CombatArguments): Promise<boolean | Refusal>;
  /** The same. */
  writeOrder(which: OrderArguments): Promise<boolean | Refusal>;
  /** The last results of a document's combats. */
  memoryOf(uri: string): Memory;
  forget(uri: string): void;
}

export interface CombatsParts {
  readonly connection: Connection;
  readonly client: Client;
  readonly documents: Documents;
  readonly settings: Settings;
  readonly calculator: CalculatorStart;
  /** The results of a document have changed. */
  readonly changed: (uri: string) => Promise<void>;
}

export function combatsOf({ connection, client, documents, settings, calculator, changed }: CombatsParts): Combats {
  const memories = new Map<string, Memory>();
  const memoryOf = (uri: string): Memory => memories.get(uri) ?? emptyMemory;

  /** Where the edit carries the version, the client refuses it when the text has changed meanwhile. */
  async function apply(current: Current, label: string, edits: readonly OffsetTextEdit[]): Promise<boolean> {
    const { applied } = await connection.workspace.applyEdit({ label, edit: toWorkspaceEdit(current, edits, client) });
    return applied;
  }

  return {
    memoryOf,
    forget: (uri) => void memories.delete(uri),

    async resolve(args) {
      const current = await documents.current(args.uri);
      if (!current) return notOpen(args);
      const resolved = resolve(current.analysis, whichOf(current, args), {
        seed: args.seed,
        fallbackSeed: defaultSeed,
      });
      if ('refused' in resolved) return resolved;
      memories.set(args.uri, remember(memoryOf(args.uri), resolved.found, resolved));
      const report = toReport(current, resolved.report);
      await changed(args.uri);
      return report;
    },

    async odds(args, requested, reporter) {
      const { sampling } = await settings.of(args.uri);
      const current = await documents.current(args.uri);
      if (!current) return notOpen(args);
      // The odds are those of this version, even where the text is changed while they are calculated.
      const which = whichOf(current, args);
      const data = combatData(current.analysis, which);
      if ('refused' in data) return data;
      const started = await calculator.get();
      const outcomes = await withProgress(connection, 'Calculating odds', requested, reporter, (watch) =>
        started.run({ ...data, kind: 'odds', runs: sampling.runs, seed: samplingSeed }, watch),
      );
      const report = reportOdds(current.analysis, which, outcomes);
      return 'refused' in report ? report : toReport(current, report);
    },

    async writeResult(args) {
      const current = await documents.current(args.uri);
      if (!current) return notOpen(args);
      const written = writeResult(current.analysis, whichOf(current, args), memoryOf(args.uri));
      return 'refused' in written ? written : apply(current, 'Write result', written);
    },

    async rounds(args, requested, reporter) {
      const current = await documents.current(args.uri);
      if (!current) return notOpen(args);
      const which = whichOf(current, args);
      const data = combatData(current.analysis, which);
      if ('refused' in data) return data;
      const started = await calculator.get();
      const points = await withProgress(connection, 'Following the rounds', requested, reporter, (watch) =>
        started.run({ ...data, kind: 'rounds' }, watch),
      );
      const report = reportRounds(current.analysis, which, points);
      return 'refused' in report ? report : toReport(current, report);
    },

    async advise({ side, aim, ...args }, requested, reporter) {
      const { sampling } = await settings.of(args.uri);
      const current = await documents.current(args.uri);
      if (!current) return notOpen(args);
      const which = whichOf(current, args);
      if (side === undefined) return adviceChoices(current.analysis, which);
      const purpose = purposeOf(current.analysis, which, { side, aim });
      if ('refused' in purpose) return purpose;
      const data = combatData(current.analysis, which);
      if ('refused' in data) return data;
      const started = await calculator.get();
      const { runs } = sampling;
      const advice = await withProgress(connection, 'Comparing orders', requested, reporter, (watch) =>
        started.run({ ...data, kind: 'advice', ...purpose, runs, seed: samplingSeed }, watch),
      );
      const report = reportAdvice(current.analysis, which, purpose, advice);
      return 'refused' in report ? report : toReport(current, report);
    },

    async writeOrder({ side, order, ...args }) {
      const current = await documents.current(args.uri);
      if (!current) return notOpen(args);
      const edits = orderEdits(current.analysis, whichOf(current, args), side, order);
      return 'refused' in edits ? edits : apply(current, 'Write order', edits);
    },
  };
}

function whichOf(current: Current, { document, id, position }: CombatArguments): CombatQuery {
  return { document, id, ...(position && { offset: toOffset(current, position) }) };
}

function toReport(current: Current, { range, ...report }: Report): CombatReport {
  const { uri, version } = current;
  return { ...report, uri, version, range: toRange(current, range) };
}

function notOpen({ uri }: CombatArguments): Refusal {
  return { refused: `${uri} is not open as a scenario.` };
}
