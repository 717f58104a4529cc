import { at } from '../../../../model/place';
import { isAircraft } from '../../data';
import { unitKind } from '../../wording';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';
import { moveUnit } from '../../fixes';

export const interceptorNotAircraft: WifConstraint = {
  code: 'interceptor-not-aircraft',
  rule: 'interception-by-convoy-side',
  severity: 'error',
  title: 'Only aircraft fly naval air interception',
  part: 'engagements',
  scope: 'part',
  *check({ interception, convoy }) {
    const units = interception?.units ?? [];
    for (const unit of units) {
      if (isAircraft(unit)) continue;
      yield {
        message: `${unit.id} is ${unitKind(unit)}, but only aircraft fly naval air interception${cite('interception-by-convoy-side')}. Move it to the convoy side if it was in the sea zone before.`,
        place: at(unit, 'type'),
        fixes: [
          {
            title: `Move ${unit.id} to the Convoy Section`,
            edits: moveUnit(unit, units, convoy, 'convoy'),
          },
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
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
    otherFixes: {
      'Move corvettes to the Convoy Section': `
        convoy:
          units:
            - { id: corvettes, type: scs, cost1: 1, section: convoy }
        interception:
          units:
            - ~ corvettes
      `,
    },
  }),
};
