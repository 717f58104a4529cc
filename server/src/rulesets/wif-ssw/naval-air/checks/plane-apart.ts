import { at, cite, examplesOf, set, under, type WifConstraint } from '../../constraint';
import type { Group, Section, Unit } from '../../data';
import { escortCarrier } from '../../scenarios';
import { sectionName } from '../../wording';

export const planeApart: WifConstraint = {
  code: 'plane-apart',
  rule: 'convoy-aircraft',
  severity: 'warning',
  title: 'A carrier plane is in the section of its carrier',
  part: 'engagements',
  *check({ subs, convoy }) {
    for (const { units = [] } of [subs, convoy] as readonly Group[]) {
      for (const plane of units) {
        if (plane.type !== 'cvp') continue;
        const carrier = units.find(({ id, type }) => type === 'cv' && id === plane.on);
        // units of the convoy side are in the Convoy Section by default
        const sectionOf = (unit: Unit): Section | undefined =>
          unit.section ?? (units === convoy.units ? 'convoy' : undefined);
        const [own, section] = [sectionOf(plane), carrier && sectionOf(carrier)];
        if (carrier === undefined || section === undefined || own === undefined || section === own) continue;
        yield {
          message: `${plane.id} is in ${sectionName(own)}, but its carrier ${carrier.id} is in ${sectionName(section)}: planes stay with their carrier${cite('convoy-aircraft')}. Put them together.`,
          place: at(plane, plane.section === undefined ? 'on' : 'section'),
          related: [
            { message: `${carrier.id} is here.`, place: at(carrier, carrier.section === undefined ? 'id' : 'section') },
          ],
          fixes: [{ title: `Move ${plane.id} to ${sectionName(section)}`, edits: [set(plane, 'section', section)] }],
        };
      }
    }
  },
  examples: examplesOf({
    on: under(escortCarrier, 'engagements.biscay.subs.units'),
    passes: `
      - { id: aquila, type: cv, section: 2 }
      - { id: reggiane, type: cvp, range: 4, airToSea: 1, on: aquila, section: 2 }
    `,
    fails: `
      - { id: aquila, type: cv, section: 2 }
      - { id: reggiane, type: cvp, range: 4, airToSea: 1, on: aquila, section: 4 }
      #                                                                        ^ its carrier aquila is in section 2
    `,
  }),
};
