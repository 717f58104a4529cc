/** Formats what matters most in a combat: a line for each change, with a bar for its difference. */
import { pluralize, formatListWithSemicolons, toPrintable } from '../model/wording';
import { partitionByEffect, findExtremes } from '../page/effects';
import type { ReportMatter, ReportMatters } from '../protocol';
import { formatColumns, wrapText } from './layout';
import { formatChange, formatFigure } from './numbers';
import { formatCombatHeading, type TextHead } from './report';
import { createPaint, type Terminal } from './style';

const barWidth = 20;

/** Maximum number of characters in a cell. */
const maxCellWidth = 60;

/** A line for each change, with a bar for its difference. */
export function formatMatters(report: ReportMatters & TextHead, terminal: Terminal): string {
  const paint = createPaint(terminal);
  const { of: subject, matters, method, seed } = report;
  const { effective, ineffective } = partitionByEffect(matters);
  const longest = effective[0]?.most ?? 1;
  const rows = effective.flatMap((matter) => {
    const { lowest, highest } = findExtremes(matter);
    const shownSettings = [lowest, highest].filter((setting) => setting !== undefined);
    return shownSettings.map(({ title, value, change }, index) => [
      index === 0 ? paint('bold', truncateCell(formatName(matter))) : '',
      `${truncateCell(matter.written)} → ${truncateCell(title)}`,
      formatFigure({ kind: subject.kind, value }),
      formatChange(subject.kind, change),
      paint(change > 0 ? 'blue' : 'red', '█'.repeat(Math.max(1, Math.round((barWidth * Math.abs(change)) / longest)))),
    ]);
  });
  const lines = [
    ...formatCombatHeading(report, [seed === undefined ? method : `${method} from seed ${seed}`], paint),
    '',
    `${toPrintable(subject.title)}: ${formatFigure(subject).trim()} as written`,
    '',
    ...(rows.length > 0
      ? formatColumns(rows, ['left', 'left', 'right', 'right', 'left'])
      : ['Nothing that was changed by itself makes a difference.']),
    ...(ineffective.length > 0 && rows.length > 0
      ? [
          '',
          ...wrapText(
            `${pluralize(ineffective.length, 'other thing')} ${ineffective.length === 1 ? 'makes' : 'make'} no difference: ${toPrintable(formatListWithSemicolons([...new Set(ineffective.map(formatName))]))}.`,
            terminal.width,
          ),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function formatName({ title, owner }: Pick<ReportMatter, 'title' | 'owner'>): string {
  return toPrintable(owner === undefined ? title : `${title}, ${owner}`);
}

function truncateCell(text: string): string {
  const words = toPrintable(text);
  return words.length > maxCellWidth ? `${words.slice(0, maxCellWidth - 1)}…` : words;
}
