import { placeAt, cite, addPath, type WifCheck } from '../../kit';
import { escortCarrier } from '../../scenarios';
import { formatUnitKind } from '../../wording';
import { createBoardingFixes, groupUnitsBySide } from '../carriers';

export const planeOnNoCarrier: WifCheck = {
  rule: 'convoy-aircraft',
  title: 'A carrier plane is on a carrier',
  part: 'engagements',
  *check(engagement, header) {
    for (const units of groupUnitsBySide(engagement)) {
      for (const plane of units) {
        const carrier = plane.type === 'cvp' ? units.find(({ id }) => id === plane.on) : undefined;
        if (plane.type !== 'cvp' || carrier === undefined || carrier.type === 'cv') continue;
        yield {
          message: `${plane.id} is on ${carrier.id}, which is ${formatUnitKind(carrier)}: carrier planes fly from carriers${cite('convoy-aircraft', 'naval-air-by-convoy-side')}. Name a carrier.`,
          place: placeAt(plane, 'on'),
          related: [{ message: `${carrier.id} is here.`, place: placeAt(carrier, 'type') }],
          fixes: createBoardingFixes(plane, units, header),
        };
      }
    }
  },
  base: addPath(escortCarrier, 'engagements.biscay.convoy.units'),
  passes: '- { id: norfolk, type: scs, cost1: 3 }',
  fails: `
    - { id: norfolk, type: scs, cost1: 3 }
    - { id: martlet, type: cvp, range: 4, airToSea: 1, on: norfolk }
    #                                                      ^^^^^^^ which is a surface combat ship
  `,
  fixed: '- { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }',
};
