/** Sea battles of Revised for tests and benchmarks of the engine. The rulesets have their own. */
import type { Amount } from '../../../server/src/engine/amount';
import type { Choice, Combat, Counter, Fire, Loss, Rounds, Shooter } from '../../../server/src/engine/combat';
import type { Side, State, Step, Switch, Update, Volley } from '../../../server/src/engine/combat';

export type Force = Readonly<Partial<Record<UnitType, number>>>;

const values = {
  trn: { attack: 0, defence: 1, target: 'sea' },
  sub: { attack: 2, defence: 2, target: 'sea' },
  dd: { attack: 3, defence: 3, target: 'sea' },
  ftr: { attack: 3, defence: 4, target: 'air' },
  ac: { attack: 1, defence: 3, target: 'sea' },
  bmbr: { attack: 4, defence: 1, target: 'air' },
  bb: { attack: 4, defence: 4, target: 'sea' },
} as const;

type UnitType = keyof typeof values;

/** Unit types in the order of losses, after damage to battleships. */
const types = Object.keys(values) as UnitType[];

export interface Detection {
  /** The highest roll with which a destroyer detects enemy submarines. */
  readonly value: number;
  readonly dive: boolean;
}

export interface BattlePlan {
  readonly attacker: Force;
  readonly defender: Force;
  /** Without it there is no separate first cycle. */
  readonly detection?: Detection;
  /** Sides whose submarines submerge after a cycle if the enemy has no destroyer; none by default. */
  readonly submerge?: readonly Side[];
  /** The attacker retreats if he has fewer units than this. */
  readonly retreatBelow?: number;
  /** The number of cycles after which the attacker retreats. The state counts them. */
  readonly retreatAfter?: number;
}

const sides = ['attacker', 'defender'] as const;

