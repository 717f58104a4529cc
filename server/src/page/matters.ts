/** What moves the outcome most: a row for each change, with a bar to the left or to the right of what is written. */
import { percent, signed } from '../model/wording';
import type { ReportLooked, ReportMatter, ReportMatters, ReportSetting } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { decimal } from './format';

/** Less than this does not show. */
const unseen = 5e-4;

/** So many things are shown at once; the others are folded. */
const shownAtOnce = 8;

export function mattersOf(drawing: Drawing, { of, matters }: ReportMatters): Drawn {
  const telling = matters.filter(({ most }) => most >= unseen);
  const silent = matters.filter(
    ({ most, settings }) => most < unseen && settings.some(({ value }) => value !== undefined),
  );
  const longest = telling[0]?.most ?? 1;
  const rows = (list: readonly ReportMatter[]): Drawn => rowsOf(drawing, of, list, longest);
  const rest = telling.slice(shownAtOnce);
  return element(
    'div',
    { class: 'matters' },
    element(
      'p',
      {},
      `${headed(drawing, of.title)}: ${valueOf(of)} as written. Each row changes one thing and leaves the rest as it is.`,
    ),
    telling.length === 0
      ? element('p', { class: 'quiet' }, 'Nothing that was changed by itself makes a difference.')
      : rows(telling.slice(0, shownAtOnce)),
    rest.length > 0 && element('details', {}, element('summary', {}, `${rest.length} that ${rest.length === 1 ? 'matters' : 'matter'} less`), rows(rest)),
    silent.length > 0 &&
      telling.length > 0 &&
      element(
        'details',
        {},
        element('summary', {}, `${silent.length} that ${silent.length === 1 ? 'makes' : 'make'} no difference`),
        element('p', { class: 'quiet' }, silent.map((matter) => nameOf(drawing, matter)).join('; '), '.'),
      ),
  );
}

function rowsOf(drawing: Drawing, of: ReportLooked, matters: readonly ReportMatter[], longest: number): Drawn {
  return table(
    'What matters most',
    [
      { title: 'What' },
      { title: 'Instead' },
      { title: headed(drawing, of.title), number: true },
      { title: 'Difference', number: true },
      { title: '' },
    ],
    matters.flatMap((matter) =>
      extremes(matter).map(({ title, value, change }) => ({
        cells: [
          nameOf(drawing, matter),
          `${headed(drawing, matter.written)} \u2192 ${headed(drawing, title)}`,
          valueOf({ kind: of.kind, value }),
          differenceOf(of.kind, change),
          bar(change, longest),
        ],
      })),
    ),
  );
}

/** The settings with the lowest and the highest number, as far as they differ from what is written. */
function extremes({ settings }: ReportMatter): readonly Required<Omit<ReportSetting, 'refused'>>[] {
  const telling = settings.flatMap(({ title, value, change = 0 }) =>
    value === undefined || Math.abs(change) < unseen ? [] : [{ title, value, change }],
  );
  const both = [telling.find(({ change }) => change < 0), telling.findLast(({ change }) => change > 0)];
  return both.filter((one) => one !== undefined);
}

function nameOf(drawing: Drawing, { title, owner }: Pick<ReportMatter, 'title' | 'owner'>): string {
  const name = headed(drawing, title);
  return owner === undefined ? name : `${name}, ${owner}`;
}

function valueOf({ kind, value }: Pick<ReportLooked, 'kind' | 'value'>): string {
  return kind === 'expected' ? decimal(value) : percent(value);
}

function differenceOf(kind: ReportLooked['kind'], change: number): string {
  return kind === 'expected' ? signed(Number(change.toFixed(2))) : signed(Math.round(change * 1000) / 10);
}

/** To the left what lowers the number, to the right what raises it. The cell before it says the same. */
function bar(change: number, longest: number): Drawn {
  const width = `${((50 * Math.abs(change)) / longest).toFixed(2)}%`;
  return element(
    'span',
    { class: 'swing', 'aria-hidden': 'true' },
    element('span', { class: change < 0 ? 'fill lowers' : 'fill raises', style: { width } }),
  );
}
