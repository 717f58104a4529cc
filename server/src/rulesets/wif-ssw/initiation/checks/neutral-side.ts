import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { sentence } from '../../../../model/wording';
import { powerName } from '../../wording';
import { examplesOf, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { biscay } from '../../scenarios';
import { opponent, powerPlace, sideOf } from '../../groups';

export const neutralSide: WifConstraint = {
  code: 'neutral-side',
  rule: 'initiation',
  severity: 'warning',
  title: 'A neutral power neither attacks nor is attacked',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const key of ['subs', 'convoy'] as const) {
      const name = engagement[key].power;
      const power = name === undefined ? undefined : header.powers?.[name];
      if (name === undefined || power?.side !== 'neutral') continue;
      const enemy = sideOf(engagement[key === 'subs' ? 'convoy' : 'subs'], header);
      yield {
        message: `${sentence(powerName(name))} is neutral, so it ${key === 'subs' ? 'attacks no convoys' : 'has no convoys to attack'}${cite('initiation')}. Change its \`side\`, or name another power.`,
        place: powerPlace(engagement, key),
        related: [{ message: `${sentence(powerName(name))} is neutral here.`, place: at(power, 'side') }],
        fixes:
          enemy === undefined || enemy === 'neutral'
            ? []
            : [
                {
                  title: `Change the side of \`${name}\` to ${opponent(enemy)}`,
                  edits: [set(power, 'side', opponent(enemy))],
                },
              ],
      };
    }
  },
  examples: examplesOf({
    on: biscay,
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
    otherFixes: {
      'Change the side of `spain` to allied': `
        powers:
          spain: { side: allied }
      `,
    },
  }),
};
