/** Renders a campaign: its files in their order, the losses of the powers over time, and their luck. */
import { capitalize, formatList, formatNumber, formatSigned, pluralize } from '../model/wording';
import type { CampaignFile, CampaignLosses, CombatReport, ReportCampaign } from '../protocol';
import { renderSeriesChart } from './chart';
import { alignRight, createButton, createElement, createSection, createTable, type RenderedNode } from './element';
import { renderFigure } from './measure';
import type { RenderContext } from './render-context';

/** Kinds of losses with a chart of their own, the most frequent first; the table has all. */
const maxCharts = 6;

export function renderCampaign(context: RenderContext, report: CombatReport, campaign: ReportCampaign): RenderedNode {
  const { files, losses, luck, unknown } = campaign;
  const { send } = context;
  const isAlone = files.length < 2;
  return createElement(
    'div.campaign',
    createElement(
      'header',
      createElement('p.kicker', report.ruleset.title),
      createElement('h1', report.title),
      createElement('p.outcome', { id: 'outcome', tabindex: -1 }, summarizeCampaign(campaign)),
    ),
    send &&
      createElement(
        'div.actions',
        createButton('Save as\u2026', () => send({ type: 'save' }), { title: 'Save as a page to print or to send' }),
      ),
    isAlone &&
      createElement(
        'p.notice',
        { role: 'status' },
        'No file follows this one, and it follows none: Next Turn makes the next file, and writes follows: into it.',
      ),
    createSection(
      'files',
      'Turns',
      createTable(
        'The files of the campaign',
        ['', 'File', 'Turn', alignRight('Combats fought'), alignRight('Not fought yet')],
        files.map((file, index) => ({
          cells: [
            String(index + 1),
            renderFileLink(context, file),
            file.turn ?? '',
            String(file.foughtCount),
            String(file.openCount),
          ],
        })),
      ),
    ),
    createSection(
      'losses',
      'Losses over time',
      losses.length === 0
        ? createElement('p.quiet', 'Nothing is lost so far, or no combat has dice or a result.')
        : [
            renderLossCharts(losses),
            createTable(
              'Losses in each file',
              ['Power', 'Lost', ...files.map((_, index) => alignRight(String(index + 1))), alignRight('Together')],
              losses.map(({ owner, title, values }) => ({
                cells: [owner, title, ...values.map(formatNumber), formatNumber(sum(values))],
              })),
            ),
          ],
      unknown.length > 0 &&
        createElement('p.quiet', `Left out, as some written result does not give it: ${formatList(unknown)}.`),
    ),
    createSection(
      'luck',
      'Luck',
      luck.length === 0
        ? createElement('p.quiet', 'No dice are written so far.')
        : createTable(
            'What was rolled, against the average of the same dice',
            ['Side', 'Dice', alignRight('Rolled'), alignRight('Expected'), alignRight('Difference'), 'Chance'],
            luck.map(({ side, dice, rolled, expected, chance }) => ({
              cells: [
                side,
                dice,
                formatNumber(rolled),
                formatNumber(expected),
                formatSigned(rolled - expected),
                chance,
              ],
            })),
          ),
    ),
  );
}

/** `3 turns, 7 combats fought`. */
export function summarizeCampaign({ files }: ReportCampaign): string {
  const [foughtCount, openCount] = [
    sum(files.map((file) => file.foughtCount)),
    sum(files.map((file) => file.openCount)),
  ];
  return `${pluralize(files.length, 'turn')}, ${pluralize(foughtCount, 'combat')} fought${openCount > 0 ? `, ${openCount} not yet` : ''}`;
}

/** A chart for each of the most frequent kinds of losses. */
export function renderLossCharts(losses: readonly CampaignLosses[]): RenderedNode {
  const kinds = groupByTitle(losses).slice(0, maxCharts);
  return createElement(
    'div.figures',
    kinds.map(([title, lines]) => renderLossChart(title, lines)),
  );
}

/** The losses of all powers by kind, the most frequent kind first. */
function groupByTitle(losses: readonly CampaignLosses[]): readonly (readonly [string, readonly CampaignLosses[]])[] {
  const titles = [...new Set(losses.map(({ title }) => title))];
  const sumAll = (lines: readonly CampaignLosses[]) => sum(lines.flatMap(({ values }) => values));
  return titles
    .map((title) => [title, losses.filter((line) => line.title === title)] as const)
    .toSorted(([, a], [, b]) => sumAll(b) - sumAll(a));
}

/** The losses so far after each file, from nothing before the first. */
function renderLossChart(title: string, lines: readonly CampaignLosses[]): RenderedNode {
  const seriesList = lines.map(({ owner, color, values }) => ({
    title: owner,
    colour: '',
    ...(color !== undefined && { color }),
    values: [0, ...values].map((_, round, all) => ({ round, value: sum(all.slice(0, round + 1)) })),
  }));
  return renderFigure(
    `${capitalize(title)} so far`,
    renderSeriesChart(seriesList, `All ${title} after each turn`, { x: 'turn', y: 'in all' }),
  );
}

function renderFileLink({ send }: RenderContext, { uri, name }: CampaignFile): RenderedNode | string {
  if (!send) return name;
  return createElement(
    'button.link',
    { type: 'button', title: `Open ${name}`, click: () => send({ type: 'line', line: 1, uri }) },
    name,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
