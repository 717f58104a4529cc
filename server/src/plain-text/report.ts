/** The parts that the texts of all reports on a terminal share. Sides have the names of their powers, as in the editor. */
import { formatList, toPrintable } from '../model/wording';
import { createRenderContext, formatHeading, formatInline, formatSide } from '../page/render-context';
import { indentLines, wrapText } from './layout';
import { createPaint, type Paint, type Terminal } from './style';
import type { CombatReport } from '../protocol';

/** A report, with the file and the line of its combat. */
export interface TextReport extends Omit<CombatReport, 'uri' | 'version' | 'range' | 'setup' | 'board'> {
  readonly file: string;
  readonly line: number;
}

/** The head of a report. */
export type TextHead = Pick<TextReport, 'file' | 'line' | 'title' | 'kind' | 'ruleset'>;

export interface Wording {
  /** A text of the rules inside a line. */
  readonly formatInline: (text: string) => string;
  /** The same with a capital letter, for the beginning of a line. */
  readonly formatHeading: (text: string) => string;
  /** The name of a side by its key, inside a line. */
  readonly getSideName: (key: string) => string;
}

export function createWording(report: TextReport): Wording {
  const context = createRenderContext(report);
  return {
    formatInline: (text) => toPrintable(formatInline(context, text)),
    formatHeading: (text) => toPrintable(formatHeading(context, text)),
    getSideName: (key) => toPrintable(formatSide(context, key)),
  };
}

/** How a report is written. */
export interface TextStyle {
  readonly words: Wording;
  readonly paint: Paint;
  /** The width of the lines, in characters. */
  readonly width: number;
}

/** The texts of reports, with an empty line between them. @param format the lines of one */
export function formatReports(
  reports: readonly TextReport[],
  terminal: Terminal,
  format: (report: TextReport, style: TextStyle) => readonly string[],
): string {
  const paint = createPaint(terminal);
  const texts = reports.map((report) => {
    const style: TextStyle = { words: createWording(report), paint, width: terminal.width };
    return format(report, style).join('\n');
  });
  return `${texts.join('\n\n')}\n`;
}

/** The heading of a report: combat, ruleset and location. @param facts additional facts for the second line */
export function formatCombatHeading(
  { file, line, title, kind, ruleset }: TextHead,
  facts: readonly string[],
  paint: Paint,
): readonly string[] {
  return [
    `${paint('cyan', toPrintable(title))}  ${paint('grey', `${toPrintable(file)}:${line}`)}`,
    [kind, ruleset.id, ...facts].map(toPrintable).join(' · '),
  ];
}

/** The estimated quantities that decisions are based on, behind the method; empty if there are none. */
export function formatDecisionNote(estimated: readonly string[] | undefined): string {
  return estimated === undefined ? '' : `; decisions by an estimated ${formatList(estimated)}`;
}

/** The verdict of each expectation as a line. */
export function formatExpectations({ expectations }: TextReport, { words, paint }: TextStyle): readonly string[] {
  return expectations.map(({ path, title, expected, found: actual, met, open }) => {
    const name = title === undefined ? path.join('.') : words.formatInline(title);
    if (met) return `${paint('grey', 'As expected:')} ${name}: ${toPrintable(actual)}`;
    const verdict = open ? paint('yellow', 'Too close to tell:') : paint('red', 'Not as expected:');
    return `${verdict} ${name}: ${toPrintable(actual)}, expected ${toPrintable(expected)}`;
  });
}

/** The assumptions behind the numbers besides the rules: a heading and an item for each; empty if there is none. */
export function formatAssumptions({ bases, restsOn }: TextReport, { paint, width }: TextStyle): readonly string[] {
  const texts = restsOn?.map(({ text }) => text) ?? bases;
  if (texts.length === 0) return [];
  const lines = texts.flatMap((text) => {
    const [first = '', ...remaining] = wrapText(toPrintable(text), width - 4);
    return [`- ${first}`, ...indentLines(remaining, 2)];
  });
  return ['Assumptions:', ...indentLines(lines, 2)].map((line) => paint('grey', line));
}
