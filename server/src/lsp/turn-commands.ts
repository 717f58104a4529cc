/** Commands on turns: resolve, odds, write the results. No results are stored: the same seed gives the same result. */
import {
  type OffsetTextEdit,
  adviseTurn,
  createCombatData,
  createTurnData,
  defaultSeed,
  findTurn,
  getTurnAdviceChoices,
  getTurnOrderEdits,
  prepareTurnReport,
  reportTurnOdds,
  resolveTurn,
  writeTurn,
} from '../features';
import type { AdviceArguments, AdviceChoices, CombatArguments, CombatReport, Refusal } from '../protocol';
import type { Watch } from '../work/calculator';
import type { TurnTask } from '../work/task';
import {
  type CommandParts,
  type RequestControl,
  findTarget,
  samplingSeed,
  toReport,
  withProgress,
} from './command-target';
import { toWorkspaceEdit } from './convert';
import type { DocumentSnapshot } from './documents';
import { runStepByStep } from './runtime';

/** An id in the arguments is ignored: the document selects the turn. */
export type TurnCommands = ReturnType<typeof createTurnCommands>;

export function createTurnCommands(parts: Omit<CommandParts, 'changed' | 'memories'>) {
  const { connection, client, runtime, settings, calculator } = parts;
  const find = (args: CombatArguments) => findTarget(parts, args, findTurn);

  async function apply(current: DocumentSnapshot, label: string, edits: readonly OffsetTextEdit[]): Promise<boolean> {
    return (await connection.workspace.applyEdit({ label, edit: toWorkspaceEdit(current, edits, client) })).applied;
  }

  return {
    async resolve(args: CombatArguments): Promise<CombatReport | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const resolved = resolveTurn(context.target, { seed: args.seed, fallbackSeed: defaultSeed });
      return 'refused' in resolved ? resolved : toReport(context.current, resolved.report);
    },

    async odds(
      args: CombatArguments,
      requested: RequestControl[0],
      reporter: RequestControl[1],
    ): Promise<CombatReport | Refusal> {
      calculator.begin();
      const { sampling } = await settings.get(args.uri);
      const context = await find(args);
      if ('refused' in context) return context;
      const { current, target } = context;
      const task: TurnTask = { ...createTurnData(target), kind: 'turn', runs: sampling.runs, seed: samplingSeed };
      const started = await calculator.getWorker();
      const title = 'Calculating the odds of the turn';
      const calculating = withProgress(connection, title, requested, reporter, (watch) => started.run(task, watch));
      // Prepare the report while the calculation runs.
      const [odds] = await Promise.all([calculating, runStepByStep(prepareTurnReport(target), runtime)]);
      return toReport(current, reportTurnOdds(target, odds));
    },

    /** Writes the results. True if the client has applied the edit. */
    async write(args: CombatArguments): Promise<boolean | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const { current, target } = context;
      const edits = writeTurn(target, { seed: args.seed, fallbackSeed: defaultSeed });
      return 'refused' in edits ? edits : apply(current, 'Write results of the turn', edits);
    },

    /** Without a side: the parties that can be advised. */
    async advise(
      { side, aim, ...args }: AdviceArguments,
      requested: RequestControl[0],
      reporter: RequestControl[1],
    ): Promise<CombatReport | AdviceChoices | Refusal> {
      calculator.begin();
      const { sampling } = await settings.get(args.uri);
      const context = await find(args);
      if ('refused' in context) return context;
      const { current, target } = context;
      if (side === undefined) return getTurnAdviceChoices(target);
      const started = await calculator.getWorker();
      const effort = { runs: sampling.runs, seed: samplingSeed };
      const report = await withProgress(connection, 'Comparing orders', requested, reporter, ({ token, progress }) => {
        const watch = (onProgress: (part: number) => void): Watch => ({
          token,
          progress: ({ done, total }) => onProgress(done / Math.max(1, total)),
        });
        return adviseTurn(
          target,
          { side, aim },
          {
            advice: (combat, purpose, onProgress) =>
              started.run({ kind: 'advice', ...createCombatData(combat), ...purpose, ...effort }, watch(onProgress)),
            odds: (turn, purpose, onProgress) =>
              started.run({ kind: 'turn', ...createTurnData(turn), ...purpose, ...effort }, watch(onProgress)),
            onProgress: (part) => progress?.({ done: part, total: 1, unit: 'combats' }),
          },
        );
      });
      return 'refused' in report ? report : toReport(current, report);
    },

    /** Writes advised orders. True if the client has applied the edit. */
    async writeOrder({ order, ...args }: CombatArguments & { readonly order: string }): Promise<boolean | Refusal> {
      const context = await find(args);
      if ('refused' in context) return context;
      const edits = getTurnOrderEdits(context.target, order);
      return 'refused' in edits ? edits : apply(context.current, 'Write orders', edits);
    },
  };
}
