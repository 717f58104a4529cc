import { normandy } from '../../scenarios';
import { findBombardmentUse, giveTechnology, getTechnologyStatus } from '../../technology-uses';
import { cite, removeMember, offer, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';

export const destroyersBombard: AareCheck = {
  rule: 'destroyer-bombardment',
  title: 'Destroyers bombard only with combined arms',
  part: 'bombardments',
  *check(bombardment, header) {
    const use = findBombardmentUse(bombardment);
    if (use === undefined || getTechnologyStatus(use.power, use.technology, header) !== 'none') return;
    yield {
      message: `${capitalize(formatPower(use.power))} has no combined arms and cannot ${use.action}${cite('destroyer-bombardment')}. Remove the destroyers, or give the power the technology.`,
      place: use.place,
      fixes: [
        offer('Remove the destroyers', removeMember(bombardment.attacker.units, 'dd')),
        giveTechnology(header.powers![use.power]!, use.technology),
      ],
    };
  },
  base: normandy,
  passes: `
    powers:
      us: { side: allies, technologies: [combined-arms] }
    bombardments/normandy:
      attacker: { power: us, units: { bb: 1, dd: 2 } }
  `,
  fails: `
    bombardments:
      - id: normandy
        attacker: { power: us, units: { bb: 1, dd: 2 } }
    #                                              ^ The US has no combined arms and cannot bombard with destroyers
  `,
};
