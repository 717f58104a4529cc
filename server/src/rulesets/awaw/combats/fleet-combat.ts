/** The combat of a fleet combat. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { stated } from '../adjustments';
import { isNavalUnit, type CombatGroup, type FleetCombat, type FleetGroup, type Header, type Side } from '../data';
import { fireChanges } from '../fleets/fleet-modifiers';
import { unitsOf, type Owned } from '../force';
import { nationalityModifier } from '../nationality';
import { reading } from '../options';
import { speedOf } from '../ships/strength';
import { newBoard, type Board } from './board';
import { criticalsOf } from './critical-table';
import { fleetSteps } from './fleet';
import type { Fleet, Line } from './fleet-line';
import { assembled } from './outcome';
import { refused, sizesMissing } from './refusal';
import { arrayed, shipsOf, type Arrayed, type OwnedShips } from './ships';
import { sideTally, victimOf, type SideTally, type Victim } from './victims';

export const enemyOf = { attacker: 'defender', defender: 'attacker' } as const;

/** The largest number of attacks on a ship in one fleet combat: by capital ships, and by light ships. */
export const attacksInFleetCombat = 2;

/** Creates the combat of two groups; unresolved if the size of a ship is unknown. */
export function fleetCombat(combat: FleetCombat, header: Header, ids: Ids): Combat {
  const { board, fleet, victims, tallies, missing } = meeting(combat, header, ids);
  if (missing !== undefined) return refused(combat.id, missing);
  return assembled({ title: combat.id, board, parts: [fleetSteps(board, fleet)], victims, sides: tallies });
}

/** Two opposing groups, with the counters of their ships. */
export interface Meeting {
  readonly board: Board;
  readonly fleet: Fleet;
  readonly victims: readonly Victim[];
  readonly tallies: readonly SideTally[];
  /** A message on missing data that keeps the combat from being resolved. */
  readonly missing?: string;
}

/** Sets up two groups before the first shot. */
export function meeting(combat: FleetCombat, header: Header, ids: Ids): Meeting {
  const board = newBoard();
  const attackers = unitsOf(combat.attacker, ids);
  const there = new Set(attackers.map(({ unit }) => unit.id));
  // A unit listed on both sides belongs to the attacker.
  const defenders = unitsOf(combat.defender, ids).filter(({ unit }) => !there.has(unit.id));
  const circumstances = { header, inPort: false, tieOrder: combat.orders?.firstLost };
  const side = (of: Side, units: readonly Owned[]) => {
    const ships = arrayed(units, combat[of].screened, of, circumstances);
    const tally = sideTally(board, { id: of, name: `the ${of}` }, shipsOf(ships), attacksInFleetCombat);
    const victims = new Map(
      shipsOf(ships).map((each) => [each, victimOf(board, tally, each, attacksInFleetCombat)] as const),
    );
    return { group: combat[of], ships, tally, victims };
  };
  const sides = { attacker: side('attacker', attackers), defender: side('defender', defenders) };
  const line = (of: Side): Line =>
    lineOf(
      of,
      sides[of],
      sides[enemyOf[of]],
      combat.orders?.fire,
      header,
      stated(combat.adjustments, of, 'attack-column'),
    );
  return {
    board,
    fleet: {
      lines: [line('attacker'), line('defender')],
      criticals: criticalsOf(board, header),
      beyond: reading(header, 'factorsBeyondTwentyFive'),
    },
    victims: [...sides.attacker.victims.values(), ...sides.defender.victims.values()],
    tallies: [sides.attacker.tally, sides.defender.tally],
    missing: sizesMissing([...attackers, ...defenders], header),
  };
}

/** A group with its ships and their counters. */
export interface Formation {
  readonly group: FleetGroup | CombatGroup;
  readonly ships: Arrayed;
  readonly victims: ReadonlyMap<OwnedShips, Victim>;
}

type FireOrders = NonNullable<NonNullable<FleetCombat['orders']>['fire']>;

/** Creates the line of a group against another, with the orders of the scenario. @param adjustments further modifiers of its rolls */
export function lineOf(
  side: Side,
  own: Formation,
  enemy: Formation,
  orders: FireOrders = [],
  header: Header,
  adjustments: readonly Change[] = [],
): Line {
  const victim = (ships: OwnedShips): Victim => own.victims.get(ships)!;
  const owners = new Map(
    [...own.victims, ...enemy.victims].map(([{ owned }, { id }]): [string, readonly Owned[]] => [id, owned]),
  );
  const targetOf = (unit: string): Victim | undefined => {
    const ships = shipsOf(enemy.ships).find(({ units }) => units.includes(unit));
    return ships && enemy.victims.get(ships);
  };
  return {
    side,
    capitals: own.ships.capitals.map((ships) => {
      const [{ unit, nation }] = ships.owned as readonly [Owned];
      const at = orders.find(({ by }) => by === unit.id)?.at;
      return {
        victim: victim(ships),
        factors: ships.target.kind === 'named' ? ships.target.size : 0,
        navalModifier: nationalityModifier(nation, 'naval', header),
        slow: isNavalUnit(unit) && speedOf(unit, nation, header) === 'slow',
        order: at === undefined ? undefined : targetOf(at),
      };
    }),
    light: own.ships.light && victim(own.ships.light),
    screened: own.ships.screened.map(victim),
    lightOrders: orders.flatMap(({ by, at, factors }) => {
      const target = own.ships.light?.units.includes(by) ? targetOf(at) : undefined;
      return target === undefined ? [] : [{ at: target, factors }];
    }),
    modifiers: (firing, at) => [
      ...fireChanges({
        own: own.group,
        enemy: enemy.group,
        firing: firing.flatMap(({ id }) => owners.get(id) ?? []),
        target: owners.get(at.id) ?? [],
        header,
      }),
      ...adjustments,
    ],
  };
}
