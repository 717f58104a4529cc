import { airMovementNumbers } from '../rules';
import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';
import { pluralize } from '../../wording';

const { infantry: max } = airMovementNumbers['air-transport'];

export const transportCargo: AareCheck = {
  rule: 'air-transport',
  title: `A heavy bomber carries ${pluralize(max, 'infantry unit')}`,
  part: 'airTransports',
  *check({ id, cargo }) {
    if (cargo === undefined) return;
    const { type = 'inf', count = 1 } = cargo;
    if (type !== 'inf') {
      yield {
        message: `The bomber of ${id} carries infantry only${cite('air-transport')}. Load an infantry unit instead.`,
        place: placeAt(cargo, 'type'),
        fixes: [offer('Change the cargo to infantry', setMember(cargo, 'type', 'inf'))],
      };
    }
    if (count > max) {
      yield {
        message: `The bomber of ${id} carries ${pluralize(max, 'unit')}, not ${count}${cite('air-transport')}. Use one bomber for each unit.`,
        place: placeAt(cargo, 'count'),
        fixes: [offer(`Change the count to ${max}`, setMember(cargo, 'count', max))],
      };
    }
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: 'cargo: { type: inf, count: 1 }',
  fails: `
    cargo: { type: art, count: 1 }
    #              ^^^ carries infantry only
  `,
};
