import { remove, set } from '../../../model/edit';
import { at } from '../../../model/place';
import { available, damagedUsed } from '../facts/transports';
import { sectionOf } from '../rules';
import { counted } from '../wording';
import { example, type AwawConstraint } from './constraint';

export const damagedTransportsUsed: AwawConstraint = {
  code: 'damaged-transports-used',
  rule: 'transports-available',
  severity: 'error',
  title: 'Damaged transports are used only where too few are undamaged',
  part: 'transports',
  scope: 'part',
  *check(box, header) {
    const { undamaged, usable } = available(box, header);
    const max = usable - undamaged;
    const using = damagedUsed(box);
    const last = box.activities?.findLast(({ damaged = 0 }) => damaged > 0);
    if (last === undefined || using <= max) return;
    const left = (last.damaged ?? 0) - (using - max);
    yield {
      message: `${counted(using, 'damaged transport')} ${using === 1 ? 'is' : 'are'} used, but ${max === 0 ? 'none' : `only ${max}`} can be: with ${undamaged} undamaged, ${usable} can be used in all (${sectionOf('transports-available')}). Use undamaged ones.`,
      place: at(last, 'damaged'),
      fixes:
        left > 0
          ? [{ title: `Use ${left} damaged here`, edits: [set(last, 'damaged', left)] }]
          : left === 0
            ? [{ title: 'Use no damaged ones here', edits: [remove(last, 'damaged')] }]
            : [],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        transports:
          - id: atlantic
            box: atlantic
            count: 16
            sunk: 12
            damaged: 2
            activities: [{ activity: sea-supply, transports: 4, damaged: 2 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        transports:
          - id: atlantic
            box: atlantic
            count: 16
            sunk: 5
            damaged: 5
            activities: [{ activity: sea-supply, transports: 4, damaged: 1 }]
        #                                                                ^
      `,
    ],
  },
};
