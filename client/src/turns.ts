/** Turns as the user works with them: resolve, odds, write the results of all combats. */
import { l10n } from 'vscode';
import type { CombatArguments, CombatReport } from '../../server/src/protocol';
import { serverCommands } from '../../server/src/protocol';
import { resolvedNow, which, withOddsOf } from '../../server/src/page/content';
import { freshSeed, showUnwritten } from './answers';
import { notedIf } from './first-steps';
import type { ReportPanel } from './report/panel';

export interface Turns {
  /** Plays the turn, shows the report beside, then adds the odds to it. Undefined where the server refuses. */
  resolveTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  rerollTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  oddsOfTurn(of: CombatArguments): Promise<CombatReport | undefined>;
  /** Writes what the report shows, or what the dice of the file give. */
  writeTurn(of: CombatArguments): Promise<boolean>;
}

/** What turns need of the session. */
export interface TurnParts {
  readonly panel: ReportPanel;
  /** Asks the server. What it refuses is shown to the user. */
  ask<Result>(command: string, of: CombatArguments): Promise<Result | undefined>;
  /** The same where it takes long, with progress in the report; undefined where it was given up. */
  calculate(of: CombatArguments, command: string, title: string): Promise<CombatReport | undefined>;
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
function ofScenario({ id: _, ...of }: CombatArguments): CombatArguments {
  return of;
}
