import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { powerName, sentence, sideName } from '../wording';
import { example, type WifConstraint } from '../constraint';
import { powerPlace } from '../groups';

export const mixedSides: WifConstraint = {
  code: 'mixed-sides',
  rule: 'initiation',
  severity: 'error',
  title: 'The units of a group belong to powers of one side',
  part: 'engagements',
  scope: 'part',
  *check(engagement, { powers = {} }) {
    for (const key of ['subs', 'convoy'] as const) {
      const { power, units = [] } = engagement[key];
      const side = power === undefined ? undefined : powers[power]?.side;
      if (power === undefined || side === undefined) continue;
      for (const unit of units) {
        const own = unit.power === undefined ? undefined : powers[unit.power]?.side;
        if (unit.power === undefined || own === undefined || own === side) continue;
        yield {
          message: `${unit.id} belongs to ${powerName(unit.power)} (${sideName(own)}), but the others here to ${powerName(power)} (${sideName(side)}): the units of a group fight on one side (1.2.1). Change \`power\`, or move the unit to the other group.`,
          place: at(unit, 'power'),
          related: [{ message: `${sentence(powerName(power))} owns the group.`, place: powerPlace(engagement, key) }],
          fixes: [{ title: `Give ${unit.id} to ${powerName(power)}`, edits: [remove(unit, 'power')] }],
        };
      }
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: naval }
          italy: { side: axis, action: naval }
          cw: { side: allied }
        engagements:
          - id: biscay
            weather: fine
            subs:
              power: germany
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: barbarigo, type: sub, attack: 2, section: 2, power: italy }
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        powers:
          germany: { side: axis, action: naval }
          cw: { side: allied, action: naval }
        engagements:
          - id: biscay
            weather: fine
            subs:
              power: germany
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: thunderbolt, type: sub, attack: 3, section: 2, power: cw }
        #                                                                     ^^
            convoy: { power: cw, convoyPoints: 12 }
      `,
    ],
  },
};
