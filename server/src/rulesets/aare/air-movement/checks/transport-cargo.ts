import { numbers } from '../../numbers';
import { moves } from '../../scenarios';
import { at, cite, examplesOf, set, under, type AareConstraint } from '../../vocabulary';
import { counted } from '../../wording';

const { infantry: max } = numbers['air-transport'];

export const transportCargo: AareConstraint = {
  code: 'transport-cargo',
  rule: 'air-transport',
  title: `A heavy bomber carries ${counted(max, 'infantry unit')}`,
  part: 'airTransports',
  *check({ id, cargo }) {
    if (cargo === undefined) return;
    const { type = 'inf', count = 1 } = cargo;
    if (type !== 'inf') {
      yield {
        message: `The bomber of ${id} carries infantry only${cite('air-transport')}. Load an infantry unit instead.`,
        place: at(cargo, 'type'),
        fixes: [{ title: 'Change the cargo to infantry', edits: [set(cargo, 'type', 'inf')] }],
      };
    }
    if (count > max) {
      yield {
        message: `The bomber of ${id} carries ${counted(max, 'unit')}, not ${count}${cite('air-transport')}. Use one bomber for each unit.`,
        place: at(cargo, 'count'),
        fixes: [{ title: `Change the count to ${max}`, edits: [set(cargo, 'count', max)] }],
      };
    }
  },
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'cargo: { type: inf, count: 1 }',
    fails: `
      cargo: { type: art, count: 1 }
      #              ^^^ carries infantry only
    `,
  }),
};
