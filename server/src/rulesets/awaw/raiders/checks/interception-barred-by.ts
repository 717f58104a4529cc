import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { resolveUnits } from '../../force';
import { sortie } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';

const boxes = { us: 'the U.S. box', 'south-africa': 'the South Africa box', sw: 'an SW box' } as const;

export const interceptionBarredBy: AwawCheck = {
  rule: 'interception-barred',
  title: 'Escort carriers, and units in some boxes, do not intercept',
  part: 'interceptions',
  scope: 'references',
  *check(interception, _, ids) {
    const { fromBox, interceptor } = interception;
    if (fromBox !== undefined && fromBox !== 'murmansk')
      yield {
        message: `Units in ${boxes[fromBox]} cannot intercept${cite('interception-barred')}. Choose other units, or correct \`fromBox\`.`,
        place: placeAt(interception, 'fromBox'),
        fixes: [offer('Remove `fromBox`', removeMember(interception, 'fromBox'))],
      };
    for (const { unit } of resolveUnits(interceptor, ids)) {
      if (unit.type !== 'cve') continue;
      yield {
        message: `${unit.id} are escort carriers, which cannot intercept${cite('interception-barred')}. Remove them.`,
        place: placeAt(unit, 'id'),
        fixes: listDefinedFixes(createRemovalFix(interceptor, unit)),
      };
    }
  },
  base: addPath(sortie, 'interceptions.hunt'),
  passes: 'fromBox: murmansk',
  fails: `
    fromBox: us
    #        ^^ Units in the U.S. box
  `,
};
