import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

const barred = {
  captured: 'a territory that was captured this turn',
  hostile: 'a hostile territory',
  sea: 'a sea zone',
} as const;

export const bomberLandsWhere: AareCheck = {
  rule: 'air-transport',
  title: 'A bomber lands where it was friendly when the turn began',
  part: 'airTransports',
  *check(transport) {
    const { id, landsIn = 'friendly' } = transport;
    if (landsIn === 'friendly') return;
    yield {
      message: `The bomber of ${id} cannot land in ${barred[landsIn]}: it lands where it was friendly when the turn began${cite('air-transport')}. Let it fly on.`,
      place: placeAt(transport, 'landsIn'),
      fixes: [offer('Change `landsIn` to `friendly`', setMember(transport, 'landsIn', 'friendly'))],
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: `
    unloadsIn: captured
    landsIn: friendly
  `,
  fails: `
    unloadsIn: captured
    landsIn: captured
    #        ^^^^^^^^ cannot land in a territory that was captured this turn
  `,
};
