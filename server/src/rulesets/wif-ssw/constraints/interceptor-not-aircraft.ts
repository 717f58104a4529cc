import { at } from '../../../model/place';
import { isAircraft } from '../data';
import { unitKind } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { moveUnit } from '../fixes';

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
        message: `${unit.id} is ${unitKind(unit)}: naval air interception brings land-based aircraft into the sea zone and nothing else (1.2.2). Move it to the convoy side if it was there before.`,
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
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12, units: [{ id: escort-group, type: asw, asw: 2 }] }
            interception: { units: [{ id: liberator, type: nav, airToSea: 3 }] }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
            interception:
              units:
                - { id: liberator, type: nav, airToSea: 3 }
                - { id: corvettes, type: scs, cost1: 1 }
        #                                ^^^
      `,
    ],
  },
};
