/** Formats the figures as tables. */
import { isWithin } from './figures';
import type { Figure } from './figures';

const head = ['what', 'lines', 'unit', 'asdic', 'budget', '', 'yls', 'gate', ''] as const;

export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { label: name, lines, unit, asdic, yamlServer, budget, gate } = figure;
    return [
      name,
      lines === undefined ? '' : formatThousands(lines),
      unit,
      formatShort(asdic),
      ...formatBound(figure, budget),
      yamlServer === undefined ? '' : formatShort(yamlServer),
      ...formatBound(figure, gate),
    ];
  });
  const rowsWithHead = [[...head], ...rows];
  const widths = head.map((_, column) => Math.max(...rowsWithHead.map((row) => row[column]!.length)));
  const formatLine = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return rowsWithHead.map(formatLine).join('\n');
}

/** The figures of one run, under one version of Node. */
export interface BenchRun {
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** A summary of all runs in one line. */
export function formatTotal(runs: readonly BenchRun[]): string {
  const summaries = runs.map(({ machine, figures }) => `${machine.split(',')[0]}: ${formatSummary(figures)}`);
  return [...summaries, `in all: ${formatSummary(runs.flatMap(({ figures }) => figures))}`].join(' | ');
}

/** The number of bounds that are met, and of all. */
export function formatSummary(figures: readonly Figure[]): string {
  const budgets = figures.flatMap((figure) => (figure.budget === undefined ? [] : [isWithin(figure, figure.budget)]));
  const gates = figures.flatMap((figure) => (figure.gate === undefined ? [] : [isWithin(figure, figure.gate)]));
  const formatCount = (all: readonly boolean[]) => `${all.filter(Boolean).length} of ${all.length}`;
  return `budgets kept: ${formatCount(budgets)}; gates passed: ${formatCount(gates)}`;
}

function formatBound(figure: Figure, value: number | undefined): readonly [string, string] {
  if (value === undefined) return ['', ''];
  return [formatShort(value), isWithin(figure, value) ? 'met' : 'OVER'];
}

/** Formats three significant digits, with thousands separators. */
function formatShort(value: number): string {
  if (Math.abs(value) >= 1000) return formatThousands(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** Formats a number with thousands separators. */
export function formatThousands(value: number): string {
  return value.toLocaleString('en-US');
}
