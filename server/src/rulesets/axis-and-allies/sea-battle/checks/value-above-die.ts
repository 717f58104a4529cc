import { setMember } from '../../../../model/edit';
import { placeAt } from '../../../../model/place';
import type { OwnValues } from '../../data';
import { cite, createNorthSea, offer, type RulesetProfile, type SharedCheck } from '../kit';

export const valueAboveDie = ({ ruleset, describeType, getDieSides }: RulesetProfile): SharedCheck => ({
  rule: 'unit-values',
  severity: 'warning',
  title: 'Attack and defence are faces of the die',
  *check(scenario) {
    const max = getDieSides(scenario);
    const units = (scenario.units ?? {}) as Readonly<Record<string, OwnValues>>;
    for (const [type, values] of Object.entries(units)) {
      for (const key of ['attack', 'defense'] as const) {
        const value = values[key];
        if (value === undefined || value <= max) continue;
        yield {
          message: `Every die of ${describeType(type).plural} hits with ${value}: the dice have ${max} sides${cite('unit-values')}. Change it to ${max} or less.`,
          place: placeAt(values, key),
          fixes: [offer(`Change it to ${max}`, setMember(values, key, max))],
        };
      }
    }
  },
  base: createNorthSea(ruleset),
  passes: 'units: { sub: { attack: 3, defense: 6 } }',
  fails: `
    units: { sub: { attack: 3, defense: 7 } }
    #                                   ^ Every die of submarines hits with 7
  `,
});
