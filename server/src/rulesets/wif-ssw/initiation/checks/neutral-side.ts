import { placeAt, cite, capitalize, setMember, offer, type WifCheck } from '../../kit';
import { getOpponent, getPowerPlace, findSide } from '../../groups';
import { biscay } from '../../scenarios';
import { formatPower } from '../../wording';

export const neutralSide: WifCheck = {
  rule: 'initiation',
  severity: 'warning',
  title: 'A neutral power neither attacks nor is attacked',
  part: 'engagements',
  *check(engagement, header) {
    for (const key of ['subs', 'convoy'] as const) {
      const name = engagement[key].power;
      const power = name === undefined ? undefined : header.powers?.[name];
      if (name === undefined || power?.side !== 'neutral') continue;
      const enemy = findSide(engagement[key === 'subs' ? 'convoy' : 'subs'], header);
      yield {
        message: `${capitalize(formatPower(name))} is neutral, so it ${key === 'subs' ? 'attacks no convoys' : 'has no convoys to attack'}${cite('initiation')}. Change its \`side\`, or name another power.`,
        place: getPowerPlace(engagement, key),
        related: [{ message: `${capitalize(formatPower(name))} is neutral here.`, place: placeAt(power, 'side') }],
        fixes:
          enemy === undefined || enemy === 'neutral'
            ? []
            : [
                offer(
                  `Change the side of \`${name}\` to ${getOpponent(enemy)}`,
                  setMember(power, 'side', getOpponent(enemy)),
                ),
              ],
      };
    }
  },
  base: biscay,
  passes: `
    powers:
      spain: { side: neutral }
  `,
  fails: `
    powers:
      spain: { side: neutral }
    engagements:
      - id: biscay
        convoy:
          power: spain
    #            ^^^^^ Spain is neutral
  `,
};
