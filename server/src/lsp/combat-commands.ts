/** Commands on combats: resolve, odds, write the result; and the results that they store. */
import type { CancellationToken } from 'vscode-languageserver';
import {
  type FoundCombat,
  type OffsetTextEdit,
  type Report,
  applyChanges as changedCombat,
  createCombatData,
  createHistory,
  createReport,
  createWhatIfReport,
  defaultSeed,
  findCombat,
  findFirstBlockingDiagnostic,
  findPastReport,
  findPurpose,
  getAdviceChoices,
  getOrderEdits,
  prepareReport,
  recall,
  remember,
  reportAdvice,
  reportOdds,
  reportRounds,
  resolveCombat,
  sortByPromise,
  turnId,
  writeResult,
} from '../features';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatHistory,
  CombatReport,
  HistoryArguments,
  OrderArguments,
  Refusal,
  RestoreArguments,
  WhatIfArguments,
  WhatIfReport,
} from '../protocol';
import type { Watch } from '../work/calculator';
import { quickLimits } from '../work/precision';
import type { AdviceTask, OddsTask, TaskResult, RoundsTask, Task } from '../work/task';
import {
  type CommandParts,
  type RequestControl,
  findTarget,
  samplingSeed,
  toReport,
  withProgress,
} from './command-target';
import { toRange, toWorkspaceEdit } from './convert';
import type { DocumentSnapshot } from './documents';
import { formatCombatName } from './live-document';
import { runStepByStep, yieldToEventLoop } from './runtime';
import { createTurnCommands } from './turn-commands';
import { createVariantCommands } from './variant-commands';

/** A combat in the snapshot that it was found in. */
interface CombatContext {
  readonly current: DocumentSnapshot;
  readonly target: FoundCombat;
}

export type CombatCommands = ReturnType<typeof createCombatCommands>;

