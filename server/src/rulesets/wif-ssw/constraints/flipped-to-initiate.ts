import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { isSub } from '../data';
import { example, type WifConstraint } from '../constraint';

export const flippedToInitiate: WifConstraint = {
  code: 'flipped-to-initiate',
  rule: 'initiation-flips-nothing',
  severity: 'warning',
  title: 'No submarine is turned face down to begin the combat',
  part: 'engagements',
  scope: 'part',
  *check(engagement) {
    for (const unit of engagement.subs.units) {
      if (!isSub(unit) || unit.flipped !== true) continue;
      yield {
        message: `${unit.id} was turned face down to begin strategic submarine warfare, but nothing asks for that (1.2.1). Leave it face up.`,
        place: at(unit, 'flipped'),
        fixes: [{ title: `Leave ${unit.id} face up`, edits: [set(unit, 'flipped', false)], preferred: true }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3, flipped: false }
            convoy: { convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3, flipped: true }
        #                                                                      ^^^^
            convoy: { convoyPoints: 12 }
      `,
    ],
  },
};
