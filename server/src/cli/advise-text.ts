/** Formats advice for a terminal: the value of the orders, then every other order, best first. */
import { gainInWords, isNoticeable, leastGain, valueInWords } from '../features/format/advice';
import { listed, lossOrdersCompared, percentInColumn, sentence, waysCompared } from '../model/wording';
import { heading } from './combat-heading';
import type { PlacedReport } from '../library/combats';
import { columns, indented, wrapped } from './print/layout';
import { paint } from './print/style';
import { wordsOf } from './words';
import type { Words } from './words';

type Advice = NonNullable<PlacedReport['advice']>;

interface Style {
  readonly colours: boolean;
  readonly width: number;
}

export function adviseText(reports: readonly PlacedReport[], style: Style): string {
  return `${reports.map((report) => combatText(report, style).join('\n')).join('\n\n')}\n`;
}

function combatText(report: PlacedReport, { colours, width }: Style): readonly string[] {
  const painted = paint({ colours });
  const { advice } = report;
  if (!advice) return heading(report, [], painted);
  const words = wordsOf(report);
  const { side, aim, asOrdered } = advice;
  return [
    ...heading(report, [basis(advice)], painted),
    '',
    `${painted('bold', `${sentence(advice.name === undefined ? words.side(side) : words.said(advice.name))}, ${words.said(aim.title)}:`)} ${valueInWords(asOrdered, aim.unit)} with the current orders`,
    ...indented(suggestionRows(advice, words), 2),
    ...withoutDifference(advice, words).flatMap((text) => indented(wrapped(text, width - 2), 2)),
    ...(advice.losses
      ? [`  ${lossOrdersCompared(advice.losses.compared, advice.losses.all, advice.losses.better)}`]
      : []),
    ...(advice.situations ? indented(wrapped(waysCompared(advice.situations), width - 2), 2) : []),
    ...(advice.play ? ['', ...playRows(advice.play, aim, words)] : []),
    ...(advice.note === undefined ? [] : ['', ...wrapped(advice.note, width)]),
    ...(advice.leftOut ?? []).flatMap(({ why }) => ['', ...wrapped(why, width)]),
  ];
}

/** The method: `exact`, the probability left out, or the sampling seed. */
function basis({ method, seed, dropped, estimated }: Advice): string {
  const decided = estimated === undefined ? '' : `; decisions by an estimated ${listed(estimated)}`;
  switch (method) {
    case 'exact':
      return `exact${decided}`;
    case 'truncated':
      return `truncated: up to ${dropped.toExponential(1)} of the probability left out${decided}`;
    case 'sampled':
      return `estimated by sampling from seed ${seed ?? 0}${decided}`;
  }
}

/** Orders that change nothing, in a sentence; empty if every order changes something. */
function withoutDifference({ suggestions, losses }: Advice, words: Words): readonly string[] {
  const same = suggestions.filter(({ gain }) => !isDifference(gain)).map(({ title }) => words.said(title));
  if (same.length > 0) return [`No difference: ${same.join('; ')}.`];
  return suggestions.length === 0 && losses === undefined ? ['There is nothing else to order.'] : [];
}

function isDifference(gain: number): boolean {
  return Math.abs(gain) > leastGain;
}

/** Maximum number of decisions shown. */
const maxDecisions = 8;

/** The value of deciding as the battle unfolds, and the decisions in which the orders do worse. */
function playRows(
  { value, gain, decisions }: NonNullable<Advice['play']>,
  { unit, fewer = false }: Advice['aim'],
  words: Words,
): readonly string[] {
  const sign = fewer ? -1 : 1;
  const head = `Deciding as the battle unfolds: ${valueInWords(value, unit)}, ${gainInWords(sign * gain, unit)}.`;
  const dear = decisions.filter(({ cost }) => isNoticeable(cost)).slice(0, maxDecisions);
  const rows = dear.map(({ title, situation, chance, ordered, best, cost }) => [
    gainInWords(-sign * cost, unit),
    words.said(title),
    `${words.said(best)} instead of ${words.said(ordered)}`,
    percentInColumn(chance),
    words.said(situation),
  ]);
  if (rows.length === 0) return [head];
  const heads = ['cost', 'decision', 'better', 'chance', 'situation'];
  return [head, ...indented(columns([heads, ...rows], ['right', 'left', 'left', 'right', 'left']), 2)];
}

function suggestionRows({ suggestions, aim: { unit, fewer = false } }: Advice, words: Words): readonly string[] {
  const different = suggestions.filter(({ gain }) => isDifference(gain));
  return columns(
    different.flatMap(({ group, title, each, value, gain }) => {
      const numbers = [
        unit === 'chance' ? percentInColumn(value) : valueInWords(value, unit),
        gainInWords(fewer ? -gain : gain, unit),
      ];
      if (each) return [[...numbers, 'these orders together:'], ...each.map((one) => ['', '', `  ${words.said(one)}`])];
      return [[...numbers, words.said(group === 'order of losses' ? `lose ${title}, in this order` : title)]];
    }),
    ['right', 'right', 'left'],
  );
}
