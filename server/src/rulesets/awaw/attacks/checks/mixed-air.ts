import { listAirUnits } from '../../air/squadrons';
import { placeAtKey, cite, setOption, offer, type AwawCheck } from '../../kit';
import { listAirStrikes } from '../../combat-lists';
import { strike } from '../../scenarios';

export const mixedAir: AwawCheck = {
  rule: 'naval-air-at-sea',
  severity: 'warning',
  title: 'Naval and army air attack ships at sea separately',
  *check(scenario, ids) {
    if (scenario.options?.mixedAir !== undefined) return;
    for (const { id, object: attack, isAtSea } of listAirStrikes(scenario)) {
      if (!isAtSea) continue;
      const isNavalValues = new Set(listAirUnits(attack.attacker, ids).map(({ type }) => type === 'nas'));
      if (isNavalValues.size < 2) continue;
      const choose = (reading: 'all-naval' | 'any-naval') => setOption(scenario, 'mixedAir', reading);
      yield {
        message: `Naval and army air attack together in ${id}, so naval air adds nothing${cite('naval-air-at-sea')}. Split the attack, or choose with the option \`mixedAir\`.`,
        place: placeAtKey(attack, 'attacker'),
        fixes: [
          offer('Add the option: +1 for naval air alone', choose('all-naval')),
          offer('Add the option: +1 where any naval air attacks', choose('any-naval')),
        ],
      };
    }
  },
  base: strike,
  passes: `
    airAttacks/strike:
      where: in-port
      attacker: { units: [{ id: kates, type: nas }, { id: bettys, type: aas }] }
  `,
  fails: `
    airAttacks:
      - id: strike
        attacker: { units: [{ id: kates, type: nas }, { id: bettys, type: aas }] }
    #   ^^^^^^^^ Naval and army air attack together
  `,
};