export function createCombatCommands(parts: CommandParts) {
  const { connection, client, runtime, documents, settings, calculator, memories, changed } = parts;

  const find = (args: CombatArguments): Promise<CombatContext | Refusal> => findTarget(parts, args, findCombat);

  const runOnWorker =
    <T extends Task>(task: T) =>
    async (watch: Watch): Promise<TaskResult<T>> =>
      (await calculator.getWorker()).run(task, watch);

  /** Runs a calculation that may take long. The report belongs to the requested version, even if the text changes in the meantime. */
  async function runCalculation<Result>(
    { current, target }: CombatContext,
    title: string,
    [requested, reporter]: RequestControl,
    run: (watch: Watch) => Promise<Result>,
    report: (subject: FoundCombat, result: Result) => Report | Refusal,
  ): Promise<CombatReport | Refusal> {
    const calculating = withProgress(connection, title, requested, reporter, run);
    // Prepare the report while the calculation runs.
    const [result] = await Promise.all([calculating, runStepByStep(prepareReport(target), runtime)]);
    const content = report(target, result);
    if ('refused' in content) return content;
    await yieldToEventLoop(runtime);
    return toReport(current, content, target);
  }

  /** Calculates odds that a user is waiting for. */
  function calculateOdds(
    { uri }: Pick<DocumentSnapshot, 'uri'>,
    target: FoundCombat,
    effort: Pick<OddsTask, 'runs' | 'limit' | 'quick'>,
    watch: Watch,
  ): Promise<TaskResult<OddsTask>> {
    const { scenario, entry } = target;
    const task: OddsTask = { ...createCombatData(target), kind: 'odds', ...effort, seed: samplingSeed };
    return calculator.runShortFirst(
      { name: `${uri} ${formatCombatName(scenario.index, entry.id)}`, task, entry },
      watch,
    );
  }

  /** The sides that can be advised, the most promising first. */
  async function listAdviceChoices({ current, target }: CombatContext, token: CancellationToken) {
    const choices = getAdviceChoices(target);
    if ('refused' in choices) return choices;
    const report = reportOdds(target, await calculateOdds(current, target, { ...quickLimits, quick: true }, { token }));
    return 'refused' in report || !report.odds ? choices : sortByPromise(choices, report.odds);
  }

  /** If the edit carries a version, the client rejects it when the text has changed. */
  async function apply(current: DocumentSnapshot, label: string, edits: readonly OffsetTextEdit[]): Promise<boolean> {
    const { applied } = await connection.workspace.applyEdit({ label, edit: toWorkspaceEdit(current, edits, client) });
    return applied;
  }

  const turns = createTurnCommands(parts);
  return {
    turns,
    variants: createVariantCommands(parts),

    /** The combat before anything is calculated. */
    async combat(args: CombatArguments): Promise<CombatReport | Refusal> {
      const context = await find(args);
      return 'refused' in context
        ? context
        : toReport(context.current, createReport(context.target, {}), context.target);
    },

    async resolve(args: CombatArguments): Promise<CombatReport | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const { current, target } = context;
      const resolved = resolveCombat(target, { seed: args.seed, fallbackSeed: defaultSeed });
      if ('refused' in resolved) return resolved;
      memories.set(args.uri, remember(memories.get(args.uri), target, resolved));
      await changed(args.uri);
      return toReport(current, resolved.report, target);
    },

    async odds(args: CombatArguments, ...control: RequestControl): Promise<CombatReport | Refusal> {
      const { sampling } = await settings.get(args.uri);
      const context = await find(args);
      if ('refused' in context) return context;
      const calculate = (watch: Watch) =>
        calculateOdds(context.current, context.target, { runs: sampling.runs }, watch);
      const report = await runCalculation(context, 'Calculating odds', control, calculate, reportOdds);
      // Users who look at odds often ask for a long calculation next.
      calculator.begin();
      return report;
    },

    async rounds(args: CombatArguments, ...control: RequestControl): Promise<CombatReport | Refusal> {
      calculator.begin();
      const context = await find(args);
      if ('refused' in context) return context;
      const task: RoundsTask = { ...createCombatData(context.target), kind: 'rounds' };
      return runCalculation(context, 'Following the rounds', control, runOnWorker(task), reportRounds);
    },

    /** Without a side: the sides that can be advised. */
    async advise(
      { side, aim, quick, ...args }: AdviceArguments,
      ...control: RequestControl
    ): Promise<CombatReport | AdviceChoices | Refusal> {
      calculator.begin();
      const { sampling } = await settings.get(args.uri);
      const context = await find(args);
      if ('refused' in context) return context;
      if (side === undefined) return listAdviceChoices(context, control[0]);
      const purpose = findPurpose(context.target, { side, aim });
      if ('refused' in purpose) return purpose;
      const { runs } = sampling;
      const task: AdviceTask = {
        ...createCombatData(context.target),
        kind: 'advice',
        ...purpose,
        quick,
        runs,
        seed: samplingSeed,
      };
      return runCalculation(context, 'Comparing orders', control, runOnWorker(task), (target, advice) =>
        reportAdvice(target, purpose, advice),
      );
    },

    /** True if the combat still produces the result of an earlier session, which is then stored. */
    async restore({ summary, ...args }: RestoreArguments): Promise<boolean> {
      const context = await find(args);
      if ('refused' in context) return false;
      const { target } = context;
      if (recall(memories.get(args.uri), target)) return true;
      const resolved = resolveCombat(target, { seed: args.seed, fallbackSeed: defaultSeed });
      if ('refused' in resolved || resolved.summary !== summary) return false;
      memories.set(args.uri, remember(memories.get(args.uri), target, resolved));
      await changed(args.uri);
      return true;
    },

    /** Shows the first diagnostic of a combat that cannot be resolved. True if the client has shown it. */
    async showProblem({ uri, document = 0, id = '' }: CombatArguments): Promise<boolean | Refusal> {
      const current = await documents.current(uri);
      const problem = current && findFirstBlockingDiagnostic(current.analysis, document, id);
      if (!problem) return { refused: `Nothing is known that keeps ${id} from being resolved. Try again.` };
      const start = toRange(current, problem).start;
      const params = { uri, takeFocus: true, selection: { start, end: start } };
      return (await connection.window.showDocument(params)).success;
    },

    /** The results of the combat in this session; with a number, the report of that result. */
    async history({ number, ...args }: HistoryArguments): Promise<CombatHistory | CombatReport | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const { current, target } = context;
      if (number === undefined) return createHistory(target, memories.get(args.uri));
      const report = findPastReport(target, memories.get(args.uri), number);
      if ('refused' in report) return report;
      const { version: _, ...past } = toReport(current, report);
      return past;
    },

    /** The odds with unsaved changes. */
    async whatIf(
      { changes, swapped, quick, ...args }: WhatIfArguments,
      token: CancellationToken,
    ): Promise<WhatIfReport | Refusal> {
      const { sampling } = await settings.get(args.uri);
      const context = await find(args);
      if ('refused' in context) return context;
      const variant = changedCombat(context.target, { changes, swapped });
      if ('refused' in variant) return variant;
      const effort = quick ? { ...quickLimits, quick } : { runs: sampling.runs };
      return createWhatIfReport(
        context.target,
        variant,
        await calculateOdds(context.current, variant.target, effort, { token }),
        quick,
      );
    },

    /** Writes such changes into the file. True if the client has applied the edit. */
    async writeWhatIf({ changes, swapped, ...args }: WhatIfArguments): Promise<boolean | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const variant = changedCombat(context.target, { changes, swapped });
      return 'refused' in variant ? variant : apply(context.current, 'Write what if', variant.edits);
    },

    /** True if the client has applied the edit. */
    async writeResult(args: CombatArguments): Promise<boolean | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const edits = writeResult(context.target, memories.get(args.uri));
      return 'refused' in edits ? edits : apply(context.current, 'Write result', edits);
    },

    /** True if the client has applied the edit. */
    async writeOrder({ side, order, ...args }: OrderArguments): Promise<boolean | Refusal> {
      if (args.id === turnId) return turns.writeOrder({ ...args, order });
      const context = await find(args);
      if ('refused' in context) return context;
      const edits = getOrderEdits(context.target, side, order);
      return 'refused' in edits ? edits : apply(context.current, 'Write order', edits);
    },
  };
}
