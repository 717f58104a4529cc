/** The user's work with turns: resolve, odds, advice, write the results of all combats. */
import { l10n } from 'vscode';
import type { AdviceArguments, AdviceChoices, CombatArguments, CombatReport } from '../../server/src/protocol';
import { serverCommands } from '../../server/src/protocol';
import { resolvedNow, which, withOddsOf } from '../../server/src/page/content';
import { choosePurpose } from './advising';
import { freshSeed, showUnwritten } from './answers';
import { notedIf } from './first-steps';
import type { ReportPanel } from './report/panel';

export interface Turns {
  /** Resolves the turn, shows its report, then adds the odds. Undefined if the server refuses. */
  resolveTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  rerollTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  oddsOfTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  /** Asks for party and aim, and shows the best orders in all combats of the turn. */
  adviseTurn(of: AdviceArguments): Promise<CombatReport | undefined>;
  /** Writes the shown result, or the result of the file's dice. */
  writeTurn(of: CombatArguments): Promise<boolean>;
}

/** Dependencies on the session. */
export interface TurnParts {
  readonly panel: ReportPanel;
  /** Sends a command to the server. Refusals are shown to the user. */
  ask<Result>(command: string, of: AdviceArguments): Promise<Result | undefined>;
  /** Sends a long-running command with progress in the report; undefined if it was cancelled. */
  calculate(of: AdviceArguments, command: string, title: string): Promise<CombatReport | undefined>;
  show(report: CombatReport | undefined, section: string): CombatReport | undefined;
}

export function turns({ panel, ask, calculate, show }: TurnParts): Turns {
  const odds = (of: CombatArguments) => calculate(of, serverCommands.oddsOfTurn, l10n.t('Calculating'));

  async function resolveTurn(of: CombatArguments): Promise<CombatReport | undefined> {
    const report = notedIf('hasResolved', await ask<CombatReport>(serverCommands.resolveTurn, ofScenario(of)));
    if (!report) return undefined;
    panel.show(resolvedNow(panel.content(), report), { section: 'outcome', takesFocus: false });
    let withOdds: CombatReport | undefined;
    try {
      withOdds = await odds(which(report));
    } finally {
      panel.update((content) => (content.report === report ? withOddsOf(content, withOdds) : content));
    }
    return panel.content()?.report;
  }

  return {
    resolveTurn,
    rerollTurn: (of) => resolveTurn({ ...of, seed: freshSeed() }),
    oddsOfTurn: async (of) => notedIf('hasSeenOdds', show(await odds(ofScenario(of)), 'totals')),
    async adviseTurn(of) {
      const turn: AdviceArguments = ofScenario(of);
      const choices = turn.side === undefined ? await ask<AdviceChoices>(serverCommands.adviseTurn, turn) : undefined;
      const purpose = turn.side === undefined ? choices && (await choosePurpose(turn, choices)) : turn;
      if (!purpose) return undefined;
      // Show the turn's odds first, so that progress has a report to appear in.
      const content = panel.content();
      const isKnown = content?.stale === false && content.report.uri === of.uri && content.report.turn !== undefined;
      if (!isKnown && !show(await odds(turn), 'totals')) return undefined;
      const report = await calculate(purpose, serverCommands.adviseTurn, l10n.t('Comparing orders'));
      return notedIf('hasTakenAdvice', show(report, 'advice'));
    },
    async writeTurn(of) {
      const shown = panel.content()?.report;
      const seed = shown?.uri === of.uri ? shown.turn?.resolved?.seed : undefined;
      const written = await ask<boolean>(serverCommands.writeTurn, {
        ...ofScenario(of),
        ...(seed !== undefined && { seed }),
      });
      showUnwritten(written);
      return written ?? false;
    },
  };
}

/** Replaces the combat by its scenario. */
function ofScenario<Of extends CombatArguments>({ id: _, ...of }: Of): Omit<Of, 'id'> {
  return of;
}
