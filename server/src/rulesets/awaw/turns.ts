/** The order of turns. */
import type { Turn } from './data';

const seasons: readonly Turn['season'][] = ['winter', 'spring', 'summer', 'fall'];

/** The number of a turn; later turns have higher numbers. */
export function turnNumber({ year, season }: Turn): number {
  return year * seasons.length + seasons.indexOf(season);
}
