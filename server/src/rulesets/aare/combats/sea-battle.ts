/** The sea battle of aare: detection, then a first cycle in which undetected submarines strike first and may dive, then the base game. */
import { withCounters, type Choice, type State, type Step, type Update, type Volley } from '../../../engine/combat';
import {
  createCounterList,
  countFighting,
  isOngoing,
  createBoard,
  resolveLeaveWhen,
  createLeaveChoice,
  createBattleCombat,
  sumCounters,
  type BattleAddition,
  type BattleCombat,
  type Board,
  type CycleVariant,
} from '../../axis-and-allies/combats';
import { getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import { findBattleshipFireIn } from '../anti-aircraft/fire';
import type { AirType, Header, SeaBattle } from '../data';
import { getLowLuck } from '../options';
import { kaitenMissing, areKaitensConsumed, isOnSuicideMission } from '../values';
import { createAntiAircraftVolley } from './anti-aircraft';
import {
  createDetectionMeasures,
  createDetectionEnd,
  createDetectionSteps,
  createDetectionTargets,
  getUndetectedSwitchName,
  listUndetectedSwitches,
  type DetectionTarget,
} from './detection';
import { createBattle, createMembers, type Members } from './forces';
import { createStepHead } from './step-kinds';

/** The data that the steps of a battle read. */
interface BattleContext {
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly members: Members;
  readonly board: Board;
  readonly targets: Readonly<Record<BattleSide, readonly DetectionTarget[]>>;
}

/** The combat of a sea battle. Every battle that passes the schema yields one. */
export function createSeaBattle(battle: SeaBattle, header: Header): BattleCombat {
  const members = createMembers(battle, header);
  const definition = { ...createBattle(battle, members), lowLuck: getLowLuck(header) };
  const list = createCounterList();
  const board = createBoard(definition, list);
  const createTargets = (side: BattleSide): readonly DetectionTarget[] =>
    createDetectionTargets(battle, side, board.groups[side], members[side], list);
  const context = {
    battle,
    header,
    members,
    board,
    targets: { attacker: createTargets('attacker'), defender: createTargets('defender') },
  };
  return createBattleCombat(definition, board, createAddition(context));
}

function createAddition(context: BattleContext): BattleAddition {
  const { battle, header, board, targets } = context;
  const allTargets = [...targets.attacker, ...targets.defender];
  const antiAircraft = createBattleshipVolley(context);
  const stepsBefore = [
    ...createUnknownKaitensNotice(context),
    ...createDetectionSteps(battle, 'attacker', targets.attacker, header),
    ...createDetectionSteps(battle, 'defender', targets.defender, header),
  ];
  if (allTargets.length === 0 && antiAircraft.length === 0) return { stepsBefore };
  const firstCycle: CycleVariant = {
    opening: antiAircraft,
    afterOpening: [
      ...createKaitenLosses(context),
      ...createDiveChoices(context, 'attacker'),
      ...createDiveChoices(context, 'defender'),
    ],
    strikesFirst: (tracked, situation) => situation[getUndetectedSwitchName(tracked)] === 1,
  };
  return {
    stepsBefore,
    firstCycle,
    afterFirstCycle: createDetectionEnd(allTargets, (state) => isOngoing(board, state)),
    switches: listUndetectedSwitches(allTargets),
    measures: createDetectionMeasures(allTargets),
  };
}

/** Undetected submarines may dive after opening fire while enemies remain. */
function createDiveChoices({ battle, board, targets }: BattleContext, side: BattleSide): readonly Choice[] {
  const enemy = getOtherSide(side);
  const struck = board.groups[enemy].flatMap((tracked) => (tracked.struck === undefined ? [] : [tracked.struck]));
  const hasEnemies = (state: State): boolean => countFighting(board, state, enemy) + sumCounters(state, struck) > 0;
  return targets[side].flatMap(({ member, tracked, detected }) =>
    tracked.submerged === undefined
      ? []
      : createLeaveChoice(createStepHead(`dive.${side}`, tracked.group.name), {
          board,
          tracked,
          isAllowed: (state) => (detected === undefined || state[detected] === 0) && hasEnemies(state),
          when: resolveLeaveWhen(battle[side].orders?.dive, member.unit.id),
          toCounter: tracked.submerged,
          verb: ['dives', 'dive'],
        }),
  );
}

/** A battleship with combined arms rolls one die for each attacking aircraft. */
function createBattleshipVolley({ battle, header, board, members }: BattleContext): readonly Volley[] {
  const aircraft = board.groups.attacker.flatMap(({ group, standing, target }, index) => {
    const { power } = members.attacker[index]!.unit;
    if (group.domain !== 'air') return [];
    return [{ type: group.type as AirType, power, title: group.title, counters: standing, target }];
  });
  return createAntiAircraftVolley(
    createStepHead('anti-aircraft.battleship'),
    findBattleshipFireIn(battle, header),
    aircraft,
  );
}

/** Reports the facts about Kaitens that the scenario leaves open, and their effect. */
function createUnknownKaitensNotice({ header, members }: BattleContext): readonly Step[] {
  const kaitens = findKaitenMembers(members);
  const text = formatUnknown(header);
  if (kaitens.length === 0 || text === undefined) return [];
  const update: Update = {
    kind: 'update',
    ...createStepHead('kaitens-unknown'),
    apply: (state) => state,
    amounts: () => kaitens.map(({ group }) => group.value),
    bases: () => [kaitenMissing],
    remark: () => text,
  };
  return [update];
}

function formatUnknown({ kaiten = {} }: Header): string | undefined {
  if (kaiten.attack === undefined) return 'The Kaitens hit nothing: give their attack under `kaiten`.';
  if (areKaitensConsumed({ kaiten }) !== undefined) return undefined;
  return 'The Kaitens are not lost by their attack: say under `kaiten` whether they are `consumed`.';
}

/** Removes Kaitens after their attack if the scenario says that they are consumed. */
function createKaitenLosses({ header, members, board }: BattleContext): readonly Update[] {
  if (areKaitensConsumed(header) !== true) return [];
  const kaitens = findKaitenMembers(members).map(({ group }) => group);
  const spentGroups = board.groups.attacker.filter(({ group }) => kaitens.includes(group));
  if (spentGroups.length === 0) return [];
  const counterResets = spentGroups.flatMap(({ standing }) => standing).map((counter) => [counter, 0] as const);
  return [
    { kind: 'update', ...createStepHead('kaitens-consumed'), apply: (state) => withCounters(state, ...counterResets) },
  ];
}

function findKaitenMembers({ attacker }: Members): Members['attacker'] {
  return attacker.filter(({ unit }) => isOnSuicideMission(unit, 'attacker'));
}
