/** Applies other orders to a combat, and creates the edits that write them. */
import type { Edit, Plain } from '../../../model/edit';
import type { LossOrders } from '../../../model/advice';
import type { Combat } from '../../../engine/combat';
import { removeMember, setMember } from '../kit';
import type { Purchase, Spending } from '../data';
import type { Target } from './target';

/** The orders of a side, in either kind of combat. */
export interface SideOrders {
  readonly surprise?: Spending;
  readonly combatType?: 'ssw' | 'naval-air';
  readonly losses?: string[];
}

type OrderKey = keyof SideOrders;

/** A combat with the orders of its sides. */
export interface CombatWithOrders {
  readonly orders?: { readonly [side: string]: SideOrders | undefined };
}

/** Changes to the orders of a side; undefined removes an order. */
export type Changes = { readonly [K in OrderKey]?: SideOrders[K] | undefined };

/** The combat with changed orders of a side. */
export function applyOrders<C extends CombatWithOrders>(combat: C, side: string, changes: Changes): C {
  const ownOrders = { ...combat.orders?.[side], ...changes };
  return { ...combat, orders: { ...combat.orders, [side]: ownOrders } };
}

/** The edits that write changed orders of a side. */
export function createOrderEdits(combat: CombatWithOrders, side: string, changes: Changes): readonly Edit[] {
  const { orders } = combat;
  const ownOrders = orders?.[side];
  const entries = (Object.entries(changes) as [OrderKey, Plain | undefined][]).filter(
    ([key, value]) => JSON.stringify(ownOrders?.[key]) !== JSON.stringify(value),
  );
  const addedOrders = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Record<string, Plain>;
  if (ownOrders === undefined) {
    if (Object.keys(addedOrders).length === 0) return [];
    return [orders ? setMember(orders, side, addedOrders) : setMember(combat, 'orders', { [side]: addedOrders })];
  }
  return entries.map(([key, value]) =>
    value === undefined ? removeMember(ownOrders, key) : setMember(ownOrders, key, value),
  );
}

/** Purchases as written in the file: a plain list if that is equivalent. */
export function toSpending(
  lists: readonly { readonly from: number; readonly purchases: readonly Purchase[]; readonly cost: number }[],
): Spending {
  const [first, ...others] = lists;
  // A plain list is equivalent: with fewer points its only purchase cannot be paid for.
  if (first && others.length === 0 && first.purchases.length === 1 && first.cost === first.from)
    return [...first.purchases];
  return { at: Object.fromEntries(lists.map(({ from, purchases }) => [from, [...purchases]])) };
}

/** The orders of losses of a side; undefined if there are not two distinguishable units. */
export function createLossOrders(
  combat: CombatWithOrders,
  side: string,
  targets: readonly Target[],
  createCombat: (losses: string[]) => Combat,
): LossOrders | undefined {
  const names = [...new Set(targets.map(({ name }) => name))];
  if (names.length < 2) return undefined;
  return {
    writtenOrder: names,
    titles: Object.fromEntries(names.map((name) => [name, name])),
    createCombat: (order) => createCombat([...order]),
    createEdits: (order) => createOrderEdits(combat, side, { losses: [...order] }),
  };
}
