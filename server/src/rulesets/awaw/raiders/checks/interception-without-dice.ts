import { placeAt, cite, formatList, formatSigned, addPath, type AwawCheck } from '../../kit';
import { sortie } from '../../scenarios';
import { countRolledDice, countInterceptionDice, interceptsWithoutDice } from '../interception';

export const interceptionWithoutDice: AwawCheck = {
  rule: 'interception',
  severity: 'warning',
  title: 'An interception has dice',
  part: 'interceptions',
  scope: 'references',
  *check(interception, header, ids) {
    if (interceptsWithoutDice(interception, ids)) return;
    const dice = countInterceptionDice(interception, header, ids);
    if (dice === undefined || countRolledDice(dice) > 0) return;
    const lines = [dice.base, ...dice.changes].map(({ label, by }) => `${label} ${formatSigned(by)}`);
    yield {
      message: `${interception.id} has no dice (${formatList(lines)}): it can intercept only in the hex of its own base${cite('interception')}. Use search squadrons or other units.`,
      place: placeAt(interception, 'id'),
    };
  },
  base: addPath(sortie, 'interceptions'),
  passes: `
    - id: hunt
      against: raid
      spotters: 1
      interceptor: { units: [{ id: nelson, type: bb, size: 4, speed: slow }] }
  `,
  fails: `
    - id: hunt
    #     ^^^^ has no dice
      against: raid
      interceptor: { units: [{ id: nelson, type: bb, size: 4, speed: slow }] }
  `,
};
