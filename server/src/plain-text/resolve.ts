/** Formats a resolved combat for a terminal: every step with dice, arithmetic and rules, then the result. */
import { type Align, formatColumns, indentLines, measureColumns, wrapText } from './layout';
import { stripDice, toPrintable } from '../model/wording';
import type { Paint, Terminal } from './style';
import {
  formatAssumptions,
  formatExpectations,
  formatCombatHeading,
  formatReports,
  type TextStyle,
  type Wording,
  type TextReport,
} from './report';

import { formatVolley } from './volley';

type Trace = NonNullable<TextReport['trace']>;
type Step = Trace['steps'][number];
type Amount = Step['amounts'][number];

interface TraceStyle extends TextStyle {
  /** Column widths of all arithmetic of a combat, so that numbers align from step to step. */
  readonly widths: readonly number[];
}

export function formatResolvedCombats(reports: readonly TextReport[], terminal: Terminal): string {
  return formatReports(reports, terminal, formatCombat);
}

function formatCombat(report: TextReport, style: TextStyle): readonly string[] {
  const { paint } = style;
  const { trace } = report;
  if (!trace) return formatCombatHeading(report, [], paint);
  const rows = trace.steps.flatMap(listAmounts).flatMap((amount) => listAmountRows(amount, style.words));
  const traceStyle: TraceStyle = { ...style, widths: measureColumns(rows) };
  return [
    ...formatCombatHeading(report, [`dice: ${stripDice(trace.diceFrom)}`], paint),
    ...trace.steps.flatMap((step, index) => [
      ...formatRound(step, trace.steps[index - 1], paint),
      '',
      ...formatStep(step, index + 1, traceStyle),
    ]),
    '',
    ...formatOutcome(report, trace, traceStyle),
  ];
}

/** All arithmetic of a step, in display order. */
function listAmounts({ amounts, volley }: Step): readonly Amount[] {
  return [...(volley?.shooters.map(({ arithmetic }) => arithmetic) ?? []), ...amounts];
}

/** The heading of a round, before its first step. */
function formatRound({ round }: Step, previous: Step | undefined, paint: Paint): readonly string[] {
  if (!round || (round.number === previous?.round?.number && round.title === previous.round.title)) return [];
  return ['', paint('cyan', `${toPrintable(round.title)} ${round.number}`)];
}

function formatStep(
  { title, subject, rules, faces, sides, amounts, text, by, volley }: Step,
  number: number,
  traceStyle: TraceStyle,
): readonly string[] {
  const { words, paint } = traceStyle;
  const width = traceStyle.width - 4;
  const dice = faces === undefined ? '' : `  ${faces.length}d${sides}: ${paint('bold', faces.join(' '))}`;
  const stepHeading = words.formatHeading(subject === undefined ? title : `${title}: ${subject}`);
  const attribution =
    by === undefined ? '' : `${words.getSideName(by)}${volley ? ` on ${words.getSideName(volley.on)}` : ''}`;
  const shownAttribution =
    attribution === '' || stepHeading.includes(attribution) ? '' : paint('grey', `  (${attribution})`);
  const sections = [...new Set(rules.map(({ section }) => section))].filter((section) => section !== '');
  const citation = sections.length === 0 ? '' : paint('grey', `  ${sections.join(', ')}`);
  return [
    `${String(number).padStart(2)}. ${paint('bold', stepHeading)}${shownAttribution}${dice}${citation}`,
    ...indentLines(
      [
        ...(volley
          ? formatVolley(volley, (amount) => formatAmountLines(amount, traceStyle), { ...traceStyle, width })
          : []),
        ...amounts.flatMap((amount) => formatAmountLines(amount, traceStyle)),
        ...(text === undefined ? [] : wrapText(words.formatHeading(text), width)),
      ],
      4,
    ),
  ];
}

const aligns: readonly Align[] = ['left', 'right', 'left'];

function formatAmountLines(amount: Amount, { words, paint, widths }: TraceStyle): readonly string[] {
  const lines = formatColumns(listAmountRows(amount, words), aligns, widths);
  return lines.map((line, index) => (amount.lines[index]?.role === 'total' ? paint('bold', line) : line));
}

/** Label, number and rule; the total has the label of the amount. */
function listAmountRows({ what: subject, lines }: Amount, words: Wording): readonly (readonly string[])[] {
  return lines.map(({ what: label, value, rule, line, basis, role }) => {
    const lineNote = line === undefined ? '' : ` (line ${line})`;
    const basisNote = basis === undefined ? '' : ` [${basis}]`;
    const section = rule && rule.section !== '' ? rule.section : '';
    return role === 'total'
      ? [`= ${words.formatInline(subject)}`, value, '']
      : [words.formatInline(label) + lineNote, value, `${section}${toPrintable(basisNote)}`.trim()];
  });
}

function formatOutcome(report: TextReport, trace: Trace, style: TextStyle): readonly string[] {
  const { words, paint, width } = style;
  const isComplete = trace.wanted === undefined;
  const measures = isComplete
    ? formatColumns(
        trace.measures.map(({ title, value }) => [words.formatHeading(title), String(value)]),
        ['left', 'right'],
      )
    : [];
  return [
    ...wrapText(
      paint(
        'bold',
        isComplete ? words.formatHeading(trace.summary) : `The dice ran out: ${toPrintable(trace.wanted)}.`,
      ),
      width,
    ),
    ...indentLines(measures, 4),
    ...formatExpectations(report, style),
    ...trace.unused.map((die) => `${paint('yellow', 'Not used:')} ${toPrintable(die)}`),
    ...formatAssumptions(report, style),
  ];
}
