/** A fleet combat of a scenario as a combat. */
import type { Change } from '../../../engine/amount';
import type { Combat } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { isNavalUnit } from '../data';
import type { CombatGroup, FleetCombat, FleetGroup, Header, Side } from '../data';
import { stated } from '../facts/adjustments';
import { fireChanges } from '../facts/fleet-modifiers';
import { unitsOf } from '../facts/force';
import type { Owned } from '../facts/force';
import { nationalityModifier } from '../facts/nationality';
import { speedOf } from '../facts/strength';
import { reading } from '../options';
import { newBoard } from './board';
import { criticalsOf } from './critical-table';
import { fleetSteps } from './fleet';
import type { Line } from './fleet-line';
import { assembled } from './outcome';
import { refused, sizesMissing } from './refusal';
import { arrayed, shipsOf } from './ships';
import type { Arrayed, OwnedShips } from './ships';
import { sideTally, victimOf } from './victims';
import type { Victim } from './victims';

export const enemyOf = { attacker: 'defender', defender: 'attacker' } as const;

/** Attacks that there can be on a ship in one fleet combat: fire of capital ships, and of light ships. */
export const attacksInFleetCombat = 2;

/** The combat of two groups; it says what is missing where the size of a ship is not known. */
export function fleetCombat(combat: FleetCombat, header: Header, ids: Ids): Combat {
  const board = newBoard();
  const attackers = unitsOf(combat.attacker, ids);
  const there = new Set(attackers.map(({ unit }) => unit.id));
  // A unit that is written on both sides is the attacker's.
  const defenders = unitsOf(combat.defender, ids).filter(({ unit }) => !there.has(unit.id));
  const missing = sizesMissing([...attackers, ...defenders], header);
  if (missing !== undefined) return refused(combat.id, missing);
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
  const fleet = fleetSteps(board, {
    lines: [line('attacker'), line('defender')],
    criticals: criticalsOf(board, header),
    beyond: reading(header, 'factorsBeyondTwentyFive'),
  });
  return assembled({
    title: combat.id,
    board,
    parts: [fleet],
    victims: [...sides.attacker.victims.values(), ...sides.defender.victims.values()],
    sides: [sides.attacker.tally, sides.defender.tally],
  });
}

/** A group with its ships and their counters. */
export interface Formation {
  readonly group: FleetGroup | CombatGroup;
  readonly ships: Arrayed;
  readonly victims: ReadonlyMap<OwnedShips, Victim>;
}

type FireOrders = NonNullable<NonNullable<FleetCombat['orders']>['fire']>;

/** The line of a group against another, with the orders of the scenario. @param adjustments what else is added to its rolls */
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
