/** The board in words: the same as the picture, for a screen reader and for whoever would rather read. */
import { capitalize } from '../../model/wording';
import type { BoardCounter, BoardMark, ReportBoard } from '../../protocol';
import { formatHeading, formatSide } from '../render-context';
import type { RenderContext } from '../render-context';

/** `UK: British destroyers, 2; hits with 3; 1 out of the combat`. */
export function describeCounter(counter: BoardCounter, mark: BoardMark | undefined): string {
  const { power, title, count, first, isShield, isScreened, idle } = counter;
  const factors = mark?.factors ?? counter.factors;
  const parts = [
    `${power ? `${power.name}: ` : ''}${title}${count > 1 ? `, ${count}` : ''}`,
    ...factors.map(({ title: factor, value, isDie }) => `${factor} ${value}${isDie ? ' or less' : ''}`),
    first,
    isShield && 'guards the others',
    isScreened && 'screened',
    idle !== undefined && `takes no part: ${idle}`,
    ...describeMark(mark, count),
  ];
  return parts.filter((part) => part !== undefined && part !== false).join('; ');
}

/** What has happened to units, a few words each. */
export function describeMark(
  { lost = 0, damaged = 0, away = 0, isHidden = false }: BoardMark = {},
  count: number,
): readonly string[] {
  const formatAffectedCount = (number: number): string => (count === 1 ? '' : number === count ? 'all ' : `${number} `);
  return [
    ...(lost > 0 ? [`${formatAffectedCount(lost)}out of the combat`] : []),
    ...(damaged > 0 ? [`${formatAffectedCount(damaged)}damaged`] : []),
    ...(away > 0 ? [`${formatAffectedCount(away)}withdrawn`] : []),
    ...(isHidden && lost < count ? ['not detected'] : []),
  ];
}

/** One sentence for a side, with the units that are out. */
export function summarizeBoard(
  context: RenderContext,
  { sides, rows, frames }: ReportBoard,
  frameIndex: number,
): string {
  const frame = frames[frameIndex] ?? {};
  return sides
    .map(({ side }, column) => {
      const counters = rows.flatMap(({ zones }) => zones[column]?.counters ?? []);
      const sum = (read: (counter: BoardCounter) => number): number =>
        counters.reduce((total, counter) => total + read(counter), 0);
      const lostCount = sum(({ id }) => frame[id]?.lost ?? 0);
      const losses = lostCount > 0 ? `, ${lostCount} of them out of the combat` : '';
      return `${capitalize(formatHeading(context, formatSide(context, side)))}: ${sum(({ count }) => count)} on the board${losses}.`;
    })
    .join(' ');
}
