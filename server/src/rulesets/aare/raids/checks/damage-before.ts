import type { DamageBefore } from '../../data';
import { getReading } from '../../options';
import { ruhr } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';

export const damageBefore: AareCheck = {
  rule: 'raid-damage',
  title: 'A territory has not lost more this turn than its value',
  *check(scenario) {
    const { strategicBombingRaids = [], rocketStrikes = [] } = scenario;
    for (const attack of [...strategicBombingRaids, ...rocketStrikes]) {
      const { value, damageBefore: statedDamage } = attack;
      if (statedDamage === undefined) continue;
      const territory = attack.territory ?? attack.id;
      const excessWeapons = (['raids', 'rockets'] as const).filter((weapon) => (statedDamage[weapon] ?? 0) > value);
      for (const weapon of excessWeapons) {
        yield {
          message: `${territory} cannot have lost ${statedDamage[weapon]} IPCs to ${weapon} this turn: its value is ${value}${cite(weapon === 'raids' ? 'raid-damage' : 'rocket-damage')}. Correct the loss or the value.`,
          place: placeAt<DamageBefore>(statedDamage, weapon),
          fixes: [offer(`Change the loss to ${value}`, setMember<DamageBefore>(statedDamage, weapon, value))],
        };
      }
      const total = (statedDamage.raids ?? 0) + (statedDamage.rockets ?? 0);
      if (excessWeapons.length > 0 || total <= value || getReading(scenario, 'economicCap') !== 'single') continue;
      yield {
        message: `${territory} cannot have lost ${total} IPCs this turn: by the option \`economicCap: single\` raids and rockets together take at most its value, ${value}${cite('raid-damage')}. Correct the losses or the option.`,
        place: placeAt(attack, 'damageBefore'),
      };
    }
  },
  base: addPath(ruhr, 'strategicBombingRaids.ruhr'),
  passes: 'damageBefore: { raids: 6, rockets: 10 }',
  fails: `
    damageBefore: { raids: 12 }
    #                      ^^ ruhr cannot have lost 12 IPCs to raids this turn
  `,
};
