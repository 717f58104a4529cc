import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

const barred = { hostile: 'a hostile territory', sea: 'a sea zone' } as const;

export const unloadsWhere: AareCheck = {
  rule: 'air-transport',
  title: 'Infantry is unloaded in a friendly land territory',
  part: 'airTransports',
  *check(transport) {
    const { id, unloadsIn } = transport;
    if (unloadsIn !== 'hostile' && unloadsIn !== 'sea') return;
    yield {
      message: `The bomber of ${id} cannot unload in ${barred[unloadsIn]}: it unloads on land that is friendly or was captured this turn${cite('air-transport')}. Choose such a territory.`,
      place: placeAt(transport, 'unloadsIn'),
      fixes: [
        offer('Change `unloadsIn` to `friendly`', setMember(transport, 'unloadsIn', 'friendly')),
        offer('Change `unloadsIn` to `captured`', setMember(transport, 'unloadsIn', 'captured')),
      ],
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: 'unloadsIn: captured',
  fails: `
    unloadsIn: hostile
    #          ^^^^^^^ cannot unload in a hostile territory
  `,
};
