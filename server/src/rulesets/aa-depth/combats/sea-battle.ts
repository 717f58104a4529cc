/** The sea battle with submarine depths: a search, hidden submarines that elect to defend, and diving under the attacker's fire. */
import {
  withCounters,
  type Choice,
  type Combat,
  type Situation,
  type State,
  type Step,
  type Switch,
  type Update,
} from '../../../engine/combat';
import {
  counterList,
  destroyerSwitch,
  dived,
  goesOn,
  hasDestroyer,
  layOut,
  leavingChoice,
  seaBattleCombat,
  total,
  type Addition,
  type Board,
  type GroupCounters,
  type Variant,
} from '../../axis-and-allies/combats';
import { battleSides } from '../../axis-and-allies/data';
import type { Header, SeaBattle } from '../data';
import { destroyerBlocksDive, diveOrder, divesInCycle } from '../dive/dive';
import { electionBar, electOrder } from '../elect/elect';
import { optionBasis, reading } from '../options';
import { aircraftHitSubmarines } from '../search/targets';
import { battleOf, membersOf, type Member, type Members } from './forces';
import { broughtIn, searchAgain, searchMeasures, searchOf, searchSteps, type Search } from './search';
import { statement } from './statements';

/** Hidden submarines that may elect to defend, and the counter that is 1 once they have. */
interface Elector {
  readonly tracked: GroupCounters;
  readonly member: Member;
  readonly elected: number;
}

/** Everything that the steps of a battle look at. */
interface Stage {
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly members: Members;
  readonly board: Board;
  readonly search: Search;
  readonly electors: readonly Elector[];
}

/** The combat of a sea battle. Whatever the schema lets pass gives one. */
export function seaBattle(battle: SeaBattle, header: Header): Combat {
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

/** Tells of the submarines that take no part as the battle begins. */
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

interface CyclePlan {
  /** Whether submarines may dive. */
  readonly dives: boolean;
  /** What comes before they decide. */
  readonly head: readonly Step[];
  /** Sets the ids of the first cycle apart. */
  readonly before?: string;
}

function variantOf(stage: Stage, { dives, head, before }: CyclePlan): Variant {
  const choices = dives ? diveChoices(stage, before) : [];
  return {
    head: [...head, ...choices],
    afterFire: choices.length === 0 ? [] : [divedStep(stage, before)],
    allows: (shooter, target, now) => allows(stage, shooter, target, now),
    restricts: ({ group }) => group.domain === 'air' && !aircraftHitSubmarines(false, stage.header),
  };
}

/** Those that elected to defend cannot be hit in the first cycle; aircraft may need a destroyer against submarines. */
function allows({ header }: Stage, { side, group }: GroupCounters, target: GroupCounters, now: Situation): boolean {
  if (now[electedName(target)] === 1) return false;
  if (group.domain !== 'air' || target.group.domain !== 'submarine') return true;
  return aircraftHitSubmarines(now[destroyerSwitch(side)] === 1, header);
}

/** Submarines that were not found may defend none the less. */
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

/** After the first cycle those that elected can be hit like others. */
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

/** Defending submarines that can be hit may give up their fire in order to dive; what the attacker leaves of them is out of the battle. */
function diveChoices(stage: Stage, before?: string): readonly Choice[] {
  const { battle, header, members, board, electors } = stage;
  return board.groups.defender.flatMap((tracked, index) => {
    if (tracked.evading === undefined) return [];
    const elected = electors.find((elector) => elector.tracked === tracked)?.elected;
    return [
      leavingChoice(statement('dive', { before, after: tracked.group.name }), {
        board,
        tracked,
        may: (state) =>
          (elected === undefined || state[elected] === 0) &&
          !(destroyerBlocksDive(header) && hasDestroyer(board, state, 'attacker')),
        when: diveOrder(members.defender[index]!.unit, battle),
        to: tracked.evading,
        verb: ['dives', 'dive'],
        told: ['holds its fire to dive', 'hold their fire to dive'],
      }),
    ];
  });
}

function divedStep({ board }: Stage, before: string | undefined): Update {
  const groups = board.groups.defender.filter(({ evading }) => evading !== undefined);
  const evading = groups.flatMap((tracked) => (tracked.evading === undefined ? [] : [tracked.evading]));
  return {
    kind: 'update',
    ...statement('dived', { before }),
    when: (state: State) => total(state, evading) > 0,
    apply: (state) => dived(groups, state),
    remark: (state) =>
      `Submarines that dive: ${total(state, evading)}. They are out of reach until the next player's turn.`,
  };
}
