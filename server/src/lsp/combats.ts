/** Commands on combats: resolve, odds, write the result; and the results that they store. */
import type { CancellationToken } from 'vscode-languageserver';
import {
  adviceChoices,
  changed as changedCombat,
  combatData,
  defaultSeed,
  findCombat,
  firstProblem,
  history,
  orderEdits,
  promisingFirst,
  pastReport,
  preparing,
  purposeOf,
  recall,
  remember,
  reportAdvice,
  reportOdds,
  reportOn,
  reportRounds,
  resolve,
  turnId,
  whatIfReport,
  writeResult,
} from '../features';
import type { FoundCombat, OffsetTextEdit, Report } from '../features';
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
import { atOnce } from '../work/precision';
import type { AdviceTask, OddsTask, ResultOf, RoundsTask, Task } from '../work/task';
import { foundIn, samplingSeed, toReport } from './combat-parts';
import type { CombatsParts, Waiting } from './combat-parts';
import { toRange, toWorkspaceEdit } from './convert';
import type { Current } from './documents';
import { nameOf } from './live-document';
import { withProgress } from './progress';
import { inTurns, twoTurns } from './runtime';
import { turnsOf } from './turns';
import type { Turns } from './turns';
import { variantCommands } from './variants';
import type { VariantCommands } from './variants';

/** A combat in the snapshot that it was found in. */
interface CombatInText {
  readonly current: Current;
  readonly found: FoundCombat;
}

