import { cite, setMember, offer, type WifCheck } from '../../kit';
import { getOpponent, getPowerPlace, findSide } from '../../groups';
import { biscay } from '../../scenarios';
import { formatSide, formatZone } from '../../wording';

export const sameSide: WifCheck = {
  rule: 'initiation',
  title: 'The sub side and the convoy side are enemies',
  part: 'engagements',
  *check(engagement, header) {
    const side = findSide(engagement.subs, header);
    if (side === undefined || side === 'neutral' || findSide(engagement.convoy, header) !== side) return;
    const enemies = Object.entries(header.powers ?? {}).filter(([, power]) => power.side === getOpponent(side));
    yield {
      message: `The submarines and the convoys in ${formatZone(engagement)} both belong to ${formatSide(side)}, but submarines attack enemy convoys${cite('ssw-step', 'initiation')}. Name a power of the other side.`,
      place: getPowerPlace(engagement, 'convoy'),
      related: [{ message: 'The sub side is here.', place: getPowerPlace(engagement, 'subs') }],
      fixes: enemies.map(([name]) =>
        offer(`Change the power of the convoys to \`${name}\``, setMember(engagement.convoy, 'power', name)),
      ),
    };
  },
  base: biscay,
  passes: `
    powers:
      italy: { side: axis }
  `,
  fails: `
    powers:
      italy: { side: axis }
    engagements/biscay/convoy:
      power: italy
      #      ^^^^^ The submarines and the convoys in Bay of Biscay both belong to the Axis
  `,
};
