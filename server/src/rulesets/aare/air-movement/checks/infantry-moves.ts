import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

export const infantryMoves: AareCheck = {
  rule: 'air-transport',
  title: 'Infantry that is carried does not move by itself',
  part: 'airTransports',
  *check({ id, cargo }) {
    if (cargo?.moves !== true) return;
    yield {
      message: `The infantry of ${id} may not move before it is loaded or after it is unloaded: only the bomber moves${cite('air-transport')}. Set \`moves\` to \`false\`.`,
      place: placeAt(cargo, 'moves'),
      fixes: [offer('Change `moves` to `false`', setMember(cargo, 'moves', false))],
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: 'cargo: { moves: false }',
  fails: `
    cargo: { moves: true }
    #               ^^^^ may not move before it is loaded or after it is unloaded
  `,
};
