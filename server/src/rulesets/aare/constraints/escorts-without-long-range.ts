import { remove } from '../../../model/edit';
import { sectionOf } from '../rules';
import { powerName, sentence } from '../wording';
import { example, type AareConstraint } from './constraint';
import { escortUse, giveTechnology, standing } from './technologies';

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
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [long-range-aircraft] }, germany: { side: axis } }
        strategicBombingRaids:
          - { id: schweinfurt, value: 10, attacker: { power: us, bombers: 3, escorts: 2 }, defender: { power: germany } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies }, germany: { side: axis } }
        strategicBombingRaids:
          - { id: schweinfurt, value: 10, attacker: { power: us, bombers: 3, escorts: 2 }, defender: { power: germany } }
        #                                                                             ^
      `,
    ],
  },
};
