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
import { createDamageRoll, raidLossTotal } from './damage';
import { createInterception, createInterceptorCount, createJets } from './interception';
import { createStepHead } from './step-kinds';

/** The combat of a raid. Every raid that passes the schema yields one. @param earlier the cost of earlier attacks */
export function createBombingRaid(raid: StrategicBombingRaid, header: Header, earlier: Costs = noCosts): Combat {
  const raidCounters = createCounters(raid, header);
  const { list, rocket, rocketDamage, damage } = raidCounters;
  const countRemaining = (state: State): number =>
    sumCounters(state, [raidCounters.unprotected, raidCounters.protectedBombers, raidCounters.returning]);
  return {
    title: getTitle(raid),
    counters: list.counters,
    start: list.start,
    steps: createSteps(raid, header, raidCounters, earlier),
    losses: { attacker: createLosses(raid, raidCounters) },
    lossDefaults: () => (rocket === undefined || raid.orders?.firstLost !== undefined ? [] : [rocketBeforeBombers]),
    measures: [
      { path: ['damage'], title: 'IPCs lost by the raid', turnTotal: raidLossTotal, read: (end) => end[damage]! },
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
  readonly unprotected: number;
  readonly protectedBombers: number;
  /** Protected bombers that were hit and return home. */
  readonly returning: number;
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
    unprotected: list.add('bombers', 'bombers', bombers - covered, bombers - covered),
    protectedBombers: list.add('bombers.protected', 'bombers that escorts protect', covered, covered),
    returning: list.add('bombers.home', 'bombers that were hit and go home', covered),
    damage: list.add('damage', 'IPCs lost by the raid', raid.value),
    ...(raid.rocket && {
      rocket: list.add('rocket', 'rocket', 1, 1),
      rocketDamage: list.add('damage.rocket', 'IPCs lost by the rocket', raid.value),
    }),
  };
}

function createSteps(
  raid: StrategicBombingRaid,
  header: Header,
  raidCounters: RaidCounters,
  earlier: Costs,
): readonly Step[] {
  const { unprotected, protectedBombers, damage, rocket, rocketDamage } = raidCounters;
  const lossesBefore = findLossesBefore(raid, earlier);
  const dicePerBomber = computeRaidDice(raid, header);
  const bomberDamageRoll = createDamageRoll({
    head: createStepHead('damage.raid'),
    counter: damage,
    countDice: (state) => dicePerBomber.total * sumCounters(state, [unprotected, protectedBombers]),
    computeCap: () => computeDamageCap(raid, 'raids', header, earlier),
    rule: 'raid-damage',
    ...(dicePerBomber.changes.length > 0 && { diceAmount: dicePerBomber }),
  });
  if (rocket === undefined || rocketDamage === undefined)
    return [...createFireSteps(raid, header, raidCounters), bomberDamageRoll];
  const rocketDamageRoll = createDamageRoll({
    head: createStepHead('damage.rocket'),
    counter: rocketDamage,
    countDice: (state) => state[rocket]! * rocketsNumbers['rocket-damage'].dice,
    computeCap: (state) =>
      computeDamageCap(raid, 'rockets', header, earlier, {
        ...lossesBefore,
        raids: lossesBefore.raids + state[damage]!,
      }),
    rule: 'rocket-damage',
  });
  return [...createFireSteps(raid, header, raidCounters), bomberDamageRoll, rocketDamageRoll];
}

/** Anti-aircraft fire, the fate of protected bombers that it hits, and interception. */
function createFireSteps(raid: StrategicBombingRaid, header: Header, raidCounters: RaidCounters): readonly Step[] {
  const { attacker, defender } = raid;
  const bomber = { type: 'bmbr', power: attacker.power } as const;
  const guns = createAntiAircraftVolley(
    createStepHead('anti-aircraft'),
    findGunFire(defender.antiAircraft, defender.power, header),
    [
      { ...bomber, title: 'bombers', counters: [raidCounters.unprotected], target: 'open' },
      { ...bomber, title: 'protected bombers', counters: [raidCounters.protectedBombers], target: 'covered' },
    ],
  );
  const dice = computeInterceptionDice(raid, header);
  const interceptors = [
    ...createJets(raidCounters.list, 'jets.at-rocket', 'jets at the rocket', dice.atRocket, ['rocket']),
    // Protected bombers mean more escorts than jets, so no jet is free to shoot at them.
    ...createJets(raidCounters.list, 'jets', 'jets', dice.free, ['rocket', 'open']),
  ];
  const lostOn = createAmount('protected bombers', {
    rule: 'partial-protection',
    label: 'lost by anti-aircraft fire',
    by: protectedLostOn,
  });
  const shooters = [
    {
      title: 'bombers that were hit',
      counters: [raidCounters.returning],
      hitsOn: () => lostOn,
      targets: () => ['home'],
    },
  ];
  const { sides } = battlesNumbers['unit-values'];
  const protection: Volley = {
    ...createStepHead('protected-bombers'),
    by: 'defender',
    on: 'attacker',
    sides,
    shooters,
  };
  const antiAircraftSteps: readonly Fire[] = [
    { kind: 'fire', ...createStepHead('guns'), volleys: guns },
    { kind: 'fire', ...createStepHead('protection'), volleys: [protection] },
  ];
  const escortAmounts =
    (raid.attacker.escorts ?? 0) > 0 ? [countEscorts(raid, header), countProtectedBombers(raid, header)] : [];
  const interceptorsStep = createInterceptorCount([
    dice.free,
    ...(dice.atRocket.total > 0 ? [dice.atRocket] : []),
    ...escortAmounts,
  ]);
  return [...interceptorsStep, ...(guns.length === 0 ? [] : antiAircraftSteps), ...createInterception(interceptors)];
}

/** The order of losses. The attacker chooses whether a rocket or bombers are lost first. */
function createLosses(
  { orders }: StrategicBombingRaid,
  { unprotected, protectedBombers, returning, rocket }: RaidCounters,
): readonly Loss[] {
  const bombers: readonly Loss[] = [
    { title: 'bomber', counter: unprotected, target: 'open' },
    { title: 'hit on a protected bomber', counter: protectedBombers, becomes: returning, target: 'covered' },
    { title: 'bomber', counter: returning, target: 'home' },
  ];
  const rockets = rocket === undefined ? [] : [{ title: 'rocket', counter: rocket, target: 'rocket' }];
  return orders?.firstLost === 'bombers' ? [...bombers, ...rockets] : [...rockets, ...bombers];
}

function createRocketMeasures(rocket: number, damage: number): readonly Measure[] {
  return [
    { path: ['rocketDamage'], title: 'IPCs lost by the rocket', turnTotal: raidLossTotal, read: (end) => end[damage]! },
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
