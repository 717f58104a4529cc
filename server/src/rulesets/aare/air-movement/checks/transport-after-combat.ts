import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

export const transportAfterCombat: AareCheck = {
  rule: 'air-transport',
  title: 'A bomber that fought carries nothing',
  part: 'airTransports',
  *check(transport) {
    if (transport.usedInCombat !== true) return;
    yield {
      message: `The bomber of ${transport.id} took part in combat this turn, so it cannot carry infantry${cite('air-transport')}. Use another bomber, or leave the transport out.`,
      place: placeAt(transport, 'usedInCombat'),
      fixes: [offer('Change `usedInCombat` to `false`', setMember(transport, 'usedInCombat', false))],
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: 'usedInCombat: false',
  fails: `
    usedInCombat: true
    #             ^^^^ took part in combat this turn
  `,
};
