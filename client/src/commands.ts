/**
 * Commands of the palette, keyboard, menus and lenses. Without an argument they apply to the combat at the cursor; if no scenario is
 * visible, to the combat of the open report.
 */
import { commands, window, l10n } from 'vscode';
import type { Disposable, LogOutputChannel, TextEditor, Uri } from 'vscode';
import type { CopyFormat } from '../../server/src/page/copy';
import { clientCommands } from '../../server/src/protocol';
import type { CombatArguments, NewScenarioArguments, RulePageParams } from '../../server/src/protocol';
import { copyDiagnosticReport } from './diagnostics';
import type { Diagnosed } from './diagnostics';
import { orFailure } from './failures';
import type { InlineResults } from './inline';
import type { ServerLife } from './life';
import { newScenario } from './new-scenario';
import { languageId } from './options';
import { openRuleAtCursor, openRulePage } from './rules';
import { openSample } from './samples';
import type { Session } from './session';

export interface Parts extends Diagnosed {
  readonly channel: LogOutputChannel;
  readonly combats: Session;
  readonly inline: InlineResults;
  readonly life: ServerLife;
}

export function registerCommands(parts: Parts): Disposable[] {
  const { extension, client, channel, combats, status, inline, life } = parts;
  const onCombat = (command: string, run: (which: CombatArguments) => Promise<unknown>): Disposable =>
    commands.registerCommand(command, (argument?: CombatArguments) => {
      const which = isCombat(argument) ? argument : (atCursor() ?? combats.shown());
      return which ? orFailure(() => run(which)) : noScenario();
    });
  return [
    onCombat(clientCommands.resolve, combats.resolve),
    onCombat(clientCommands.reroll, combats.reroll),
    onCombat(clientCommands.odds, combats.odds),
    onCombat(clientCommands.advise, combats.advise),
    onCombat(clientCommands.matters, combats.matters),
    onCombat(clientCommands.compare, combats.compare),
    onCombat(clientCommands.sweep, combats.sweep),
    onCombat(clientCommands.compareTurn, combats.compareTurn),
    onCombat(clientCommands.history, combats.history),
    onCombat(clientCommands.writeResult, combats.writeResult),
    onCombat(clientCommands.resolveTurn, combats.resolveTurn),
    onCombat(clientCommands.rerollTurn, combats.rerollTurn),
    onCombat(clientCommands.oddsOfTurn, combats.oddsOfTurn),
    onCombat(clientCommands.adviseTurn, combats.adviseTurn),
    onCombat(clientCommands.writeTurn, combats.writeTurn),
    onCombat(clientCommands.showReport, combats.showReport),
    onCombat(clientCommands.copyReport, (which: CombatArguments & { format?: CopyFormat }) =>
      combats.copy(which, which.format),
    ),
    onCombat(clientCommands.saveReport, (which: CombatArguments & { to?: Uri }) => combats.save(which, which.to)),
    commands.registerCommand(clientCommands.showRule, (page?: RulePageParams) =>
      orFailure(() => {
        if (page && typeof page.ruleset === 'string') return openRulePage(page);
        const editor = scenarioEditor();
        return editor ? openRuleAtCursor(client, editor) : noScenario();
      }),
    ),
    commands.registerCommand(clientCommands.newScenario, (given?: NewScenarioArguments) =>
      orFailure(() => newScenario(client, isNewScenario(given) ? given : {})),
    ),
    commands.registerCommand(clientCommands.openSample, (file?: unknown) =>
      orFailure(() => openSample(extension.extensionUri, typeof file === 'string' ? file : undefined)),
    ),
    commands.registerCommand(clientCommands.showOutput, () => channel.show(true)),
    commands.registerCommand(clientCommands.copyDiagnosticReport, () =>
      orFailure(() => copyDiagnosticReport(parts, scenarioEditor()?.document)),
    ),
    commands.registerCommand(clientCommands.restart, async () => {
      inline.clear();
      life.alive();
      status.starting();
      try {
        if (client.needsStop()) await client.stop();
        await client.start();
        status.started();
      } catch (error) {
        life.dead(error instanceof Error ? error.message : String(error));
      }
    }),
  ];
}

/** Menus pass the document's URI; lenses and code actions pass a combat. */
function isCombat(argument: unknown): argument is CombatArguments {
  return typeof argument === 'object' && argument !== null && typeof (argument as CombatArguments).uri === 'string';
}

function atCursor(): CombatArguments | undefined {
  const editor = scenarioEditor();
  if (!editor) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), position: { line, character } };
}

/** The active editor if it shows a scenario; if the report is active, the visible scenario. */
function scenarioEditor(): TextEditor | undefined {
  const isScenario = (editor: TextEditor | undefined): boolean => editor?.document.languageId === languageId;
  return isScenario(window.activeTextEditor) ? window.activeTextEditor : window.visibleTextEditors.find(isScenario);
}

function isNewScenario(given: unknown): given is NewScenarioArguments {
  return typeof given === 'object' && given !== null && typeof (given as NewScenarioArguments).starter === 'string';
}

function noScenario(): undefined {
  const remedies = [
    { title: l10n.t('New Scenario...'), command: clientCommands.newScenario },
    { title: l10n.t('Open a Sample...'), command: clientCommands.openSample },
  ];
  const message = l10n.t('Open a scenario (*.scenario.yaml) and put the cursor into a combat.');
  void window
    .showInformationMessage(message, ...remedies)
    .then((chosen) => chosen && commands.executeCommand(chosen.command));
  return undefined;
}
