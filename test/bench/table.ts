/** Formats the figures as tables. */
import { isWithin } from './figures';
import type { Figure } from './figures';

const head = ['what', 'lines', 'unit', 'asdic', 'budget', '', 'yls', 'gate', ''] as const;

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, lines, unit, asdic, yamlServer, budget, gate } = figure;
    return [
      what,
      lines === undefined ? '' : grouped(lines),
      unit,
      short(asdic),
      ...bound(figure, budget),
      yamlServer === undefined ? '' : short(yamlServer),
      ...bound(figure, gate),
    ];
  });
  const all = [[...head], ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** The figures of one run, under one version of Node. */
export interface Taken {
  readonly machine: string;
  readonly figures: readonly Figure[];
}

/** A summary of all runs in one line. */
export function totalOf(taken: readonly Taken[]): string {
  const each = taken.map(({ machine, figures }) => `${machine.split(',')[0]}: ${summaryOf(figures)}`);
  return [...each, `in all: ${summaryOf(taken.flatMap(({ figures }) => figures))}`].join(' | ');
}

/** The number of bounds that are met, and of all. */
export function summaryOf(figures: readonly Figure[]): string {
  const budgets = figures.flatMap((figure) => (figure.budget === undefined ? [] : [isWithin(figure, figure.budget)]));
  const gates = figures.flatMap((figure) => (figure.gate === undefined ? [] : [isWithin(figure, figure.gate)]));
  const kept = (all: readonly boolean[]) => `${all.filter(Boolean).length} of ${all.length}`;
  return `budgets kept: ${kept(budgets)}; gates passed: ${kept(gates)}`;
}

function bound(figure: Figure, value: number | undefined): readonly [string, string] {
  if (value === undefined) return ['', ''];
  return [short(value), isWithin(figure, value) ? 'met' : 'OVER'];
}

/** Formats three significant digits, with thousands separators. */
function short(value: number): string {
  if (Math.abs(value) >= 1000) return grouped(Math.round(value));
  return String(Number(value.toPrecision(3)));
}

/** Formats a number with thousands separators. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
