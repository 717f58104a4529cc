/** The purchases that a side can make with a number of surprise points, for advice: each combination once, the cheapest first. */
import { pluralize, formatList } from '../kit';
import type { Purchase } from '../data';

/** Purchases that are made together. */
export interface Bundle {
  /** Readable, without spaces: `own-2+target.flower`; `nothing`. */
  readonly id: string;
  /** In words: `2 columns up and flower as a victim`; `nothing`. */
  readonly title: string;
  readonly cost: number;
  readonly purchases: readonly Purchase[];
}

/** The purchases available to a side. */
export interface Menu {
  /** Combat types that can be bought and are not fought anyway. */
  readonly types: readonly ('ssw' | 'naval-air')[];
  readonly avoid: boolean;
  /** Ids of the units that it may pick as targets. */
  readonly targets: readonly string[];
  /** Pairs that it may include, by the id of one of them. */
  readonly docked: readonly string[];
  readonly getPrice: (purchase: Purchase) => number;
}

/** Beyond this number only bundles with a single kind of purchase are considered. */
const maxBundles = 600;

/** Maximum columns per purchase. */
const maxColumnsAtOnce = 12;

/**
 * All bundles that can be bought, including the empty one.
 * @returns the bundles, and whether the list is complete
 */
export function listBundles(
  menu: Menu,
  points: number,
): { readonly bundles: readonly Bundle[]; readonly isComplete: boolean } {
  const every = combinePurchases(menu, points, maxBundles);
  const bundles = every ?? listSimpleBundles(menu, points);
  return { bundles: bundles.toSorted((a, b) => a.cost - b.cost), isComplete: every !== undefined };
}

/** Creates a bundle with its id and title. */
export function createBundle(purchases: readonly Purchase[], getPrice: Menu['getPrice']): Bundle {
  return {
    id: purchases.map(formatPurchaseId).join('+') || 'nothing',
    title: formatList(purchases.map(describePurchase)) || 'nothing',
    cost: purchases.reduce((sum, purchase) => sum + getPrice(purchase), 0),
    purchases,
  };
}

function combinePurchases(menu: Menu, points: number, max: number): readonly Bundle[] | undefined {
  const bundles: Bundle[] = [];
  for (const firstPurchases of listFirstPurchases(menu)) {
    const remaining = points - computeTotalPrice(firstPurchases, menu);
    if (remaining < 0) continue;
    for (const picks of listPicks(menu, remaining)) {
      for (const columns of listColumns(menu, remaining - computeTotalPrice(picks, menu))) {
        if (bundles.length >= max) return undefined;
        bundles.push(createBundle([...firstPurchases, ...columns, ...picks], menu.getPrice));
      }
    }
  }
  if (menu.avoid) bundles.push(...listAffordable([[{ buy: 'avoid' }]], menu, points));
  return bundles;
}

/** Bundles of one kind of purchase each. */
function listSimpleBundles(menu: Menu, points: number): readonly Bundle[] {
  const lists: (readonly Purchase[])[] = [...listFirstPurchases(menu), ...listColumns(menu, points).slice(1)];
  for (const unit of menu.targets) {
    const pick: Purchase = { buy: 'target', unit };
    for (let count = 1; count * menu.getPrice(pick) <= points; count++) lists.push(Array<Purchase>(count).fill(pick));
  }
  if (menu.avoid) lists.push([{ buy: 'avoid' }]);
  return listAffordable(lists, menu, points);
}

function listAffordable(lists: readonly (readonly Purchase[])[], menu: Menu, points: number): readonly Bundle[] {
  return lists.map((list) => createBundle(list, menu.getPrice)).filter(({ cost }) => cost <= points);
}

/** All choices of at most one combat type and at most one docked pair. */
function listFirstPurchases({ types, docked }: Menu): readonly (readonly Purchase[])[] {
  const typePurchases: Purchase[][] = [[], ...types.map((type): Purchase[] => [{ buy: 'combat-type', type }])];
  const pairPurchases: Purchase[][] = [[], ...docked.map((unit): Purchase[] => [{ buy: 'include-docked', unit }])];
  return typePurchases.flatMap((type) => pairPurchases.map((pair) => [...type, ...pair]));
}

/** All sequences of targets that can be picked: the first takes the worst result. */
function* listPicks(menu: Menu, points: number): Iterable<readonly Purchase[]> {
  yield [];
  for (const unit of menu.targets) {
    const pick: Purchase = { buy: 'target', unit };
    const remaining = points - menu.getPrice(pick);
    if (remaining >= 0) for (const others of listPicks(menu, remaining)) yield [pick, ...others];
  }
}

/** All numbers of columns of both kinds, starting with none. */
function listColumns(menu: Menu, points: number): readonly (readonly Purchase[])[] {
  const columnPrice = Math.max(1, menu.getPrice({ buy: 'own-column-up' }));
  const maxColumns = Math.max(0, Math.floor(points / columnPrice));
  const combinations: Purchase[][] = [];
  for (let ownColumns = 0; ownColumns <= maxColumns; ownColumns++)
    for (let enemyColumns = 0; ownColumns + enemyColumns <= maxColumns; enemyColumns++)
      combinations.push([
        ...listColumnPurchases('own-column-up', ownColumns),
        ...listColumnPurchases('enemy-column-down', enemyColumns),
      ]);
  return combinations;
}

function listColumnPurchases(buy: 'own-column-up' | 'enemy-column-down', columns: number): readonly Purchase[] {
  if (columns === 0) return [];
  if (columns > maxColumnsAtOnce)
    return [...listColumnPurchases(buy, maxColumnsAtOnce), ...listColumnPurchases(buy, columns - maxColumnsAtOnce)];
  return [columns === 1 ? { buy } : { buy, columns }];
}

function computeTotalPrice(purchases: readonly Purchase[], { getPrice }: Menu): number {
  return purchases.reduce((sum, purchase) => sum + getPrice(purchase), 0);
}

function formatPurchaseId(purchase: Purchase): string {
  switch (purchase.buy) {
    case 'combat-type':
      return purchase.type;
    case 'avoid':
      return 'avoid';
    case 'target':
      return `target.${purchase.unit}`;
    case 'include-docked':
      return `docked.${purchase.unit}`;
    case 'own-column-up':
      return `own-${purchase.columns ?? 1}`;
    case 'enemy-column-down':
      return `enemy-${purchase.columns ?? 1}`;
  }
}

function describePurchase(purchase: Purchase): string {
  switch (purchase.buy) {
    case 'combat-type':
      return purchase.type === 'naval-air' ? 'naval air combat' : 'strategic submarine warfare';
    case 'avoid':
      return 'avoid the combat';
    case 'target':
      return `${purchase.unit} as a victim`;
    case 'include-docked':
      return `the docked pair of ${purchase.unit}`;
    case 'own-column-up':
      return `${pluralize(purchase.columns ?? 1, 'column')} up`;
    case 'enemy-column-down':
      return `the enemy ${pluralize(purchase.columns ?? 1, 'column')} down`;
  }
}
