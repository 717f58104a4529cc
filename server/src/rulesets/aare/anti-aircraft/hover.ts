/** Hovers on spaces that aircraft fly over, with the fire that they meet. */
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { defineHoverOnItems, cite, listAmounts } from '../kit';
import type { FlyOverSpace, Scenario } from '../data';
import { joinSentences, withDieChance } from '../hover-wording';
import { getPowerAdjective, capitalize } from '../wording';
import { findFireOver } from './fire';

export const flyOverHover = defineHoverOnItems(
  'flyOvers',
  [
    'spaces.*',
    'spaces.*.space',
    'spaces.*.power',
    'spaces.*.battleships',
    'spaces.*.interceptors',
    'spaces.*.antiAircraft',
    'spaces.*.antiAircraft.*',
  ],
  ({ item, scenario, path }) => {
    const space = valueAt(item, path.slice(0, 2)) as FlyOverSpace | undefined;
    return space && explainSpace(space, item.attacker.power, scenario);
  },
);

function explainSpace(space: FlyOverSpace, power: string, scenario: Scenario): Explanation {
  const fire = findFireOver(space, scenario);
  const title = `${capitalize(getPowerAdjective(space.power))} fire in ${space.space}`;
  const noInterception = `Nothing intercepts aircraft that only fly over${cite('no-interception-of-fly-overs')}.`;
  if (fire === undefined) {
    const text = joinSentences('Nothing fires at the aircraft here.', noInterception);
    return { title, text, amounts: [], rules: ['anti-aircraft-fire', 'one-battleship-fires'] };
  }
  return {
    title,
    text: `One ${fire.title} fires, a die for each aircraft${cite(fire.rule)}. ${noInterception}`,
    ...listAmounts((['ftr', 'bmbr'] as const).map((type) => withDieChance(fire.computeHitThreshold({ type, power })))),
    rules: ['one-battleship-fires'],
  };
}
