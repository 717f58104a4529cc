import { append } from '../../../model/edit';
import { at } from '../../../model/place';
import { powerName, sentence } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { powerPlace } from '../groups';

export const notAtWar: WifConstraint = {
  code: 'not-at-war',
  rule: 'initiation',
  severity: 'warning',
  title: 'The powers that fight are at war with each other',
  part: 'engagements',
  scope: 'part',
  *check(engagement, { powers = {} }) {
    const { subs, convoy } = engagement;
    if (subs.power === undefined || convoy.power === undefined) return;
    const attacker = powers[subs.power];
    const victim = powers[convoy.power];
    // either list may be the one that is kept up: only where both are given and neither names the enemy it is certain
    if (attacker?.atWarWith === undefined || victim?.atWarWith === undefined || attacker.side === victim.side) return;
    if (attacker.atWarWith.includes(convoy.power) || victim.atWarWith.includes(subs.power)) return;
    yield {
      message: `${sentence(powerName(subs.power))} is not at war with ${powerName(convoy.power)} as the powers stand, so its submarines have no enemy convoys here (1.2.1). Add it to \`atWarWith\`, or name another power.`,
      place: powerPlace(engagement, 'subs'),
      related: [{ message: `The enemies of ${powerName(subs.power)}.`, place: at(attacker, 'atWarWith') }],
      fixes: [
        {
          title: `Put ${powerName(subs.power)} at war with ${powerName(convoy.power)}`,
          edits: [append(attacker.atWarWith, convoy.power)],
        },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: naval, atWarWith: [cw] }
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
          japan: { side: axis, action: naval, atWarWith: [china] }
          cw: { side: allied, atWarWith: [germany] }
          china: { side: allied, atWarWith: [japan] }
          germany: { side: axis, atWarWith: [cw] }
        engagements:
          - id: bengal
            weather: fine
            subs:
              power: japan
        #            ^^^^^
              units: [{ id: i-10, type: sub, attack: 3, section: 3 }]
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
  },
};
