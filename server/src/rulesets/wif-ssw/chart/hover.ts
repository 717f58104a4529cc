/** Hovers on supplied tables: the meaning of an entry. */
import { valueAt } from '../../../model/place';
import { counted, listed, signed } from '../../../model/wording';
import { sectionModifiersOf } from '../attack/section-modifiers';
import type { NavalCombatChart } from '../data';
import type { WifHover } from '../hover-here';
import { effectsInWords, tableKind } from '../hover-words';
import { cite } from '../rules';
import { chartOf, parseCell, type ChartLine } from './naval-combat-chart';
import { lineNames } from './reading';

export const chartHover: WifHover = {
  at: ['tables.navalCombatChart', 'tables.navalCombatChart.*'],
  explain: (scenario) => {
    const { chart, basis } = chartOf(scenario);
    const lines = (Object.keys(lineNames) as ChartLine[])
      .filter((line) => chart.lines[line])
      .map((line) => lineNames[line]);
    const size = `${counted(chart.lines.subAndAsw.length, 'column')} and ${counted(chart.shipBands.length, 'ship band')}`;
    return {
      title: 'Naval combat chart',
      text: `The ${tableKind(basis)} in force: ${size}; ${listed(lines)}${cite('combat-chart')}.`,
      amounts: [],
      rules: ['combat-chart'],
      bases: [basis],
    };
  },
};

export const chartCellHover: WifHover = {
  at: ['tables.navalCombatChart.cells.*.*'],
  explain: (scenario, _, { path }) => {
    const chart = scenario.tables?.navalCombatChart;
    const [row, column] = [Number(path[3]), Number(path[4])];
    if (typeof chart !== 'object') return undefined;
    const effects = parseCell(chart.cells[row]?.[column] ?? '-');
    const text = `${bandInWords(chart, row)} in column ${column + 1} (${factorsInWords(chart.lines.subAndAsw, column)} on the Sub & ASW line): ${effectsInWords(effects)}${cite('combat-chart')}.`;
    return { title: 'Cell of the naval combat chart', text, amounts: [], rules: ['combat-chart'] };
  },
};

export const chartColumnHover: WifHover = {
  at: ['tables.navalCombatChart.lines.*', 'tables.navalCombatChart.lines.*.*'],
  explain: (scenario, _, { path }) => {
    const chart = scenario.tables?.navalCombatChart;
    const line = path[3] as ChartLine;
    const thresholds = typeof chart === 'object' ? chart.lines[line] : undefined;
    if (thresholds === undefined) return undefined;
    const columns = path[4] === undefined ? thresholds.map((_threshold, index) => index) : [Number(path[4])];
    const text = columns.map((column) => `- column ${column + 1}: ${factorsInWords(thresholds, column)}`).join('\n');
    return { title: `Columns of the ${lineNames[line]}`, text, amounts: [], rules: ['combat-chart'] };
  },
};

export const shipBandHover: WifHover = {
  at: ['tables.navalCombatChart.shipBands.*', 'tables.navalCombatChart.shipBands.*.*'],
  explain: (scenario, _, { path }) => {
    const chart = scenario.tables?.navalCombatChart;
    if (typeof chart !== 'object') return undefined;
    const row = Number(path[3]);
    const cells = chart.cells[row] ?? [];
    const text = `${bandInWords(chart, row)}: ${cells.map((cell) => `\`${cell}\``).join(', ')}${cite('combat-chart')}.`;
    return { title: `Ship band ${row + 1}`, text, amounts: [], rules: ['combat-chart'] };
  },
};

const weathersOf: Readonly<Record<string, string>> = {
  fine: 'fine weather',
  rain: 'rain',
  snow: 'snow',
};

export const sectionModifierHover: WifHover = {
  at: ['tables.sectionModifiers', 'tables.sectionModifiers.*', 'tables.sectionModifiers.*.*'],
  explain: (scenario, _, { path }) => {
    const { basis } = sectionModifiersOf(scenario);
    const [, , weather, section] = path;
    const table = scenario.tables?.sectionModifiers;
    const value = typeof table === 'object' ? valueAt(table, path.slice(2)) : undefined;
    const where = weathersOf[String(weather)];
    const protectedSection = section === '4' || section === 4;
    const text =
      where === undefined || typeof value !== 'number'
        ? `The ${tableKind(basis)} in force: it reduces the attack of submarines by section and weather${cite('section-modifier', 'section-modifier-weather')}.`
        : protectedSection
          ? `It is not read: in section 4 a submarine attacks with its full factor in any weather${cite('section-four')}.`
          : `Submarines in section ${section} attack at ${signed(value)} in ${where}${cite('section-modifier')}, but with at least 1${cite('value-floor')}.`;
    return { title: 'Section modifiers', text, amounts: [], rules: ['section-modifier'], bases: [basis] };
  },
};

/** `8 to 11 factors`, `64 factors and more`. */
function factorsInWords(thresholds: readonly number[], column: number): string {
  const [least, next] = [thresholds[column], thresholds[column + 1]];
  if (least === undefined) return 'no factors';
  if (next === undefined) return `${least} factors and more`;
  return next - 1 > least ? `${least} to ${next - 1} factors` : counted(least, 'factor');
}

/** `Against 6 to 10 ships`. */
function bandInWords({ shipBands }: NavalCombatChart, row: number): string {
  const [from, to] = shipBands[row] ?? [];
  return to === null || to === undefined ? `Against ${from} ships and more` : `Against ${from} to ${to} ships`;
}
