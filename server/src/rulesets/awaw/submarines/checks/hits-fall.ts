import { placeAt, cite, pluralize, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';

export const hitsFall: AwawCheck = {
  rule: 'submarine-attack',
  severity: 'warning',
  title: 'Hits of attack tables do not fall as the roll rises',
  part: 'tables',
  *check({ submarineAttack, harborAttack }) {
    for (const [table, rule] of [
      [submarineAttack, 'submarine-attack'],
      [harborAttack, 'harbor-attack'],
    ] as const) {
      if (table === undefined || typeof table === 'string') continue;
      const index = table.hits.findIndex((hits, position) => position > 0 && hits < table.hits[position - 1]!);
      if (index < 0) continue;
      yield {
        message: `A roll of ${index + 2} gives ${pluralize(table.hits[index]!, 'hit')}, a roll of ${index + 1} gives ${table.hits[index - 1]}: a higher roll never gives fewer${cite(rule)}. Compare the table with your copy.`,
        place: placeAt(table.hits, index),
      };
    }
  },
  base: nationsAtWar,
  passes: 'tables: { submarineAttack: { hits: [0, 0, 0, 1, 1, 2, 2, 3, 3] } }',
  fails: `
    tables: { submarineAttack: { hits: [0, 0, 0, 1, 1, 2, 1, 3, 3] } }
    #                                                     ^ A roll of 8 gives 1
  `,
};
