import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { isAircraft } from '../../data';
import { onDamagedCarrier } from '../../attack/convoy-section';
import { reading } from '../../options';
import { examplesOf, type WifConstraint } from '../../constraint';
import { chooseReading } from '../../fixes';
import { escortCarrier } from '../../scenarios';
import { cite } from '../../rules';
import { unitsBySide } from '../carriers';

export const planeOnDamagedCarrier: WifConstraint = {
  code: 'plane-on-damaged-carrier',
  rule: 'convoy-aircraft',
  severity: 'hint',
  title: 'Planes of a damaged carrier count for nothing',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    if (reading(header, 'planesOnDamagedCarrier') === 'count') return;
    for (const units of unitsBySide(engagement)) {
      for (const plane of units) {
        if (!isAircraft(plane) || plane.type !== 'cvp' || !onDamagedCarrier(plane, units)) continue;
        const carrier = units.find((unit) => unit.type === 'cv' && unit.id === plane.on);
        yield {
          message: `${plane.id} is on ${plane.on}, which is damaged: it counts neither for the search nor for ASW, and cannot attack${cite('naval-air-by-convoy-side', { option: 'planesOnDamagedCarrier' })}.`,
          place: at(plane, 'on'),
          related:
            carrier?.type === 'cv' ? [{ message: `${carrier.id} is damaged.`, place: at(carrier, 'damaged') }] : [],
          fixes: [
            ...(carrier?.type === 'cv'
              ? [{ title: `Say that ${carrier.id} is undamaged`, edits: [set(carrier, 'damaged', false)] }]
              : []),
            chooseReading(header, 'planesOnDamagedCarrier', 'count'),
          ],
          unnecessary: true,
        };
      }
    }
  },
  examples: examplesOf({
    on: escortCarrier,
    passes: `
      engagements:
        - id: biscay
          convoy:
            units:
              - { id: audacity, type: cv, damaged: false }
    `,
    fails: `
      engagements:
        - id: biscay
          convoy:
            units:
              - { id: audacity, type: cv, damaged: true }
              - { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }
              #                                                      ^^^^^^^^ which is damaged
    `,
    otherFixes: {
      'Say that audacity is undamaged': `
        engagements:
          - id: biscay
            convoy:
              units:
                - { id: audacity, type: cv, damaged: false }
      `,
      'Change the option planesOnDamagedCarrier to count': 'options: { planesOnDamagedCarrier: count }',
    },
  }),
};
