import { set } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { biscay } from '../scenarios';
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
  examples: examplesOf({
    on: under(biscay, 'engagements'),
    passes: `
      - id: biscay
        subs:
          power: ~
          units:
            - { id: flotilla-7, type: sub, attack: 3, section: 3, power: germany }
    `,
    fails: `
      - id: biscay
        subs:
      # ^^^^ No power owns these submarines
          power: ~
    `,
    otherFixes: {
      'Make them the submarines of `germany`': `
        - id: biscay
          subs:
            power: germany
      `,
    },
  }),
};
