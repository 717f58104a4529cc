/** Fighters on a Kamikaze mission, as far as the source describes it: anti-aircraft fire and interception. */
import type { Combat } from '../../../engine/combat';
import { createCounterList } from '../../axis-and-allies/combats';
import { findGunFire } from '../anti-aircraft/fire';
import type { Header, KamikazeMission } from '../data';
import { computeDiceAgainst } from '../jets/interception';
import { getCost } from '../values';
import { pluralize } from '../wording';
import { createAntiAircraftVolley } from './anti-aircraft';
import { createInterceptionSteps } from './interception';
import { createStepHead } from './step-kinds';

/** The combat of a mission. Every mission that passes the schema yields one. */
export function createKamikazeMission(mission: KamikazeMission, header: Header): Combat {
  const { attacker, defender } = mission;
  const { power, fighters: start } = attacker;
  const list = createCounterList();
  const fighters = list.add('fighters', 'fighters on the mission', start, start);
  const target = { type: 'ftr', power, title: 'fighters', counters: [fighters], target: 'fighters' } as const;
  const guns = findGunFire(defender.antiAircraft, defender.power, header);
  const volleys = createAntiAircraftVolley(createStepHead('anti-aircraft'), guns, [target]);
  const valuePerUnit = getCost('ftr', header);
  return {
    title: mission.territory ?? mission.id,
    counters: list.counters,
    start: list.start,
    steps: [
      ...(volleys.length === 0 ? [] : [{ kind: 'fire' as const, ...createStepHead('guns'), volleys }]),
      ...createInterceptionSteps(list, computeDiceAgainst(mission, header), ['fighters']),
    ],
    losses: { attacker: [{ title: 'fighter', counter: fighters, target: 'fighters' }] },
    measures: [
      {
        path: ['fighters'],
        title: 'fighters that get through',
        read: (end) => end[fighters]!,
        subject: { kind: 'units', side: 'attacker', title: 'fighters', singular: 'fighter', start, valuePerUnit },
      },
      {
        path: ['lost'],
        title: 'value lost on the way',
        read: (end) => valuePerUnit * (start - end[fighters]!),
        subject: { kind: 'value', side: 'attacker', currency: 'IPC' },
      },
    ],
    headlines: [
      {
        side: 'attacker',
        words: 'fighters get through',
        singular: 'fighter gets through',
        paths: [['fighters']],
        as: 'expected',
      },
    ],
    summary: (end) => {
      const throughCount = end[fighters]!;
      return `${throughCount} of ${pluralize(start, 'fighter')} ${throughCount === 1 ? 'gets' : 'get'} through`;
    },
  };
}
