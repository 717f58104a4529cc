/** Fixes that several checks offer. */
import type { Edit, Plain } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import { appendItem, removeMember, setMember, setOption, offer } from './kit';
import type { Build, Engagement, Header, NavalCombat, Options, Purchase, Spending, SubUnit, Unit } from './data';
import { getPurchaseLists } from './surprise/orders';

/** Keeps a submarine out of the combat. */
export function createLeaveOutFix(sub: SubUnit): Fix {
  return offer(`Leave ${sub.id} out`, setMember(sub, 'joins', false));
}

/** Options whose readings are words or numbers. */
type SimpleOption = { [N in keyof Options]-?: NonNullable<Options[N]> extends object ? never : N }[keyof Options];

/** Sets an option of the scenario. */
export function chooseReading<N extends SimpleOption>(header: Header, name: N, reading: NonNullable<Options[N]>): Fix {
  return offer(`Change the option ${name} to ${reading}`, setOption(header, name, reading));
}

/** Marks a build as coming from the construction pool. */
export function offerConstructionPool(build: Build): Fix {
  return offer('Add `from: construction-pool`', setMember(build, 'from', 'construction-pool'));
}

/** Moves a unit to the list of another group; creates the list if necessary. */
export function createMoveUnitEdits(
  unit: Unit,
  from: readonly Unit[],
  to: { units?: Unit[] },
  section = unit.section,
): readonly Edit[] {
  const plain: Plain = section === undefined ? { ...unit } : { ...unit, section };
  const addEdit = to.units ? appendItem(to.units, plain) : setMember(to, 'units', [plain]);
  return [addEdit, removeMember(from, from.indexOf(unit))];
}

/** Adds a purchase to the orders of a side (to every list, if they depend on the points); creates missing parents. */
export function createPurchaseEdits(
  combat: Engagement | NavalCombat,
  side: string,
  purchase: Purchase,
): readonly Edit[] {
  const plain: Plain = { ...purchase };
  const orders = combat.orders as Readonly<Record<string, { surprise?: Spending } | undefined>> | undefined;
  const sideOrders = orders?.[side];
  if (sideOrders?.surprise) return getPurchaseLists(sideOrders.surprise).map(({ list }) => appendItem(list, plain));
  if (sideOrders) return [setMember(sideOrders, 'surprise', [plain])];
  if (orders) return [setMember(orders, side, { surprise: [plain] })];
  return [setMember(combat, 'orders', { [side]: { surprise: [plain] } })];
}
