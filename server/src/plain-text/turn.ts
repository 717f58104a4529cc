/** Formats a turn for a terminal: its combats in order, then the totals. */
import type { Terminal } from './style';
import { formatPercent, toPrintable } from '../model/wording';
import {
  areLossesKnown,
  listExpectations,
  remainingTitle,
  listLosses,
  isUncertain,
  describeMethod,
  describeTurnDice,
  describeRunningLosses,
} from '../page/turn-lines';
import { indentLines, wrapText } from './layout';
import { formatCombatHeading, formatReports, type TextStyle, type TextReport } from './report';

type Turn = NonNullable<TextReport['turn']>;

export function formatTurnReport(reports: readonly TextReport[], terminal: Terminal): string {
  return formatReports(reports, terminal, formatTurn);
}

function formatTurn(report: TextReport, style: TextStyle): readonly string[] {
  const { paint, width } = style;
  const { turn, bases } = report;
  if (!turn) return formatCombatHeading(report, [], paint);
  const { resolved, odds } = turn;
  const dice = resolved && `dice: ${describeTurnDice(resolved)}`;
  const facts = [dice, odds && describeMethod(odds)].filter((fact) => fact !== undefined);
  return [
    ...formatCombatHeading(report, facts, paint),
    ...turn.combats.flatMap((_, index) => ['', ...formatCombat(turn, index, style)]),
    '',
    paint('bold', resolved?.wanted === undefined ? 'Together' : `The dice ran out: ${toPrintable(resolved.wanted)}.`),
    ...formatTotals(turn, width),
    ...listExpectations(turn).map(({ owner, text }) => `${toPrintable(owner)}: ${toPrintable(text)}`),
    ...(bases.length === 0 ? [] : ['', ...wrapText(paint('grey', `Assumptions: ${bases.join(', ')}.`), width)]),
  ];
}

function formatCombat(turn: Turn, index: number, { paint, width }: TextStyle): readonly string[] {
  const { title, line, order, rule } = turn.combats[index]!;
  const result = turn.resolved?.combats[index];
  const odds = turn.odds?.combats[index];
  const orderText = rule && rule.section !== '' ? `${order} (${rule.section})` : order;
  const facts = [
    ...(result?.left ? [`${remainingTitle}: ${result.left.join('; ')}`] : []),
    ...(result ? [result.summary, `so far: ${describeRunningLosses(turn, result.totals)}`] : []),
    ...(odds && isUncertain(odds.chance) ? [`takes place: ${formatPercent(odds.chance)}`] : []),
    ...(odds?.figures ?? []),
  ];
  return [
    `${String(index + 1).padStart(2)}. ${paint('bold', toPrintable(title))}${paint('grey', `  line ${line}, ${orderText}`)}`,
    ...facts.flatMap((fact) => indentLines(wrapText(toPrintable(fact), width - 4), 4)),
  ];
}

function formatTotals(turn: Turn, width: number): readonly string[] {
  const lines = listLosses(turn);
  if (lines.length === 0) return indentLines([areLossesKnown(turn) ? 'no losses' : 'not known yet'], 4);
  return lines.flatMap(({ owner, text }) => indentLines(wrapText(toPrintable(`${owner}: ${text}`), width - 4), 4));
}
