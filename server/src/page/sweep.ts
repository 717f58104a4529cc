/** Renders the odds over the values of one lever or two: a line chart or heat map, a table, and the values that reach a goal. */
import { formatList, formatNumber } from '../model/wording';
import type { ReportCell, ReportSweep } from '../protocol';
import { writeCsv } from './csv';
import { formatHeading, type RenderContext } from './render-context';
import {
  alignRight,
  type Child,
  createButton,
  createElement,
  createFolded,
  createSelect,
  createTable,
  readValue,
  type RenderedNode,
} from './element';
import { formatColumnFigure, formatFigure } from './format';
import type { Send, SweepForm } from './messages';
import { renderSweepChart } from './sweep-chart';
import { formatLever } from './sweep-form';

/** The selected figure, for each cell. */
interface SweptFigure {
  readonly kind: 'way' | 'chance' | 'expected';
  readonly title: string;
  readonly values: readonly (number | null)[];
  readonly goal?: SweepForm['goal'];
}

type Swept = ReportSweep['levers'][number];

export function renderSweep(context: RenderContext, sweep: ReportSweep, form: Partial<SweepForm> = {}): RenderedNode {
  const { figures, cells, levers } = sweep;
  const index = Math.max(
    0,
    figures.findIndex(({ title }) => title === form.figure),
  );
  const figure = figures[index];
  const refusals = [...new Set(cells.flatMap(({ refused }) => refused ?? []))];
  const [first, second] = levers;
  if (!figure || !first) return createElement('p.notice', refusals[0] ?? 'There are no odds to show.');
  const sweptFigure: SweptFigure = {
    ...figure,
    values: cells.map(({ values }) => values[index] ?? null),
    ...(form.goal && { goal: form.goal }),
  };
  return createElement(
    'div.sweep',
    context.send && renderFigureChoice(context, context.send, sweep, form, sweptFigure),
    renderGoal(context, sweep, sweptFigure),
    second
      ? renderHeatMap(context, [first, second], sweep, sweptFigure)
      : [renderCurve(context, first, sweep, sweptFigure), renderValues(context, first, sweep, sweptFigure)],
    createElement('p.quiet', describeMethod(sweep)),
    refusals.slice(0, 3).map((text) => createElement('p.quiet', `\u2013: ${text}`)),
    context.send &&
      createElement(
        'div.actions',
        createButton('Copy as CSV', () => context.send?.({ type: 'csv' })),
      ),
  );
}

/** The selection of the figure and of the goal. */
function renderFigureChoice(
  context: RenderContext,
  send: Send,
  { figures }: ReportSweep,
  form: Partial<SweepForm>,
  { title, kind, goal }: SweptFigure,
): RenderedNode {
  const update = (change: Partial<SweepForm>): void =>
    send({ type: 'sweepForm', form: { levers: [], ...form, ...change } });
  const isProbability = kind !== 'expected';
  return createElement(
    'div.looked',
    createElement(
      'label',
      createElement('span', 'Show'),
      createSelect(
        title,
        figures.map((figure) => ({ value: figure.title, title: formatHeading(context, figure.title) })),
        (figure) => update({ figure, goal: undefined }),
      ),
    ),
    createElement(
      'label',
      createElement('span', 'Goal'),
      createSelect(
        goal?.atMost === true ? 'most' : 'least',
        [
          { value: 'least', title: 'at least' },
          { value: 'most', title: 'at most' },
        ],
        (limit) => update({ goal: { value: goal?.value ?? 0.6, atMost: limit === 'most' } }),
      ),
    ),
    createElement(
      'label',
      createElement('input', {
        type: 'number',
        step: 'any',
        min: isProbability ? 0 : undefined,
        max: isProbability ? 100 : undefined,
        'aria-label': isProbability ? 'Goal in percent' : 'Goal',
        value: goal === undefined ? '' : toShownGoal(goal.value, isProbability),
        change: (event) => {
          const text = readValue(event);
          const value = Number(text) / (isProbability ? 100 : 1);
          update({
            goal: text === '' || !Number.isFinite(value) ? undefined : { value, atMost: goal?.atMost === true },
          });
        },
      }),
      createElement('span', isProbability ? '%' : ''),
    ),
  );
}

function toShownGoal(value: number, isProbability: boolean): number {
  return isProbability ? Math.round(value * 1e6) / 1e4 : value;
}

/** The values that reach the goal; for two levers by each value of the first, folded, since the heat map shows it as well. */
function renderGoal(
  context: RenderContext,
  { levers: [first, second], cells }: ReportSweep,
  { title, kind, values, goal }: SweptFigure,
): Child {
  if (!goal || !first) return false;
  const last = second ?? first;
  const length = last.values.length;
  const name = formatLever(context, last);
  const goalText = `${formatHeading(context, title)}, ${goal.atMost ? 'at most' : 'at least'} ${formatFigure({ kind, value: goal.value })}`;
  const rows = Array.from({ length: Math.ceil(cells.length / length) }, (_, row) => {
    const reached = last.values.map((_one, column) => isReached(values[row * length + column], goal));
    const isNumber = typeof last.values[0]?.value === 'number';
    const titles = last.values.map((entry) => entry.title);
    const matches = isNumber
      ? findRuns(reached).map(([from, to]) => (from === to ? titles[from]! : `${titles[from]!} to ${titles[to]!}`))
      : titles.filter((_one, column) => reached[column]);
    return matches.length === 0 ? undefined : formatList(matches);
  });
  if (!second) {
    const [only] = rows;
    return createElement(
      'p.reached',
      { role: 'status' },
      `${goalText}: ${only === undefined ? 'with none of these values' : `with ${name} ${only}`}.`,
    );
  }
  return createFolded(
    `Where ${goalText}`,
    rows.map((matches, row) =>
      createElement(
        'p',
        `${formatLever(context, first)} ${first.values[row]?.title ?? ''}: ${matches === undefined ? 'nowhere' : `${name} ${matches}`}.`,
      ),
    ),
  );
}

