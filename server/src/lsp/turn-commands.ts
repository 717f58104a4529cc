/** Commands on turns: resolve, odds, write the results. No results are stored: the same seed gives the same result. */
import {
  adviseTurn,
  createCombatData,
  createTurnData,
  createTurnPlayData,
  defaultSeed,
  findTurn,
  getTurnAdviceChoices,
  getTurnOrderEdits,
  listFileMovesOfTurn,
  playTurn,
  prepareTurnReport,
  reportPlayedTurn,
  reportTurnOdds,
  resolveTurn,
  createTurnPlayEdits,
  createTurnResultEdits,
  type LocatedTurn,
  type PlayedTurn,
  type PlayValues,
} from '../features';
import type { AdviceArguments, AdviceChoices, CombatArguments, CombatReport, PlayArguments } from '../protocol';
import type { Watch } from '../work/calculator';
import type { PlayTask, TurnTask } from '../work/task';
import {
  type CommandDependencies,
  applyTextEdits,
  createTargetCommands,
  samplingSeed,
  toReport,
  withProgress,
} from './command-target';
import { runStepByStep } from './runtime';

/** An id in the arguments is ignored: the document selects the turn. */
export type TurnCommands = ReturnType<typeof createTurnCommands>;

export function createTurnCommands(dependencies: Omit<CommandDependencies, 'onResultsChange' | 'memories'>) {
  const { connection, runtime, settings, calculator } = dependencies;
  const defineTurnCommand = createTargetCommands(dependencies, findTurn);

  /** The values of the combat that waits for a roll or a decision, in a turn that is being played; undefined at its end. */
  async function computeValues(
    turn: LocatedTurn,
    playedTurn: PlayedTurn,
    watch: Watch,
  ): Promise<PlayValues | undefined> {
    const data = createTurnPlayData(turn, playedTurn);
    if (!data) return undefined;
    const task: PlayTask = { kind: 'play', ...data, seed: samplingSeed };
    return (await calculator.getWorker()).run(task, watch);
  }

  return {
    resolve: defineTurnCommand<CombatArguments, CombatReport>(({ current, target }, { seed }) => {
      const resolvedTurn = resolveTurn(target, { seed, fallbackSeed: defaultSeed });
      return 'refused' in resolvedTurn ? resolvedTurn : toReport(current, resolvedTurn.report);
    }),

    /** Plays the turn; the values are those of the combat that is being fought. */
    play: defineTurnCommand<PlayArguments, CombatReport>(async ({ current, target }, { moves }, token) => {
      const playedTurn = playTurn(target, moves ?? listFileMovesOfTurn(target));
      if ('refused' in playedTurn) return playedTurn;
      const report = reportPlayedTurn(target, playedTurn, await computeValues(target, playedTurn, { token }));
      return 'refused' in report ? report : toReport(current, report);
    }),

    /** True if the client has applied the edit. */
    writePlay: defineTurnCommand<PlayArguments, boolean>(({ current, target }, { moves = [] }) =>
      applyTextEdits(dependencies, current, 'Write play of the turn', createTurnPlayEdits(target, moves)),
    ),

    odds: defineTurnCommand<CombatArguments, CombatReport>(async ({ current, target }, { uri }, token, reporter) => {
      const { runs } = (await settings.get(uri)).sampling;
      const task: TurnTask = { ...createTurnData(target), kind: 'turn', runs, seed: samplingSeed };
      const worker = await calculator.getWorker();
      const title = 'Calculating the odds of the turn';
      const calculating = withProgress(connection, title, token, reporter, (watch) => worker.run(task, watch));
      // Prepare the report while the calculation runs.
      const [odds] = await Promise.all([calculating, runStepByStep(prepareTurnReport(target), runtime)]);
      return toReport(current, reportTurnOdds(target, odds));
    }),

    /** Writes the results. True if the client has applied the edit. */
    write: defineTurnCommand<CombatArguments, boolean>(({ current, target }, { seed }) =>
      applyTextEdits(
        dependencies,
        current,
        'Write results of the turn',
        createTurnResultEdits(target, { seed, fallbackSeed: defaultSeed }),
      ),
    ),

    /** Without a side it answers with the sides that can be advised. */
    advise: defineTurnCommand<AdviceArguments, CombatReport | AdviceChoices>(
      async ({ current, target }, { uri, side, aim }, requestToken, reporter) => {
        calculator.startWorkerEarly();
        if (side === undefined) return getTurnAdviceChoices(target);
        const { runs } = (await settings.get(uri)).sampling;
        const worker = await calculator.getWorker();
        const effort = { runs, seed: samplingSeed };
        const advise = ({ token, progress }: Watch) => {
          const watch = (onProgress: (fraction: number) => void): Watch => ({
            token,
            progress: ({ done, total }) => onProgress(done / Math.max(1, total)),
          });
          return adviseTurn(
            target,
            { side, aim },
            {
              computeAdvice: (combat, purpose, onProgress) =>
                worker.run({ kind: 'advice', ...createCombatData(combat), ...purpose, ...effort }, watch(onProgress)),
              computeOdds: (turn, purpose, onProgress) =>
                worker.run({ kind: 'turn', ...createTurnData(turn), ...purpose, ...effort }, watch(onProgress)),
              onProgress: (fraction) => progress?.({ done: fraction, total: 1, unit: 'combats' }),
            },
          );
        };
        const report = await withProgress(connection, 'Comparing orders', requestToken, reporter, advise);
        return 'refused' in report ? report : toReport(current, report);
      },
    ),

    /** Writes advised orders. True if the client has applied the edit. */
    writeOrder: defineTurnCommand<CombatArguments & { readonly order: string }, boolean>(
      ({ current, target }, { order }) =>
        applyTextEdits(dependencies, current, 'Write orders', getTurnOrderEdits(target, order)),
    ),
  };
}
