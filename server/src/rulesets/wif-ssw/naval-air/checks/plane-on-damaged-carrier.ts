import { isOnDamagedCarrier } from '../../attack/convoy-section';
import { placeAt, cite, setMember, offer, type WifCheck } from '../../kit';
import { chooseReading } from '../../fixes';
import { getReading } from '../../options';
import { escortCarrier } from '../../scenarios';
import { groupUnitsBySide } from '../carriers';

export const planeOnDamagedCarrier: WifCheck = {
  rule: 'convoy-aircraft',
  severity: 'hint',
  title: 'Planes of a damaged carrier count for nothing',
  part: 'engagements',
  *check(engagement, header) {
    if (getReading(header, 'planesOnDamagedCarrier') === 'count') return;
    for (const units of groupUnitsBySide(engagement)) {
      for (const plane of units) {
        if (plane.type !== 'cvp' || !isOnDamagedCarrier(plane, units)) continue;
        const carrier = units.find((unit) => unit.type === 'cv' && unit.id === plane.on);
        yield {
          message: `${plane.id} is on ${plane.on}, which is damaged: it counts neither for the search nor for ASW, and cannot attack${cite('naval-air-by-convoy-side', { option: 'planesOnDamagedCarrier' })}.`,
          place: placeAt(plane, 'on'),
          related:
            carrier?.type === 'cv'
              ? [{ message: `${carrier.id} is damaged.`, place: placeAt(carrier, 'damaged') }]
              : [],
          fixes: [
            ...(carrier?.type === 'cv'
              ? [offer(`Mark ${carrier.id} as undamaged`, setMember(carrier, 'damaged', false))]
              : []),
            chooseReading(header, 'planesOnDamagedCarrier', 'count'),
          ],
          unnecessary: true,
        };
      }
    }
  },
  base: escortCarrier,
  passes: 'engagements/biscay/convoy/units: - { id: audacity, type: cv, damaged: false }',
  fails: `
    engagements/biscay/convoy/units:
      - { id: audacity, type: cv, damaged: true }
      - { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }
      #                                                      ^^^^^^^^ which is damaged
  `,
};
