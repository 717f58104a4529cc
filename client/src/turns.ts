/** Commands on turns: resolve, odds, advice, write the results of all combats. */
import { l10n } from 'vscode';
import {
  type AdviceArguments,
  type AdviceChoices,
  type CombatArguments,
  type CombatReport,
  type PlayArguments,
  serverCommands,
} from '../../server/src/protocol';

import { choosePurpose } from './advice';
import { createSeed, type CombatActions, explainIfNotWritten } from './responses';
import { completeStepOnResult } from './first-steps';

export function createTurnCommands({ panel, ask, calculate, show, showResolved }: CombatActions) {
  const calculateOdds = (args: CombatArguments) => calculate(args, serverCommands.oddsOfTurn, l10n.t('Calculating'));

  /** Resolves the turn, shows its report, then adds the odds. Undefined if the server refuses. */
  async function resolveTurn(args: CombatArguments): Promise<CombatReport | undefined> {
    const report = completeStepOnResult(
      'hasResolved',
      await ask<CombatReport>(serverCommands.resolveTurn, removeCombatId(args)),
    );
    if (!report) return undefined;
    await showResolved(report, calculateOdds);
    return panel.getContent()?.report;
  }

  /** Shows a play of the turn after its moves; without moves it begins where the dice in the file end. */
  async function playTurn(args: PlayArguments): Promise<CombatReport | undefined> {
    const report = await ask<CombatReport>(serverCommands.playTurn, removeCombatId(args));
    if (report) panel.show({ report, stale: false, calculating: false });
    return report;
  }

  return {
    resolveTurn,
    playTurn,
    /** Writes dice, decisions and results of a play of the turn. True if the file was changed. */
    async writePlayOfTurn(args: PlayArguments): Promise<boolean> {
      const isWritten = await ask<boolean>(serverCommands.writePlayOfTurn, removeCombatId(args));
      explainIfNotWritten(isWritten);
      if (isWritten) await playTurn(args);
      return isWritten ?? false;
    },
    rerollTurn: (args: CombatArguments) => resolveTurn({ ...args, seed: createSeed() }),
    oddsOfTurn: async (args: CombatArguments) =>
      completeStepOnResult('hasSeenOdds', show(await calculateOdds(removeCombatId(args)), 'totals')),
    /** Asks for side and aim unless they are given, and shows the best orders in all combats of the turn. */
    async adviseTurn(args: AdviceArguments): Promise<CombatReport | undefined> {
      const turn: AdviceArguments = removeCombatId(args);
      const purpose = await choosePurpose(turn, () => ask<AdviceChoices>(serverCommands.adviseTurn, turn));
      if (!purpose) return undefined;
      // Show the turn's odds first, so that progress has a report to appear in.
      const content = panel.getContent();
      const isTurnShown =
        content?.stale === false && content.report.uri === args.uri && content.report.turn !== undefined;
      if (!isTurnShown && !show(await calculateOdds(turn), 'totals')) return undefined;
      const report = await calculate(purpose, serverCommands.adviseTurn, l10n.t('Comparing orders'));
      return completeStepOnResult('hasTakenAdvice', show(report, 'advice'));
    },
    /** Writes the shown result, or the result of the file's dice. */
    async writeTurn(args: CombatArguments): Promise<boolean> {
      const shownReport = panel.getContent()?.report;
      const seed = shownReport?.uri === args.uri ? shownReport.turn?.resolved?.seed : undefined;
      const isWritten = await ask<boolean>(serverCommands.writeTurn, {
        ...removeCombatId(args),
        ...(seed !== undefined && { seed }),
      });
      explainIfNotWritten(isWritten);
      return isWritten ?? false;
    },
  };
}

/** The arguments for the whole scenario instead of one of its combats. */
function removeCombatId<Args extends CombatArguments>({ id: _, ...args }: Args): Omit<Args, 'id'> {
  return args;
}