export interface Combats {
  readonly turns: Turns;
  readonly variants: VariantCommands;
  /** The combat before anything is calculated. */
  combat(which: CombatArguments): Promise<CombatReport | Refusal>;
  resolve(which: CombatArguments): Promise<CombatReport | Refusal>;
  odds(which: CombatArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
  rounds(which: CombatArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
  /** Without a side: the sides that can be advised. */
  advise(which: AdviceArguments, ...waiting: Waiting): Promise<CombatReport | AdviceChoices | Refusal>;
  /** True if the combat still produces the result of an earlier session, which is then stored. */
  restore(which: RestoreArguments): Promise<boolean>;
  /** Shows the first diagnostic of a combat that cannot be resolved. True if the client has shown it. */
  showProblem(which: CombatArguments): Promise<boolean | Refusal>;
  /** The results of the combat in this session; with a number, the report of that result. */
  history(which: HistoryArguments): Promise<CombatHistory | CombatReport | Refusal>;
  /** True if the client has applied the edit. */
  writeResult(which: CombatArguments): Promise<boolean | Refusal>;
  /** True if the client has applied the edit. */
  writeOrder(which: OrderArguments): Promise<boolean | Refusal>;
  /** The odds with unsaved changes. */
  whatIf(which: WhatIfArguments, token: CancellationToken): Promise<WhatIfReport | Refusal>;
  /** Writes such changes into the file. True if the client has applied the edit. */
  writeWhatIf(which: WhatIfArguments): Promise<boolean | Refusal>;
}

export function combatsOf(parts: CombatsParts): Combats {
  const { connection, client, runtime, documents, settings, calculator, memories, changed } = parts;

  const find = (args: CombatArguments): Promise<CombatInText | Refusal> => foundIn(parts, args, findCombat);

  const byWorker =
    <T extends Task>(task: T) =>
    async (watch: Watch): Promise<ResultOf<T>> =>
      (await calculator.get()).run(task, watch);

  /** Runs a calculation that may take long. The report belongs to the requested version, even if the text changes in the meantime. */
  async function calculated<Result>(
    { current, found }: CombatInText,
    title: string,
    [requested, reporter]: Waiting,
    run: (watch: Watch) => Promise<Result>,
    report: (found: FoundCombat, result: Result) => Report | Refusal,
  ): Promise<CombatReport | Refusal> {
    const calculating = withProgress(connection, title, requested, reporter, run);
    // Prepare the report while the calculation runs.
    const [result] = await Promise.all([calculating, inTurns(preparing(found), runtime)]);
    const made = report(found, result);
    if ('refused' in made) return made;
    await twoTurns(runtime);
    return toReport(current, made, found);
  }

  /** Calculates odds that a user is waiting for. */
  function oddsOf(
    { uri }: Pick<Current, 'uri'>,
    found: FoundCombat,
    effort: Pick<OddsTask, 'runs' | 'limit' | 'quick'>,
    watch: Watch,
  ): Promise<ResultOf<OddsTask>> {
    const { scenario, site } = found;
    const task: OddsTask = { ...combatData(found), kind: 'odds', ...effort, seed: samplingSeed };
    return calculator.shortFirst({ name: `${uri} ${nameOf(scenario.index, site.id)}`, task, site }, watch);
  }

  /** The sides that can be advised, the most promising first. */
  async function choicesOf({ current, found }: CombatInText, token: CancellationToken) {
    const choices = adviceChoices(found);
    if ('refused' in choices) return choices;
    const report = reportOdds(found, await oddsOf(current, found, { ...atOnce, quick: true }, { token }));
    return 'refused' in report || !report.odds ? choices : promisingFirst(choices, report.odds);
  }

  /** If the edit carries a version, the client rejects it when the text has changed. */
  async function apply(current: Current, label: string, edits: readonly OffsetTextEdit[]): Promise<boolean> {
    const { applied } = await connection.workspace.applyEdit({ label, edit: toWorkspaceEdit(current, edits, client) });
    return applied;
  }

  const turns = turnsOf(parts);
  return {
    turns,
    variants: variantCommands(parts),

    async combat(args) {
      const asked = await find(args);
      return 'refused' in asked ? asked : toReport(asked.current, reportOn(asked.found, {}), asked.found);
    },

    async resolve(args) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const resolved = resolve(found, { seed: args.seed, fallbackSeed: defaultSeed });
      if ('refused' in resolved) return resolved;
      memories.set(args.uri, remember(memories.of(args.uri), found, resolved));
      await changed(args.uri);
      return toReport(current, resolved.report, found);
    },

    async odds(args, ...waiting) {
      const { sampling } = await settings.of(args.uri);
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const run = (watch: Watch) => oddsOf(asked.current, asked.found, { runs: sampling.runs }, watch);
      const made = await calculated(asked, 'Calculating odds', waiting, run, reportOdds);
      // Users who look at odds often ask for a long calculation next.
      calculator.begin();
      return made;
    },

    async rounds(args, ...waiting) {
      calculator.begin();
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const task: RoundsTask = { ...combatData(asked.found), kind: 'rounds' };
      return calculated(asked, 'Following the rounds', waiting, byWorker(task), reportRounds);
    },

    async advise({ side, aim, quick, ...args }, ...waiting) {
      calculator.begin();
      const { sampling } = await settings.of(args.uri);
      const asked = await find(args);
      if ('refused' in asked) return asked;
      if (side === undefined) return choicesOf(asked, waiting[0]);
      const purpose = purposeOf(asked.found, { side, aim });
      if ('refused' in purpose) return purpose;
      const { runs } = sampling;
      const task: AdviceTask = {
        ...combatData(asked.found),
        kind: 'advice',
        ...purpose,
        quick,
        runs,
        seed: samplingSeed,
      };
      return calculated(asked, 'Comparing orders', waiting, byWorker(task), (found, advice) =>
        reportAdvice(found, purpose, advice),
      );
    },

    async restore({ summary, ...args }) {
      const asked = await find(args);
      if ('refused' in asked) return false;
      const { found } = asked;
      if (recall(memories.of(args.uri), found)) return true;
      const resolved = resolve(found, { seed: args.seed, fallbackSeed: defaultSeed });
      if ('refused' in resolved || resolved.summary !== summary) return false;
      memories.set(args.uri, remember(memories.of(args.uri), found, resolved));
      await changed(args.uri);
      return true;
    },

    async showProblem({ uri, document = 0, id = '' }) {
      const current = await documents.current(uri);
      const problem = current && firstProblem(current.analysis, document, id);
      if (!problem) return { refused: `Nothing is known that keeps ${id} from being resolved. Try again.` };
      const start = toRange(current, problem).start;
      const params = { uri, takeFocus: true, selection: { start, end: start } };
      return (await connection.window.showDocument(params)).success;
    },

    async history({ number, ...args }) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      if (number === undefined) return history(found, memories.of(args.uri));
      const report = pastReport(found, memories.of(args.uri), number);
      if ('refused' in report) return report;
      const { version: _, ...past } = toReport(current, report);
      return past;
    },

    async whatIf({ changes, swapped, quick, ...args }, token) {
      const { sampling } = await settings.of(args.uri);
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const made = changedCombat(asked.found, { changes, swapped });
      if ('refused' in made) return made;
      const effort = quick ? { ...atOnce, quick } : { runs: sampling.runs };
      return whatIfReport(asked.found, made, await oddsOf(asked.current, made.found, effort, { token }), quick);
    },

    async writeWhatIf({ changes, swapped, ...args }) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const made = changedCombat(asked.found, { changes, swapped });
      return 'refused' in made ? made : apply(asked.current, 'Write what if', made.edits);
    },

    async writeResult(args) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const edits = writeResult(asked.found, memories.of(args.uri));
      return 'refused' in edits ? edits : apply(asked.current, 'Write result', edits);
    },

    async writeOrder({ side, order, ...args }) {
      if (args.id === turnId) return turns.writeOrder({ ...args, order });
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const edits = orderEdits(asked.found, side, order);
      return 'refused' in edits ? edits : apply(asked.current, 'Write order', edits);
    },
  };
}
