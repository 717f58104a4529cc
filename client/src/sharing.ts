/** Sharing of reports: as short text, or as a page in a file. */
import { env, Uri, window, workspace, l10n } from 'vscode';
import { type CopyFormat, formatForCopy } from '../../server/src/page/copy';
import type { CombatReport } from '../../server/src/protocol';

const formats: readonly { readonly label: string; readonly description: string; readonly format: CopyFormat }[] = [
  { label: l10n.t('Markdown'), description: l10n.t('for Discord, GitHub and most sites'), format: 'markdown' },
  { label: 'BBCode', description: l10n.t('for forums'), format: 'bbcode' },
  { label: l10n.t('Plain text'), description: l10n.t('for mail'), format: 'text' },
];

/** Copies the report; asks for the format if it is not given. @returns the copied text */
export async function copyReport(report: CombatReport, format?: CopyFormat): Promise<string | undefined> {
  const choice = format ?? (await window.showQuickPick(formats, { placeHolder: l10n.t('Copy the report as') }))?.format;
  if (choice === undefined) return undefined;
  const text = formatForCopy(report, choice);
  await env.clipboard.writeText(text);
  window.setStatusBarMessage(l10n.t('The report was copied.'), 3000);
  return text;
}

/** Saves the page of a report; asks for the file if it is not given. @returns the file */
export async function saveReport(report: CombatReport, html: string, to?: Uri): Promise<Uri | undefined> {
  return save(report, html, { type: 'html', name: l10n.t('Web page'), to });
}

/** Saves the board of a report as a picture; asks for the file. */
export async function savePicture(report: CombatReport, svg: string): Promise<Uri | undefined> {
  return save(report, svg, { type: 'svg', name: l10n.t('Picture') });
}

async function save(
  report: CombatReport,
  text: string,
  { type, name, to }: { readonly type: string; readonly name: string; readonly to?: Uri | undefined },
): Promise<Uri | undefined> {
  const file =
    to ?? (await window.showSaveDialog({ defaultUri: suggestFile(report, type), filters: { [name]: [type] } }));
  if (!file) return undefined;
  await workspace.fs.writeFile(file, new TextEncoder().encode(text));
  window.setStatusBarMessage(l10n.t('The report was saved.'), 3000);
  return file;
}

/** `<combat>.html` beside the scenario; undefined for untitled scenarios. */
function suggestFile({ uri, id }: CombatReport, type: string): Uri | undefined {
  const scenario = Uri.parse(uri);
  return scenario.scheme === 'untitled' ? undefined : Uri.joinPath(scenario, '..', `${id || 'turn'}.${type}`);
}
