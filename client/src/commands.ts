/**
 * Commands of the palette, keyboard, menus and lenses. Without an argument they apply to the combat at the cursor; if no scenario is
 * visible, to the combat of the open report.
 */
import { commands, type Disposable, l10n, type LogOutputChannel, type TextEditor, Uri, window } from 'vscode';
import type { CopyFormat } from '../../server/src/page/copy';
import {
  clientCommands,
  type CombatArguments,
  type NewScenarioArguments,
  type RulePageParams,
} from '../../server/src/protocol';
import { stepThrough } from './debugging';
import { copyDiagnosticReport, type DiagnosticSources } from './copy-diagnostic-report';
import { runOrShowFailure } from './failures';
import type { InlineResults } from './inline-results';
import type { ServerLifecycle } from './server-lifecycle';
import { createLuckPages } from './luck';
import { createNewScenario } from './new-scenario/panel';
import { languageId } from './options';
import { isScenarioOpen } from './responses';
import { openRuleAtCursor, openRulePage } from './rules';
import { openSample } from './samples';
import type { Combats } from './combats';

export interface Parts extends DiagnosticSources {
  readonly channel: LogOutputChannel;
  readonly combats: Combats;
  readonly inline: InlineResults;
  readonly lifecycle: ServerLifecycle;
}

export function registerCommands(parts: Parts): Disposable[] {
  const { extension, client, channel, combats, status, inline, lifecycle } = parts;
  const registerOnCombat = (command: string, run: (combatArguments: CombatArguments) => Promise<unknown>): Disposable =>
    commands.registerCommand(command, (argument?: CombatArguments) => {
      const combatArguments = isCombat(argument) ? argument : (getArgumentsAtCursor() ?? combats.getShownCombat());
      if (!combatArguments) return showNoScenario();
      return runOrShowFailure(async () => {
        if (!isScenarioOpen(combatArguments.uri)) await window.showTextDocument(Uri.parse(combatArguments.uri));
        return run(combatArguments);
      });
    });
  const luckPages = createLuckPages(client);
  const createScenario = createNewScenario(extension.extensionUri, client);
  return [
    registerOnCombat(clientCommands.resolve, combats.resolve),
    registerOnCombat(clientCommands.play, combats.play),
    registerOnCombat(clientCommands.stepThrough, combats.stepThrough),
    registerOnCombat(clientCommands.stepThroughTurn, ({ uri, document }) => stepThrough({ uri, document }, true)),
    registerOnCombat(clientCommands.reroll, combats.reroll),
    registerOnCombat(clientCommands.odds, combats.odds),
    registerOnCombat(clientCommands.advise, combats.advise),
    registerOnCombat(clientCommands.matters, combats.matters),
    registerOnCombat(clientCommands.compare, combats.compare),
    registerOnCombat(clientCommands.sweep, combats.sweep),
    registerOnCombat(clientCommands.compareTurn, combats.compareTurn),
    registerOnCombat(clientCommands.history, combats.history),
    registerOnCombat(clientCommands.writeResult, combats.writeResult),
    registerOnCombat(clientCommands.commitToFairDice, combats.commitToFairDice),
    registerOnCombat(clientCommands.revealFairWord, combats.revealFairWord),
    registerOnCombat(clientCommands.playTurn, combats.playTurn),
    luckPages,
    registerOnCombat(clientCommands.luck, luckPages.show),
    registerOnCombat(clientCommands.nextTurn, combats.nextTurn),
    registerOnCombat(clientCommands.campaign, combats.campaign),
    registerOnCombat(clientCommands.resolveTurn, combats.resolveTurn),
    registerOnCombat(clientCommands.rerollTurn, combats.rerollTurn),
    registerOnCombat(clientCommands.oddsOfTurn, combats.oddsOfTurn),
    registerOnCombat(clientCommands.adviseTurn, combats.adviseTurn),
    registerOnCombat(clientCommands.writeTurn, combats.writeTurn),
    registerOnCombat(clientCommands.showReport, combats.showReport),
    registerOnCombat(clientCommands.copyReport, (combatArguments: CombatArguments & { format?: CopyFormat }) =>
      combats.copy(combatArguments, combatArguments.format),
    ),
    registerOnCombat(clientCommands.saveReport, (combatArguments: CombatArguments & { to?: Uri }) =>
      combats.save(combatArguments, combatArguments.to),
    ),
    commands.registerCommand(clientCommands.showRule, (page?: RulePageParams) =>
      runOrShowFailure(() => {
        if (page && typeof page.ruleset === 'string') return openRulePage(page);
        const editor = findScenarioEditor();
        return editor ? openRuleAtCursor(client, editor) : showNoScenario();
      }),
    ),
    commands.registerCommand(clientCommands.newScenario, (argument?: NewScenarioArguments) =>
      runOrShowFailure(() => createScenario(isNewScenario(argument) ? argument : {})),
    ),
    commands.registerCommand(clientCommands.openSample, (file?: unknown) =>
      runOrShowFailure(() => openSample(extension.extensionUri, typeof file === 'string' ? file : undefined)),
    ),
    commands.registerCommand(clientCommands.showOutput, () => channel.show(true)),
    commands.registerCommand(clientCommands.copyDiagnosticReport, () =>
      runOrShowFailure(() => copyDiagnosticReport(parts, findScenarioEditor()?.document)),
    ),
    commands.registerCommand(clientCommands.restart, async () => {
      inline.clear();
      lifecycle.markRunning();
      status.showStarting();
      try {
        if (client.needsStop()) await client.stop();
        await client.start();
        status.showStarted();
      } catch (error) {
        lifecycle.markStopped(error instanceof Error ? error.message : String(error));
      }
    }),
  ];
}

/** Menus pass the document's URI; lenses and code actions pass a combat. */
function isCombat(argument: unknown): argument is CombatArguments {
  return typeof argument === 'object' && argument !== null && typeof (argument as CombatArguments).uri === 'string';
}

function getArgumentsAtCursor(): CombatArguments | undefined {
  const editor = findScenarioEditor();
  if (!editor) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), position: { line, character } };
}

/** The active editor if it shows a scenario; if the report is active, the visible scenario. */
function findScenarioEditor(): TextEditor | undefined {
  const isScenario = (editor: TextEditor | undefined): boolean => editor?.document.languageId === languageId;
  return isScenario(window.activeTextEditor) ? window.activeTextEditor : window.visibleTextEditors.find(isScenario);
}

function isNewScenario(argument: unknown): argument is NewScenarioArguments {
  if (typeof argument !== 'object' || argument === null) return false;
  const { ruleset, starter } = argument as NewScenarioArguments;
  return [ruleset, starter].some((value) => typeof value === 'string');
}

function showNoScenario(): undefined {
  const remedies = [
    { title: l10n.t('New Scenario...'), command: clientCommands.newScenario },
    { title: l10n.t('Open a Sample...'), command: clientCommands.openSample },
  ];
  const message = l10n.t('Open a scenario (*.scenario.yaml) and put the cursor into a combat.');
  void window
    .showInformationMessage(message, ...remedies)
    .then((choice) => choice && commands.executeCommand(choice.command));
  return undefined;
}
