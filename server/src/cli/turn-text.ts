/** Formats a turn for a terminal: its combats in order, then the totals. */
import type { PlacedReport } from '../library/combats';
import { percent, printable } from '../model/wording';
import { expectationLines, leftTitle, lossLines, mayFail, methodInWords, runningInWords } from '../page/turn-lines';
import { heading } from './combat-heading';
import { indented, wrapped } from './print/layout';
import { paint } from './print/style';
import type { Paint } from './print/style';

type Turn = NonNullable<PlacedReport['turn']>;

export function turnText(
  reports: readonly PlacedReport[],
  style: { readonly colours: boolean; readonly width: number },
): string {
  return `${reports.map((report) => linesOf(report, style).join('\n')).join('\n\n')}\n`;
}

function linesOf(
  report: PlacedReport,
  { colours, width }: { readonly colours: boolean; readonly width: number },
): readonly string[] {
  const painted = paint({ colours });
  const { turn, bases } = report;
  if (!turn) return heading(report, [], painted);
  const { resolved, odds } = turn;
  const dice = resolved && `dice: ${resolved.seed === undefined ? 'those of the file' : `seed ${resolved.seed}`}`;
  const facts = [dice, odds && methodInWords(odds)].filter((fact) => fact !== undefined);
  return [
    ...heading(report, facts, painted),
    ...turn.combats.flatMap((_, index) => ['', ...combatText(turn, index, { painted, width })]),
    '',
    painted('bold', resolved?.wanted === undefined ? 'Together' : `The dice ran out: ${printable(resolved.wanted)}.`),
    ...totalsText(turn, width),
    ...expectationLines(turn).map(({ of, text }) => `${printable(of)}: ${printable(text)}`),
    ...(bases.length === 0 ? [] : ['', ...wrapped(painted('grey', `Assumptions: ${bases.join(', ')}.`), width)]),
  ];
}

function combatText(
  turn: Turn,
  index: number,
  { painted, width }: { readonly painted: Paint; readonly width: number },
): readonly string[] {
  const { title, line, order, rule } = turn.combats[index]!;
  const result = turn.resolved?.combats[index];
  const odds = turn.odds?.combats[index];
  const why = rule && rule.section !== '' ? `${order} (${rule.section})` : order;
  const facts = [
    ...(result?.left ? [`${leftTitle}: ${result.left.join('; ')}`] : []),
    ...(result ? [result.summary, `so far: ${runningInWords(turn, result.totals)}`] : []),
    ...(odds && mayFail(odds.chance) ? [`takes place: ${percent(odds.chance)}`] : []),
    ...(odds?.figures ?? []),
  ];
  return [
    `${String(index + 1).padStart(2)}. ${painted('bold', printable(title))}${painted('grey', `  line ${line}, ${why}`)}`,
    ...facts.flatMap((fact) => indented(wrapped(printable(fact), width - 4), 4)),
  ];
}

function totalsText(turn: Turn, width: number): readonly string[] {
  const lines = lossLines(turn);
  if (lines.length === 0) return indented(['no losses'], 4);
  return lines.flatMap(({ of, text }) => indented(wrapped(printable(`${of}: ${text}`), width - 4), 4));
}