/** The first and last index of each run of true. */
function findRuns(flags: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (const [index, isSet] of flags.entries()) {
    const last = runs.at(-1);
    if (!isSet) continue;
    if (last && last[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

function isReached(
  value: number | null | undefined,
  { value: limit, atMost }: NonNullable<SweptFigure['goal']>,
): boolean {
  return value !== null && value !== undefined && (atMost ? value <= limit : value >= limit);
}

/** A line chart for a numeric lever. Choices have no order to draw a line along. */
function renderCurve(
  context: RenderContext,
  lever: Swept,
  { cells }: ReportSweep,
  { title, kind, values, goal }: SweptFigure,
): Child {
  const points = lever.values.flatMap(({ value }, index) => {
    const figureValue = values[index];
    return typeof value !== 'number' || figureValue === null || figureValue === undefined
      ? []
      : [{ leverValue: value, value: figureValue, isWritten: cells[index]!.isWritten }];
  });
  const caption = `${formatHeading(context, title)}, by ${formatLever(context, lever)}`;
  const axes = { x: formatLever(context, lever), ...(kind === 'expected' && { y: formatHeading(context, title) }) };
  return points.length > 1 && renderSweepChart(points, caption, axes, goal?.value);
}

function renderValues(
  context: RenderContext,
  lever: Swept,
  { cells }: ReportSweep,
  sweptFigure: SweptFigure,
): RenderedNode {
  const { title, kind } = sweptFigure;
  const list = createTable(
    `${formatHeading(context, title)}, by ${formatLever(context, lever)}`,
    [{ title: formatLever(context, lever) }, alignRight(formatHeading(context, title))],
    lever.values.map(({ title: name }, index) => ({
      class: cells[index]!.isWritten ? 'found' : undefined,
      cells: [
        `${name}${cells[index]!.isWritten ? ' (as written)' : ''}`,
        renderCell(cells[index]!, sweptFigure.values[index], kind, sweptFigure),
      ],
    })),
  );
  return createElement('div.swept', list);
}

/** The first lever down, the second across. */
function renderHeatMap(
  context: RenderContext,
  [down, across]: readonly [Swept, Swept],
  { cells }: ReportSweep,
  sweptFigure: SweptFigure,
): RenderedNode {
  const { title, kind } = sweptFigure;
  const length = across.values.length;
  const caption = `${formatHeading(context, title)}, by ${formatLever(context, down)} (down) and ${formatLever(context, across)} (across)`;
  return createElement(
    'div',
    { class: length > 10 ? 'heat dense' : 'heat' },
    createElement('p.quiet', { 'aria-hidden': 'true' }, caption),
    createTable(
      caption,
      ['', ...across.values.map(({ title: name }) => alignRight(name))],
      down.values.map(({ title: name }, row) => ({
        cells: [
          name,
          ...across.values.map((_, column) => {
            const index = row * length + column;
            return renderCell(cells[index]!, sweptFigure.values[index], kind, sweptFigure);
          }),
        ],
      })),
    ),
  );
}

/** The tint of the highest number, in percent: text on it must stay readable. */
const maxTint = 45;

/** A number on a tint proportional to it; outlines mark values that reach the goal, and the written value. */
function renderCell(
  { isWritten }: ReportCell,
  value: number | null | undefined,
  kind: SweptFigure['kind'],
  { values: all, goal }: SweptFigure,
): Child {
  if (value === null || value === undefined) return createElement('span.tinted', '\u2013');
  const numbers = all.filter((candidate) => candidate !== null);
  const [low, high] = kind === 'expected' ? [Math.min(...numbers), Math.max(...numbers)] : [0, 1];
  const fraction = high > low ? (value - low) / (high - low) : 0;
  const isGoal = goal !== undefined && isReached(value, goal);
  const classes = ['tinted', isGoal && 'reaches', isWritten && 'written'].filter(Boolean).join(' ');
  return createElement(
    'span',
    { class: classes, style: { '--heat': `${(maxTint * fraction).toFixed(1)}%` } },
    formatColumnFigure({ kind, value }),
    isGoal && createElement('span.unseen', ', reaches the goal'),
    isWritten && createElement('span.unseen', ', as written'),
  );
}

function describeMethod({ cells, method, runs: runCount, seed }: ReportSweep): string {
  const methodNote =
    method === 'sampled' ? `about, from ${formatNumber(runCount ?? 0)} combats each, seed ${seed ?? 0}` : method;
  return `${formatNumber(cells.length)} ${cells.length === 1 ? 'combat' : 'combats'}, ${methodNote}.`;
}

/** A row for each combat, a column for each lever and each number of the odds. */
export function writeSweepCsv({ levers, figures, cells, method }: ReportSweep): string {
  const lastLength = levers.at(-1)?.values.length ?? 1;
  const listValues = (index: number): readonly (number | string)[] =>
    levers.map(
      ({ values: leverValues }, leverIndex) =>
        leverValues[leverIndex === levers.length - 1 ? index % lastLength : Math.floor(index / lastLength)]!.value,
    );
  const formatName = ({ title, owner }: Swept): string => (owner === undefined ? title : `${title}, ${owner}`);
  return writeCsv([
    [...levers.map(formatName), 'method', ...figures.map(({ title }) => title)],
    ...cells.map(({ values: cellValues }, index) => [...listValues(index), method, ...cellValues]),
  ]);
}
