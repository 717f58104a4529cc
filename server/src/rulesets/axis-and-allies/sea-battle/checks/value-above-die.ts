import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf } from '../../../case';
import type { OwnValues } from '../../data';
import { northSea } from '../../scenarios';
import { sectionOf, type Setting, type SharedConstraint } from '../setting';

export const valueAboveDie = ({ ruleset, typeOf, sides }: Setting): SharedConstraint => ({
  code: 'value-above-die',
  rule: 'unit-values',
  severity: 'warning',
  title: 'Attack and defence are faces of the die',
  scope: 'scenario',
  *check(scenario) {
    const max = sides(scenario);
    const units = (scenario.units ?? {}) as Readonly<Record<string, OwnValues>>;
    for (const [type, values] of Object.entries(units)) {
      for (const key of ['attack', 'defense'] as const) {
        const value = values[key];
        if (value === undefined || value <= max) continue;
        yield {
          message: `With ${value} every die of ${typeOf(type).many} hits: the dice have ${max} sides (${sectionOf('unit-values')}). Give at most ${max}.`,
          place: at(values, key),
          fixes: [{ title: `Set it to ${max}`, edits: [set(values, key, max)] }],
        };
      }
    }
  },
  examples: examplesOf({
    on: northSea(ruleset),
    passes: 'units: { sub: { attack: 3, defense: 6 } }',
    fails: `
      units: { sub: { attack: 3, defense: 7 } }
      #                                   ^ every die of submarines hits
    `,
    otherFixes: {
      'Set it to 6': 'units: { sub: { attack: 3, defense: 6 } }',
    },
  }),
});
