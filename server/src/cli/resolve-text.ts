/** Formats a resolved combat for a terminal: every step with dice, arithmetic and rules, then the result. */
import type { PlacedReport } from '../library/combats';
import { assumptionsText } from './assumptions-text';
import { expectationFormatter } from './expectation-line';
import { formatCombatHeading } from './combat-heading';
import { formatColumns, measureColumns, indentLines, wrapText } from './print/layout';
import type { Align } from './print/layout';
import { stripDice, toPrintable } from '../model/wording';
import { createPaint } from './print/style';
import type { Paint } from './print/style';
import { createWording } from './wording';
import type { Wording } from './wording';
import { volleyText } from './volley-text';

type Trace = NonNullable<PlacedReport['trace']>;
type Step = Trace['steps'][number];
type Amount = Step['amounts'][number];

interface Page {
  readonly words: Wording;
  readonly painted: Paint;
  readonly width: number;
  /** Column widths of all arithmetic of a combat, so that numbers align from step to step. */
  readonly widths: readonly number[];
}

export function resolveText(
  reports: readonly PlacedReport[],
  style: { readonly colours: boolean; readonly width: number },
): string {
  return `${reports.map((report) => combatText(report, style).join('\n')).join('\n\n')}\n`;
}

function combatText(
  report: PlacedReport,
  { colours, width }: { readonly colours: boolean; readonly width: number },
): readonly string[] {
  const painted = createPaint({ colours });
  const { trace } = report;
  if (!trace) return formatCombatHeading(report, [], painted);
  const words = createWording(report);
  const rows = trace.steps.flatMap(listAmounts).flatMap((amount) => amountRows(amount, words));
  const page: Page = { words, painted, width, widths: measureColumns(rows) };
  return [
    ...formatCombatHeading(report, [`dice: ${stripDice(trace.diceFrom)}`], painted),
    ...trace.steps.flatMap((step, index) => [
      ...roundText(step, trace.steps[index - 1], painted),
      '',
      ...stepText(step, index + 1, page),
    ]),
    '',
    ...outcomeText(report, trace, page),
  ];
}

/** All arithmetic of a step, in display order. */
function listAmounts({ amounts, volley }: Step): readonly Amount[] {
  return [...(volley?.shooters.map(({ arithmetic }) => arithmetic) ?? []), ...amounts];
}

/** The heading of a round, before its first step. */
function roundText({ round }: Step, before: Step | undefined, painted: Paint): readonly string[] {
  if (!round || (round.number === before?.round?.number && round.title === before.round.title)) return [];
  return ['', painted('cyan', `${toPrintable(round.title)} ${round.number}`)];
}

function stepText(
  { title, subject, rules, faces, sides, amounts, text, by, volley }: Step,
  number: number,
  page: Page,
): readonly string[] {
  const { words, painted, width } = page;
  const dice = faces === undefined ? '' : `  ${faces.length}d${sides}: ${painted('bold', faces.join(' '))}`;
  const stepHeading = words.heading(subject === undefined ? title : `${title}: ${subject}`);
  const attribution = by === undefined ? '' : `${words.side(by)}${volley ? ` on ${words.side(volley.on)}` : ''}`;
  const side = attribution === '' || stepHeading.includes(attribution) ? '' : painted('grey', `  (${attribution})`);
  const sections = [...new Set(rules.map(({ section }) => section))].filter((section) => section !== '');
  const citation = sections.length === 0 ? '' : painted('grey', `  ${sections.join(', ')}`);
  return [
    `${String(number).padStart(2)}. ${painted('bold', stepHeading)}${side}${dice}${citation}`,
    ...(volley
      ? indentLines(
          volleyText(volley, (amount) => amountText(amount, page), { words, painted, width: width - 4 }),
          4,
        )
      : []),
    ...amounts.flatMap((amount) => indentLines(amountText(amount, page), 4)),
    ...(text === undefined ? [] : indentLines(wrapText(words.heading(text), width - 4), 4)),
  ];
}

const aligns: readonly Align[] = ['left', 'right', 'left'];

function amountText(amount: Amount, { words, painted, widths }: Page): readonly string[] {
  const lines = formatColumns(amountRows(amount, words), aligns, widths);
  return lines.map((line, index) => (amount.lines[index]?.role === 'total' ? painted('bold', line) : line));
}

/** Label, number and rule; the total has the label of the amount. */
function amountRows({ what: subject, lines }: Amount, words: Wording): readonly (readonly string[])[] {
  return lines.map(({ what: cell, value, rule, line, basis, role }) => {
    const from = line === undefined ? '' : ` (line ${line})`;
    const basisNote = basis === undefined ? '' : ` [${basis}]`;
    const by = rule && rule.section !== '' ? rule.section : '';
    return role === 'total'
      ? [`= ${words.inline(subject)}`, value, '']
      : [words.inline(cell) + from, value, `${by}${toPrintable(basisNote)}`.trim()];
  });
}

function outcomeText(report: PlacedReport, trace: Trace, { words, painted, width }: Page): readonly string[] {
  const isComplete = trace.wanted === undefined;
  const measures = isComplete
    ? formatColumns(
        trace.measures.map(({ title, value }) => [words.heading(title), String(value)]),
        ['left', 'right'],
      )
    : [];
  return [
    ...wrapText(
      painted('bold', isComplete ? words.heading(trace.summary) : `The dice ran out: ${toPrintable(trace.wanted)}.`),
      width,
    ),
    ...indentLines(measures, 4),
    ...report.expectations.map(expectationFormatter(words, painted)),
    ...trace.unused.map((die) => `${painted('yellow', 'Not used:')} ${toPrintable(die)}`),
    ...assumptionsText(report, painted, width),
  ];
}
