/** Renders the most influential changes: a row for each, with bars to the left and to the right of the written value. */
import { percent, signed, withNames } from '../model/wording';
import type { ReportLooked, ReportMatter, ReportMatters } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import { decimal, withMinus } from './format';
import { byDifference, extremes } from './telling';
import type { ToldSetting } from './telling';

/** Maximum number of rows shown at first; the others are folded. */
const shownAtOnce = 8;

/** @param hasChanges the reader has made temporary changes, which are not included here */
export function mattersOf(drawing: Drawing, { of, matters }: ReportMatters, hasChanges = false): Drawn {
  const { telling, silent } = byDifference(matters);
  const longest = telling[0]?.most ?? 1;
  const rows = (list: readonly ReportMatter[]): Drawn => rowsOf(drawing, of, list, longest);
  const rest = telling.slice(shownAtOnce);
  return element(
    'div',
    { class: 'matters' },
    element(
      'p',
      {},
      `${headed(drawing, of.title)}: ${valueOf(of)} as written${hasChanges ? ', without what you have changed under What if' : ''}. Each row changes one thing and leaves everything else as it is.`,
    ),
    telling.length === 0
      ? element('p', { class: 'quiet' }, 'Nothing that was changed by itself makes a difference.')
      : rows(telling.slice(0, shownAtOnce)),
    rest.length > 0 &&
      element(
        'details',
        { class: 'more' },
        element('summary', {}, `${rest.length} that ${rest.length === 1 ? 'matters' : 'matter'} less`),
        rows(rest),
      ),
    silent.length > 0 &&
      telling.length > 0 &&
      element(
        'details',
        { class: 'more' },
        element('summary', {}, `${silent.length} that ${silent.length === 1 ? 'makes' : 'make'} no difference`),
        element('p', { class: 'quiet' }, silent.map((matter) => nameOf(drawing, matter)).join('; '), '.'),
      ),
  );
}

/** A row for each change: the lowest and the highest value, and a bar to either side. */
function rowsOf(drawing: Drawing, of: ReportLooked, matters: readonly ReportMatter[], longest: number): Drawn {
  return table(
    'What matters most',
    [{ title: 'What' }, { title: 'Lowest' }, { title: '' }, { title: 'Highest' }],
    matters.map((matter) => {
      const { lowest, highest } = extremes(matter);
      return {
        cells: [
          nameOf(drawing, matter),
          settingOf(drawing, of.kind, matter, lowest),
          bars(lowest?.change ?? 0, highest?.change ?? 0, longest),
          settingOf(drawing, of.kind, matter, highest),
        ],
      };
    }),
  );
}

/** `11.7% (-15.6) with 2 instead of 1`, `0.1% (-27.2) retreat after cycle 1`; differences of probabilities in percentage points. */
function settingOf(
  { sides }: Drawing,
  kind: ReportLooked['kind'],
  { kind: what, written }: ReportMatter,
  setting: ToldSetting | undefined,
): Child {
  if (!setting) return element('span', { class: 'quiet' }, 'no change');
  const how = what === 'number' ? `with ${setting.title} instead of ${written}` : withNames(setting.title, sides);
  return element(
    'span',
    {},
    element('strong', {}, valueOf({ kind, value: setting.value })),
    ` (${differenceOf(kind, setting.change)}) `,
    element('span', { class: 'quiet' }, how),
  );
}

function nameOf(drawing: Drawing, { title, owner }: Pick<ReportMatter, 'title' | 'owner'>): string {
  const name = headed(drawing, title);
  return owner === undefined ? name : `${name}, ${owner}`;
}

function valueOf({ kind, value }: Pick<ReportLooked, 'kind' | 'value'>): string {
  return kind === 'expected' ? decimal(value) : percent(value);
}

function differenceOf(kind: ReportLooked['kind'], change: number): string {
  return withMinus(signed(kind === 'expected' ? Number(change.toFixed(2)) : Math.round(change * 1000) / 10));
}

/** Decreases to the left, increases to the right. Hidden from screen readers, since the cells beside it say the same. */
function bars(lower: number, higher: number, longest: number): Drawn {
  const bar = (way: 'lowers' | 'raises', change: number): Child =>
    change !== 0 &&
    element('span', { class: `fill ${way}`, style: { width: `${((50 * Math.abs(change)) / longest).toFixed(2)}%` } });
  return element('span', { class: 'swing', 'aria-hidden': 'true' }, bar('lowers', lower), bar('raises', higher));
}
