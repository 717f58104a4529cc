import { ruhr } from '../../scenarios';
import { findEscortUse, giveTechnology, getTechnologyStatus } from '../../technology-uses';
import { cite, removeMember, offer, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';

export const escortsWithoutLongRange: AareCheck = {
  rule: 'escorts-need-long-range',
  title: 'Only long-range fighters escort',
  part: 'strategicBombingRaids',
  *check(raid, header) {
    const use = findEscortUse(raid);
    if (use === undefined || getTechnologyStatus(use.power, use.technology, header) !== 'none') return;
    yield {
      message: `${capitalize(formatPower(use.power))} has no long-range aircraft and cannot ${use.action}${cite('escorts-need-long-range')}. Remove the escorts, or give the power the technology.`,
      place: use.place,
      fixes: [
        offer('Remove the escorts', removeMember(raid.attacker, 'escorts')),
        giveTechnology(header.powers![use.power]!, use.technology),
      ],
    };
  },
  base: ruhr,
  passes: `
    powers:
      us: { side: allies, technologies: [long-range-aircraft] }
    strategicBombingRaids/ruhr:
      attacker: { power: us, bombers: 3, escorts: 2 }
  `,
  fails: `
    strategicBombingRaids:
      - id: ruhr
        attacker: { power: us, bombers: 3, escorts: 2 }
    #                                               ^ The US has no long-range aircraft and cannot escort
  `,
};
