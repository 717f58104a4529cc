import { moves } from '../../scenarios';
import { at, cite, setMember, under, offer, type AareCheck } from '../../kit';

export const infantryAboard: AareCheck = {
  rule: 'air-transport',
  title: 'No infantry stays aboard a bomber',
  part: 'airTransports',
  *check({ id, cargo }) {
    if (cargo?.aboardAtEnd !== true) return;
    yield {
      message: `The infantry of ${id} must leave the bomber before the turn ends${cite('air-transport')}. Unload it before then.`,
      place: at(cargo, 'aboardAtEnd'),
      fixes: [offer('Change `aboardAtEnd` to `false`', setMember(cargo, 'aboardAtEnd', false))],
    };
  },
  on: under(moves, 'airTransports.to-oslo'),
  passes: 'cargo: { aboardAtEnd: false }',
  fails: `
    cargo: { aboardAtEnd: true }
    #                     ^^^^ must leave the bomber before the turn ends
  `,
};
