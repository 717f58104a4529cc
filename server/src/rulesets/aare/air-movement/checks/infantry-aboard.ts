import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

export const infantryAboard: AareCheck = {
  rule: 'air-transport',
  title: 'No infantry stays aboard a bomber',
  part: 'airTransports',
  *check({ id, cargo }) {
    if (cargo?.aboardAtEnd !== true) return;
    yield {
      message: `The infantry of ${id} must leave the bomber before the turn ends${cite('air-transport')}. Unload it before then.`,
      place: placeAt(cargo, 'aboardAtEnd'),
      fixes: [offer('Change `aboardAtEnd` to `false`', setMember(cargo, 'aboardAtEnd', false))],
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: 'cargo: { aboardAtEnd: false }',
  fails: `
    cargo: { aboardAtEnd: true }
    #                     ^^^^ must leave the bomber before the turn ends
  `,
};
