/** The sea battle with submarine depths: a search, hidden submarines that elect to defend, and dives under the attacker's fire. */
import { withCounters, type Choice, type Situation, type Switch, type Update } from '../../../engine/combat';
import {
  createCounterList,
  getDestroyerSwitchName,
  isOngoing,
  createBoard,
  createBattleCombat,
  sumCounters,
  type BattleAddition,
  type BattleCombat,
  type GroupCounters,
  type CycleVariant,
} from '../../axis-and-allies/combats';
import { battleSides } from '../../axis-and-allies/data';
import type { Header, SeaBattle } from '../data';
import { canDiveInCycle } from '../dive/dive';
import { findElectionProhibition, resolveElectOrder } from '../elect/elect';
import { getLowLuck, createOptionBasis, getReading } from '../options';
import { canAircraftHitSubmarines } from '../search/search';
import { createDiveVariant, type DivePlan } from './diving';
import { createBattle, createMembers } from './forces';
import {
  listRevealChanges,
  createRepeatedSearch,
  createSearchMeasures,
  createSearch,
  createSearchSteps,
} from './search';
import type { Elector, BattleContext } from './battle-context';
import { createStepHead } from './step-kinds';

/** The combat of a sea battle. Every battle that passes the schema yields one. */
export function createSeaBattle(battle: SeaBattle, header: Header): BattleCombat {
  const members = createMembers(battle, header);
  const definition = { ...createBattle(battle, members, header), lowLuck: getLowLuck(header) };
  const counterList = createCounterList();
  const board = createBoard(definition, counterList);
  const search = createSearch({ battle, header, members, groups: board.groups }, counterList);
  const electors = board.groups.defender.flatMap((tracked, index): Elector[] => {
    const member = members.defender[index]!;
    if (member.depth === undefined || findElectionProhibition(member.depth, battle) !== undefined) return [];
    const { name, title } = tracked.group;
    return [
      { tracked, member, electedCounter: counterList.add(`defender.${name}.elected`, `${title} elected to defend`, 1) },
    ];
  });
  return createBattleCombat(definition, board, createAddition({ battle, header, members, board, search, electors }));
}

function createAddition(context: BattleContext): BattleAddition {
  const { header, search, electors } = context;
  const canDiveLater = canDiveInCycle(2, header);
  const sharedAddition = {
    stepsBefore: [
      ...createSearchSteps(search, header),
      ...electors.map((elector) => createElectChoice(elector, context)),
      ...createHiddenNotice(context),
    ],
    switches: electors.map(createElectedSwitch),
    measures: createSearchMeasures(search),
  };
  const laterCycles = createVariant(context, { canDive: canDiveLater, head: createRepeatedSearch(search, header) });
  // Without electors and repeated searches, and with dives in every cycle, the first cycle is like the later ones.
  if (electors.length === 0 && canDiveLater && search.rolledCounter === undefined)
    return { ...sharedAddition, cycles: laterCycles };
  const firstCycle = createVariant(context, { canDive: true, head: [], idPrefix: 'first-cycle' });
  return { ...sharedAddition, firstCycle, afterFirstCycle: createExposure(electors), cycles: laterCycles };
}

/** Reports the submarines that take no part when the battle begins. */
function createHiddenNotice({ board, header }: BattleContext): readonly Update[] {
  const hidden = battleSides.flatMap((side) => board.groups[side].flatMap((tracked) => tracked.hidden ?? []));
  if (hidden.length === 0) return [];
  const counts = getReading(header, 'whoIsLeft') === 'all' ? 'They count' : 'They do not count';
  return [
    {
      kind: 'update',
      ...createStepHead('out-of-sight'),
      when: (state) => sumCounters(state, hidden) > 0,
      apply: (state) => state,
      bases: (state) => (isOngoing(board, state) ? [createOptionBasis('whoIsLeft')] : []),
      remark: (state) =>
        `Submarines that take no part: ${sumCounters(state, hidden)}. ${isOngoing(board, state) ? `${counts} among those who are left.` : 'There is no battle.'}`,
    },
  ];
}

interface CyclePlan extends DivePlan {
  /** True if submarines may dive. */
  readonly canDive: boolean;
}

function createVariant(context: BattleContext, plan: CyclePlan): CycleVariant {
  return {
    head: plan.head,
    ...(plan.canDive && createDiveVariant(context, plan)),
    mayHit: (shooter, target, situation) => canHit(context, shooter, target, situation),
    isRestricted: ({ group }) => group.domain === 'air' && !canAircraftHitSubmarines(false, context.header),
  };
}

/** Submarines that elected to defend cannot be hit in the first cycle; aircraft may need a destroyer against submarines. */
function canHit(
  { header }: BattleContext,
  { side, group }: GroupCounters,
  target: GroupCounters,
  situation: Situation,
): boolean {
  if (situation[formatElectedSwitchName(target)] === 1) return false;
  if (group.domain !== 'air' || target.group.domain !== 'submarine') return true;
  return canAircraftHitSubmarines(situation[getDestroyerSwitchName(side)] === 1, header);
}

/** Lets submarines that were not found elect to defend. */
function createElectChoice({ tracked, member: { unit }, electedCounter }: Elector, { battle }: BattleContext): Choice {
  const { hidden } = tracked;
  const order = resolveElectOrder(unit, battle);
  return {
    kind: 'choice',
    ...createStepHead('elect', { after: tracked.group.name }),
    by: 'defender',
    keepsState: order === 'never',
    when: (state) => hidden !== undefined && state[hidden]! > 0,
    options: () => ['stay hidden', 'defend'],
    preferred: () => (order === 'always' ? 'defend' : 'stay hidden'),
    apply: (state, option) =>
      option === 'defend' ? withCounters(state, ...listRevealChanges(tracked, state), [electedCounter, 1]) : state,
    remark: (before, _, option) => {
      const { singular, title } = tracked.group;
      const isSingle = hidden !== undefined && before[hidden] === 1;
      if (option === 'defend')
        return isSingle
          ? `The ${singular} defends. It can be hit from the second cycle on.`
          : `The ${title} defend. They can be hit from the second cycle on.`;
      return `The ${isSingle ? `${singular} stays hidden and is` : `${title} stay hidden and are`} out of the battle.`;
    },
  };
}

function formatElectedSwitchName({ side, group }: GroupCounters): string {
  return `${side}.${group.name}.elected`;
}

function createElectedSwitch({ tracked, electedCounter }: Elector): Switch {
  return {
    name: formatElectedSwitchName(tracked),
    title: `the ${tracked.group.title} have just elected to defend`,
    read: (state) => state[electedCounter]!,
  };
}

/** After the first cycle, submarines that elected to defend can be hit like any other. */
function createExposure(electors: readonly Elector[]): readonly Update[] {
  if (electors.length === 0) return [];
  const flags = electors.map(({ electedCounter }) => electedCounter);
  return [
    {
      kind: 'update',
      ...createStepHead('exposed'),
      when: (state) => sumCounters(state, flags) > 0,
      apply: (state) => withCounters(state, ...flags.map((flag) => [flag, 0] as const)),
    },
  ];
}
