/** The forces of a submarine combat: the attacker is the side with the submarines. */
import type { Ids } from '../../../model/ids';
import { aswValue } from '../asw/asw-value';
import { isSurfaceUnit, type Header, type NavalCombat, type Purchase, type SswSide } from '../data';
import { dockedPartner } from '../milchcows/docked';
import { convoyPointsInSubCombat, included, targetStatus, type Included } from '../naval-combat/ships';
import { subCombatValue, submarinesIn, type IncludedSub } from '../naval-combat/sub-combat';
import { convoyPrey, inOrderOfLoss, preyOf, tiesIn, type Prey, type Ties } from './prey';
import { purchaseOrders, type PurchaseOrders } from './purchases';
import type { SurprisePoints } from './search';

/** A line of submarines. A docked pair does not attack, and is hit only if the enemy has included it. */
export interface SubLine {
  readonly item: IncludedSub;
  readonly prey: Prey;
  /** The unit that it is docked with, if any. */
  readonly dockedWith?: string;
}

export interface SubCombatForces {
  readonly combat: NavalCombat;
  readonly header: Header;
  readonly ids: Ids;
  /** In their owner's order of losses. */
  readonly lines: readonly SubLine[];
  readonly subs: readonly Prey[];
  readonly ships: readonly Prey[];
  readonly ties: Ties;
  readonly defenders: readonly Included[];
  readonly orders: Readonly<Record<SswSide, PurchaseOrders>>;
  readonly points: SurprisePoints;
}

/** Reads the forces of a submarine combat. */
export function subCombatForces(combat: NavalCombat, header: Header, ids: Ids): SubCombatForces {
  const { attacker, defender, orders } = combat;
  const members = included(attacker, ids);
  const defenders = included(defender, ids);
  const group = { units: members.map(({ unit }) => unit) };
  const { attacking, docked } = submarinesIn(members, header);
  const lineOf = (item: IncludedSub, dockedWith?: string): SubLine => ({
    item,
    prey: preyOf(item.unit, item.owner, subCombatValue(item, header).total),
    dockedWith,
  });
  const unsorted = [
    ...attacking.map((item) => lineOf(item)),
    ...docked.map((item) => lineOf(item, dockedPartner(item.unit, group))),
  ];
  const subs = inOrderOfLoss(
    unsorted.map(({ prey }) => prey),
    orders?.attacker?.losses,
  );
  const convoys = convoyPrey(convoyPointsInSubCombat(combat, header, ids), defender.convoyDefence);
  const ships = inOrderOfLoss(
    [...convoys, ...defenders.flatMap((item) => surfacePrey(item, header))],
    orders?.defender?.losses,
  );
  return {
    ...{ combat, header, ids, defenders, subs, ships },
    lines: subs.map((prey) => unsorted.find((line) => line.prey === prey)!),
    ties: { subs: tiesIn(subs, orders?.attacker?.losses), ships: tiesIn(ships, orders?.defender?.losses) },
    orders: { subs: purchaseOrders(orders?.attacker?.surprise), convoy: purchaseOrders(orders?.defender?.surprise) },
    points: { subs: attacker.surprisePoints ?? 0, convoy: defender.surprisePoints ?? 0 },
  };
}

/** The target for a unit of the defender, if submarines can strike it. ASW units go first by their factor, then ships by theirs. */
function surfacePrey(item: Included, header: Header): readonly Prey[] {
  const { unit, owner } = item;
  const { target } = targetStatus(item, header);
  if (!isSurfaceUnit(unit) || target === 'none') return [];
  const worth = unit.type === 'asw' ? aswValue(unit, owner, header).total : shipWorth(unit);
  return [preyOf(unit, owner, worth, target === 'bought')];
}

/** The value of a ship, higher than that of any ASW unit: transports, then combat ships by their attack factor, then carriers. */
function shipWorth(unit: Included['unit']): number {
  const [transports, combatShips, carriers] = [1000, 2000, 3000];
  if (unit.type === 'scs') return combatShips + (unit.attack ?? 0);
  return unit.type === 'cv' ? carriers : transports;
}

/** Why a purchase of a side has no effect in submarine combat; undefined if it has one. */
export function refusedInSubCombat(purchase: Purchase, side: SswSide, forces: SubCombatForces): string | undefined {
  switch (purchase.buy) {
    case 'combat-type':
      return 'the kind of the combat is given';
    case 'target':
      return side === 'subs' ? refusedTarget(purchase.unit, forces) : refusedSubmarine(purchase.unit, forces);
    case 'include-docked':
      if (side === 'subs') return 'only the enemy of a docked pair includes it';
      return forces.lines.some((line) => line.dockedWith !== undefined && line.item.unit.id === purchase.unit)
        ? undefined
        : `${purchase.unit} is not docked`;
    case 'avoid':
    case 'own-column-up':
    case 'enemy-column-down':
      return undefined;
  }
}

function refusedTarget(id: string, { defenders, header }: SubCombatForces): string | undefined {
  const item = defenders.find(({ unit }) => unit.id === id);
  if (item === undefined) return `${id} is not in this combat`;
  const status = targetStatus(item, header);
  return status.target === 'none' ? status.why : undefined;
}

function refusedSubmarine(id: string, { lines }: SubCombatForces): string | undefined {
  return lines.some(({ item }) => item.unit.id === id) ? undefined : `${id} is no submarine of this combat`;
}
