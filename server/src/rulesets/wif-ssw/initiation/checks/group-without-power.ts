import { placeAtKey, cite, setMember, addPath, offer, type WifCheck } from '../../kit';
import { listJoiningSubs, getOpponent, findSide } from '../../groups';
import { biscay } from '../../scenarios';

export const groupWithoutPower: WifCheck = {
  rule: 'owner-acted',
  severity: 'information',
  title: 'Submarines that take part have an owner',
  part: 'engagements',
  *check(engagement, header) {
    const { powers } = header;
    const ownerless = listJoiningSubs(engagement).filter(({ owner }) => owner === undefined);
    if (powers === undefined || ownerless.length === 0) return;
    const enemy = findSide(engagement.convoy, header);
    const owners =
      enemy === undefined || enemy === 'neutral'
        ? []
        : Object.keys(powers).filter((name) => powers[name]?.side === getOpponent(enemy));
    yield {
      message: `These submarines have no owner, on whom it depends whether they may attack and how good their torpedoes are${cite('owner-acted', 'torpedo-penalty')}. Add \`power\`.`,
      place: placeAtKey(engagement, 'subs'),
      fixes: owners.map((name) => offer(`Add \`power: ${name}\``, setMember(engagement.subs, 'power', name))),
    };
  },
  base: addPath(biscay, 'engagements'),
  passes: `
    biscay/subs:
      power: ~
      units:
        - { id: flotilla-7, type: sub, attack: 3, section: 3, power: germany }
  `,
  fails: `
    - id: biscay
      subs:
    # ^^^^ These submarines have no owner
        power: ~
  `,
};
