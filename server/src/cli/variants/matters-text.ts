/** Formats the most influential changes for a terminal: a line for each change, with a bar for its difference. */
import type { Matters } from '../../library/matters';
import { counted, listedApart, printable } from '../../model/wording';
import { heading } from '../combat-heading';
import type { Host } from '../host';
import { columns, wrapped } from '../print/layout';
import { paint } from '../print/style';
import { byDifference, extremes } from '../../page/telling';
import { changeText, figureText } from './numbers';

const barWidth = 20;

/** Maximum number of characters in a cell. */
const widestCell = 60;

export function mattersText(found: Matters, style: Pick<Host, 'colours' | 'width'>): string {
  const painted = paint(style);
  const { of, matters, method, seed } = found;
  const { telling, silent } = byDifference(matters);
  const longest = telling[0]?.most ?? 1;
  const rows = telling.flatMap((matter) => {
    const { lowest, highest } = extremes(matter);
    const told = [lowest, highest].filter((one) => one !== undefined);
    return told.map(({ title, value, change }, index) => [
      index === 0 ? painted('bold', short(nameOf(matter))) : '',
      `${short(matter.written)} → ${short(title)}`,
      figureText({ kind: of.kind, value }),
      changeText(of.kind, change),
      painted(
        change > 0 ? 'blue' : 'red',
        '█'.repeat(Math.max(1, Math.round((barWidth * Math.abs(change)) / longest))),
      ),
    ]);
  });
  const lines = [
    ...heading(found, [seed === undefined ? method : `${method} from seed ${seed}`], painted),
    '',
    `${printable(of.title)}: ${figureText(of).trim()} as written`,
    '',
    ...(rows.length > 0
      ? columns(rows, ['left', 'left', 'right', 'right', 'left'])
      : ['Nothing that was changed by itself makes a difference.']),
    ...(silent.length > 0 && rows.length > 0
      ? [
          '',
          ...wrapped(
            `${counted(silent.length, 'other thing')} ${silent.length === 1 ? 'makes' : 'make'} no difference: ${printable(listedApart([...new Set(silent.map(nameOf))]))}.`,
            style.width,
          ),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

function nameOf({ title, owner }: Pick<Matters['matters'][number], 'title' | 'owner'>): string {
  return printable(owner === undefined ? title : `${title}, ${owner}`);
}

function short(text: string): string {
  const words = printable(text);
  return words.length > widestCell ? `${words.slice(0, widestCell - 1)}…` : words;
}
