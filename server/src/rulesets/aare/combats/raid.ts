/** A strategic bombing raid, with or without a rocket: anti-aircraft fire, interception, damage. */
import { createAmount } from '../../../engine/amount';
import type { Combat, Fire, Loss, LossDefault, Measure, State, Step, Volley } from '../../../engine/combat';
import { createCounterList, sumCounters } from '../../axis-and-allies/combats';
import { findGunFire } from '../anti-aircraft/fire';
import type { Header, StrategicBombingRaid } from '../data';
import { countEscorts, computeInterceptionDice, countProtectedBombers, protectedLostOn } from '../jets/interception';
import { battlesNumbers } from '../battles/rules';
import { rocketsNumbers } from '../rockets/rules';
import { computeDamageCap, findLossesBefore, noCosts, computeRaidDice, type Costs } from '../raids/damage';
import type { RuleId } from '../kit';
import { getCost } from '../values';
import { pluralize } from '../wording';
import { createAntiAircraftVolley } from './anti-aircraft';
import { createDamageRoll, lostToRaids } from './damage';
import { createInterception, createInterceptorCount, createJets } from './interception';
import { createStepHead } from './step-kinds';

/** The combat of a raid. Every raid that passes the schema yields one. @param earlier the cost of earlier attacks */
export function createBombingRaid(raid: StrategicBombingRaid, header: Header, earlier: Costs = noCosts): Combat {
  const board = createCounters(raid, header);
  const { list, rocket, rocketDamage, damage } = board;
  const countRemaining = (state: State): number => sumCounters(state, [board.open, board.covered, board.home]);
  return {
    title: getTitle(raid),
    counters: list.counters,
    start: list.start,
    steps: createSteps(raid, header, board, earlier),
    losses: { attacker: createLosses(raid, board) },
    lossDefaults: () => (rocket === undefined || raid.orders?.firstLost !== undefined ? [] : [rocketBeforeBombers]),
    measures: [
      { path: ['damage'], title: 'IPCs lost by the raid', turnTotal: lostToRaids, read: (end) => end[damage]! },
      ...(rocket === undefined || rocketDamage === undefined ? [] : createRocketMeasures(rocket, rocketDamage)),
      createBombersMeasure(raid, countRemaining, header),
    ],
    headlines: [
      {
        side: 'defender',
        words: 'IPCs lost',
        singular: 'IPC lost',
        paths: rocket === undefined ? [['damage']] : [['damage'], ['rocketDamage']],
        as: 'expected',
      },
    ],
    summary: (end) => {
      const byRocket = rocketDamage === undefined ? '' : `, ${end[rocketDamage]} by the rocket`;
      return `${pluralize(end[damage]!, 'IPC')} lost${byRocket}; ${pluralize(countRemaining(end), 'bomber')} left`;
    },
  };
}

const rocketBeforeBombers: LossDefault = {
  side: 'attacker',
  text: 'No orders for the losses of the attacker: first the rocket, then bombers.',
  rule: 'raid-and-rocket-losses' satisfies RuleId,
};

/** The counters of a raid. */
interface RaidCounters {
  readonly list: ReturnType<typeof createCounterList>;
  /** Unprotected bombers, and bombers protected by escorts. */
  readonly open: number;
  readonly covered: number;
  /** Protected bombers that were hit and return home. */
  readonly home: number;
  readonly damage: number;
  readonly rocket?: number;
  readonly rocketDamage?: number;
}

