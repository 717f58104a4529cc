/** `asdic matters`: the changes with the largest effect on the outcome of a combat. */
import { type Matters, type MattersChoice, planMatters } from '../../library/matters';
import type { Format, Outcome } from '../outcome';
import { openScenario, printVariants } from './calculate';
import { pluralize, formatListWithSemicolons, toPrintable } from '../../model/wording';
import { formatCombatHeading } from '../report-text';
import type { Host } from '../host';
import { formatColumns, wrapText } from '../print/layout';
import { createPaint } from '../print/style';
import { partitionByEffect, findExtremes } from '../../page/effects';
import { changeText, formatFigure } from './numbers';

export interface MattersOptions extends MattersChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or number does not exist */
export async function matters(name: string, { format, jobs, ...choice }: MattersOptions, host: Host): Promise<Outcome> {
  const opened = await openScenario(name, host);
  const options = { host, request: { kind: 'matters', choice }, jobs, format, text: formatMatters } as const;
  return printVariants(name, opened, planMatters(opened.scenario, choice), options);
}

const barWidth = 20;

/** Maximum number of characters in a cell. */
const maxCellWidth = 60;

/** A line for each change, with a bar for its difference. */
function formatMatters(analysis: Matters, style: Pick<Host, 'colours' | 'width'>): string {
  const painted = createPaint(style);
  const { of: subject, matters, method, seed } = analysis;
  const { effective, ineffective } = partitionByEffect(matters);
  const longest = effective[0]?.most ?? 1;
  const rows = effective.flatMap((matter) => {
    const { lowest, highest } = findExtremes(matter);
    const shownSettings = [lowest, highest].filter((setting) => setting !== undefined);
    return shownSettings.map(({ title, value, change }, index) => [
      index === 0 ? painted('bold', truncate(formatName(matter))) : '',
      `${truncate(matter.written)} → ${truncate(title)}`,
      formatFigure({ kind: subject.kind, value }),
      changeText(subject.kind, change),
      painted(
        change > 0 ? 'blue' : 'red',
        '█'.repeat(Math.max(1, Math.round((barWidth * Math.abs(change)) / longest))),
      ),
    ]);
  });
  const lines = [
    ...formatCombatHeading(analysis, [seed === undefined ? method : `${method} from seed ${seed}`], painted),
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
            style.width,
          ),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function formatName({ title, owner }: Pick<Matters['matters'][number], 'title' | 'owner'>): string {
  return toPrintable(owner === undefined ? title : `${title}, ${owner}`);
}

function truncate(text: string): string {
  const words = toPrintable(text);
  return words.length > maxCellWidth ? `${words.slice(0, maxCellWidth - 1)}…` : words;
}
