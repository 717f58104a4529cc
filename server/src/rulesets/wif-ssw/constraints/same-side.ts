import { set } from '../../../model/edit';
import { sideName, zoneName } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { opponent, powerPlace, sideOf } from '../groups';

export const sameSide: WifConstraint = {
  code: 'same-side',
  rule: 'initiation',
  severity: 'error',
  title: 'The sub side and the convoy side are enemies',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    const side = sideOf(engagement.subs, header);
    if (side === undefined || side === 'neutral' || sideOf(engagement.convoy, header) !== side) return;
    const enemies = Object.entries(header.powers ?? {}).filter(([, power]) => power.side === opponent(side));
    yield {
      message: `Both the submarines and the convoys in ${zoneName(engagement)} belong to ${sideName(side)}, but submarines attack the convoys of the enemy (1.2, 1.2.1). Name a power of the other side.`,
      place: powerPlace(engagement, 'convoy'),
      related: [{ message: 'The power of the sub side.', place: powerPlace(engagement, 'subs') }],
      fixes: enemies.map(([name]) => ({
        title: `Make it the convoys of \`${name}\``,
        edits: [set(engagement.convoy, 'power', name)],
      })),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: naval }
          cw: { side: allied }
        engagements:
          - id: biscay
            weather: fine
            subs: { power: germany, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: naval }
          italy: { side: axis }
          cw: { side: allied }
        engagements:
          - id: biscay
            weather: fine
            subs: { power: germany, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy:
              power: italy
        #            ^^^^^
              convoyPoints: 12
      `,
    ],
  },
};
