import { ruhr } from '../../scenarios';
import { escortUse, giveTechnology, technologyStatus } from '../../technology-uses';
import { cite, examplesOf, remove, type AareConstraint } from '../../vocabulary';
import { powerName, sentence } from '../../wording';

export const escortsWithoutLongRange: AareConstraint = {
  code: 'escorts-without-long-range',
  rule: 'escorts-need-long-range',
  title: 'Only long-range fighters escort',
  part: 'strategicBombingRaids',
  *check(raid, header) {
    const use = escortUse(raid);
    if (use === undefined || technologyStatus(use.power, use.technology, header) !== 'none') return;
    yield {
      message: `${sentence(powerName(use.power))} has no long-range aircraft and cannot ${use.what}${cite('escorts-need-long-range')}. Remove the escorts, or give the power the technology.`,
      place: use.place,
      fixes: [
        { title: 'Remove the escorts', edits: [remove(raid.attacker, 'escorts')] },
        giveTechnology(header.powers![use.power]!, use.technology),
      ],
    };
  },
  examples: examplesOf({
    on: ruhr,
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
  }),
};
