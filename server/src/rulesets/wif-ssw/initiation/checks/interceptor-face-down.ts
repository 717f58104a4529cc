import { placeAt, cite, setMember, addPath, removeItem, offer, type WifCheck } from '../../kit';
import { isAircraft } from '../../data';
import { biscay } from '../../scenarios';

export const interceptorFaceDown: WifCheck = {
  rule: 'interception-by-convoy-side',
  title: 'Aircraft that fly naval air interception are face up',
  part: 'engagements',
  *check({ interception }) {
    const units = interception?.units ?? [];
    for (const [index, unit] of units.entries()) {
      if (!isAircraft(unit) || unit.faceUp !== false) continue;
      yield {
        message: `${unit.id} is face down, so it cannot fly naval air interception${cite('interception-by-convoy-side')}. Turn it face up, or remove it.`,
        place: placeAt(unit, 'faceUp'),
        fixes: [
          offer(`Turn ${unit.id} face up`, setMember(unit, 'faceUp', true)),
          removeItem(units, index, `Remove ${unit.id} from the interception`),
        ],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    interception:
      units: [{ id: liberator, type: nav, airToSea: 3, faceUp: true }]
  `,
  fails: `
    interception:
      units:
        - { id: liberator, type: nav, airToSea: 3 }
        - { id: sunderland, type: nav, airToSea: 2, faceUp: false }
        #                                                   ^^^^^ sunderland is face down
  `,
};
