/** Advice on submarine combat: how to spend the surprise points, and which units to give up first. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import type { Ids } from '../../../model/ids';
import type { Plan, Situations } from '../../../model/situations';
import { counted } from '../../../model/wording';
import { sswSides, type Header, type NavalCombat, type Purchase, type SswSide } from '../data';
import { listsOf } from '../surprise/orders';
import { priceOf } from '../surprise/surprise';
import { aimsOf } from './advised-aims';
import { lossOrders, ordered, orderEdits } from './advised-orders';
import { bundlesOf, bundleOf, type Bundle, type Menu } from './advised-purchases';
import type { Prey } from './prey';
import { subCombat } from './sub-combat';
import { refusedInSubCombat, subCombatForces, type SubCombatForces } from './sub-combat-forces';

const keys: Readonly<Record<SswSide, 'attacker' | 'defender'>> = { subs: 'attacker', convoy: 'defender' };

/** The advice for both sides of a submarine combat; empty if no submarine attacks. */
export function subCombatAdvice(combat: NavalCombat, header: Header, ids: Ids): readonly SideAdvice[] {
  const forces = subCombatForces(combat, header, ids);
  const { lines, subs, ships } = forces;
  if (lines.every(({ dockedWith }) => dockedWith !== undefined)) return [];
  const sum = (of: readonly Prey[], what: 'count' | 'convoyPoints'): number =>
    of.reduce((total, line) => total + line.count * (what === 'count' ? 1 : line.convoyPoints), 0);
  const stakes = {
    convoyPoints: sum(ships, 'convoyPoints'),
    subs: sum(subs, 'count'),
    escorts: sum(
      ships.filter(({ kind }) => kind === 'escort'),
      'count',
    ),
  };
  const losses = lossOrders(combat, 'attacker', subs, (order) =>
    subCombat(ordered(combat, 'attacker', { losses: order }), header, ids),
  );
  return sswSides.map((side) => ({
    side,
    aims: aimsOf(side, stakes),
    alternatives: side === 'convoy' ? otherFirstLosses(forces) : [],
    ...(side === 'subs' && losses && { losses }),
    ...(canSpend(side, forces) && { situations: () => spending(side, forces) }),
  }));
}

/** Alternatives that give up another unit of the defender first. Convoy points have no name: they go first by default. */
function otherFirstLosses({ combat, header, ids, ships }: SubCombatForces): readonly Alternative[] {
  const [first, ...others] = ships.filter(({ onlyIfBought }) => !onlyIfBought);
  return others
    .filter(({ kind, name }) => kind === 'escort' && name !== first?.name)
    .map(({ name }) => ({
      id: `lose.${name}`,
      group: 'order of losses by unit',
      title: `lose ${name} first`,
      combat: () => subCombat(ordered(combat, 'defender', { losses: [name] }), header, ids),
      edits: () => orderEdits(combat, 'defender', { losses: [name] }),
    }));
}

function menuOf(side: SswSide, forces: SubCombatForces): Menu {
  const { header, defenders, lines } = forces;
  const buys = (purchase: Purchase): boolean => refusedInSubCombat(purchase, side, forces) === undefined;
  const enemies = (side === 'subs' ? defenders : lines.map(({ item }) => item)).map(({ unit }) => unit.id);
  return {
    types: [],
    avoid: buys({ buy: 'avoid' }),
    targets: enemies.filter((unit) => buys({ buy: 'target', unit })),
    docked: enemies.filter((unit) => buys({ buy: 'include-docked', unit })),
    price: (purchase) => priceOf(purchase, header).total,
  };
}

function canSpend(side: SswSide, { points, header }: SubCombatForces): boolean {
  return points[side] >= priceOf({ buy: 'own-column-up' }, header).total;
}

/** The only situation: the surprise points of the file. */
function spending(side: SswSide, forces: SubCombatForces): Situations {
  const { combat, header, ids, points } = forces;
  const key = keys[side];
  const menu = menuOf(side, forces);
  const { bundles, isEvery } = bundlesOf(menu, points[side]);
  const withPoints = `with ${counted(points[side], 'surprise point')}`;
  const meant = (choices: ReadonlyMap<string, string>): Bundle | undefined =>
    bundles.find(({ id }) => id === [...choices.values()][0]);
  const plans = bundles.map(({ id, title, purchases }): Plan => ({
    ...{ id, title },
    combat: () => subCombat(ordered(combat, key, { surprise: [...purchases] }), header, ids),
  }));
  return {
    group: 'surprise points',
    ways: 'ways to spend surprise points',
    situations: [
      { id: String(points[side]), title: withPoints, chance: 1, ordered: orderedPlan(side, forces, menu), plans },
    ],
    policies: [
      {
        id: 'buy',
        allows: () => true,
        title: (choices) => `${withPoints}: ${meant(choices)?.title ?? 'nothing'}`,
        edits: (choices) => {
          const bundle = meant(choices);
          return bundle && orderEdits(combat, key, { surprise: [...bundle.purchases] });
        },
      },
    ],
    isEvery,
  };
}

/** The purchases of the orders as written. */
function orderedPlan(side: SswSide, forces: SubCombatForces, { price }: Menu): Plan {
  const { combat, header, ids, points } = forces;
  let left = points[side];
  const bought = (listsOf(combat.orders?.[keys[side]]?.surprise)[0]?.list ?? []).filter((purchase) => {
    const isPaid = price(purchase) <= left && refusedInSubCombat(purchase, side, forces) === undefined;
    if (isPaid) left -= price(purchase);
    return isPaid;
  });
  return { id: 'ordered', title: bundleOf(bought, price).title, combat: () => subCombat(combat, header, ids) };
}
