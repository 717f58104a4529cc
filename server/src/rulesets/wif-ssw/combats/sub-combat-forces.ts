/** The forces of a submarine combat: the attacker is the side with the submarines. */
import type { Ids } from '../../../model/ids';
import { computeAswValue } from '../asw/asw-value';
import { isSurfaceUnit, type Header, type NavalCombat, type Purchase, type SswSide } from '../data';
import { findDockedPartner } from '../milchcows/docked';
import { countConvoyPointsInSubCombat, listIncluded, getTargetStatus, type IncludedUnit } from '../naval-combat/ships';
import { computeSubCombatValue, splitSubmarines, type IncludedSub } from '../naval-combat/sub-combat';
import { createConvoyTargets, createTarget, sortTargets, type Target, type Targets } from './target';
import { readPurchaseOrders, type PurchaseOrders } from './purchase-steps';
import type { SurprisePoints } from './search';

/** A line of submarines. A docked pair does not attack, and is hit only if the enemy has included it. */
export interface SubLine {
  readonly item: IncludedSub;
  readonly target: Target;
  /** The unit that it is docked with, if any. */
  readonly dockedWith?: string;
}

export interface SubCombatForces extends Targets {
  readonly combat: NavalCombat;
  readonly header: Header;
  readonly ids: Ids;
  /** In their owner's order of losses. */
  readonly lines: readonly SubLine[];
  readonly defenders: readonly IncludedUnit[];
  readonly orders: Readonly<Record<SswSide, PurchaseOrders>>;
  readonly points: SurprisePoints;
}

/** Reads the forces of a submarine combat. */
export function readSubCombatForces(combat: NavalCombat, header: Header, ids: Ids): SubCombatForces {
  const { attacker, defender, orders } = combat;
  const members = listIncluded(attacker, ids);
  const defenders = listIncluded(defender, ids);
  const group = { units: members.map(({ unit }) => unit) };
  const { attacking, docked } = splitSubmarines(members, header);
  const createLine = (item: IncludedSub, dockedWith?: string): SubLine => ({
    item,
    target: createTarget(item.unit, item.owner, computeSubCombatValue(item, header).total),
    dockedWith,
  });
  const unsortedLines = [
    ...attacking.map((item) => createLine(item)),
    ...docked.map((item) => createLine(item, findDockedPartner(item.unit, group))),
  ];
  const convoys = createConvoyTargets(countConvoyPointsInSubCombat(combat, header, ids), defender.convoyDefence);
  const targets = sortTargets(
    {
      subs: unsortedLines.map(({ target }) => target),
      ships: [...convoys, ...defenders.flatMap((item) => listSurfaceTargets(item, header))],
    },
    orders?.attacker?.losses,
    orders?.defender?.losses,
  );
  return {
    combat,
    header,
    ids,
    defenders,
    ...targets,
    lines: targets.subs.map((target) => unsortedLines.find((line) => line.target === target)!),
    orders: {
      subs: readPurchaseOrders(orders?.attacker?.surprise),
      convoy: readPurchaseOrders(orders?.defender?.surprise),
    },
    points: { subs: attacker.surprisePoints ?? 0, convoy: defender.surprisePoints ?? 0 },
  };
}

/** The target for a unit of the defender, if submarines can strike it. ASW units go first by their factor, then ships by theirs. */
function listSurfaceTargets(item: IncludedUnit, header: Header): readonly Target[] {
  const { unit, owner } = item;
  const { target } = getTargetStatus(item, header);
  if (!isSurfaceUnit(unit) || target === 'none') return [];
  const value = unit.type === 'asw' ? computeAswValue(unit, owner, header).total : getLossOrderKey(unit);
  return [createTarget(unit, owner, value, target === 'bought')];
}

/** The value of a ship, higher than that of any ASW unit: transports, then combat ships by their attack factor, then carriers. */
function getLossOrderKey(unit: IncludedUnit['unit']): number {
  const [transports, combatShips, carriers] = [1000, 2000, 3000];
  if (unit.type === 'scs') return combatShips + (unit.attack ?? 0);
  return unit.type === 'cv' ? carriers : transports;
}

/** Why a purchase of a side has no effect in submarine combat; undefined if it has one. */
export function findSubCombatRefusal(purchase: Purchase, side: SswSide, forces: SubCombatForces): string | undefined {
  switch (purchase.buy) {
    case 'combat-type':
      return 'the kind of the combat is given';
    case 'target':
      return side === 'subs' ? findTargetRefusal(purchase.unit, forces) : findSubmarineRefusal(purchase.unit, forces);
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

function findTargetRefusal(id: string, { defenders, header }: SubCombatForces): string | undefined {
  const item = defenders.find(({ unit }) => unit.id === id);
  if (item === undefined) return `${id} is not in this combat`;
  const status = getTargetStatus(item, header);
  return status.target === 'none' ? status.why : undefined;
}

function findSubmarineRefusal(id: string, { lines }: SubCombatForces): string | undefined {
  return lines.some(({ item }) => item.unit.id === id) ? undefined : `${id} is not a submarine of this combat`;
}
