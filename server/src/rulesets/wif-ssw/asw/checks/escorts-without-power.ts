import { placeAtKey, cite, setMember, offer, type WifCheck } from '../../kit';
import { getOpponent, listOwnedUnits, findSide } from '../../groups';
import { biscay } from '../../scenarios';
import { computeAswValue, listedPowers } from '../asw-value';
import { aswIn1942 } from '../numbers';

export const escortsWithoutPower: WifCheck = {
  rule: 'asw-in-1942',
  severity: 'information',
  title: 'Escorts whose ASW value depends on their owner have one',
  part: 'engagements',
  *check(engagement, header) {
    const { powers } = header;
    const units = [...listOwnedUnits(engagement.convoy), ...listOwnedUnits(engagement.interception)];
    const ownerlessUnits = units.filter(({ unit, owner }) => {
      if (owner !== undefined) return false;
      const values = [undefined, ...listedPowers].map((power) => computeAswValue(unit, power, header).total);
      return new Set(values).size > 1;
    });
    const [first] = ownerlessUnits;
    if (powers === undefined || first === undefined) return;
    const enemy = findSide(engagement.subs, header);
    const owners =
      enemy === undefined || enemy === 'neutral'
        ? []
        : Object.keys(powers).filter((name) => powers[name]?.side === getOpponent(enemy));
    yield {
      message: `${first.unit.id}${ownerlessUnits.length > 1 ? ` and ${ownerlessUnits.length - 1} more have` : ' has'} no owner, but from ${aswIn1942.year} ASW values depend on it${cite('asw-in-1942')}. Until you add \`power\`, the values of the start hold.`,
      place: placeAtKey(engagement, 'convoy'),
      fixes: owners.map((name) =>
        offer(
          `Give the convoy side to \`${name}\``,
          setMember(engagement.convoy, 'power', name),
          ...(engagement.interception && engagement.interception.power === undefined
            ? [setMember(engagement.interception, 'power', name)]
            : []),
        ),
      ),
    };
  },
  base: biscay,
  passes: `
    engagements/biscay/convoy:
      power: ~
      units:
        - { id: norfolk, type: scs, cost1: 2 }
  `,
  fails: `
    turn: { year: 1943, months: mar-apr }
    engagements:
      - id: biscay
        convoy:
    #   ^^^^^^ norfolk has no owner
          power: ~
          units:
            - { id: norfolk, type: scs, cost1: 2 }
  `,
};
