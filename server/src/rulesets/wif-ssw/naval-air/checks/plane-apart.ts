import { placeAt, cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import type { Group, Section, Unit } from '../../data';
import { escortCarrier } from '../../scenarios';
import { formatSection } from '../../wording';

export const planeApart: WifCheck = {
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
        const getSection = (unit: Unit): Section | undefined =>
          unit.section ?? (units === convoy.units ? 'convoy' : undefined);
        const [planeSection, section] = [getSection(plane), carrier && getSection(carrier)];
        if (carrier === undefined || section === undefined || planeSection === undefined || section === planeSection)
          continue;
        yield {
          message: `${plane.id} is in ${formatSection(planeSection)}, but its carrier ${carrier.id} is in ${formatSection(section)}: planes stay with their carrier${cite('convoy-aircraft')}. Put them together.`,
          place: placeAt(plane, plane.section === undefined ? 'on' : 'section'),
          related: [
            {
              message: `${carrier.id} is here.`,
              place: placeAt(carrier, carrier.section === undefined ? 'id' : 'section'),
            },
          ],
          fixes: [offer(`Move ${plane.id} to ${formatSection(section)}`, setMember(plane, 'section', section))],
        };
      }
    }
  },
  base: addPath(escortCarrier, 'engagements.biscay.subs.units'),
  passes: `
    - { id: aquila, type: cv, section: 2 }
    - { id: reggiane, type: cvp, range: 4, airToSea: 1, on: aquila, section: 2 }
  `,
  fails: `
    - { id: aquila, type: cv, section: 2 }
    - { id: reggiane, type: cvp, range: 4, airToSea: 1, on: aquila, section: 4 }
    #                                                                        ^ its carrier aquila is in section 2
  `,
};
