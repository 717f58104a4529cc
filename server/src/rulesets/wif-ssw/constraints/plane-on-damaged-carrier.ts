import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isAircraft, type Group } from '../data';
import { onDamagedCarrier } from '../facts/participants';
import { reading } from '../options';
import { example, type WifConstraint } from '../constraint';
import { chooseReading } from '../fixes';

export const planeOnDamagedCarrier: WifConstraint = {
  code: 'plane-on-damaged-carrier',
  rule: 'convoy-aircraft',
  severity: 'hint',
  title: 'Planes of a damaged carrier count for nothing',
  part: 'engagements',
  scope: 'part',
  *check({ subs, convoy }, header) {
    if (reading(header, 'planesOnDamagedCarrier') === 'count') return;
    for (const { units = [] } of [subs, convoy] as readonly Group[]) {
      for (const plane of units) {
        if (!isAircraft(plane) || plane.type !== 'cvp' || !onDamagedCarrier(plane, units)) continue;
        const carrier = units.find((unit) => unit.type === 'cv' && unit.id === plane.on);
        yield {
          message: `${plane.id} is on ${plane.on}, which is damaged: it counts neither for the search nor for ASW, and cannot attack (1.2.4, option \`planesOnDamagedCarrier\`).`,
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
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        options: { planesOnDamagedCarrier: count }
        engagements:
          - id: biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy:
              convoyPoints: 12
              units:
                - { id: audacity, type: cv, damaged: true }
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
                - { id: audacity, type: cv, damaged: true }
                - { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }
        #                                                              ^^^^^^^^
      `,
    ],
  },
};
