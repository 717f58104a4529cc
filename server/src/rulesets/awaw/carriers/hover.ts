/** Hover on carrier locations at Pearl Harbor: the column of the table, and the probability of each place. */
import { sumDice } from '../../../dice/distribution';
import { defineHoverOnItems, cite, pluralize, formatPercent } from '../kit';
import { formatCarrierColumn, lookUpCarrierPlace, type CarrierPlace } from './pearl-harbor';

export const carrierLocationHover = defineHoverOnItems(
  'carrierLocations',
  ['', 'id', 'surprise', 'taskForces', 'taskForces.*'],
  ({ item: lookup }) => {
    const { surprise } = lookup;
    const places = new Map<string, number>();
    for (const { value, share: probability } of sumDice(2, 6)) {
      const place = formatPlace(lookUpCarrierPlace(surprise, value));
      places.set(place, (places.get(place) ?? 0) + probability);
    }
    const chances = [...places].map(([place, probability]) => `${place} ${formatPercent(probability)}`);
    return {
      title: `Where the US carriers are: column ${formatCarrierColumn(surprise)}`,
      text: `A tension level and Magic of ${surprise}. Two dice for each task force${cite('carrier-locations')}: ${chances.join(', ')}.`,
      amounts: [],
      rules: ['carrier-locations'],
    };
  },
);

function formatPlace(place: CarrierPlace): string {
  if (typeof place === 'object') return `at sea, ${pluralize(place.distance, 'hex', 'hexes')} away`;
  const words = {
    'pearl-harbor': 'in Pearl Harbor',
    'pacific-box': 'in the Pacific U.S. box',
    intercepts: 'intercepts',
  };
  return words[place];
}
