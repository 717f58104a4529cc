/** A rocket strike: interception, then damage. */
import type { Combat, Step } from '../../../engine/combat';
import { createCounterList } from '../../axis-and-allies/combats';
import type { Header, RocketStrike } from '../data';
import { computeDiceAgainst } from '../jets/interception';
import { rocketsNumbers } from '../rockets/rules';
import { computeDamageCap, noCosts, type Costs } from '../raids/damage';
import { pluralize } from '../wording';
import { createDamageRoll, raidLossTotal } from './damage';
import { createInterceptionSteps } from './interception';
import { createStepHead } from './step-kinds';

/** The combat of a rocket strike. Every strike that passes the schema yields one. @param earlier the cost of earlier attacks */
export function createRocketStrike(strike: RocketStrike, header: Header, earlier: Costs = noCosts): Combat {
  const list = createCounterList();
  const rocket = list.add('rocket', 'rocket', 1, 1);
  const damage = list.add('damage', 'IPCs lost by the rocket', strike.value);
  const steps: readonly Step[] = [
    ...createInterceptionSteps(list, computeDiceAgainst(strike, header), ['rocket']),
    createDamageRoll({
      head: createStepHead('damage.rocket'),
      counter: damage,
      countDice: (state) => state[rocket]! * rocketsNumbers['rocket-damage'].dice,
      computeCap: () => computeDamageCap(strike, 'rockets', header, earlier),
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
      { path: ['damage'], title: 'IPCs lost by the rocket', turnTotal: raidLossTotal, read: (end) => end[damage]! },
      {
        path: ['intercepted'],
        title: 'rocket intercepted',
        read: (end) => 1 - end[rocket]!,
        subject: { kind: 'event' },
        omitAtZero: true,
      },
    ],
    headlines: [{ side: 'defender', words: 'IPCs lost', singular: 'IPC lost', paths: [['damage']], as: 'expected' }],
    summary: (end) => (end[rocket] === 0 ? 'the rocket is intercepted' : `${pluralize(end[damage]!, 'IPC')} lost`),
  };
}
