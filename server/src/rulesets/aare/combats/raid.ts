/** A strategic bombing raid, with or without a rocket: anti-aircraft fire, interception, damage. */
import { amount } from '../../../engine/amount';
import type { Combat, Fire, Loss, Measure, State, Step, Volley } from '../../../engine/combat';
import { counterList, total } from '../../axis-and-allies/combats';
import { gunFire } from '../anti-aircraft/fire';
import type { Header, StrategicBombingRaid } from '../data';
import { escorts, interceptionDice, protectedBombers, protectedLostOn } from '../jets/interception';
import { numbers } from '../numbers';
import { damageCap, lostBefore, noCosts, raidDice, type Costs } from '../raids/damage';
import { costOf } from '../values';
import { counted } from '../wording';
import { antiAircraftVolley } from './anti-aircraft';
import { damageRoll, lostToRaids } from './damage';
import { interceptionBy, interceptorsCounted, jets } from './interception';
import { statement } from './statements';

/** The combat of a raid. Every raid that passes the schema yields one. @param earlier the cost of earlier attacks */
export function bombingRaid(raid: StrategicBombingRaid, header: Header, earlier: Costs = noCosts): Combat {
  const board = layOut(raid, header);
  const { list, rocket, rocketDamage, damage } = board;
  const left = (state: State): number => total(state, [board.open, board.covered, board.home]);
  return {
    title: titleOf(raid),
    counters: list.counters,
    start: list.start,
    steps: stepsOf(raid, header, board, earlier),
    losses: { attacker: lossesOf(raid, board) },
    measures: [
      { path: ['damage'], title: 'IPCs lost by the raid', adds: lostToRaids, read: (end) => end[damage]! },
      ...(rocket === undefined || rocketDamage === undefined ? [] : rocketMeasures(rocket, rocketDamage)),
      bombersLeft(raid, left, header),
    ],
    headlines: [
      {
        side: 'defender',
        words: 'IPCs lost',
        one: 'IPC lost',
        of: rocket === undefined ? [['damage']] : [['damage'], ['rocketDamage']],
        as: 'expected',
      },
    ],
    summary: (end) => {
      const byRocket = rocketDamage === undefined ? '' : `, ${end[rocketDamage]} by the rocket`;
      return `${counted(end[damage]!, 'IPC')} lost${byRocket}; ${counted(left(end), 'bomber')} left`;
    },
  };
}

/** The counters of a raid. */
interface Board {
  readonly list: ReturnType<typeof counterList>;
  /** Unprotected bombers, and bombers protected by escorts. */
  readonly open: number;
  readonly covered: number;
  /** Protected bombers that were hit and return home. */
  readonly home: number;
  readonly damage: number;
  readonly rocket?: number;
  readonly rocketDamage?: number;
}

function layOut(raid: StrategicBombingRaid, header: Header): Board {
  const list = counterList();
  const { bombers } = raid.attacker;
  const covered = protectedBombers(raid, header).total;
  return {
    list,
    open: list.add('bombers', 'bombers', bombers - covered, bombers - covered),
    covered: list.add('bombers.protected', 'bombers that escorts protect', covered, covered),
    home: list.add('bombers.home', 'bombers that were hit and go home', covered),
    damage: list.add('damage', 'IPCs lost by the raid', raid.value),
    ...(raid.rocket && {
      rocket: list.add('rocket', 'rocket', 1, 1),
      rocketDamage: list.add('damage.rocket', 'IPCs lost by the rocket', raid.value),
    }),
  };
}

function stepsOf(raid: StrategicBombingRaid, header: Header, board: Board, earlier: Costs): readonly Step[] {
  const { open, covered, damage, rocket, rocketDamage } = board;
  const before = lostBefore(raid, earlier);
  const eachBomber = raidDice(raid, header);
  const bombers = damageRoll({
    head: statement('damage.raid'),
    counter: damage,
    dice: (state) => eachBomber.total * total(state, [open, covered]),
    cap: () => damageCap(raid, 'raids', header, earlier),
    rule: 'raid-damage',
    ...(eachBomber.changes.length > 0 && { each: eachBomber }),
  });
  if (rocket === undefined || rocketDamage === undefined) return [...fireSteps(raid, header, board), bombers];
  const missile = damageRoll({
    head: statement('damage.rocket'),
    counter: rocketDamage,
    dice: (state) => state[rocket]! * numbers['rocket-damage'].dice,
    cap: (state) => damageCap(raid, 'rockets', header, earlier, { ...before, raids: before.raids + state[damage]! }),
    rule: 'rocket-damage',
  });
  return [...fireSteps(raid, header, board), bombers, missile];
}

