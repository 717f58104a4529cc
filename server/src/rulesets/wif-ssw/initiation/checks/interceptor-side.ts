import { placeAt, placeAtKey, cite, removeMember, capitalize, setMember, offer, type WifCheck } from '../../kit';
import { listOwnedUnits, findSide } from '../../groups';
import { biscay } from '../../scenarios';
import { formatPower, formatSide } from '../../wording';

export const interceptorSide: WifCheck = {
  rule: 'interception-by-convoy-side',
  title: 'Only the convoy side flies naval air interception',
  part: 'engagements',
  *check(engagement, header) {
    const { interception, subs, convoy } = engagement;
    const convoySide = findSide(convoy, header);
    const subSide = findSide(subs, header);
    if (interception === undefined) return;
    const reportedOwners = new Set<string | undefined>();
    for (const { unit, owner } of listOwnedUnits(interception)) {
      const side = owner === undefined ? undefined : header.powers?.[owner]?.side;
      if (owner === undefined || side === undefined || side === convoySide) continue;
      if (convoySide === undefined && side !== subSide) continue;
      const isGroupPower = unit.power === undefined;
      if (isGroupPower && reportedOwners.has(owner)) continue;
      if (isGroupPower) reportedOwners.add(owner);
      yield {
        message: `${capitalize(formatPower(owner))} ${side === 'neutral' ? 'is neutral' : `belongs to ${formatSide(side)}`}, but only the convoy side may fly naval air interception${cite('interception-by-convoy-side')}. Remove the aircraft, or name a power of the convoy side.`,
        place: isGroupPower ? placeAt(interception, 'power') : placeAt(unit, 'power'),
        related: [{ message: 'The convoy side is here.', place: placeAtKey(engagement, 'convoy') }],
        fixes: [
          ...(convoy.power === undefined || convoySide === undefined
            ? []
            : [
                offer(
                  `Change the power to \`${convoy.power}\``,
                  setMember(isGroupPower ? interception : unit, 'power', convoy.power),
                ),
              ]),
          offer('Remove the interception', removeMember(engagement, 'interception')),
        ],
      };
    }
  },
  base: biscay,
  passes: `
    powers:
      us: { side: allied }
    engagements/biscay:
      interception: { power: us, units: [{ id: liberator, type: nav, airToSea: 3 }] }
  `,
  fails: `
    powers:
      us: { side: allied }
    engagements/biscay:
      interception: { power: germany, units: [{ id: condor, type: nav, airToSea: 2 }] }
      #                      ^^^^^^^ Germany belongs to the Axis
  `,
};
