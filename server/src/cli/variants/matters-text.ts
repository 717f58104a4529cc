/** What moves an outcome most, for people: a line for each change, with a bar as long as its difference. */
import type { Matters } from '../../library/matters';
import { counted, listedApart, printable } from '../../model/wording';
import { heading } from '../combat-heading';
import type { Host } from '../host';
import { columns, wrapped } from '../print/layout';
import { paint } from '../print/style';
import { changeText, figureText } from './numbers';

const barWidth = 20;

/** Less than this makes no difference that shows. */
const unseen = { chance: 5e-4, expected: 5e-4 };

/** Longest words of a cell. */
const widestCell = 60;

export function mattersText(found: Matters, style: Pick<Host, 'colours' | 'width'>): string {
  const painted = paint(style);
  const { of, matters } = found;
  const least = of.kind === 'expected' ? unseen.expected : unseen.chance;
  const telling = matters.filter(({ most }) => most >= least);
  const others = matters.filter(
    (matter) => matter.most < least && matter.settings.some(({ value }) => value !== undefined),
  );
  const longest = telling[0]?.most ?? 1;
  const rows = telling.flatMap(({ settings, written, ...matter }) =>
    extremes(settings, least).map(({ title, value, change }, index) => [
      index === 0 ? painted('bold', short(nameOf(matter))) : '',
      `${short(written)} → ${short(title)}`,
      figureText({ kind: of.kind, value }),
      changeText(of.kind, change),
      painted(
        change > 0 ? 'blue' : 'red',
        '█'.repeat(Math.max(1, Math.round((barWidth * Math.abs(change)) / longest))),
      ),
    ]),
  );
  const lines = [
    ...heading(found, [], painted),
    '',
    `${printable(of.title)}: ${figureText(of).trim()} as written`,
    '',
    ...(rows.length > 0
      ? columns(rows, ['left', 'left', 'right', 'right', 'left'])
      : ['Nothing that was changed by itself makes a difference.']),
    ...(others.length > 0 && rows.length > 0
      ? [
          '',
          ...wrapped(
            `${counted(others.length, 'other thing')} ${others.length === 1 ? 'makes' : 'make'} no difference: ${printable(listedApart([...new Set(others.map(nameOf))]))}.`,
            style.width,
          ),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The settings with the lowest and the highest number, as far as they differ from what is written. */
function extremes(settings: Matters['matters'][number]['settings'], least: number) {
  const telling = settings.flatMap(({ title, value, change = 0 }) =>
    value === undefined || Math.abs(change) < least ? [] : [{ title, value, change }],
  );
  const [lowest, highest] = [telling.find(({ change }) => change < 0), telling.findLast(({ change }) => change > 0)];
  return [lowest, highest].filter((one) => one !== undefined);
}

function nameOf({ title, owner }: Pick<Matters['matters'][number], 'title' | 'owner'>): string {
  return printable(owner === undefined ? title : `${title}, ${owner}`);
}

function short(text: string): string {
  const words = printable(text);
  return words.length > widestCell ? `${words.slice(0, widestCell - 1)}…` : words;
}
