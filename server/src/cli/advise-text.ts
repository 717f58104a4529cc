/** Advice for people: what the orders are worth, and every other order, the best first. */
import { gainInWords, isNoticeable, valueInWords } from '../features/format/advice';
import { percent } from '../features/format/numbers';
import { sentence } from '../features/format/words';
import { heading } from './combat-heading';
import type { PlacedReport } from './combats';
import { columns, indented } from './print/layout';
import { paint, printable } from './print/style';

type Advice = NonNullable<PlacedReport['advice']>;

export function adviseText(reports: readonly PlacedReport[], style: { readonly colours: boolean }): string {
  return `${reports.map((report) => combatText(report, style).join('\n')).join('\n\n')}\n`;
}

function combatText(report: PlacedReport, { colours }: { readonly colours: boolean }): readonly string[] {
  const painted = paint({ colours });
  const { advice } = report;
  if (!advice) return heading(report, [], painted);
  const { side, aim, asOrdered } = advice;
  return [
    ...heading(report, [advice.exact ? 'exact' : 'estimated by sampling'], painted),
    '',
    `${painted('bold', `${sentence(printable(side))}, ${printable(aim.title)}:`)} ${valueInWords(asOrdered, aim.unit)} as ordered`,
    ...indented(suggestionRows(advice), 2),
    ...(advice.losses ? [`  ${comparedIn(advice.losses)}`] : []),
    ...(advice.play ? ['', ...playRows(advice.play, aim.unit)] : []),
  ];
}

function comparedIn({ compared, all, better }: NonNullable<Advice['losses']>): string {
  const scope = all ? 'all that there are' : 'not all that there are';
  return `${compared} orders of losses were compared, ${scope}${better ? '' : '; none is better than the one as ordered'}.`;
}

/** Decisions that are told. */
const mostDecisions = 8;

/** Where deciding as the battle stands beats the orders. */
function playRows({ value, gain, decisions }: NonNullable<Advice['play']>, unit: string): readonly string[] {
  const head = `Deciding each time as the battle stands: ${valueInWords(value, unit)}, ${gainInWords(gain, unit)}.`;
  const dear = decisions.filter(({ cost }) => isNoticeable(cost)).slice(0, mostDecisions);
  const rows = dear.map(({ step, title, situation, chance, ordered, best, cost }) => [
    gainInWords(-cost, unit),
    `${printable(title)} (${printable(step)})`,
    `${printable(best)} instead of ${printable(ordered)}`,
    percent(chance),
    printable(situation),
  ]);
  return [head, ...indented(columns(rows, ['right', 'left', 'left', 'right', 'left']), 2)];
}

function suggestionRows({ suggestions, aim: { unit } }: Advice): readonly string[] {
  return columns(
    suggestions.map(({ group, title, value, gain }) => [
      valueInWords(value, unit),
      gainInWords(gain, unit),
      printable(group),
      printable(title),
    ]),
    ['right', 'right', 'left', 'left'],
  );
}
