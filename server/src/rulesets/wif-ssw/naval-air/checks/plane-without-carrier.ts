import { placeAt, cite, addPath, type WifCheck } from '../../kit';
import { escortCarrier } from '../../scenarios';
import { createBoardingFixes, groupUnitsBySide } from '../carriers';

export const planeWithoutCarrier: WifCheck = {
  rule: 'convoy-aircraft',
  severity: 'information',
  title: 'A carrier plane says which carrier it is on',
  part: 'engagements',
  *check(engagement, header) {
    for (const units of groupUnitsBySide(engagement)) {
      for (const plane of units) {
        if (plane.type !== 'cvp' || plane.on !== undefined) continue;
        yield {
          message: `${plane.id} does not say which carrier it is on, so it counts as on an undamaged carrier${cite('convoy-aircraft', 'naval-air-by-convoy-side')}. Name the carrier with \`on\`.`,
          place: placeAt(plane, 'id'),
          fixes: createBoardingFixes(plane, units, header),
        };
      }
    }
  },
  base: addPath(escortCarrier, 'engagements.biscay.convoy.units'),
  passes: '- { id: swordfish, type: cvp, range: 2, airToSea: 1, on: audacity }',
  fails: `
    - { id: martlet, type: cvp, range: 4, airToSea: 1 }
    #       ^^^^^^^ martlet does not say which carrier it is on
  `,
  fixed: '- { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }',
};
