/** Commands on turns: resolve, odds, write the results. No results are stored: the same seed gives the same result. */
import {
  combatData,
  defaultSeed,
  findTurn,
  preparingTurn,
  reportTurnOdds,
  resolveTurn,
  turnAdvice,
  turnAdviceChoices,
  turnData,
  turnOrderEdits,
  writeTurn,
} from '../features';
import type { OffsetTextEdit } from '../features';
import type { AdviceArguments, AdviceChoices, CombatArguments, CombatReport, Refusal } from '../protocol';
import type { Watch } from '../work/calculator';
import type { TurnTask } from '../work/task';
import { foundIn, samplingSeed, toReport } from './combat-parts';
import type { CombatsParts, Waiting } from './combat-parts';
import { toWorkspaceEdit } from './convert';
import type { Current } from './documents';
import { withProgress } from './progress';
import { inTurns } from './runtime';

/** An id in the arguments is ignored: the document selects the turn. */
export interface Turns {
  resolve(which: CombatArguments): Promise<CombatReport | Refusal>;
  odds(which: CombatArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
  /** Without a side: the parties that can be advised. */
  advise(which: AdviceArguments, ...waiting: Waiting): Promise<CombatReport | AdviceChoices | Refusal>;
  /** Writes advised orders. True if the client has applied the edit. */
  writeOrder(which: CombatArguments & { readonly order: string }): Promise<boolean | Refusal>;
  /** Writes the results. True if the client has applied the edit. */
  write(which: CombatArguments): Promise<boolean | Refusal>;
}

export function turnsOf(parts: Omit<CombatsParts, 'changed' | 'memories'>): Turns {
  const { connection, client, runtime, settings, calculator } = parts;
  const find = (args: CombatArguments) => foundIn(parts, args, findTurn);

  async function apply(current: Current, label: string, edits: readonly OffsetTextEdit[]): Promise<boolean> {
    return (await connection.workspace.applyEdit({ label, edit: toWorkspaceEdit(current, edits, client) })).applied;
  }

  return {
    async resolve(args) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const resolved = resolveTurn(asked.found, { seed: args.seed, fallbackSeed: defaultSeed });
      return 'refused' in resolved ? resolved : toReport(asked.current, resolved.report);
    },

    async odds(args, requested, reporter) {
      calculator.begin();
      const { sampling } = await settings.of(args.uri);
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const task: TurnTask = { ...turnData(found), kind: 'turn', runs: sampling.runs, seed: samplingSeed };
      const started = await calculator.get();
      const title = 'Calculating the odds of the turn';
      const calculating = withProgress(connection, title, requested, reporter, (watch) => started.run(task, watch));
      // Prepare the report while the calculation runs.
      const [odds] = await Promise.all([calculating, inTurns(preparingTurn(found), runtime)]);
      return toReport(current, reportTurnOdds(found, odds));
    },

    async write(args) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const edits = writeTurn(found, { seed: args.seed, fallbackSeed: defaultSeed });
      return 'refused' in edits ? edits : apply(current, 'Write results of the turn', edits);
    },

    async advise({ side, aim, ...args }, requested, reporter) {
      calculator.begin();
      const { sampling } = await settings.of(args.uri);
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      if (side === undefined) return turnAdviceChoices(found);
      const started = await calculator.get();
      const rolled = { runs: sampling.runs, seed: samplingSeed };
      const report = await withProgress(connection, 'Comparing orders', requested, reporter, ({ token, progress }) => {
        const watch = (tell: (part: number) => void): Watch => ({
          token,
          progress: ({ done, of }) => tell(done / Math.max(1, of)),
        });
        return turnAdvice(
          found,
          { side, aim },
          {
            advice: (combat, purpose, tell) =>
              started.run({ kind: 'advice', ...combatData(combat), ...purpose, ...rolled }, watch(tell)),
            odds: (turn, aimed, tell) =>
              started.run({ kind: 'turn', ...turnData(turn), ...aimed, ...rolled }, watch(tell)),
            tell: (part) => progress?.({ done: part, of: 1, unit: 'combats' }),
          },
        );
      });
      return 'refused' in report ? report : toReport(current, report);
    },

    async writeOrder({ order, ...args }) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const edits = turnOrderEdits(asked.found, order);
      return 'refused' in edits ? edits : apply(asked.current, 'Write orders', edits);
    },
  };
}
