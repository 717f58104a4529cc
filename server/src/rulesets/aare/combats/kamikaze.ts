/** Fighters on a Kamikaze mission, as far as the source describes it: anti-aircraft fire and interception. */
import type { Combat } from '../../../engine/combat';
import { counterList } from '../../axis-and-allies/combats';
import { gunFire } from '../anti-aircraft/fire';
import type { Header, KamikazeMission } from '../data';
import { diceAgainst } from '../jets/interception';
import { costOf } from '../values';
import { counted } from '../wording';
import { antiAircraftVolley } from './anti-aircraft';
import { interceptionFire } from './interception';
import { statement } from './statements';

/** The combat of a mission. Every mission that passes the schema yields one. */
export function kamikazeMission(mission: KamikazeMission, header: Header): Combat {
  const { attacker, defender } = mission;
  const { power, fighters: start } = attacker;
  const list = counterList();
  const fighters = list.add('fighters', 'fighters on the mission', start, start);
  const target = { type: 'ftr', power, title: 'fighters', counters: [fighters], target: 'fighters' } as const;
  const guns = gunFire(defender.antiAircraft, defender.power, header);
  const volleys = antiAircraftVolley(statement('anti-aircraft'), guns, [target]);
  const worth = costOf('ftr', header);
  return {
    title: mission.territory ?? mission.id,
    counters: list.counters,
    start: list.start,
    steps: [
      ...(volleys.length === 0 ? [] : [{ kind: 'fire' as const, ...statement('guns'), volleys }]),
      ...interceptionFire(list, diceAgainst(mission, header), ['fighters']),
    ],
    losses: { attacker: [{ title: 'fighter', counter: fighters, target: 'fighters' }] },
    measures: [
      {
        path: ['fighters'],
        title: 'fighters that get through',
        read: (end) => end[fighters]!,
        of: { kind: 'units', side: 'attacker', title: 'fighters', one: 'fighter', start, worth },
      },
      {
        path: ['lost'],
        title: 'value lost on the way',
        read: (end) => worth * (start - end[fighters]!),
        of: { kind: 'value', side: 'attacker', currency: 'IPC' },
      },
    ],
    headlines: [
      {
        side: 'attacker',
        words: 'fighters get through',
        one: 'fighter gets through',
        of: [['fighters']],
        as: 'expected',
      },
    ],
    summary: (end) => {
      const through = end[fighters]!;
      return `${through} of ${counted(start, 'fighter')} ${through === 1 ? 'gets' : 'get'} through`;
    },
  };
}
