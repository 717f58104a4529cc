import { appendItem, placeAt, cite, capitalize, offer, type WifCheck } from '../../kit';
import { getPowerPlace } from '../../groups';
import { biscay } from '../../scenarios';
import { formatPower } from '../../wording';

export const notAtWar: WifCheck = {
  rule: 'initiation',
  severity: 'warning',
  title: 'The powers that fight are at war with each other',
  part: 'engagements',
  *check(engagement, { powers = {} }) {
    const { subs, convoy } = engagement;
    if (subs.power === undefined || convoy.power === undefined) return;
    const attacker = powers[subs.power];
    const victim = powers[convoy.power];
    // one of the lists may be outdated: only if both are given and neither names the enemy it is certain
    if (attacker?.atWarWith === undefined || victim?.atWarWith === undefined || attacker.side === victim.side) return;
    if (attacker.atWarWith.includes(convoy.power) || victim.atWarWith.includes(subs.power)) return;
    yield {
      message: `${capitalize(formatPower(subs.power))} is not at war with ${formatPower(convoy.power)}, so its submarines may not attack these convoys${cite('initiation')}. Add it to \`atWarWith\`, or name another power.`,
      place: getPowerPlace(engagement, 'subs'),
      related: [
        {
          message: `The enemies of ${formatPower(subs.power)} are listed here.`,
          place: placeAt(attacker, 'atWarWith'),
        },
      ],
      fixes: [
        offer(
          `Add \`${convoy.power}\` to the enemies of ${formatPower(subs.power)}`,
          appendItem(attacker.atWarWith, convoy.power),
        ),
      ],
    };
  },
  base: biscay,
  passes: `
    powers:
      cw: { side: allied, atWarWith: [italy] }
      italy: { side: axis }
  `,
  fails: `
    powers:
      japan: { side: axis, action: naval, atWarWith: [china] }
      china: { side: allied, atWarWith: [japan] }
      cw: { side: allied, atWarWith: [germany] }
    engagements/biscay/subs:
      power: japan
      #      ^^^^^ Japan is not at war with the Commonwealth
  `,
};