/** Builds a battle that lasts until one side or both are eliminated. */
export function createSeaBattle(plan: BattlePlan): Combat {
  const counters: Counter[] = [];
  const start: number[] = [];
  const indexByName = new Map<string, number>();
  const addCounter = (name: string, max: number, value: number) => {
    indexByName.set(name, counters.length);
    counters.push({ name, title: name, max });
    start.push(value);
  };
  for (const side of sides) {
    for (const type of types) {
      const count = plan[side][type] ?? 0;
      if (count === 0) continue;
      addCounter(`${side}.${type}`, count, count);
      if (type === 'bb') addCounter(`${side}.bb.damaged`, count, 0);
      addCounter(`${side}.${type}.struck`, count, 0);
      if (type === 'sub') addCounter(`${side}.sub.dived`, count, 0);
    }
    if (plan.detection) addCounter(`${side}.hidden`, 1, 1);
    if (plan.detection) addCounter(`${side}.searches`, 200, plan[side].dd ?? 0);
  }
  addCounter('retreated', 1, 0);
  if (plan.retreatAfter) addCounter('cycles', plan.retreatAfter, 0);
  const readCounter = (state: State, name: string) => (indexByName.has(name) ? state[indexByName.get(name)!]! : 0);
  /** Returns a reader of whether a counter is above 0, as 0 or 1. */
  const createReader = (name: string) => {
    const index = indexByName.get(name);
    return index === undefined ? () => 0 : (state: State) => (state[index]! > 0 ? 1 : 0);
  };
  const setCounters = (state: State, changes: Readonly<Record<string, number>>) =>
    state.map((value, index) => changes[counters[index]!.name] ?? value);
  const standing = new Map<Side, readonly number[]>(
    sides.map((side) => [
      side,
      [...types, 'bb.damaged'].map((type) => indexByName.get(`${side}.${type}`)).filter((index) => index !== undefined),
    ]),
  );
  const countUnits = (state: State, side: Side) => {
    let sum = 0;
    for (const index of standing.get(side)!) sum += state[index]!;
    return sum;
  };
  const getEnemy = (side: Side) => (side === 'attacker' ? 'defender' : 'attacker');

  const switches: readonly Switch[] = sides.flatMap((side) => [
    { name: `${side}.dd`, title: `${side} has a destroyer`, read: createReader(`${side}.dd`) },
    { name: `${side}.hidden`, title: `${side}'s submarines are undetected`, read: createReader(`${side}.hidden`) },
  ]);
  const losses = Object.fromEntries(
    sides.map((side) => {
      const index = (name: string) => indexByName.get(`${side}.${name}`)!;
      const kills = types.flatMap((type): Loss[] => {
        if (!indexByName.has(`${side}.${type}`)) return [];
        const counter = index(type === 'bb' ? 'bb.damaged' : type);
        return [{ title: type, counter, target: values[type].target, struck: index(`${type}.struck`) }];
      });
      const damage = { title: 'damage to bb', counter: index('bb'), becomes: index('bb.damaged'), target: 'sea' };
      return [side, indexByName.has(`${side}.bb`) ? [damage, ...kills] : kills];
    }),
  );

  const createShooter = (side: Side, type: UnitType): Shooter | undefined => {
    const names = [type, `${type}.damaged`, `${type}.struck`].map((name) => indexByName.get(`${side}.${name}`));
    const counterIndexes = names.filter((index) => index !== undefined);
    const value = values[type][side === 'attacker' ? 'attack' : 'defence'];
    const hitsOn: Amount = { label: type, base: { rule: 'values', label: type, by: value }, changes: [], total: value };
    const isSubmarine = type === 'sub';
    return counterIndexes.length === 0
      ? undefined
      : {
          title: type,
          counters: counterIndexes,
          hitsOn: () => hitsOn,
          targets: () => (isSubmarine ? ['sea'] : ['sea', 'air']),
          removal: (now) =>
            isSubmarine && (now[`${side}.hidden`] || !now[`${getEnemy(side)}.dd`]) ? 'now' : 'afterReturnFire',
        };
  };
  const createVolley = (id: string, by: Side, canFire: (type: UnitType) => boolean): Volley => ({
    id: `${id}.${by}`,
    title: `${id} of the ${by}`,
    rules: ['cycle'],
    by,
    on: getEnemy(by),
    sides: 6,
    shooters: types.filter(canFire).flatMap((type) => createShooter(by, type) ?? []),
  });
  const isSub = (type: UnitType) => type === 'sub';
  const createOpeningFire = (id: string): Fire => ({
    kind: 'fire',
    id,
    title: 'Opening fire',
    rules: ['cycle'],
    volleys: sides.map((side) => createVolley(id, side, isSub)),
  });
  const createMainFire = (id: string): Fire[] =>
    sides.map((side) => ({
      kind: 'fire',
      id: `${id}.${side}.fire`,
      title: `${side} fires`,
      rules: ['cycle'],
      volleys: [createVolley(id, side, (type) => !isSub(type))],
    }));
  const createDiveChoice = (id: string, side: Side, condition: (state: State) => boolean, dives: boolean): Choice => ({
    kind: 'choice',
    id: `${id}.${side}`,
    title: 'Submerge',
    rules: ['cycle'],
    by: side,
    keepsState: !dives,
    when: (state) => readCounter(state, `${side}.sub`) > 0 && condition(state),
    options: () => ['stay', 'submerge'],
    preferred: () => (dives ? 'submerge' : 'stay'),
    apply: (state, option) =>
      option === 'stay'
        ? state
        : setCounters(state, {
            [`${side}.sub`]: 0,
            [`${side}.sub.dived`]: readCounter(state, `${side}.sub.dived`) + readCounter(state, `${side}.sub`),
          }),
  });
  const hasRetreated = createReader('retreated');
  const isOngoing = (state: State) =>
    hasRetreated(state) === 0 && countUnits(state, 'attacker') > 0 && countUnits(state, 'defender') > 0;
  const afterCycle: Step[] = sides.map((side) =>
    createDiveChoice(
      'submerge',
      side,
      (state) => !readCounter(state, `${getEnemy(side)}.dd`),
      plan.submerge?.includes(side) ?? false,
    ),
  );
  const shouldRetreat = (state: State) =>
    countUnits(state, 'attacker') < (plan.retreatBelow ?? 0) ||
    (plan.retreatAfter !== undefined && readCounter(state, 'cycles') >= plan.retreatAfter);
  afterCycle.splice(1, 0, {
    kind: 'choice',
    id: 'retreat',
    title: 'Retreat',
    rules: ['cycle'],
    by: 'attacker',
    keepsState: plan.retreatAfter === undefined && plan.retreatBelow === undefined,
    when: isOngoing,
    options: () => ['press', 'retreat'],
    preferred: (state) => (shouldRetreat(state) ? 'retreat' : 'press'),
    apply: (state, option) => (option === 'press' ? state : setCounters(state, { retreated: 1 })),
  });
  const createRemoval = (id: string): Step => ({ kind: 'removal', id, title: 'Removal', rules: ['cycle'] });
  const count: Update = {
    kind: 'update',
    id: 'count',
    title: 'Another cycle',
    rules: [],
    apply: (state) =>
      setCounters(state, { cycles: Math.min(plan.retreatAfter ?? 0, readCounter(state, 'cycles') + 1) }),
  };
  const steps: Step[] = plan.retreatAfter ? [count] : [];
  const cycle: Rounds = {
    kind: 'rounds',
    id: 'cycles',
    title: 'Cycles',
    rules: ['cycle'],
    first: plan.detection ? 2 : 1,
    limit: Infinity,
    again: isOngoing,
    steps: [...steps, createOpeningFire('opening'), ...createMainFire('main'), createRemoval('removal'), ...afterCycle],
  };
  const firstCycleSteps: Step[] = plan.detection
    ? [
        ...sides.map((side) => createSearch(side, plan.detection!.value, readCounter, setCounters, getEnemy(side))),
        {
          kind: 'rounds',
          id: 'first',
          title: 'First cycle',
          rules: ['cycle'],
          first: 1,
          limit: 1,
          again: isOngoing,
          steps: [
            ...steps.map((step) => ({ ...step, id: 'first.count' })),
            createOpeningFire('first.opening'),
            ...sides.map((side) =>
              createDiveChoice('dive', side, (state) => readCounter(state, `${side}.hidden`) > 0, plan.detection!.dive),
            ),
            ...createMainFire('first.main'),
            createRemoval('first.removal'),
            ...afterCycle.map((step) => ({ ...step, id: `first.${step.id}` })),
            {
              kind: 'update',
              id: 'reveal',
              title: 'All detected',
              rules: [],
              apply: (state) => setCounters(state, { 'attacker.hidden': 0, 'defender.hidden': 0 }),
            },
          ],
        },
      ]
    : [];
  return {
    title: 'Sea battle',
    counters,
    start,
    switches,
    losses,
    steps: [...firstCycleSteps, cycle],
    measures: sides.map((side) => ({ path: ['left', side], title: `${side} left`, read: (s) => countUnits(s, side) })),
    summary: (end) => `${countUnits(end, 'attacker')} against ${countUnits(end, 'defender')}`,
  };
}

