/** Hover on carrier locations at Pearl Harbor: the column of the table, and the probability of each place. */
import { sumOfDice } from '../../../dice/distribution';
import { counted, percent } from '../../../model/wording';
import { onItems } from '../hover';
import { cite } from '../rules';
import { carrierColumn, carrierPlace, type CarrierPlace } from './pearl-harbor';

export const carrierLocationHover = onItems(
  'carrierLocations',
  ['', 'id', 'surprise', 'taskForces', 'taskForces.*'],
  (located) => {
    const { surprise } = located;
    const places = new Map<string, number>();
    for (const { value, share } of sumOfDice(2, 6)) {
      const place = inWords(carrierPlace(surprise, value));
      places.set(place, (places.get(place) ?? 0) + share);
    }
    const each = [...places].map(([place, share]) => `${place} ${percent(share)}`);
    return {
      title: `Where the US carriers are: column ${carrierColumn(surprise)}`,
      text: `A tension level and Magic of ${surprise}. Two dice for each task force${cite('carrier-locations')}: ${each.join(', ')}.`,
      amounts: [],
      rules: ['carrier-locations'],
    };
  },
);

function inWords(place: CarrierPlace): string {
  if (typeof place === 'object') return `at sea, ${counted(place.distance, 'hex', 'hexes')} away`;
  const words = {
    'pearl-harbor': 'in Pearl Harbor',
    'pacific-box': 'in the Pacific U.S. box',
    intercepts: 'intercepts',
  };
  return words[place];
}
