/** The commands on turns: resolve, odds, write the results. Nothing is kept of a turn: with the same seed it comes out the same. */
import { defaultSeed, findTurn, reportTurnOdds, resolveTurn, turnData, writeTurn } from '../features';
import type { CombatArguments, CombatReport, Refusal } from '../protocol';
import type { TurnTask } from '../work/task';
import { foundIn, samplingSeed, toReport } from './combat-parts';
import type { CombatsParts, Waiting } from './combat-parts';
import { toWorkspaceEdit } from './convert';
import { withProgress } from './progress';

/** The id that arguments may name is that of no combat: the document says which turn is meant. */
export interface Turns {
  resolve(which: CombatArguments): Promise<CombatReport | Refusal>;
  odds(which: CombatArguments, ...waiting: Waiting): Promise<CombatReport | Refusal>;
  /** True when the client has applied the edit. */
  write(which: CombatArguments): Promise<boolean | Refusal>;
}

export function turnsOf(parts: Omit<CombatsParts, 'changed' | 'memories'>): Turns {
  const { connection, client, settings, calculator } = parts;
  const find = (args: CombatArguments) => foundIn(parts, args, findTurn);

  return {
    async resolve(args) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const resolved = resolveTurn(asked.found, { seed: args.seed, fallbackSeed: defaultSeed });
      return 'refused' in resolved ? resolved : toReport(asked.current, resolved.report);
    },

    async odds(args, requested, reporter) {
      const { sampling } = await settings.of(args.uri);
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const task: TurnTask = { ...turnData(found), kind: 'turn', runs: sampling.runs, seed: samplingSeed };
      const started = await calculator.get();
      const odds = await withProgress(connection, 'Calculating the odds of the turn', requested, reporter, (watch) =>
        started.run(task, watch),
      );
      return toReport(current, reportTurnOdds(found, odds));
    },

    async write(args) {
      const asked = await find(args);
      if ('refused' in asked) return asked;
      const { current, found } = asked;
      const edits = writeTurn(found, { seed: args.seed, fallbackSeed: defaultSeed });
      if ('refused' in edits) return edits;
      const edit = toWorkspaceEdit(current, edits, client);
      return (await connection.workspace.applyEdit({ label: 'Write results of the turn', edit })).applied;
    },
  };
}
