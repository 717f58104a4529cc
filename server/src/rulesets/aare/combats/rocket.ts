/** A rocket strike: interception, then damage. */
import type { Combat, Step } from '../../../engine/combat';
import { counterList } from '../../axis-and-allies/combats';
import type { Header, RocketStrike } from '../data';
import { diceAgainst } from '../jets/interception';
import { numbers } from '../numbers';
import { damageCap, noCosts, type Costs } from '../raids/damage';
import { counted } from '../wording';
import { damageRoll, lostToRaids } from './damage';
import { interceptionFire } from './interception';
import { statement } from './statements';

/** The combat of a rocket strike. Every strike that passes the schema yields one. @param earlier the cost of earlier attacks */
export function rocketStrike(strike: RocketStrike, header: Header, earlier: Costs = noCosts): Combat {
  const list = counterList();
  const rocket = list.add('rocket', 'rocket', 1, 1);
  const damage = list.add('damage', 'IPCs lost by the rocket', strike.value);
  const steps: readonly Step[] = [
    ...interceptionFire(list, diceAgainst(strike, header), ['rocket']),
    damageRoll({
      head: statement('damage.rocket'),
      counter: damage,
      dice: (state) => state[rocket]! * numbers['rocket-damage'].dice,
      cap: () => damageCap(strike, 'rockets', header, earlier),
      rule: 'rocket-damage',
    }),
  ];
  return {
    title: strike.territory,
    counters: list.counters,
    start: list.start,
    steps,
    losses: { attacker: [{ title: 'rocket', counter: rocket, target: 'rocket' }] },
    measures: [
      { path: ['damage'], title: 'IPCs lost by the rocket', adds: lostToRaids, read: (end) => end[damage]! },
      {
        path: ['intercepted'],
        title: 'rocket intercepted',
        read: (end) => 1 - end[rocket]!,
        of: { kind: 'event' },
        quietAtZero: true,
      },
    ],
    headlines: [{ side: 'defender', words: 'IPCs lost', one: 'IPC lost', of: [['damage']], as: 'expected' }],
    summary: (end) => (end[rocket] === 0 ? 'the rocket is intercepted' : `${counted(end[damage]!, 'IPC')} lost`),
  };
}
