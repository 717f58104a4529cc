import { placeAt, cite, pluralize, removeMember, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';
import { computeAvailability, countDamagedUsed } from '../transports';

export const damagedTransportsUsed: AwawCheck = {
  rule: 'transports-available',
  title: 'Damaged transports are used only where too few are undamaged',
  part: 'transports',
  *check(box, header) {
    const { undamaged, usable } = computeAvailability(box, header);
    const max = usable - undamaged;
    const usedCount = countDamagedUsed(box);
    const lastActivity = box.activities?.findLast(({ damaged = 0 }) => damaged > 0);
    if (lastActivity === undefined || usedCount <= max) return;
    const remaining = (lastActivity.damaged ?? 0) - (usedCount - max);
    yield {
      message: `${pluralize(usedCount, 'damaged transport')} ${usedCount === 1 ? 'is' : 'are'} used, but ${max === 0 ? 'none' : `only ${max}`} can be: ${undamaged} are undamaged, and ${usable} can be used in all (option \`transportGuarantee\`)${cite('transports-available')}. Use undamaged ones.`,
      place: placeAt(lastActivity, 'damaged'),
      fixes:
        remaining > 0
          ? [offer(`Change the damaged transports to ${remaining}`, setMember(lastActivity, 'damaged', remaining))]
          : remaining === 0
            ? [offer('Remove the damaged transports', removeMember(lastActivity, 'damaged'))]
            : [],
    };
  },
  base: addPath(atlantic, 'transports.atlantic'),
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
};
