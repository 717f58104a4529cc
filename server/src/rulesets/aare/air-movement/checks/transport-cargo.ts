import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { numbers } from '../../numbers';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { counted } from '../../wording';

const { infantry: max } = numbers['air-transport'];

export const transportCargo: AareConstraint = {
  code: 'transport-cargo',
  rule: 'air-transport',
  severity: 'error',
  title: `A heavy bomber carries ${counted(max, 'infantry unit')}`,
  part: 'airTransports',
  scope: 'part',
  *check({ id, cargo }) {
    if (cargo === undefined) return;
    const { type = 'inf', count = 1 } = cargo;
    if (type !== 'inf') {
      yield {
        message: `The bomber of ${id} carries infantry and nothing else (${sectionOf('air-transport')}). Load an infantry unit instead.`,
        place: at(cargo, 'type'),
        fixes: [{ title: 'Load infantry', edits: [set(cargo, 'type', 'inf')] }],
      };
    }
    if (count > max) {
      yield {
        message: `The bomber of ${id} carries ${counted(max, 'unit')}, not ${count} (${sectionOf('air-transport')}). Use a bomber for each.`,
        place: at(cargo, 'count'),
        fixes: [{ title: `Load ${max}`, edits: [set(cargo, 'count', max)] }],
      };
    }
  },
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'cargo: { type: inf, count: 1 }',
    fails: `
      cargo: { type: art, count: 1 }
      #              ^^^ carries infantry and nothing else
    `,
    otherFixes: {
      'Load infantry': 'cargo: { type: inf, count: 1 }',
    },
  }),
};