/** Rounds in which the destroyers of a side search one after the other. */
function createSearch(
  by: Side,
  value: number,
  read: (state: State, name: string) => number,
  setCounters: (state: State, changes: Readonly<Record<string, number>>) => State,
  on: Side,
): Rounds {
  return {
    kind: 'rounds',
    id: `search.${by}`,
    title: 'Search',
    rules: ['search'],
    limit: 200,
    again: (state) => read(state, `${by}.searches`) > 0 && read(state, `${on}.sub`) > 0,
    steps: [
      {
        kind: 'roll',
        id: `search.${by}.die`,
        title: 'Search',
        rules: ['search'],
        by,
        dice: () => ({ count: 1, sides: 6 }),
        apply: (state, total) =>
          setCounters(state, {
            [`${by}.searches`]: read(state, `${by}.searches`) - 1,
            [`${on}.hidden`]: total <= value ? 0 : read(state, `${on}.hidden`),
          }),
      },
    ],
  };
}

/** The sides with units left at the end. */
export function findSurvivors(battle: Combat, end: State): 'attacker' | 'defender' | 'none' | 'both' {
  const [attackers, defenders] = battle.measures.map(({ read }) => read(end));
  const countDived = (side: Side) => {
    const index = battle.counters.findIndex(({ name }) => name === `${side}.sub.dived`);
    return index < 0 ? 0 : end[index]!;
  };
  const isAttackerLeft = attackers! + countDived('attacker') > 0;
  const isDefenderLeft = defenders! + countDived('defender') > 0;
  if (isAttackerLeft) return isDefenderLeft ? 'both' : 'attacker';
  return isDefenderLeft ? 'defender' : 'none';
}
