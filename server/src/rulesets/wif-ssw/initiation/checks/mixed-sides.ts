import { placeAt, cite, removeMember, capitalize, offer, type WifCheck } from '../../kit';
import { getPowerPlace } from '../../groups';
import { biscay } from '../../scenarios';
import { formatPower, formatSide } from '../../wording';

export const mixedSides: WifCheck = {
  rule: 'initiation',
  title: 'The units of a group belong to powers of one side',
  part: 'engagements',
  *check(engagement, { powers = {} }) {
    for (const key of ['subs', 'convoy'] as const) {
      const { power, units = [] } = engagement[key];
      const side = power === undefined ? undefined : powers[power]?.side;
      if (power === undefined || side === undefined) continue;
      for (const unit of units) {
        const unitSide = unit.power === undefined ? undefined : powers[unit.power]?.side;
        if (unit.power === undefined || unitSide === undefined || unitSide === side) continue;
        yield {
          message: `${unit.id} belongs to ${formatPower(unit.power)} (${formatSide(unitSide)}), but its group fights for ${formatSide(side)}${cite('initiation')}. Change \`power\`, or move the unit to the other group.`,
          place: placeAt(unit, 'power'),
          related: [
            { message: `${capitalize(formatPower(power))} owns the group.`, place: getPowerPlace(engagement, key) },
          ],
          fixes: [offer(`Give ${unit.id} to ${formatPower(power)}`, removeMember(unit, 'power'))],
        };
      }
    }
  },
  base: biscay,
  passes: `
    powers:
      italy: { side: axis, action: naval }
    engagements/biscay/subs/units:
      - { id: barbarigo, type: sub, attack: 2, section: 2, power: italy }
  `,
  fails: `
    engagements/biscay/subs/units:
      - { id: thunderbolt, type: sub, attack: 3, section: 2, power: cw }
      #                                                             ^^ belongs to the Commonwealth (the Allies), but its group fights for the Axis
  `,
};
