/** Creates the combats of fleet combats (22.53, 22.54), and the lines of opposing groups. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { listAdjustmentChanges } from '../adjustments';
import { isNavalUnit, type CombatGroup, type FleetCombat, type FleetGroup, type Header, type Side } from '../data';
import { listFireChanges } from '../fleets/fleet-modifiers';
import { resolveUnits, type OwnedUnit } from '../force';
import { getNationalityModifier } from '../nationality';
import { getReading } from '../options';
import { getSpeed } from '../ships/strength';
import { createBoard, type Board } from './board';
import { createCriticals } from './critical-table';
import { createFleetSteps } from './fleet';
import type { Fleet, BattleLine } from './fleet-line';
import { assembleCombat } from './assemble-combat';
import { createUnresolvedCombat, explainMissingSizes } from './unresolved-combat';
import { divideShips, listShips, type ArrayedShips, type OwnedShips } from './ships';
import { createSideTally, createVictim, type SideTally, type Victim } from './victims';

export const enemySide = { attacker: 'defender', defender: 'attacker' } as const;

/** The largest number of attacks on a ship in one fleet combat: by capital ships, and by light ships. */
export const maxAttacksInFleetCombat = 2;

/** Creates the combat of two groups; unresolved if the size of a ship is unknown. */
export function createFleetCombat(combat: FleetCombat, header: Header, ids: Ids): Combat {
  const { board, fleet, victims, tallies, missing } = setUpFleetCombat(combat, header, ids);
  if (missing !== undefined) return createUnresolvedCombat(combat.id, missing);
  return assembleCombat({ title: combat.id, board, parts: [createFleetSteps(board, fleet)], victims, sides: tallies });
}

/** Two opposing groups, with the counters of their ships. */
export interface FleetSetup {
  readonly board: Board;
  readonly fleet: Fleet;
  readonly victims: readonly Victim[];
  readonly tallies: readonly SideTally[];
  /** A message on missing data that keeps the combat from being resolved. */
  readonly missing?: string;
}

/** Sets up two groups before the first shot. */
export function setUpFleetCombat(combat: FleetCombat, header: Header, ids: Ids): FleetSetup {
  const board = createBoard();
  const attackers = resolveUnits(combat.attacker, ids);
  const attackerIds = new Set(attackers.map(({ unit }) => unit.id));
  // A unit listed on both sides belongs to the attacker.
  const defenders = resolveUnits(combat.defender, ids).filter(({ unit }) => !attackerIds.has(unit.id));
  const circumstances = { header, isInPort: false, tieOrder: combat.orders?.firstLost };
  const buildSide = (role: Side, units: readonly OwnedUnit[]) => {
    const ships = divideShips(units, combat[role].screened, role, circumstances);
    const tally = createSideTally(board, { id: role, name: `the ${role}` }, listShips(ships), maxAttacksInFleetCombat);
    const victims = new Map(
      listShips(ships).map((each) => [each, createVictim(board, tally, each, maxAttacksInFleetCombat)] as const),
    );
    return { group: combat[role], ships, tally, victims };
  };
  const sides = { attacker: buildSide('attacker', attackers), defender: buildSide('defender', defenders) };
  const createSideLine = (role: Side): BattleLine =>
    createLine(
      role,
      sides[role],
      sides[enemySide[role]],
      combat.orders?.fire,
      header,
      listAdjustmentChanges(combat.adjustments, role, 'attack-column'),
    );
  return {
    board,
    fleet: {
      lines: [createSideLine('attacker'), createSideLine('defender')],
      criticals: createCriticals(board, header),
      excessReading: getReading(header, 'factorsBeyondTwentyFive'),
    },
    victims: [...sides.attacker.victims.values(), ...sides.defender.victims.values()],
    tallies: [sides.attacker.tally, sides.defender.tally],
    missing: explainMissingSizes([...attackers, ...defenders], header),
  };
}

/** A group with its ships and their counters. */
export interface FleetFormation {
  readonly group: FleetGroup | CombatGroup;
  readonly ships: ArrayedShips;
  readonly victims: ReadonlyMap<OwnedShips, Victim>;
}

type FireOrders = NonNullable<NonNullable<FleetCombat['orders']>['fire']>;

/** Creates the line of a group against another, with the orders of the scenario. @param adjustments further modifiers of its rolls */
export function createLine(
  side: Side,
  ownFormation: FleetFormation,
  enemy: FleetFormation,
  orders: FireOrders = [],
  header: Header,
  adjustments: readonly Change[] = [],
): BattleLine {
  const findVictim = (ships: OwnedShips): Victim => ownFormation.victims.get(ships)!;
  const owners = new Map(
    [...ownFormation.victims, ...enemy.victims].map(([{ owned }, { id }]): [string, readonly OwnedUnit[]] => [
      id,
      owned,
    ]),
  );
  const findTarget = (unit: string): Victim | undefined => {
    const ships = listShips(enemy.ships).find(({ units }) => units.includes(unit));
    return ships && enemy.victims.get(ships);
  };
  return {
    side,
    capitals: ownFormation.ships.capitals.map((ships) => {
      const [{ unit, nation }] = ships.owned as readonly [OwnedUnit];
      const targetId = orders.find(({ by }) => by === unit.id)?.at;
      return {
        victim: findVictim(ships),
        factors: ships.target.kind === 'named' ? ships.target.size : 0,
        navalModifier: getNationalityModifier(nation, 'naval', header),
        isSlow: isNavalUnit(unit) && getSpeed(unit, nation, header) === 'slow',
        order: targetId === undefined ? undefined : findTarget(targetId),
      };
    }),
    light: ownFormation.ships.light && findVictim(ownFormation.ships.light),
    screened: ownFormation.ships.screened.map(findVictim),
    lightOrders: orders.flatMap(({ by, at, factors }) => {
      const target = ownFormation.ships.light?.units.includes(by) ? findTarget(at) : undefined;
      return target === undefined ? [] : [{ at: target, factors }];
    }),
    listModifiers: (firing, at) => [
      ...listFireChanges({
        ownGroup: ownFormation.group,
        enemy: enemy.group,
        firing: firing.flatMap(({ id }) => owners.get(id) ?? []),
        target: owners.get(at.id) ?? [],
        header,
      }),
      ...adjustments,
    ],
  };
}
