/** Formats advice: the value of the orders, then every other order, best first. */
import { formatGain, isNoticeable, formatAimValue } from '../features/format/advice';
import {
  capitalize,
  formatColumnPercent,
  formatCombinationsCompared,
  formatKeptLosses,
  formatLossOrdersCompared,
  formatPlansCompared,
  isDifference,
} from '../model/wording';
import { formatColumns, indentLines, wrapText } from './layout';
import {
  formatDecisionNote,
  formatCombatHeading,
  formatReports,
  type TextReport,
  type TextStyle,
  type Wording,
} from './report';
import type { Terminal } from './style';

type Advice = NonNullable<TextReport['advice']>;

/** The value of the orders, then every other order, best first. */
export function formatAdviceReport(reports: readonly TextReport[], terminal: Terminal): string {
  return formatReports(reports, terminal, formatCombat);
}

function formatCombat(report: TextReport, { words, paint, width }: TextStyle): readonly string[] {
  const { advice } = report;
  if (!advice) return formatCombatHeading(report, [], paint);

  const { side, aim, asOrdered } = advice;
  return [
    ...formatCombatHeading(report, [formatMethod(advice)], paint),
    '',
    `${paint('bold', `${capitalize(advice.name === undefined ? words.getSideName(side) : words.formatInline(advice.name))}, ${words.formatInline(aim.title)}:`)} ${formatAimValue(asOrdered, aim.unit)} with the current orders`,
    ...indentLines(listSuggestionRows(advice, words), 2),
    ...describeIneffective(advice, words).flatMap((text) => indentLines(wrapText(text, width - 2), 2)),
    ...(advice.losses
      ? [`  ${formatLossOrdersCompared(advice.losses.compared, advice.losses.all, advice.losses.better)}`]
      : []),
    ...(advice.situations ? indentLines(wrapText(formatPlansCompared(advice.situations), width - 2), 2) : []),
    ...(advice.combinations
      ? indentLines(wrapText(formatCombinationsCompared(advice.combinations), width - 2), 2)
      : []),
    ...(advice.play ? ['', ...createDecisionRows(advice.play, aim, words)] : []),
    ...(advice.note === undefined ? [] : ['', ...wrapText(advice.note, width)]),
    ...(advice.leftOut ?? []).flatMap(({ why }) => ['', ...wrapText(why, width)]),
  ];
}

/** The method: `exact`, the probability left out, or the sampling seed. */
function formatMethod({ method, seed, dropped, estimated }: Advice): string {
  const notes: Readonly<Record<Advice['method'], string>> = {
    exact: 'exact',
    truncated: `truncated: up to ${dropped.toExponential(1)} of the probability left out`,
    sampled: `estimated by sampling from seed ${seed ?? 0}`,
  };
  return notes[method] + formatDecisionNote(estimated);
}

/** Orders that change nothing, in a sentence; empty if every order changes something. */
function describeIneffective({ suggestions, losses }: Advice, words: Wording): readonly string[] {
  const ineffectiveTitles = suggestions
    .filter(({ gain }) => !isDifference(gain))
    .map(({ title }) => words.formatInline(title));
  if (ineffectiveTitles.length > 0) return [`No difference: ${ineffectiveTitles.join('; ')}.`];
  return suggestions.length === 0 && losses === undefined ? ['There is nothing else to order.'] : [];
}

const maxDecisions = 8;

/** The value of deciding as the battle unfolds, and the decisions in which the orders do worse. */
function createDecisionRows(
  { value, gain, decisions, keepsLosses }: NonNullable<Advice['play']>,
  { unit, fewer = false }: Advice['aim'],
  words: Wording,
): readonly string[] {
  const sign = fewer ? -1 : 1;
  const head = `Deciding as the battle unfolds: ${formatAimValue(value, unit)}, ${formatGain(sign * gain, unit)}.${formatKeptLosses(keepsLosses)}`;
  const costly = decisions.filter(({ cost }) => isNoticeable(cost)).slice(0, maxDecisions);
  const rows = costly.map(({ title, situation, chance, ordered, best, cost }) => [
    formatGain(-sign * cost, unit),
    words.formatInline(title),
    `${words.formatInline(best)} instead of ${words.formatInline(ordered)}`,
    formatColumnPercent(chance),
    words.formatInline(situation),
  ]);
  if (rows.length === 0) return [head];
  const heads = ['cost', 'decision', 'better', 'chance', 'situation'];
  return [head, ...indentLines(formatColumns([heads, ...rows], ['right', 'left', 'left', 'right', 'left']), 2)];
}

function listSuggestionRows({ suggestions, aim: { unit, fewer = false } }: Advice, words: Wording): readonly string[] {
  const different = suggestions.filter(({ gain }) => isDifference(gain));
  return formatColumns(
    different.flatMap(({ title, each, value, gain }) => {
      const numbers = [formatAimValue(value, unit), formatGain(fewer ? -gain : gain, unit)];
      if (each)
        return [
          [...numbers, 'these orders together:'],
          ...each.map((order) => ['', '', `  ${words.formatInline(order)}`]),
        ];
      return [[...numbers, words.formatInline(title)]];
    }),
    ['right', 'right', 'left'],
  );
}
