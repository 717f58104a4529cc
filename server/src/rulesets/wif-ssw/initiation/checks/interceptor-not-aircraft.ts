import { placeAt, cite, addPath, type WifCheck } from '../../kit';
import { isAircraft } from '../../data';
import { createMoveUnitEdits } from '../../fixes';
import { biscay } from '../../scenarios';
import { formatUnitKind } from '../../wording';

export const interceptorNotAircraft: WifCheck = {
  rule: 'interception-by-convoy-side',
  title: 'Only aircraft fly naval air interception',
  part: 'engagements',
  *check({ interception, convoy }) {
    const units = interception?.units ?? [];
    for (const unit of units) {
      if (isAircraft(unit)) continue;
      yield {
        message: `${unit.id} is ${formatUnitKind(unit)}, but only aircraft fly naval air interception${cite('interception-by-convoy-side')}. Move it to the convoy side if it was in the sea zone before.`,
        place: placeAt(unit, 'type'),
        fixes: [
          {
            title: `Move ${unit.id} to the Convoy Section`,
            edits: createMoveUnitEdits(unit, units, convoy, 'convoy'),
          },
        ],
      };
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    interception:
      units: [{ id: liberator, type: nav, airToSea: 3 }]
  `,
  fails: `
    interception:
      units:
        - { id: liberator, type: nav, airToSea: 3 }
        - { id: corvettes, type: scs, cost1: 1 }
        #                        ^^^ corvettes is a surface combat ship
  `,
};
