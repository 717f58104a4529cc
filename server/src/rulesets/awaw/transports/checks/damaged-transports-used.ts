import { at, cite, counted, examplesOf, remove, set, under, type AwawConstraint } from '../../constraint';
import { atlantic } from '../../scenarios';
import { available, damagedUsed } from '../transports';

export const damagedTransportsUsed: AwawConstraint = {
  code: 'damaged-transports-used',
  rule: 'transports-available',
  title: 'Damaged transports are used only where too few are undamaged',
  part: 'transports',
  *check(box, header) {
    const { undamaged, usable } = available(box, header);
    const max = usable - undamaged;
    const using = damagedUsed(box);
    const last = box.activities?.findLast(({ damaged = 0 }) => damaged > 0);
    if (last === undefined || using <= max) return;
    const left = (last.damaged ?? 0) - (using - max);
    yield {
      message: `${counted(using, 'damaged transport')} ${using === 1 ? 'is' : 'are'} used, but ${max === 0 ? 'none' : `only ${max}`} can be: ${undamaged} are undamaged, and ${usable} can be used in all${cite('transports-available')}. Use undamaged ones.`,
      place: at(last, 'damaged'),
      fixes:
        left > 0
          ? [{ title: `Change the damaged transports to ${left}`, edits: [set(last, 'damaged', left)] }]
          : left === 0
            ? [{ title: 'Remove the damaged transports', edits: [remove(last, 'damaged')] }]
            : [],
    };
  },
  examples: examplesOf({
    on: under(atlantic, 'transports.atlantic'),
    passes: `
      sunk: 12
      damaged: 2
      activities: [{ activity: sea-supply, transports: 4, damaged: 2 }]
    `,
    fails: `
      sunk: 11
      damaged: 2
      activities: [{ activity: sea-supply, transports: 4, damaged: 2 }]
      #                                                            ^ only 1 can be
    `,
  }),
};
