import { remove } from '../../../../model/edit';
import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { ruhr } from '../../scenarios';
import { escortUse, giveTechnology, standing } from '../../technology-uses';
import { powerName, sentence } from '../../wording';

export const escortsWithoutLongRange: AareConstraint = {
  code: 'escorts-without-long-range',
  rule: 'escorts-need-long-range',
  severity: 'error',
  title: 'Only long-range fighters escort',
  part: 'strategicBombingRaids',
  scope: 'part',
  *check(raid, header) {
    const use = escortUse(raid);
    if (use === undefined || standing(use.power, use.technology, header) !== 'none') return;
    yield {
      message: `${sentence(powerName(use.power))} has no long-range aircraft and cannot ${use.what} (${sectionOf('escorts-need-long-range')}). Take the escorts out, or add the technology to the power.`,
      place: use.place,
      fixes: [
        { title: 'Take the escorts out', edits: [remove(raid.attacker, 'escorts')] },
        giveTechnology(header.powers![use.power]!, use.technology),
      ],
    };
  },
  examples: examplesOf({
    on: ruhr,
    passes: `
      powers:
        us: { side: allies, technologies: [long-range-aircraft] }
      strategicBombingRaids:
        - id: ruhr
          attacker: { power: us, bombers: 3, escorts: 2 }
    `,
    fails: `
      strategicBombingRaids:
        - id: ruhr
          attacker: { power: us, bombers: 3, escorts: 2 }
      #                                               ^ The US has no long-range aircraft and cannot escort
    `,
    otherFixes: {
      'Take the escorts out': `
        strategicBombingRaids:
          - id: ruhr
            attacker: { power: us, bombers: 3 }
      `,
      'Put long-range aircraft in effect': `
        powers:
          us: { side: allies, technologies: [long-range-aircraft] }
      `,
    },
  }),
};
