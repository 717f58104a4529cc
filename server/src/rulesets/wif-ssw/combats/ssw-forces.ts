/** Both sides of strategic submarine warfare as a combat sees them: who can be hit, in which order, and what both have ordered. */
import { isSub, isSurfaceUnit } from '../data';
import type { AswUnit, Engagement, Header, Purchase, SswSide, Unit } from '../data';
import { aswValue } from '../facts/asw-value';
import { boughtCombatType } from '../facts/combat-types';
import { convoyPoints } from '../facts/convoy-points';
import { attackers, convoyUnits, ownerIn, ownerOf } from '../facts/participants';
import { submarineValue } from '../facts/submarine-value';
import { reading } from '../options';
import { convoyPrey, inOrderOfLoss, preyOf } from './prey';
import type { Prey } from './prey';

export interface Forces {
  readonly engagement: Engagement;
  readonly header: Header;
  /** The participating submarines, in their owner's order of losses. */
  readonly subs: readonly Prey[];
  /** The convoy points of the Convoy Section as ships, and the ASW units, which are hit only when they were picked. */
  readonly ships: readonly Prey[];
  readonly orders: Readonly<Record<SswSide, readonly Purchase[]>>;
}

/** Reads the forces of an engagement. */
export function forcesOf(engagement: Engagement, header: Header): Forces {
  const { orders, convoy } = engagement;
  const subs = attackers(engagement, header).map((unit) => {
    const value = submarineValue(unit, ownerOf(unit, engagement.subs), engagement, header);
    return preyOf(unit, value.total);
  });
  const escorts = convoyUnits(engagement)
    .filter(isAswUnit)
    .map((unit) => preyOf(unit, aswValue(unit, ownerIn(unit, engagement), header).total));
  const convoys = convoyPrey(convoyPoints(engagement, header).total, convoy.convoyDefence);
  return {
    engagement,
    header,
    subs: inOrderOfLoss(subs, orders?.subs?.losses),
    ships: inOrderOfLoss([...convoys, ...escorts], orders?.convoy?.losses),
    orders: { subs: orders?.subs?.surprise ?? [], convoy: orders?.convoy?.surprise ?? [] },
  };
}

/** Why a purchase of a side buys nothing in strategic submarine warfare, whatever has happened so far. */
export function refusal(forces: Forces, side: SswSide, purchase: Purchase): string | undefined {
  const { engagement, header } = forces;
  switch (purchase.buy) {
    case 'combat-type': {
      const found = boughtCombatType(purchase.type, engagement, header);
      return found.available ? undefined : found.why;
    }
    case 'avoid':
      return reading(header, 'avoidCombat') === 'barred'
        ? 'this combat cannot be avoided (option avoidCombat)'
        : undefined;
    case 'target':
      return side === 'subs' ? refusedBySubs(forces, purchase.unit) : refusedByConvoy(forces, purchase.unit);
    case 'include-docked':
      return 'a docked pair can be included in naval combat only';
    default:
      return undefined;
  }
}

/** The sub side may pick nothing but ASW units of the Convoy Section (1.2.5.1). */
function refusedBySubs({ ships }: Forces, unit: string): string | undefined {
  return ships.some((line) => line.kind === 'escort' && line.name === unit)
    ? undefined
    : `${unit} is no ASW unit of the Convoy Section, and only those can be picked`;
}

function refusedByConvoy({ subs }: Forces, unit: string): string | undefined {
  return subs.some((line) => line.name === unit) ? undefined : `${unit} is no submarine that takes part`;
}

/** Submarines of the sub side, whether they take part or not. */
export function submarinesOf(engagement: Engagement) {
  return engagement.subs.units.filter(isSub);
}

function isAswUnit(unit: Unit): unit is AswUnit {
  return isSurfaceUnit(unit) && unit.type === 'asw';
}
