/** Game turns: two months each, six a year. */
import type { Months, Turn } from './data';

const monthOrder: readonly Months[] = ['jan-feb', 'mar-apr', 'may-jun', 'jul-aug', 'sep-oct', 'nov-dec'];

/** A turn as a number; differences are numbers of turns. */
export function toTurnNumber({ year, months }: Turn): number {
  return year * monthOrder.length + monthOrder.indexOf(months);
}

/** The inverse of `toTurnNumber`. */
export function toTurn(number: number): Turn {
  const year = Math.floor(number / monthOrder.length);
  return { year, months: monthOrder[number - year * monthOrder.length] as Months };
}

/** The turn as players write it: `M/J 1943`. */
export function formatTurnName({ year, months }: Turn): string {
  return `${months
    .split('-')
    .map((month) => month.charAt(0).toUpperCase())
    .join('/')} ${year}`;
}
