/** Effects of the weather on the search, and what it forbids (1.2.3, 1.2.4). */
import type { Weather } from './data';
import { weatherInSearch } from './search/numbers';

/** Storm or blizzard: no aircraft and no convoy points in the search, no naval air combat. */
export function isStormy(weather: Weather): boolean {
  return weather === 'storm' || weather === 'blizzard';
}

/** The modifier of the weather to the search of the sub side. */
export function getWeatherSearch(weather: Weather): number {
  if (weather === 'fine') return 0;
  return isStormy(weather) ? weatherInSearch.stormy : weatherInSearch.wet;
}
