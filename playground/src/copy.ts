/** Copying reports to the clipboard. */
import { type CopyFormat, formatForCopy } from '../../server/src/page/copy';
import { writeSweepCsv } from '../../server/src/page/sweep';
import type { CombatReport } from '../../server/src/protocol';
import { choose } from './dialog';

const formats: readonly { readonly label: string; readonly detail: string; readonly value: CopyFormat }[] = [
  { label: 'Markdown', detail: 'for Discord, GitHub and most sites', value: 'markdown' },
  { label: 'BBCode', detail: 'for forums', value: 'bbcode' },
  { label: 'Plain text', detail: 'for mail', value: 'text' },
];

/** Asks for a format, and copies the report in it as a short text. @param showMessage shows a message */
export async function copyReport(report: CombatReport, showMessage: (message: string) => void): Promise<void> {
  const format = await choose('Copy the report as', formats);
  if (!format) return;
  await navigator.clipboard.writeText(formatForCopy(report, format));
  showMessage('The report was copied.');
}

/** Copies the sweep as CSV. */
export async function copySweep({ sweep }: CombatReport, showMessage: (message: string) => void): Promise<void> {
  if (!sweep) return;
  await navigator.clipboard.writeText(writeSweepCsv(sweep));
  showMessage('The values were copied.');
}
