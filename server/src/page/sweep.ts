/** Renders the odds over the values of one lever or two: a line chart or heat map, a table, and the values that reach a goal. */
import { listed, percent, plain } from '../model/wording';
import type { ReportCell, ReportSweep } from '../protocol';
import { csv } from './csv';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn, Happening } from './element';
import { decimal } from './format';
import type { Send, SweepForm } from './messages';
import { sweepChart } from './sweep-chart';
import { leverTitle } from './sweep-form';

/** The selected figure, for each cell. */
interface Looked {
  readonly kind: 'way' | 'chance' | 'expected';
  readonly title: string;
  readonly values: readonly (number | null)[];
  readonly goal?: SweepForm['goal'];
}

type Swept = ReportSweep['levers'][number];

export function sweepOf(drawing: Drawing, sweep: ReportSweep, form: Partial<SweepForm> = {}): Drawn {
  const { figures, cells, levers } = sweep;
  const index = Math.max(
    0,
    figures.findIndex(({ title }) => title === form.figure),
  );
  const figure = figures[index];
  const refusals = [...new Set(cells.flatMap(({ refused }) => refused ?? []))];
  const [first, second] = levers;
  if (!figure || !first) return element('p', { class: 'notice' }, refusals[0] ?? 'There are no odds to show.');
  const looked: Looked = {
    ...figure,
    values: cells.map(({ values }) => values[index] ?? null),
    ...(form.goal && { goal: form.goal }),
  };
  return element(
    'div',
    { class: 'sweep' },
    drawing.send && lookedAt(drawing, drawing.send, sweep, form, looked),
    goalReached(drawing, sweep, looked),
    second
      ? heatMap(drawing, [first, second], sweep, looked)
      : [curve(drawing, first, sweep, looked), values(drawing, first, sweep, looked)],
    element('p', { class: 'quiet' }, methodInWords(sweep)),
    refusals.slice(0, 3).map((text) => element('p', { class: 'quiet' }, `\u2013: ${text}`)),
    drawing.send &&
      element(
        'div',
        { class: 'actions' },
        element(
          'button',
          { type: 'button', class: 'action', click: () => drawing.send?.({ type: 'csv' }) },
          'Copy as CSV',
        ),
      ),
  );
}

/** The selection of the figure and of the goal. */
function lookedAt(
  drawing: Drawing,
  send: Send,
  { figures }: ReportSweep,
  form: Partial<SweepForm>,
  { title, kind, goal }: Looked,
): Drawn {
  const set = (change: Partial<SweepForm>): void =>
    send({ type: 'sweepForm', form: { levers: [], ...form, ...change } });
  const isShare = kind !== 'expected';
  return element(
    'div',
    { class: 'looked' },
    element(
      'label',
      {},
      element('span', {}, 'Show'),
      element(
        'select',
        { value: title, change: (event) => set({ figure: valueOf(event), goal: undefined }) },
        figures.map((one) =>
          element('option', { value: one.title, selected: one.title === title }, headed(drawing, one.title)),
        ),
      ),
    ),
    element(
      'label',
      {},
      element('span', {}, 'Goal'),
      element(
        'select',
        {
          value: goal?.atMost === true ? 'most' : 'least',
          change: (event) => set({ goal: { value: goal?.value ?? 0.6, atMost: valueOf(event) === 'most' } }),
        },
        element('option', { value: 'least', selected: goal?.atMost !== true }, 'at least'),
        element('option', { value: 'most', selected: goal?.atMost === true }, 'at most'),
      ),
    ),
    element(
      'label',
      {},
      element('input', {
        type: 'number',
        step: 'any',
        min: isShare ? 0 : undefined,
        max: isShare ? 100 : undefined,
        'aria-label': isShare ? 'Goal in percent' : 'Goal',
        value: goal === undefined ? '' : shownGoal(goal.value, isShare),
        change: (event) => {
          const text = valueOf(event);
          const value = Number(text) / (isShare ? 100 : 1);
          set({
            goal: text === '' || !Number.isFinite(value) ? undefined : { value, atMost: goal?.atMost === true },
          });
        },
      }),
      element('span', {}, isShare ? '%' : ''),
    ),
  );
}

function shownGoal(value: number, isShare: boolean): number {
  return isShare ? Math.round(value * 1e6) / 1e4 : value;
}

/** The values that reach the goal; for two levers by each value of the first, folded, since the heat map shows it as well. */
function goalReached(
  drawing: Drawing,
  { levers: [first, second], cells }: ReportSweep,
  { title, kind, values, goal }: Looked,
): Child {
  if (!goal || !first) return false;
  const last = second ?? first;
  const length = last.values.length;
  const name = leverTitle(drawing, last);
  const wanted = `${headed(drawing, title)}, ${goal.atMost ? 'at most' : 'at least'} ${valueInWords({ kind }, goal.value)}`;
  const rows = Array.from({ length: Math.ceil(cells.length / length) }, (_, row) => {
    const reached = last.values.map((_one, column) => isReached(values[row * length + column], goal));
    const isNumber = typeof last.values[0]?.value === 'number';
    const titles = last.values.map((one) => one.title);
    const found = isNumber
      ? runs(reached).map(([from, to]) => (from === to ? titles[from]! : `${titles[from]!} to ${titles[to]!}`))
      : titles.filter((_one, column) => reached[column]);
    return found.length === 0 ? undefined : listed(found);
  });
  if (!second) {
    const [only] = rows;
    return element(
      'p',
      { class: 'reached', role: 'status' },
      `${wanted}: ${only === undefined ? 'with none of these values' : `with ${name} ${only}`}.`,
    );
  }
  return element(
    'details',
    { class: 'more' },
    element('summary', {}, `Where ${wanted}`),
    rows.map((found, row) =>
      element(
        'p',
        {},
        `${leverTitle(drawing, first)} ${first.values[row]?.title ?? ''}: ${found === undefined ? 'nowhere' : `${name} ${found}`}.`,
      ),
    ),
  );
}

