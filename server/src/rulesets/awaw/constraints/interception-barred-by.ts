import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { unitsOf } from '../facts/force';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';
import { fixesOf, takeOut } from './units';

const boxes = { us: 'the U.S. box', 'south-africa': 'the South Africa box', sw: 'an SW box' } as const;

export const interceptionBarredBy: AwawConstraint = {
  code: 'interception-barred-by',
  rule: 'interception-barred',
  severity: 'error',
  title: 'Escort carriers, and units in some boxes, do not intercept',
  part: 'interceptions',
  scope: 'references',
  *check(interception, _, ids) {
    const { fromBox, interceptor } = interception;
    if (fromBox !== undefined && fromBox !== 'murmansk')
      yield {
        message: `Units in ${boxes[fromBox]} cannot intercept (${sectionOf('interception-barred')}). Let others intercept, or correct \`fromBox\`.`,
        place: at(interception, 'fromBox'),
        fixes: [{ title: 'Leave the box out', edits: [remove(interception, 'fromBox')] }],
      };
    for (const { unit } of unitsOf(interceptor, ids)) {
      if (unit.type !== 'cve') continue;
      yield {
        message: `${unit.id} are escort carriers, which cannot intercept (${sectionOf('interception-barred')}). Take them out.`,
        place: at(unit, 'id'),
        fixes: fixesOf(takeOut(interceptor, unit)),
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        interceptions:
          - id: hunt
            against: raid
            fromBox: murmansk
            interceptor: { units: [{ id: cruisers, type: ca, count: 4 }] }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        interceptions:
          - id: hunt
            against: raid
            fromBox: us
        #            ^^
            interceptor: { units: [{ id: cruisers, type: ca, count: 4 }] }
      `,
      example`
        ruleset: awaw
        interceptions:
          - id: hunt
            against: patrol
            interceptor: { units: [{ id: cruisers, type: ca, count: 4 }, { id: jeep-carriers, type: cve }] }
        #                                                                      ^^^^^^^^^^^^^
      `,
    ],
  },
};
