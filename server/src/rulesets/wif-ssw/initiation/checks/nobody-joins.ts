import { set } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { isSub } from '../../data';
import { zoneName } from '../../wording';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';

export const nobodyJoins: WifConstraint = {
  code: 'nobody-joins',
  rule: 'declare-participants',
  severity: 'hint',
  title: 'Without a participating submarine nothing happens',
  part: 'engagements',
  scope: 'part',
  *check(engagement) {
    const subs = engagement.subs.units.filter(isSub).filter(({ section }) => section !== 'convoy');
    if (subs.length === 0 || subs.some(({ joins }) => joins !== false)) return;
    yield {
      message: `No submarine takes part in ${zoneName(engagement)}. The owners may choose so, but then nothing happens there${cite('declare-participants', { option: 'noSubDeclared' })}.`,
      place: atKey(engagement, 'subs'),
      fixes: [{ title: 'Let all submarines take part', edits: subs.map((sub) => set(sub, 'joins', true)) }],
    };
  },
  examples: examplesOf({
    on: under(biscay, 'engagements'),
    passes: `
      - id: biscay
        subs:
          units:
            - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }
            - { id: flotilla-1, type: sub, attack: 4, section: 4 }
    `,
    fails: `
      - id: biscay
        subs:
      # ^^^^ No submarine takes part in Bay of Biscay
          units:
            - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }
    `,
    otherFixes: {
      'Let all submarines take part': `
        - id: biscay
          subs:
            units:
              - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: true }
      `,
    },
  }),
};
