import { at } from '../../../model/place';
import { unitKind } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { carriersOf, putOn } from './carriers';

export const planeOnNoCarrier: WifConstraint = {
  code: 'plane-on-no-carrier',
  rule: 'convoy-aircraft',
  severity: 'error',
  title: 'A carrier plane is on a carrier',
  part: 'engagements',
  scope: 'part',
  *check({ subs, convoy }) {
    for (const units of [subs.units, convoy.units ?? []]) {
      const carriers = carriersOf(units);
      for (const plane of units) {
        const on = plane.type === 'cvp' ? units.find(({ id }) => id === plane.on) : undefined;
        if (plane.type !== 'cvp' || on === undefined || on.type === 'cv') continue;
        yield {
          message: `${plane.id} is on ${on.id}, which is ${unitKind(on)}: carrier planes fly from carriers (1.2.3, 1.2.4). Name a carrier.`,
          place: at(plane, 'on'),
          related: [{ message: `${on.id} is here.`, place: at(on, 'type') }],
          fixes: carriers.map((carrier) => ({ ...putOn(plane, carrier), preferred: carriers.length === 1 })),
        };
      }
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
            convoy:
              convoyPoints: 12
              units:
                - { id: audacity, type: cv }
                - { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy:
              convoyPoints: 12
              units:
                - { id: audacity, type: cv }
                - { id: norfolk, type: scs, cost1: 3 }
                - { id: martlet, type: cvp, range: 4, airToSea: 1, on: norfolk }
        #                                                              ^^^^^^^
      `,
    ],
  },
};
