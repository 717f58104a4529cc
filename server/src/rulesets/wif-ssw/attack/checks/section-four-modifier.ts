import { placeAt, cite, setMember, createPreferredFix, type WifCheck } from '../../kit';
import { bareScenario } from '../../scenarios';

const weathers = ['fine', 'rain', 'snow'] as const;

export const sectionFourModifier: WifCheck = {
  rule: 'section-four',
  severity: 'warning',
  title: 'A table of section modifiers leaves section 4 alone',
  part: 'tables',
  *check({ sectionModifiers }) {
    if (typeof sectionModifiers !== 'object') return;
    for (const weather of weathers) {
      const row = sectionModifiers[weather];
      if (row['4'] === 0) continue;
      yield {
        message: `A submarine in section 4 attacks with its full factor in any weather, so this modifier changes nothing${cite('section-four')}. Change it to 0.`,
        place: placeAt(row, '4'),
        fixes: [createPreferredFix('Change the modifier to 0', setMember(row, '4', 0))],
        unnecessary: true,
      };
    }
  },
  base: bareScenario,
  passes: `
    tables:
      sectionModifiers:
        fine: { 1: -2, 2: -1, 3: 0, 4: 0 }
        rain: { 1: -3, 2: -2, 3: -1, 4: 0 }
        snow: { 1: -3, 2: -2, 3: -1, 4: 0 }
  `,
  fails: `
    tables:
      sectionModifiers:
        fine: { 1: -2, 2: -1, 3: 0, 4: 0 }
        rain: { 1: -3, 2: -2, 3: -1, 4: -1 }
        #                               ^^ this modifier changes nothing
        snow: { 1: -3, 2: -2, 3: -1, 4: 0 }
  `,
  fixed: 'tables/sectionModifiers: rain: { 1: -3, 2: -2, 3: -1, 4: 0 }',
};
