/** Hovers on supplied tables: the meaning of an entry. */
import { valueAt } from '../../../model/place';
import { cite, pluralize, formatList, formatSigned, type WifHover } from '../kit';
import { getSectionModifiers } from '../attack/section-modifiers';
import type { NavalCombatChart } from '../data';
import { formatEffects, getTableKind } from '../hover-wording';
import { getChart, parseCell, type ChartLine } from './naval-combat-chart';
import { lineNames } from './chart-reading';

export const chartHover: WifHover = {
  patterns: ['tables.navalCombatChart', 'tables.navalCombatChart.*'],
  explain: (scenario) => {
    const { chart, basis } = getChart(scenario);
    const lines = (Object.keys(lineNames) as ChartLine[])
      .filter((line) => chart.lines[line])
      .map((line) => lineNames[line]);
    const size = `${pluralize(chart.lines.subAndAsw.length, 'column')} and ${pluralize(chart.shipBands.length, 'ship band')}`;
    return {
      title: 'Naval combat chart',
      text: `The ${getTableKind(basis)} in force: ${size}; ${formatList(lines)}${cite('combat-chart')}.`,
      amounts: [],
      rules: ['combat-chart'],
      bases: [basis],
    };
  },
};

export const chartCellHover: WifHover = {
  patterns: ['tables.navalCombatChart.cells.*.*'],
  explain: (scenario, _, { path }) => {
    const chart = scenario.tables?.navalCombatChart;
    const [row, column] = [Number(path[3]), Number(path[4])];
    if (typeof chart !== 'object') return undefined;
    const effects = parseCell(chart.cells[row]?.[column] ?? '-');
    const text = `${formatBand(chart, row)} in column ${column + 1} (${formatFactors(chart.lines.subAndAsw, column)} on the Sub & ASW line): ${formatEffects(effects)}${cite('combat-chart')}.`;
    return { title: 'Cell of the naval combat chart', text, amounts: [], rules: ['combat-chart'] };
  },
};

export const chartColumnHover: WifHover = {
  patterns: ['tables.navalCombatChart.lines.*', 'tables.navalCombatChart.lines.*.*'],
  explain: (scenario, _, { path }) => {
    const chart = scenario.tables?.navalCombatChart;
    const line = path[3] as ChartLine;
    const thresholds = typeof chart === 'object' ? chart.lines[line] : undefined;
    if (thresholds === undefined) return undefined;
    const columns = path[4] === undefined ? thresholds.map((_threshold, index) => index) : [Number(path[4])];
    const text = columns.map((column) => `- column ${column + 1}: ${formatFactors(thresholds, column)}`).join('\n');
    return { title: `Columns of the ${lineNames[line]}`, text, amounts: [], rules: ['combat-chart'] };
  },
};

export const shipBandHover: WifHover = {
  patterns: ['tables.navalCombatChart.shipBands.*', 'tables.navalCombatChart.shipBands.*.*'],
  explain: (scenario, _, { path }) => {
    const chart = scenario.tables?.navalCombatChart;
    if (typeof chart !== 'object') return undefined;
    const row = Number(path[3]);
    const cells = chart.cells[row] ?? [];
    const text = `${formatBand(chart, row)}: ${cells.map((cell) => `\`${cell}\``).join(', ')}${cite('combat-chart')}.`;
    return { title: `Ship band ${row + 1}`, text, amounts: [], rules: ['combat-chart'] };
  },
};

const weatherNames: Readonly<Record<string, string>> = {
  fine: 'fine weather',
  rain: 'rain',
  snow: 'snow',
};

export const sectionModifierHover: WifHover = {
  patterns: ['tables.sectionModifiers', 'tables.sectionModifiers.*', 'tables.sectionModifiers.*.*'],
  explain: (scenario, _, { path }) => {
    const { basis } = getSectionModifiers(scenario);
    const [, , weather, section] = path;
    const table = scenario.tables?.sectionModifiers;
    const value = typeof table === 'object' ? valueAt(table, path.slice(2)) : undefined;
    const weatherName = weatherNames[String(weather)];
    const isSectionFour = section === '4' || section === 4;
    const text =
      weatherName === undefined || typeof value !== 'number'
        ? `The ${getTableKind(basis)} in force: it reduces the attack of submarines by section and weather${cite('section-modifier', 'section-modifier-weather')}.`
        : isSectionFour
          ? `This value has no effect: in section 4 a submarine attacks with its full factor in any weather${cite('section-four')}.`
          : `Submarines in section ${section} attack at ${formatSigned(value)} in ${weatherName}${cite('section-modifier')}, but with at least 1${cite('value-floor')}.`;
    return { title: 'Section modifiers', text, amounts: [], rules: ['section-modifier'], bases: [basis] };
  },
};

/** `8 to 11 factors`, `64 or more factors`. */
function formatFactors(thresholds: readonly number[], column: number): string {
  const [threshold, next] = [thresholds[column], thresholds[column + 1]];
  if (threshold === undefined) return 'no factors';
  if (next === undefined) return `${threshold} or more factors`;
  return next - 1 > threshold ? `${threshold} to ${next - 1} factors` : pluralize(threshold, 'factor');
}

/** `Against 6 to 10 ships`. */
function formatBand({ shipBands }: NavalCombatChart, row: number): string {
  const [from, to] = shipBands[row] ?? [];
  if (from === undefined) return 'Against no ships';
  if (to === null || to === undefined) return `Against ${from} or more ships`;
  return `Against ${from === to ? pluralize(from, 'ship') : `${from} to ${to} ships`}`;
}
