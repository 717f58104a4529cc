/** Formats a campaign for a terminal or a document: its files, losses and luck. */
import { formatNumber, formatSigned, toPrintable } from '../model/wording';
import { summarizeCampaign } from '../page/campaign';
import type { ReportCampaign } from '../protocol';
import { formatColumns, type Align } from './layout';

export function formatCampaign(campaign: ReportCampaign): string {
  const { files, losses, luck } = campaign;
  const numbers = files.map((_, index) => String(index + 1));
  return [
    `${summarizeCampaign(campaign)}.`,
    '',
    ...formatRows(
      files.map(({ name, turn = '', foughtCount, openCount }, index) => [
        numbers[index]!,
        name,
        turn,
        `${foughtCount} fought`,
        `${openCount} open`,
      ]),
    ),
    ...(losses.length === 0
      ? []
      : [
          '',
          ...formatRows(
            [
              ['Losses', '', ...numbers],
              ...losses.map(({ owner, title, values }) => [owner, title, ...values.map(formatNumber)]),
            ],
            ['left', 'left', ...numbers.map((): Align => 'right')],
          ),
        ]),
    ...(luck.length === 0
      ? []
      : [
          '',
          ...formatRows([
            ['Luck', 'Dice', 'Rolled', 'Expected', 'Difference', 'Chance'],
            ...luck.map(({ side, dice, rolled, expected, chance }) => [
              ...[side, dice, formatNumber(rolled), formatNumber(expected), formatSigned(rolled - expected), chance],
            ]),
          ]),
        ]),
    '',
  ].join('\n');
}

function formatRows(rows: readonly (readonly string[])[], align?: readonly Align[]): readonly string[] {
  return formatColumns(
    rows.map((cells) => cells.map(toPrintable)),
    align,
  ).map((line) => line.trimEnd());
}