function createCounters(raid: StrategicBombingRaid, header: Header): RaidCounters {
  const list = createCounterList();
  const { bombers } = raid.attacker;
  const covered = countProtectedBombers(raid, header).total;
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

function createSteps(raid: StrategicBombingRaid, header: Header, board: RaidCounters, earlier: Costs): readonly Step[] {
  const { open, covered, damage, rocket, rocketDamage } = board;
  const before = findLossesBefore(raid, earlier);
  const eachBomber = computeRaidDice(raid, header);
  const bombers = createDamageRoll({
    head: createStepHead('damage.raid'),
    counter: damage,
    dice: (state) => eachBomber.total * sumCounters(state, [open, covered]),
    cap: () => computeDamageCap(raid, 'raids', header, earlier),
    rule: 'raid-damage',
    ...(eachBomber.changes.length > 0 && { diceAmount: eachBomber }),
  });
  if (rocket === undefined || rocketDamage === undefined) return [...createFireSteps(raid, header, board), bombers];
  const missile = createDamageRoll({
    head: createStepHead('damage.rocket'),
    counter: rocketDamage,
    dice: (state) => state[rocket]! * rocketsNumbers['rocket-damage'].dice,
    cap: (state) =>
      computeDamageCap(raid, 'rockets', header, earlier, { ...before, raids: before.raids + state[damage]! }),
    rule: 'rocket-damage',
  });
  return [...createFireSteps(raid, header, board), bombers, missile];
}

/** Anti-aircraft fire, the fate of protected bombers that it hits, and interception. */
function createFireSteps(raid: StrategicBombingRaid, header: Header, board: RaidCounters): readonly Step[] {
  const { attacker, defender } = raid;
  const bomber = { type: 'bmbr', power: attacker.power } as const;
  const guns = createAntiAircraftVolley(
    createStepHead('anti-aircraft'),
    findGunFire(defender.antiAircraft, defender.power, header),
    [
      { ...bomber, title: 'bombers', counters: [board.open], target: 'open' },
      { ...bomber, title: 'protected bombers', counters: [board.covered], target: 'covered' },
    ],
  );
  const dice = computeInterceptionDice(raid, header);
  const interceptors = [
    ...createJets(board.list, 'jets.at-rocket', 'jets at the rocket', dice.atRocket, ['rocket']),
    // Protected bombers mean more escorts than jets, so no jet is free to shoot at them.
    ...createJets(board.list, 'jets', 'jets', dice.free, ['rocket', 'open']),
  ];
  const lostOn = createAmount('protected bombers', {
    rule: 'partial-protection',
    label: 'lost by anti-aircraft fire',
    by: protectedLostOn,
  });
  const shooters = [
    { title: 'bombers that were hit', counters: [board.home], hitsOn: () => lostOn, targets: () => ['home'] },
  ];
  const { sides } = battlesNumbers['unit-values'];
  const protection: Volley = {
    ...createStepHead('protected-bombers'),
    by: 'defender',
    on: 'attacker',
    sides,
    shooters,
  };
  const underFire: readonly Fire[] = [
    { kind: 'fire', ...createStepHead('guns'), volleys: guns },
    { kind: 'fire', ...createStepHead('protection'), volleys: [protection] },
  ];
  const escorted =
    (raid.attacker.escorts ?? 0) > 0 ? [countEscorts(raid, header), countProtectedBombers(raid, header)] : [];
  const interceptorsStep = createInterceptorCount([
    dice.free,
    ...(dice.atRocket.total > 0 ? [dice.atRocket] : []),
    ...escorted,
  ]);
  return [...interceptorsStep, ...(guns.length === 0 ? [] : underFire), ...createInterception(interceptors)];
}

/** The order of losses. The attacker chooses whether a rocket or bombers are lost first. */
function createLosses(
  { orders }: StrategicBombingRaid,
  { open, covered, home, rocket }: RaidCounters,
): readonly Loss[] {
  const bombers: readonly Loss[] = [
    { title: 'bomber', counter: open, target: 'open' },
    { title: 'hit on a protected bomber', counter: covered, becomes: home, target: 'covered' },
    { title: 'bomber', counter: home, target: 'home' },
  ];
  const rockets = rocket === undefined ? [] : [{ title: 'rocket', counter: rocket, target: 'rocket' }];
  return orders?.firstLost === 'bombers' ? [...bombers, ...rockets] : [...rockets, ...bombers];
}

function createRocketMeasures(rocket: number, damage: number): readonly Measure[] {
  return [
    { path: ['rocketDamage'], title: 'IPCs lost by the rocket', turnTotal: lostToRaids, read: (end) => end[damage]! },
    {
      path: ['rocketIntercepted'],
      title: 'rocket intercepted',
      read: (end) => 1 - end[rocket]!,
      subject: { kind: 'event' },
      omitAtZero: true,
    },
  ];
}

function createBombersMeasure(
  { attacker }: StrategicBombingRaid,
  countRemaining: (state: State) => number,
  header: Header,
): Measure {
  const { bombers: start } = attacker;
  const valuePerUnit = getCost('bmbr', header);
  const subject = {
    kind: 'units',
    side: 'attacker',
    title: 'bombers',
    singular: 'bomber',
    start,
    valuePerUnit,
  } as const;
  return { path: ['bombers'], title: 'bombers left', read: countRemaining, subject };
}

function getTitle({ id, territory }: StrategicBombingRaid): string {
  return territory ?? id;
}
