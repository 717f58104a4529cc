/** The user's work with turns: resolve, odds, advice, write the results of all combats. */
import { l10n } from 'vscode';
import {
  type AdviceArguments,
  type AdviceChoices,
  type CombatArguments,
  type CombatReport,
  serverCommands,
} from '../../server/src/protocol';
import { showResult, toCombatArguments, addOdds } from '../../server/src/page/content';
import { choosePurpose } from './advice';
import { freshSeed, showIfUnwritten } from './responses';
import { noteStepIf } from './first-steps';
import type { ReportPanel } from './report/panel';

export interface Turns {
  /** Resolves the turn, shows its report, then adds the odds. Undefined if the server refuses. */
  resolveTurn(args: CombatArguments): Promise<CombatReport | undefined>;
  rerollTurn(args: CombatArguments): Promise<CombatReport | undefined>;
  oddsOfTurn(args: CombatArguments): Promise<CombatReport | undefined>;
  /** Asks for party and aim, and shows the best orders in all combats of the turn. */
  adviseTurn(args: AdviceArguments): Promise<CombatReport | undefined>;
  /** Writes the shown result, or the result of the file's dice. */
  writeTurn(args: CombatArguments): Promise<boolean>;
}

/** Dependencies on the session. */
export interface TurnParts {
  readonly panel: ReportPanel;
  /** Sends a command to the server. Refusals are shown to the user. */
  ask<Result>(command: string, args: AdviceArguments): Promise<Result | undefined>;
  /** Sends a long-running command with progress in the report; undefined if it was cancelled. */
  calculate(args: AdviceArguments, command: string, title: string): Promise<CombatReport | undefined>;
  show(report: CombatReport | undefined, section: string): CombatReport | undefined;
}

export function createTurns({ panel, ask, calculate, show }: TurnParts): Turns {
  const odds = (args: CombatArguments) => calculate(args, serverCommands.oddsOfTurn, l10n.t('Calculating'));

  async function resolveTurn(args: CombatArguments): Promise<CombatReport | undefined> {
    const report = noteStepIf(
      'hasResolved',
      await ask<CombatReport>(serverCommands.resolveTurn, toScenarioArguments(args)),
    );
    if (!report) return undefined;
    panel.show(showResult(panel.content(), report), { section: 'outcome', takesFocus: false });
    let withOdds: CombatReport | undefined;
    try {
      withOdds = await odds(toCombatArguments(report));
    } finally {
      panel.update((content) => (content.report === report ? addOdds(content, withOdds) : content));
    }
    return panel.content()?.report;
  }

  return {
    resolveTurn,
    rerollTurn: (args) => resolveTurn({ ...args, seed: freshSeed() }),
    oddsOfTurn: async (args) => noteStepIf('hasSeenOdds', show(await odds(toScenarioArguments(args)), 'totals')),
    async adviseTurn(args) {
      const turn: AdviceArguments = toScenarioArguments(args);
      const choices = turn.side === undefined ? await ask<AdviceChoices>(serverCommands.adviseTurn, turn) : undefined;
      const purpose = turn.side === undefined ? choices && (await choosePurpose(turn, choices)) : turn;
      if (!purpose) return undefined;
      // Show the turn's odds first, so that progress has a report to appear in.
      const content = panel.content();
      const isKnown = content?.stale === false && content.report.uri === args.uri && content.report.turn !== undefined;
      if (!isKnown && !show(await odds(turn), 'totals')) return undefined;
      const report = await calculate(purpose, serverCommands.adviseTurn, l10n.t('Comparing orders'));
      return noteStepIf('hasTakenAdvice', show(report, 'advice'));
    },
    async writeTurn(args) {
      const shown = panel.content()?.report;
      const seed = shown?.uri === args.uri ? shown.turn?.resolved?.seed : undefined;
      const written = await ask<boolean>(serverCommands.writeTurn, {
        ...toScenarioArguments(args),
        ...(seed !== undefined && { seed }),
      });
      showIfUnwritten(written);
      return written ?? false;
    },
  };
}

/** Replaces the combat by its scenario. */
function toScenarioArguments<Args extends CombatArguments>({ id: _, ...args }: Args): Omit<Args, 'id'> {
  return args;
}
