import { set } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';
import { joiningSubs, opponent, sideOf } from '../groups';

export const groupWithoutPower: WifConstraint = {
  code: 'group-without-power',
  rule: 'owner-acted',
  severity: 'information',
  title: 'Submarines that take part have an owner',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    const { powers } = header;
    const ownerless = joiningSubs(engagement).filter(({ owner }) => owner === undefined);
    if (powers === undefined || ownerless.length === 0) return;
    const enemy = sideOf(engagement.convoy, header);
    const owners =
      enemy === undefined || enemy === 'neutral'
        ? []
        : Object.keys(powers).filter((name) => powers[name]?.side === opponent(enemy));
    yield {
      message: `No power owns these submarines, so whether their owner acted, and whether their torpedoes are good, cannot be told (1.2.1, 1.8). Say whose they are with \`power\`.`,
      place: atKey(engagement, 'subs'),
      fixes: owners.map((name) => ({
        title: `Make them the submarines of \`${name}\``,
        edits: [set(engagement.subs, 'power', name)],
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
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3, power: germany }] }
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: naval }
          cw: { side: allied }
        engagements:
          - id: biscay
            weather: fine
            subs:
        #   ^^^^
              units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }]
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
  },
};
