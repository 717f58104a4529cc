/** Turns as the user works with them: resolve, odds, write the results of all combats. */
import { l10n } from 'vscode';
import type { AdviceArguments, AdviceChoices, CombatArguments, CombatReport } from '../../server/src/protocol';
import { serverCommands } from '../../server/src/protocol';
import { resolvedNow, which, withOddsOf } from '../../server/src/page/content';
import { choosePurpose } from './advising';
import { freshSeed, showUnwritten } from './answers';
import { notedIf } from './first-steps';
import type { ReportPanel } from './report/panel';

export interface Turns {
  /** Plays the turn, shows the report beside, then adds the odds to it. Undefined where the server refuses. */
  resolveTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  rerollTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  oddsOfTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  /** Asks whom to advise to what end, and shows what to order in all combats of the turn. */
  adviseTurn(of: AdviceArguments): Promise<CombatReport | undefined>;
  /** Writes what the report shows, or what the dice of the file give. */
  writeTurn(of: CombatArguments): Promise<boolean>;
}

/** What turns need of the session. */
export interface TurnParts {
  readonly panel: ReportPanel;
  /** Asks the server. What it refuses is shown to the user. */
  ask<Result>(command: string, of: AdviceArguments): Promise<Result | undefined>;
  /** The same where it takes long, with progress in the report; undefined where it was given up. */
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
      // What the turn comes to stands there before: progress stands in it, and what follows.
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

/** Where a combat was meant, its scenario is. */
function ofScenario<Of extends CombatArguments>({ id: _, ...of }: Of): Omit<Of, 'id'> {
  return of;
}
