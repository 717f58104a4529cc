/** Commands on combats: resolve, odds, write the result; and the results that they store. */
import type { CancellationToken } from 'vscode-languageserver';
import {
  type CourseMoves,
  type LocatedCombat,
  type Report,
  applyChanges,
  commitToFairDice,
  createCombatData,
  createCourse,
  createHistory,
  createOwnTable,
  createReport,
  createWhatIfReport,
  defaultSeed,
  findCombat,
  findFirstBlockingDiagnostic,
  findPastReport,
  findPurpose,
  getAdviceChoices,
  getOrderEdits,
  listFileMoves,
  playCombat,
  listCourseMoves,
  makeWord,
  prepareReport,
  readFairDice,
  recall,
  remember,
  reportAdvice,
  reportOdds,
  reportPlay,
  reportRounds,
  resolveCombat,
  revealFairWord,
  sortByPromise,
  turnId,
  createPlayEdits,
  writeResult,
} from '../features';
import type {
  AdviceArguments,
  AdviceChoices,
  CombatArguments,
  CombatHistory,
  CombatReport,
  FairCommitment,
  FairDiceArguments,
  FairDiceState,
  HistoryArguments,
  OrderArguments,
  PlayArguments,
  Refusal,
  ReportUnspent,
  RestoreArguments,
  TableArguments,
  WhatIfArguments,
  WhatIfReport,
} from '../protocol';
import type { Watch } from '../work/calculator';
import { quickLimits } from '../work/precision';
import type { AdviceTask, OddsTask, PlayTask, TaskResult, RoundsTask, Task } from '../work/task';
import { createFileEdit } from './actions';
import {
  type CommandDependencies,
  type RequestControl,
  type TargetContext,
  applyTextEdits,
  createTargetCommands,
  requestEdit,
  samplingSeed,
  toReport,
  withProgress,
} from './command-target';
import { toRange } from './convert';
import type { DocumentSnapshot } from './documents';
import { createDraftOdds } from './draft-odds';
import { formatCombatName } from './live-document';
import { runStepByStep, yieldToEventLoop } from './runtime';
import { createTurnCommands } from './turn-commands';
import { createVariantCommands } from './variant-commands';

type CombatContext = TargetContext<LocatedCombat>;

export type CombatCommands = ReturnType<typeof createCombatCommands>;

