import { placeAt, cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import { surfaceCombat } from '../../scenarios';
import { isStormy } from '../../weather';

export const navalAirInStorm: WifCheck = {
  rule: 'naval-air-combat',
  title: 'There is no naval air combat in a storm or blizzard',
  part: 'navalCombats',
  *check(combat) {
    const { kind, weather } = combat;
    if (kind !== 'naval-air' || weather === undefined || !isStormy(weather)) return;
    yield {
      message: `There is no naval air combat when the weather is ${weather}${cite('naval-air-combat')}. Change the kind, or the weather.`,
      place: placeAt(combat, 'kind'),
      related: [{ message: 'The weather.', place: placeAt(combat, 'weather') }],
      fixes: [offer('Change the kind to surface', setMember(combat, 'kind', 'surface'))],
    };
  },
  base: addPath(surfaceCombat, 'navalCombats.biscay-surface'),
  passes: `
    kind: naval-air
    weather: snow
  `,
  fails: `
    kind: naval-air
    #     ^^^^^^^^^ There is no naval air combat when the weather is blizzard
    weather: blizzard
  `,
};
