import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Group, Section, Unit } from '../data';
import { sectionName } from '../wording';
import { example, type WifConstraint } from '../constraint';

export const planeApart: WifConstraint = {
  code: 'plane-apart',
  rule: 'convoy-aircraft',
  severity: 'warning',
  title: 'A carrier plane is in the section of its carrier',
  part: 'engagements',
  scope: 'part',
  *check({ subs, convoy }) {
    for (const { units = [] } of [subs, convoy] as readonly Group[]) {
      for (const plane of units) {
        if (plane.type !== 'cvp') continue;
        const carrier = units.find(({ id, type }) => type === 'cv' && id === plane.on);
        // units of the convoy side are in the Convoy Section unless they say otherwise
        const sectionOf = (unit: Unit): Section | undefined =>
          unit.section ?? (units === convoy.units ? 'convoy' : undefined);
        const [own, section] = [sectionOf(plane), carrier && sectionOf(carrier)];
        if (carrier === undefined || section === undefined || own === undefined || section === own) continue;
        yield {
          message: `${plane.id} is in ${sectionName(own)}, but its carrier ${carrier.id} is in ${sectionName(section)}: a carrier plane is where its carrier is (1.2.3). Put them together.`,
          place: at(plane, plane.section === undefined ? 'on' : 'section'),
          related: [
            { message: `${carrier.id} is here.`, place: at(carrier, carrier.section === undefined ? 'id' : 'section') },
          ],
          fixes: [{ title: `Move ${plane.id} to ${sectionName(section)}`, edits: [set(plane, 'section', section)] }],
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
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: aquila, type: cv, section: 2 }
                - { id: reggiane, type: cvp, range: 4, airToSea: 1, section: 2, on: aquila }
            convoy: { convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: aquila, type: cv, section: 2 }
                - { id: reggiane, type: cvp, range: 4, airToSea: 1, on: aquila, section: 4 }
        #                                                                                ^
            convoy: { convoyPoints: 12 }
      `,
    ],
  },
};
