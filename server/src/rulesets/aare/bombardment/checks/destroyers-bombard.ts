import { normandy } from '../../scenarios';
import { bombardmentUse, giveTechnology, technologyStatus } from '../../technology-uses';
import { cite, examplesOf, remove, type AareConstraint } from '../../vocabulary';
import { powerName, sentence } from '../../wording';

export const destroyersBombard: AareConstraint = {
  code: 'destroyers-bombard',
  rule: 'destroyer-bombardment',
  title: 'Destroyers bombard only with combined arms',
  part: 'bombardments',
  *check(bombardment, header) {
    const use = bombardmentUse(bombardment);
    if (use === undefined || technologyStatus(use.power, use.technology, header) !== 'none') return;
    yield {
      message: `${sentence(powerName(use.power))} has no combined arms and cannot ${use.what}${cite('destroyer-bombardment')}. Remove the destroyers, or give the power the technology.`,
      place: use.place,
      fixes: [
        { title: 'Remove the destroyers', edits: [remove(bombardment.attacker.units, 'dd')] },
        giveTechnology(header.powers![use.power]!, use.technology),
      ],
    };
  },
  examples: examplesOf({
    on: normandy,
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
  }),
};
