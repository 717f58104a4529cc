/** Language status item: ruleset, counts and time of the active file. */
import { l10n, languages, LanguageStatusSeverity, window } from 'vscode';
import { clientCommands, type StatusParams } from '../../server/src/protocol';
import { languageId } from './options';

export type StatusItem = ReturnType<typeof createStatusItem>;

export function createStatusItem() {
  const statuses = new Map<string, StatusParams>();
  const item = languages.createLanguageStatusItem('asdic.status', { language: languageId });
  item.name = 'Asdic';
  item.text = 'Asdic';

  const draw = (): void => {
    const uri = window.activeTextEditor?.document.uri.toString();
    const params = uri === undefined ? undefined : statuses.get(uri);
    if (!params) return;
    item.text = params.rulesets.map(({ title }) => title).join(', ') || l10n.t('No ruleset');
    item.detail = formatDetail(params);
    item.severity = params.problems > 0 ? LanguageStatusSeverity.Warning : LanguageStatusSeverity.Information;
  };
  const listener = window.onDidChangeActiveTextEditor(draw);
  const showStarting = (): void => {
    statuses.clear();
    item.busy = true;
    item.text = 'Asdic';
    item.detail = l10n.t('starting');
    item.severity = LanguageStatusSeverity.Information;
    item.command = { command: clientCommands.showOutput, title: l10n.t('Show output') };
  };
  showStarting();

  return {
    set(params: StatusParams): void {
      statuses.set(params.uri, params);
      draw();
    },
    /** The last state of a document. */
    get: (uri: string) => statuses.get(uri),
    showStarting,
    showStarted(): void {
      item.busy = false;
      item.detail = undefined;
      draw();
    },
    /** @param summary two or three words */
    showFailed(summary: string, reason: string): void {
      statuses.clear();
      item.busy = false;
      item.severity = LanguageStatusSeverity.Error;
      item.text = summary;
      item.detail = reason;
      item.command = { command: clientCommands.restart, title: l10n.t('Restart') };
    },
    dispose(): void {
      listener.dispose();
      item.dispose();
    },
  };
}

/** `2 scenarios, 3 combats, 1 problem, 4 ms`. */
function formatDetail({ scenarios, combats, problems, milliseconds }: StatusParams): string {
  return [
    ...(scenarios > 1 ? [l10n.t('{0} scenarios', scenarios)] : []),
    combats === 1 ? l10n.t('1 combat') : l10n.t('{0} combats', combats),
    problems === 1 ? l10n.t('1 problem') : l10n.t('{0} problems', problems),
    `${milliseconds < 1 ? '< 1' : Math.round(milliseconds)} ms`,
  ].join(', ');
}
