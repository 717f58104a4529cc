/** The sea battle of aare: detection, then a first cycle in which undetected submarines strike first and may dive, then the base game. */
import { withCounters, type Choice, type State, type Step, type Update, type Volley } from '../../../engine/combat';
import {
  counterList,
  fighting,
  goesOn,
  layOut,
  leaveWhen,
  leavingChoice,
  seaBattleCombat,
  total,
  type Addition,
  type BattleCombat,
  type Board,
  type Variant,
} from '../../axis-and-allies/combats';
import { otherSide, type BattleSide } from '../../axis-and-allies/data';
import { battleshipFireIn } from '../anti-aircraft/fire';
import type { AirType, Header, SeaBattle } from '../data';
import { kaitenMissing, kaitensConsumed, onSuicideMission } from '../values';
import { antiAircraftVolley } from './anti-aircraft';
import {
  detectionMeasures,
  detectionOver,
  detectionSteps,
  quarriesOf,
  undetectedSwitch,
  undetectedSwitches,
  type Quarry,
} from './detection';
import { battleOf, membersOf, type Members } from './forces';
import { statement } from './statements';

/** The data that the steps of a battle read. */
interface Stage {
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly members: Members;
  readonly board: Board;
  readonly quarries: Readonly<Record<BattleSide, readonly Quarry[]>>;
}

/** The combat of a sea battle. Every battle that passes the schema yields one. */
export function seaBattle(battle: SeaBattle, header: Header): BattleCombat {
  const members = membersOf(battle, header);
  const described = battleOf(battle, members);
  const list = counterList();
  const board = layOut(described, list);
  const quarry = (side: BattleSide): readonly Quarry[] =>
    quarriesOf(battle, side, board.groups[side], members[side], list);
  const stage = {
    battle,
    header,
    members,
    board,
    quarries: { attacker: quarry('attacker'), defender: quarry('defender') },
  };
  return seaBattleCombat(described, board, additionOf(stage));
}

function additionOf(stage: Stage): Addition {
  const { battle, header, board, quarries } = stage;
  const all = [...quarries.attacker, ...quarries.defender];
  const antiAircraft = battleshipVolley(stage);
  const before = [
    ...unknownOfKaitens(stage),
    ...detectionSteps(battle, 'attacker', quarries.attacker, header),
    ...detectionSteps(battle, 'defender', quarries.defender, header),
  ];
  if (all.length === 0 && antiAircraft.length === 0) return { before };
  const firstCycle: Variant = {
    opening: antiAircraft,
    afterOpening: [...consumedKaitens(stage), ...diveChoices(stage, 'attacker'), ...diveChoices(stage, 'defender')],
    strikesFirst: (tracked, now) => now[undetectedSwitch(tracked)] === 1,
  };
  return {
    before,
    firstCycle,
    afterFirstCycle: detectionOver(all, (state) => goesOn(board, state)),
    switches: undetectedSwitches(all),
    measures: detectionMeasures(all),
  };
}

/** Undetected submarines may dive after opening fire while enemies remain. */
function diveChoices({ battle, board, quarries }: Stage, side: BattleSide): readonly Choice[] {
  const enemy = otherSide(side);
  const struck = board.groups[enemy].flatMap((tracked) => (tracked.struck === undefined ? [] : [tracked.struck]));
  const faced = (state: State): boolean => fighting(board, state, enemy) + total(state, struck) > 0;
  return quarries[side].flatMap(({ member, tracked, detected }) =>
    tracked.submerged === undefined
      ? []
      : leavingChoice(statement(`dive.${side}`, tracked.group.name), {
          board,
          tracked,
          may: (state) => (detected === undefined || state[detected] === 0) && faced(state),
          when: leaveWhen(battle[side].orders?.dive, member.unit.id),
          to: tracked.submerged,
          verb: ['dives', 'dive'],
        }),
  );
}

/** A battleship with combined arms rolls one die for each attacking aircraft. */
function battleshipVolley({ battle, header, board, members }: Stage): readonly Volley[] {
  const aircraft = board.groups.attacker.flatMap(({ group, standing, target }, index) => {
    const { power } = members.attacker[index]!.unit;
    if (group.domain !== 'air') return [];
    return [{ type: group.type as AirType, power, title: group.title, counters: standing, target }];
  });
  return antiAircraftVolley(statement('anti-aircraft.battleship'), battleshipFireIn(battle, header), aircraft);
}

/** Reports the facts about Kaitens that the scenario leaves open, and their effect. */
function unknownOfKaitens({ header, members }: Stage): readonly Step[] {
  const kaitens = kaitensAmong(members);
  const text = unknownInWords(header);
  if (kaitens.length === 0 || text === undefined) return [];
  const update: Update = {
    kind: 'update',
    ...statement('kaitens-unknown'),
    apply: (state) => state,
    amounts: () => kaitens.map(({ group }) => group.value),
    bases: () => [kaitenMissing],
    remark: () => text,
  };
  return [update];
}

function unknownInWords({ kaiten = {} }: Header): string | undefined {
  if (kaiten.attack === undefined) return 'The Kaitens hit nothing: give their attack under `kaiten`.';
  if (kaitensConsumed({ kaiten }) !== undefined) return undefined;
  return 'The Kaitens are not lost by their attack: say under `kaiten` whether they are `consumed`.';
}

/** Removes Kaitens after their attack if the scenario says that they are consumed. */
function consumedKaitens({ header, members, board }: Stage): readonly Update[] {
  if (kaitensConsumed(header) !== true) return [];
  const kaitens = kaitensAmong(members).map(({ group }) => group);
  const spent = board.groups.attacker.filter(({ group }) => kaitens.includes(group));
  if (spent.length === 0) return [];
  const gone = spent.flatMap(({ standing }) => standing).map((counter) => [counter, 0] as const);
  return [{ kind: 'update', ...statement('kaitens-consumed'), apply: (state) => withCounters(state, ...gone) }];
}

function kaitensAmong({ attacker }: Members): Members['attacker'] {
  return attacker.filter(({ unit }) => onSuicideMission(unit, 'attacker'));
}