/** Anti-aircraft fire, the fate of protected bombers that it hits, and interception. */
function fireSteps(raid: StrategicBombingRaid, header: Header, board: Board): readonly Step[] {
  const { attacker, defender } = raid;
  const bomber = { type: 'bmbr', power: attacker.power } as const;
  const guns = antiAircraftVolley(statement('anti-aircraft'), gunFire(defender.antiAircraft, defender.power, header), [
    { ...bomber, title: 'bombers', counters: [board.open], target: 'open' },
    { ...bomber, title: 'protected bombers', counters: [board.covered], target: 'covered' },
  ]);
  const dice = interceptionDice(raid, header);
  const interceptors = [
    ...jets(board.list, 'jets.at-rocket', 'jets at the rocket', dice.atRocket, ['rocket']),
    // Protected bombers mean more escorts than jets, so no jet is free to shoot at them.
    ...jets(board.list, 'jets', 'jets', dice.free, ['rocket', 'open']),
  ];
  const lostOn = amount('protected bombers', {
    rule: 'partial-protection',
    what: 'lost by anti-aircraft fire',
    by: protectedLostOn,
  });
  const shooters = [
    { title: 'bombers that were hit', counters: [board.home], hitsOn: () => lostOn, targets: () => ['home'] },
  ];
  const { sides } = numbers['unit-values'];
  const protection: Volley = { ...statement('protected-bombers'), by: 'defender', on: 'attacker', sides, shooters };
  const underFire: readonly Fire[] = [
    { kind: 'fire', ...statement('guns'), volleys: guns },
    { kind: 'fire', ...statement('protection'), volleys: [protection] },
  ];
  const escorted = (raid.attacker.escorts ?? 0) > 0 ? [escorts(raid, header), protectedBombers(raid, header)] : [];
  const interceptorsStep = interceptorsCounted([
    dice.free,
    ...(dice.atRocket.total > 0 ? [dice.atRocket] : []),
    ...escorted,
  ]);
  return [...interceptorsStep, ...(guns.length === 0 ? [] : underFire), ...interceptionBy(interceptors)];
}

/** The order of losses. The attacker chooses whether a rocket or bombers are lost first. */
function lossesOf({ orders }: StrategicBombingRaid, { open, covered, home, rocket }: Board): readonly Loss[] {
  const bombers: readonly Loss[] = [
    { title: 'bomber', counter: open, target: 'open' },
    { title: 'hit on a protected bomber', counter: covered, becomes: home, target: 'covered' },
    { title: 'bomber', counter: home, target: 'home' },
  ];
  const rockets = rocket === undefined ? [] : [{ title: 'rocket', counter: rocket, target: 'rocket' }];
  return orders?.firstLost === 'bombers' ? [...bombers, ...rockets] : [...rockets, ...bombers];
}

function rocketMeasures(rocket: number, damage: number): readonly Measure[] {
  return [
    { path: ['rocketDamage'], title: 'IPCs lost by the rocket', adds: lostToRaids, read: (end) => end[damage]! },
    {
      path: ['rocketIntercepted'],
      title: 'rocket intercepted',
      read: (end) => 1 - end[rocket]!,
      of: { kind: 'event' },
      quietAtZero: true,
    },
  ];
}

function bombersLeft({ attacker }: StrategicBombingRaid, left: (state: State) => number, header: Header): Measure {
  const { bombers: start } = attacker;
  const worth = costOf('bmbr', header);
  const of = { kind: 'units', side: 'attacker', title: 'bombers', one: 'bomber', start, worth } as const;
  return { path: ['bombers'], title: 'bombers left', read: left, of };
}

function titleOf({ id, territory }: StrategicBombingRaid): string {
  return territory ?? id;
}