export function createCombatCommands(dependencies: CommandDependencies) {
  const { connection, runtime, documents, settings, calculator, memories, onResultsChange } = dependencies;
  const defineCombatCommand = createTargetCommands(dependencies, findCombat);

  const runOnWorker =
    <T extends Task>(task: T) =>
    async (watch: Watch): Promise<TaskResult<T>> =>
      (await calculator.getWorker()).run(task, watch);

  /** Runs a calculation that may take long. The report belongs to the requested version, even if the text changes in the meantime. */
  async function runCalculation<Result>(
    { current, target }: CombatContext,
    title: string,
    [token, reporter]: RequestControl,
    run: (watch: Watch) => Promise<Result>,
    reportResult: (combat: LocatedCombat, result: Result) => Report | Refusal,
  ): Promise<CombatReport | Refusal> {
    const calculating = withProgress(connection, title, token, reporter, run);
    // Prepare the report while the calculation runs.
    const [result] = await Promise.all([calculating, runStepByStep(prepareReport(target), runtime)]);
    const content = reportResult(target, result);
    if ('refused' in content) return content;
    await yieldToEventLoop(runtime);
    return toReport(current, content, target);
  }

  /** Calculates odds that a user is waiting for. */
  function calculateOdds(
    { uri }: Pick<DocumentSnapshot, 'uri'>,
    target: LocatedCombat,
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

  /** For each side that leaves something unspent, adds what its best order would gain, if that does not take long to calculate. */
  async function addGains({ current, target }: CombatContext, report: CombatReport, token: CancellationToken) {
    const { odds } = report;
    if (!odds?.unspent) return report;
    const unspent = [...odds.unspent];
    for (const [index, item] of unspent.entries()) {
      const purpose = findPurpose(target, item);
      if ('refused' in purpose) continue;
      const effort = { runs: quickLimits.runs, seed: samplingSeed };
      const task: AdviceTask = { ...createCombatData(target), kind: 'advice', ...purpose, ...effort };
      const advice = await calculator.runIfShort({ name: current.uri, task, entry: target.entry }, token);
      const gain = advice && readGain(reportAdvice(target, purpose, advice));
      if (gain) unspent[index] = { ...item, gain };
    }
    return { ...report, odds: { ...odds, unspent } };
  }

  /** Adds how the combat developed with its dice, if that does not take long. */
  async function addCourse({ current, target }: CombatContext, report: CombatReport, token: CancellationToken) {
    const courseMoves = listCourseMoves(target, memories.get(current.uri));
    if (!courseMoves) return report;
    const task = createCourseTask(target, courseMoves);
    const values = await calculator.runIfShort({ name: current.uri, task, entry: target.entry }, token);
    if (!values) return { ...report, hasLongCourse: true as const };
    const course = createCourse(target, courseMoves, values);
    return course ? { ...report, course } : report;
  }

  /** Lists the sides that can be advised, those with little to gain last. */
  async function listAdviceChoices({ current, target }: CombatContext, token: CancellationToken) {
    const choices = getAdviceChoices(target);
    if ('refused' in choices) return choices;
    const report = reportOdds(target, await calculateOdds(current, target, { ...quickLimits, quick: true }, { token }));
    return 'refused' in report || !report.odds ? choices : sortByPromise(choices, report.odds);
  }

  async function resolve(uri: string, target: LocatedCombat, seed: number | undefined, summary?: string) {
    const resolvedCombat = resolveCombat(target, { seed, fallbackSeed: defaultSeed });
    if ('refused' in resolvedCombat) return resolvedCombat;
    if (summary !== undefined && summary !== resolvedCombat.summary)
      return { refused: 'The combat has another result now.' };
    memories.set(uri, remember(memories.get(uri), target, resolvedCombat));
    await onResultsChange(uri);
    return resolvedCombat;
  }

  const turns = createTurnCommands(dependencies);
  const restore = defineCombatCommand<RestoreArguments, boolean>(async ({ target }, { uri, seed, summary }) =>
    recall(memories.get(uri), target) ? true : !('refused' in (await resolve(uri, target, seed, summary))),
  );
  const writeOrder = defineCombatCommand<OrderArguments, boolean>(({ current, target }, { side, order }) =>
    applyTextEdits(dependencies, current, 'Write order', getOrderEdits(target, side, order)),
  );

  return {
    turns,
    variants: createVariantCommands(dependencies),
    draftOdds: createDraftOdds(dependencies),

    /** A report on the combat with nothing calculated yet. */
    combat: defineCombatCommand<CombatArguments, CombatReport>(({ current, target }) =>
      toReport(current, createReport(target, {}), target),
    ),

    resolve: defineCombatCommand<CombatArguments, CombatReport>(async ({ current, target }, { uri, seed }) => {
      const resolvedCombat = await resolve(uri, target, seed);
      return 'refused' in resolvedCombat ? resolvedCombat : toReport(current, resolvedCombat.report, target);
    }),

    play: defineCombatCommand<PlayArguments, CombatReport>(async ({ current, target }, { moves }, token) => {
      const play = playCombat(target, moves ?? listFileMoves(target));
      if ('refused' in play) return play;
      const { scenario, entry } = target;
      const task: PlayTask = { kind: 'play', ...createCombatData(target), moves: play.moves, seed: samplingSeed };
      const name = `play ${current.uri} ${formatCombatName(scenario.index, entry.id)}`;
      const values = await calculator.runShortFirst({ name, task, entry }, { token });
      const report = reportPlay(target, play, values);
      return 'refused' in report ? report : toReport(current, report, target);
    }),

    /** True if the client has applied the edit. */
    writePlay: defineCombatCommand<PlayArguments, boolean>(({ current, target }, { moves = [] }) =>
      applyTextEdits(dependencies, current, 'Write play', createPlayEdits(target, moves)),
    ),

    odds: defineCombatCommand<CombatArguments, CombatReport>(async (context, { uri }, ...control) => {
      const { runs } = (await settings.get(uri)).sampling;
      const calculate = (watch: Watch) => calculateOdds(context.current, context.target, { runs }, watch);
      const report = await runCalculation(context, 'Calculating odds', control, calculate, reportOdds);
      // Users who look at odds often ask for a long calculation next.
      calculator.startWorkerEarly();
      if ('refused' in report) return report;
      return addCourse(context, await addGains(context, report, control[0]), control[0]);
    }),

    rounds: defineCombatCommand<CombatArguments, CombatReport>((context, _, ...control) => {
      const task: RoundsTask = { ...createCombatData(context.target), kind: 'rounds' };
      return runCalculation(context, 'Following the rounds', control, runOnWorker(task), reportRounds);
    }),

    /** Computes the course on the worker, however long that takes: the client sends this request after it has shown the odds. */
    course: defineCombatCommand<CombatArguments, CombatReport>(async ({ current, target }, { uri }, token) => {
      const courseMoves = listCourseMoves(target, memories.get(uri));
      const values = courseMoves && (await runOnWorker(createCourseTask(target, courseMoves))({ token }));
      const course = courseMoves && values && createCourse(target, courseMoves, values);
      return toReport(current, { ...createReport(target, {}), ...(course && { course }) }, target);
    }),

    /** Without a side: the sides that can be advised. */
    advise: defineCombatCommand<AdviceArguments, CombatReport | AdviceChoices>(
      async (context, { uri, side, aim, quick }, ...control) => {
        calculator.startWorkerEarly();
        const { runs } = (await settings.get(uri)).sampling;
        if (side === undefined) return listAdviceChoices(context, control[0]);
        const purpose = findPurpose(context.target, { side, aim });
        if ('refused' in purpose) return purpose;
        const effort = { quick, runs, seed: samplingSeed };
        const task: AdviceTask = { ...createCombatData(context.target), kind: 'advice', ...purpose, ...effort };
        return runCalculation(context, 'Comparing orders', control, runOnWorker(task), (target, advice) =>
          reportAdvice(target, purpose, advice),
        );
      },
    ),

    /** Restores the result of an earlier session, if the combat still produces it. True if the combat has a result now. */
    restore: async (args: RestoreArguments, ...control: RequestControl): Promise<boolean> =>
      (await restore(args, ...control)) === true,

    /** Shows the first diagnostic of a combat that cannot be resolved. True if the client has shown it. */
    async showProblem({ uri, document = 0, id = '' }: CombatArguments): Promise<boolean | Refusal> {
      const current = await documents.getCurrent(uri);
      const problem = current && findFirstBlockingDiagnostic(current.analysis, document, id);
      if (!problem) return { refused: `Nothing is known that keeps ${id} from being resolved. Try again.` };
      const start = toRange(current, problem).start;
      const params = { uri, takeFocus: true, selection: { start, end: start } };
      return (await connection.window.showDocument(params)).success;
    },

    /** The results of the combat in this session; with a number, the report of that result. */
    history: defineCombatCommand<HistoryArguments, CombatHistory | CombatReport>(
      ({ current, target }, { uri, number }) => {
        if (number === undefined) return createHistory(target, memories.get(uri));
        const report = findPastReport(target, memories.get(uri), number);
        if ('refused' in report) return report;
        const { version: _, textHash: __, ...pastReport } = toReport(current, report);
        return pastReport;
      },
    ),

    /** The odds with unsaved changes. */
    whatIf: defineCombatCommand<WhatIfArguments, WhatIfReport>(
      async ({ current, target }, { uri, changes, swapped, quick }, token) => {
        const variant = applyChanges(target, { changes, swapped });
        if ('refused' in variant) return variant;
        const effort = quick ? { ...quickLimits, quick } : { runs: (await settings.get(uri)).sampling.runs };
        const odds = await calculateOdds(current, variant.target, effort, { token });
        return createWhatIfReport(target, variant, odds, quick);
      },
    ),

    /** Writes the changes of a what-if into the file. True if the client has applied the edit. */
    writeWhatIf: defineCombatCommand<WhatIfArguments, boolean>(({ current, target }, { changes, swapped }) => {
      const variant = applyChanges(target, { changes, swapped });
      return 'refused' in variant ? variant : applyTextEdits(dependencies, current, 'Write what if', variant.edits);
    }),

    /** True if the client has applied the edit. */
    writeResult: defineCombatCommand<CombatArguments, boolean>(({ current, target }, { uri }) =>
      applyTextEdits(dependencies, current, 'Write result', writeResult(target, memories.get(uri))),
    ),

    /** The state of fair dice; with a side, commits to its word or reveals it. */
    fairDice: defineCombatCommand<FairDiceArguments, FairDiceState | FairCommitment | boolean>(
      async ({ current, target }, { side, word, reveal }) => {
        if (side === undefined) return readFairDice(target);
        if (reveal) {
          const edits = revealFairWord(target, side, word ?? '');
          return 'refused' in edits ? edits : applyTextEdits(dependencies, current, 'Reveal the word', edits);
        }
        const secret = word ?? makeWord(crypto.getRandomValues(new Uint8Array(20)));
        const commitment = commitToFairDice(target, side, secret);
        if ('refused' in commitment) return commitment;
        const result = await applyTextEdits(dependencies, current, 'Commit to fair dice', commitment.edits);
        return result === true ? { hash: commitment.hash, word: secret } : result;
      },
    ),

    /** Replaces a house table by one to fill in: a file that is shown, or a member of the scenario. True if the client has applied the edit. */
    async ownTable({ uri, document, table }: TableArguments): Promise<boolean | Refusal> {
      const current = await documents.getCurrent(uri);
      if (!current) return { refused: `${uri} is not open as a scenario.` };
      const file = createOwnTable(current.analysis, document, table);
      if ('refused' in file) return file;
      const label = 'Put in your own table';
      const created = await createFileEdit(current, file, dependencies.tables, dependencies.client);
      if (!created) return applyTextEdits(dependencies, current, label, file.createEdits(''));
      const applied = await requestEdit(connection, label, created.edit);
      if (applied === true && dependencies.client.showsDocuments)
        await connection.window.showDocument({ uri: created.uri, takeFocus: true });
      return applied;
    },

    /** True if the client has applied the edit. */
    writeOrder: (args: OrderArguments, ...control: RequestControl) =>
      (args.id === turnId ? turns.writeOrder : writeOrder)(args, ...control),
  };
}

function createCourseTask(target: LocatedCombat, { moves }: CourseMoves): PlayTask {
  return { kind: 'play', ...createCombatData(target), moves, seed: samplingSeed };
}

/** The gain of the best order that can be written; nothing if there is none. */
function readGain(report: Report | Refusal): ReportUnspent['gain'] {
  if ('refused' in report || !report.advice) return undefined;
  const { aim, suggestions } = report.advice;
  const value = Math.max(0, ...suggestions.map(({ gain }) => gain));
  return value > 0 ? { value, aim: aim.title } : undefined;
}
