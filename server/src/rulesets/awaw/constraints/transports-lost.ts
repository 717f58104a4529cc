import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AwawConstraint } from './constraint';

export const transportsLost: AwawConstraint = {
  code: 'transports-lost',
  rule: 'transports-available',
  severity: 'error',
  title: 'No more transports are sunk and damaged than there were',
  part: 'transports',
  scope: 'part',
  *check(box) {
    const { count, sunk = 0, damaged = 0 } = box;
    if (sunk + damaged <= count) return;
    const max = sunk <= count ? count - sunk : undefined;
    yield {
      message: `${sunk} transports were sunk and ${damaged} damaged, but there were ${count} at the end of the owner's turn (${sectionOf('transports-available')}). Correct one of the numbers.`,
      place: at(box, damaged > 0 ? 'damaged' : 'sunk'),
      fixes: [
        ...(max === undefined ? [] : [{ title: `Set the damaged to ${max}`, edits: [set(box, 'damaged', max)] }]),
        { title: `Set the count to ${sunk + damaged}`, edits: [set(box, 'count', sunk + damaged)] },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        transports: [{ id: atlantic, box: atlantic, count: 16, sunk: 12, damaged: 4 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        transports: [{ id: atlantic, box: atlantic, count: 16, sunk: 12, damaged: 5 }]
        #                                                                         ^
      `,
    ],
  },
};
