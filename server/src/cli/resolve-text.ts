/** Formats a resolved combat for a terminal: every step with dice, arithmetic and rules, then the result. */
import type { PlacedReport } from '../library/combats';
import { assumptionsText } from './assumptions-text';
import { expectationLine } from './expectation-line';
import { heading } from './combat-heading';
import { columns, columnWidths, indented, wrapped } from './print/layout';
import type { Align } from './print/layout';
import { printable } from '../model/wording';
import { paint } from './print/style';
import type { Paint } from './print/style';
import { wordsOf } from './words';
import type { Words } from './words';
import { volleyText } from './volley-text';

type Trace = NonNullable<PlacedReport['trace']>;
type Step = Trace['steps'][number];
type Amount = Step['amounts'][number];

interface Page {
  readonly words: Words;
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
  const painted = paint({ colours });
  const { trace } = report;
  if (!trace) return heading(report, [], painted);
  const words = wordsOf(report);
  const rows = trace.steps.flatMap(amountsOf).flatMap((amount) => amountRows(amount, words));
  const page: Page = { words, painted, width, widths: columnWidths(rows) };
  return [
    ...heading(report, [`dice: ${trace.diceFrom}`], painted),
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
function amountsOf({ amounts, volley }: Step): readonly Amount[] {
  return [...(volley?.shooters.map(({ arithmetic }) => arithmetic) ?? []), ...amounts];
}

/** The heading of a round, before its first step. */
function roundText({ round }: Step, before: Step | undefined, painted: Paint): readonly string[] {
  if (!round || (round.number === before?.round?.number && round.title === before.round.title)) return [];
  return ['', painted('cyan', `${printable(round.title)} ${round.number}`)];
}

function stepText(
  { title, subject, rules, faces, sides, amounts, text, by, volley }: Step,
  number: number,
  page: Page,
): readonly string[] {
  const { words, painted, width } = page;
  const dice = faces === undefined ? '' : `  ${faces.length}d${sides}: ${painted('bold', faces.join(' '))}`;
  const what = words.headed(subject === undefined ? title : `${title}: ${subject}`);
  const who = by === undefined ? '' : `${words.side(by)}${volley ? ` on ${words.side(volley.on)}` : ''}`;
  const side = who === '' || what.includes(who) ? '' : painted('grey', `  (${who})`);
  const sections = [...new Set(rules.map(({ section }) => section))].filter((section) => section !== '');
  const citation = sections.length === 0 ? '' : painted('grey', `  ${sections.join(', ')}`);
  return [
    `${String(number).padStart(2)}. ${painted('bold', what)}${side}${dice}${citation}`,
    ...(volley
      ? indented(
          volleyText(volley, (amount) => amountText(amount, page), { words, painted, width: width - 4 }),
          4,
        )
      : []),
    ...amounts.flatMap((amount) => indented(amountText(amount, page), 4)),
    ...(text === undefined ? [] : indented(wrapped(words.headed(text), width - 4), 4)),
  ];
}

const aligns: readonly Align[] = ['left', 'right', 'left'];

function amountText(amount: Amount, { words, painted, widths }: Page): readonly string[] {
  const lines = columns(amountRows(amount, words), aligns, widths);
  return lines.map((line, index) => (amount.lines[index]?.role === 'total' ? painted('bold', line) : line));
}

/** Label, number and rule; the total has the label of the amount. */
function amountRows({ what, lines }: Amount, words: Words): readonly (readonly string[])[] {
  return lines.map(({ what: cell, value, rule, line, basis, role }) => {
    const from = line === undefined ? '' : ` (line ${line})`;
    const rests = basis === undefined ? '' : ` [${basis}]`;
    const by = rule && rule.section !== '' ? rule.section : '';
    return role === 'total'
      ? [`= ${words.said(what)}`, value, '']
      : [words.said(cell) + from, value, `${by}${printable(rests)}`.trim()];
  });
}

function outcomeText(report: PlacedReport, trace: Trace, { words, painted, width }: Page): readonly string[] {
  const ended = trace.wanted === undefined;
  const measures = ended
    ? columns(
        trace.measures.map(({ title, value }) => [words.headed(title), String(value)]),
        ['left', 'right'],
      )
    : [];
  return [
    ...wrapped(
      painted('bold', ended ? words.headed(trace.summary) : `The dice ran out: ${printable(trace.wanted)}.`),
      width,
    ),
    ...indented(measures, 4),
    ...report.expectations.map(expectationLine(words, painted)),
    ...trace.unused.map((die) => `${painted('yellow', 'Not used:')} ${printable(die)}`),
    ...assumptionsText(report, painted, width),
  ];
}
