/** The sea battle with submarine depths: a search, hidden submarines that elect to defend, and dives under the attacker's fire. */
import { withCounters, type Choice, type Situation, type Switch, type Update } from '../../../engine/combat';
import {
  counterList,
  destroyerSwitch,
  goesOn,
  layOut,
  seaBattleCombat,
  total,
  type Addition,
  type BattleCombat,
  type GroupCounters,
  type Variant,
} from '../../axis-and-allies/combats';
import { battleSides } from '../../axis-and-allies/data';
import type { Header, SeaBattle } from '../data';
import { divesInCycle } from '../dive/dive';
import { electionBar, electOrder } from '../elect/elect';
import { optionBasis, reading } from '../options';
import { aircraftHitSubmarines } from '../search/targets';
import { divesOf, type DivePlan } from './diving';
import { battleOf, membersOf } from './forces';
import { broughtIn, searchAgain, searchMeasures, searchOf, searchSteps } from './search';
import type { Elector, Stage } from './stage';
import { statement } from './statements';

/** The combat of a sea battle. Every battle that passes the schema yields one. */
export function seaBattle(battle: SeaBattle, header: Header): BattleCombat {
  const members = membersOf(battle, header);
  const described = battleOf(battle, members, header);
  const list = counterList();
  const board = layOut(described, list);
  const search = searchOf({ battle, header, members, groups: board.groups }, list);
  const electors = board.groups.defender.flatMap((tracked, index): Elector[] => {
    const member = members.defender[index]!;
    if (member.depth === undefined || electionBar(member.depth, battle) !== undefined) return [];
    const { name, title } = tracked.group;
    return [{ tracked, member, elected: list.add(`defender.${name}.elected`, `${title} elected to defend`, 1) }];
  });
  return seaBattleCombat(described, board, additionOf({ battle, header, members, board, search, electors }));
}

function additionOf(stage: Stage): Addition {
  const { header, search, electors } = stage;
  const divesLater = divesInCycle(2, header);
  const shared = {
    before: [
      ...searchSteps(search, header),
      ...electors.map((elector) => electChoice(elector, stage)),
      ...outOfSight(stage),
    ],
    switches: electors.map(electedSwitch),
    measures: searchMeasures(search),
  };
  const later = variantOf(stage, { dives: divesLater, head: searchAgain(search, header) });
  if (electors.length === 0 && divesLater && search.rolled === undefined) return { ...shared, cycles: later };
  const firstCycle = variantOf(stage, { dives: true, head: [], before: 'first-cycle' });
  return { ...shared, firstCycle, afterFirstCycle: exposed(electors), cycles: later };
}

/** Reports the submarines that take no part when the battle begins. */
function outOfSight({ board, header }: Stage): readonly Update[] {
  const hidden = battleSides.flatMap((side) => board.groups[side].flatMap((tracked) => tracked.hidden ?? []));
  if (hidden.length === 0) return [];
  const counts = reading(header, 'whoIsLeft') === 'all' ? 'They count' : 'They do not count';
  return [
    {
      kind: 'update',
      ...statement('out-of-sight'),
      when: (state) => total(state, hidden) > 0,
      apply: (state) => state,
      bases: (state) => (goesOn(board, state) ? [optionBasis('whoIsLeft')] : []),
      remark: (state) =>
        `Submarines that take no part: ${total(state, hidden)}. ${goesOn(board, state) ? `${counts} among those who are left.` : 'There is no battle.'}`,
    },
  ];
}

interface CyclePlan extends DivePlan {
  /** True if submarines may dive. */
  readonly dives: boolean;
}

function variantOf(stage: Stage, plan: CyclePlan): Variant {
  return {
    head: plan.head,
    ...(plan.dives && divesOf(stage, plan)),
    allows: (shooter, target, now) => allows(stage, shooter, target, now),
    restricts: ({ group }) => group.domain === 'air' && !aircraftHitSubmarines(false, stage.header),
  };
}

/** Submarines that elected to defend cannot be hit in the first cycle; aircraft may need a destroyer against submarines. */
function allows({ header }: Stage, { side, group }: GroupCounters, target: GroupCounters, now: Situation): boolean {
  if (now[electedName(target)] === 1) return false;
  if (group.domain !== 'air' || target.group.domain !== 'submarine') return true;
  return aircraftHitSubmarines(now[destroyerSwitch(side)] === 1, header);
}

/** Lets submarines that were not found elect to defend. */
function electChoice({ tracked, member: { unit }, elected }: Elector, { battle }: Stage): Choice {
  const { hidden } = tracked;
  const order = electOrder(unit, battle);
  return {
    kind: 'choice',
    ...statement('elect', { after: tracked.group.name }),
    by: 'defender',
    idle: order === 'never',
    when: (state) => hidden !== undefined && state[hidden]! > 0,
    options: () => ['stay hidden', 'defend'],
    preferred: () => (order === 'always' ? 'defend' : 'stay hidden'),
    apply: (state, option) =>
      option === 'defend' ? withCounters(state, ...broughtIn(tracked, state), [elected, 1]) : state,
    remark: (before, _, option) => {
      const { one, title } = tracked.group;
      const single = hidden !== undefined && before[hidden] === 1;
      if (option === 'defend')
        return single
          ? `The ${one} defends. It can be hit from the second cycle on.`
          : `The ${title} defend. They can be hit from the second cycle on.`;
      return `The ${single ? `${one} stays hidden and is` : `${title} stay hidden and are`} out of the battle.`;
    },
  };
}

function electedName({ side, group }: GroupCounters): string {
  return `${side}.${group.name}.elected`;
}

function electedSwitch({ tracked, elected }: Elector): Switch {
  return {
    name: electedName(tracked),
    title: `the ${tracked.group.title} have just elected to defend`,
    read: (state) => state[elected]!,
  };
}

/** After the first cycle, submarines that elected to defend can be hit like any other. */
function exposed(electors: readonly Elector[]): readonly Update[] {
  if (electors.length === 0) return [];
  const flags = electors.map(({ elected }) => elected);
  return [
    {
      kind: 'update',
      ...statement('exposed'),
      when: (state) => total(state, flags) > 0,
      apply: (state) => withCounters(state, ...flags.map((flag) => [flag, 0] as const)),
    },
  ];
}
