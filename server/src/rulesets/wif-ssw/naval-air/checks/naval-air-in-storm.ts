import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { isStormy } from '../../weather';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { surfaceCombat } from '../../scenarios';
import { cite } from '../../rules';

export const navalAirInStorm: WifConstraint = {
  code: 'naval-air-in-storm',
  rule: 'naval-air-combat',
  severity: 'error',
  title: 'There is no naval air combat in storm and blizzard',
  part: 'navalCombats',
  scope: 'part',
  *check(combat) {
    const { kind, weather } = combat;
    if (kind !== 'naval-air' || weather === undefined || !isStormy(weather)) return;
    yield {
      message: `There is no naval air combat in ${weather}${cite('naval-air-combat')}. Change the kind, or the weather.`,
      place: at(combat, 'kind'),
      related: [{ message: 'The weather.', place: at(combat, 'weather') }],
      fixes: [{ title: 'Change the kind to surface', edits: [set(combat, 'kind', 'surface')] }],
    };
  },
  examples: examplesOf({
    on: under(surfaceCombat, 'navalCombats.biscay-surface'),
    passes: `
      kind: naval-air
      weather: snow
    `,
    fails: `
      kind: naval-air
      #     ^^^^^^^^^ There is no naval air combat in blizzard
      weather: blizzard
    `,
    otherFixes: {
      'Change the kind to surface': 'kind: surface',
    },
  }),
};
