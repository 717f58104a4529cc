import { set } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';
import { joiningSubs, opponent, sideOf } from '../../groups';

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
      message: `These submarines have no owner, on whom it depends whether they may attack and how good their torpedoes are${cite('owner-acted', 'torpedo-penalty')}. Add \`power\`.`,
      place: atKey(engagement, 'subs'),
      fixes: owners.map((name) => ({
        title: `Add \`power: ${name}\``,
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
      # ^^^^ These submarines have no owner
          power: ~
    `,
    otherFixes: {
      'Add `power: germany`': `
        - id: biscay
          subs:
            power: germany
      `,
    },
  }),
};
