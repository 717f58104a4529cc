import { placeAtKey, cite, setMember, addPath, type WifCheck } from '../../kit';
import { isSub } from '../../data';
import { biscay } from '../../scenarios';
import { formatZone } from '../../wording';
import { isLeftToNobody } from '../left-out-reason';

export const nobodyJoins: WifCheck = {
  rule: 'declare-participants',
  severity: 'hint',
  title: 'Without a participating submarine nothing happens',
  part: 'engagements',
  *check(engagement) {
    if (!isLeftToNobody(engagement)) return;
    const subs = engagement.subs.units.filter(isSub).filter(({ section }) => section !== 'convoy');
    yield {
      message: `No submarine takes part in ${formatZone(engagement)}. The owners may choose so, but then nothing happens there${cite('declare-participants', { option: 'noSubDeclared' })}.`,
      place: placeAtKey(engagement, 'subs'),
      fixes: [{ title: 'Let all submarines take part', edits: subs.map((sub) => setMember(sub, 'joins', true)) }],
    };
  },
  base: addPath(biscay, 'engagements'),
  passes: `
    biscay/subs/units:
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
};