/** The first and last index of each run of true. */
function runs(holds: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const [index, one] of holds.entries()) {
    const last = found.at(-1);
    if (!one) continue;
    if (last && last[1] === index - 1) last[1] = index;
    else found.push([index, index]);
  }
  return found;
}

function isReached(value: number | null | undefined, { value: wanted, atMost }: NonNullable<Looked['goal']>): boolean {
  return value !== null && value !== undefined && (atMost ? value <= wanted : value >= wanted);
}

/** A line chart for a numeric lever. Choices have no order to draw a line along. */
function curve(drawing: Drawing, lever: Swept, { cells }: ReportSweep, { title, kind, values, goal }: Looked): Child {
  const points = lever.values.flatMap(({ value }, index) => {
    const found = values[index];
    return typeof value !== 'number' || found === null || found === undefined
      ? []
      : [{ at: value, value: found, isWritten: cells[index]!.isWritten }];
  });
  return (
    points.length > 1 &&
    sweepChart(points, {
      title: `${headed(drawing, title)}, by ${leverTitle(drawing, lever)}`,
      isShare: kind !== 'expected',
      goal: goal?.value,
    })
  );
}

/** A row for each value of one lever. */
function values(drawing: Drawing, lever: Swept, { cells }: ReportSweep, looked: Looked): Drawn {
  const { title, kind } = looked;
  const list = table(
    `${headed(drawing, title)}, by ${leverTitle(drawing, lever)}`,
    [{ title: leverTitle(drawing, lever) }, { title: headed(drawing, title), number: true }],
    lever.values.map(({ title: name }, index) => ({
      class: cells[index]!.isWritten ? 'found' : undefined,
      cells: [
        `${name}${cells[index]!.isWritten ? ' (as written)' : ''}`,
        cellOf(cells[index]!, looked.values[index], kind, looked),
      ],
    })),
  );
  return element('div', { class: 'swept' }, list);
}

/** The first lever down, the second across. */
function heatMap(
  drawing: Drawing,
  [down, across]: readonly [Swept, Swept],
  { cells }: ReportSweep,
  looked: Looked,
): Drawn {
  const { title, kind } = looked;
  const length = across.values.length;
  const caption = `${headed(drawing, title)}, by ${leverTitle(drawing, down)} (down) and ${leverTitle(drawing, across)} (across)`;
  return element(
    'div',
    { class: length > 10 ? 'heat dense' : 'heat' },
    element('p', { class: 'quiet', 'aria-hidden': 'true' }, caption),
    table(
      caption,
      [{ title: '' }, ...across.values.map(({ title: name }) => ({ title: name, number: true }))],
      down.values.map(({ title: name }, row) => ({
        cells: [
          name,
          ...across.values.map((_, column) => {
            const index = row * length + column;
            return cellOf(cells[index]!, looked.values[index], kind, looked);
          }),
        ],
      })),
    ),
  );
}

/** The tint of the highest number, in percent: text on it must stay readable. */
const strongest = 45;

/** A number on a tint proportional to it; outlines mark values that reach the goal, and the written value. */
function cellOf(
  { isWritten }: ReportCell,
  value: number | null | undefined,
  kind: Looked['kind'],
  { values: all, goal }: Looked,
): Child {
  if (value === null || value === undefined) return element('span', { class: 'tinted' }, '\u2013');
  const known = all.filter((one) => one !== null);
  const [low, high] = kind === 'expected' ? [Math.min(...known), Math.max(...known)] : [0, 1];
  const share = high > low ? (value - low) / (high - low) : 0;
  const isGoal = goal !== undefined && isReached(value, goal);
  const classes = ['tinted', isGoal && 'reaches', isWritten && 'written'].filter(Boolean).join(' ');
  return element(
    'span',
    { class: classes, style: { '--heat': `${(strongest * share).toFixed(1)}%` } },
    valueInWords({ kind }, value),
    isGoal && element('span', { class: 'unseen' }, ', reaches the goal'),
    isWritten && element('span', { class: 'unseen' }, ', as written'),
  );
}

function valueInWords({ kind }: Pick<Looked, 'kind'>, value: number): string {
  return kind === 'expected' ? decimal(value) : percent(value);
}

function methodInWords({ cells, method, runs, seed }: ReportSweep): string {
  const how = method === 'sampled' ? `about, from ${plain(runs ?? 0)} combats each, seed ${seed ?? 0}` : method;
  return `${plain(cells.length)} ${cells.length === 1 ? 'combat' : 'combats'}, ${how}.`;
}

/** A row for each combat, a column for each lever and each number of the odds. */
export function sweepCsv({ levers, figures, cells, method }: ReportSweep): string {
  const last = levers.at(-1)?.values.length ?? 1;
  const valuesAt = (index: number): readonly (number | string)[] =>
    levers.map(({ values: own }, at) => own[at === levers.length - 1 ? index % last : Math.floor(index / last)]!.value);
  const name = ({ title, owner }: Swept): string => (owner === undefined ? title : `${title}, ${owner}`);
  return csv([
    [...levers.map(name), 'method', ...figures.map(({ title }) => title)],
    ...cells.map(({ values: own }, index) => [...valuesAt(index), method, ...own]),
  ]);
}

function valueOf({ currentTarget }: Happening): string {
  return (currentTarget as { readonly value: string }).value;
}
