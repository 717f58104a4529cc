/** Advice on submarine combat: how to spend the surprise points, and which units to give up first. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import type { Ids } from '../../../model/ids';
import type { Plan, Situations } from '../../../model/situations';
import { pluralize } from '../kit';
import { sswSides, type Header, type NavalCombat, type Purchase, type SswSide } from '../data';
import { getPurchaseLists } from '../surprise/orders';
import { getPrice } from '../surprise/surprise';
import { listAims } from './aims';
import { createLossOrders, applyOrders, createOrderEdits } from './order-edits';
import { listBundles, createBundle, type Bundle, type Menu } from './bundles';
import type { Target } from './target';
import { buildSubCombat } from './sub-combat';
import { findSubCombatRefusal, readSubCombatForces, type SubCombatForces } from './sub-combat-forces';

const roles: Readonly<Record<SswSide, 'attacker' | 'defender'>> = { subs: 'attacker', convoy: 'defender' };

/** The advice for both sides of a submarine combat; empty if no submarine attacks. */
export function createSubCombatAdvice(combat: NavalCombat, header: Header, ids: Ids): readonly SideAdvice[] {
  const forces = readSubCombatForces(combat, header, ids);
  const { lines, subs, ships } = forces;
  if (lines.every(({ dockedWith }) => dockedWith !== undefined)) return [];
  const sum = (targets: readonly Target[], measure: 'count' | 'convoyPoints'): number =>
    targets.reduce((total, line) => total + line.count * (measure === 'count' ? 1 : line.convoyPoints), 0);
  const stakes = {
    convoyPoints: sum(ships, 'convoyPoints'),
    subs: sum(subs, 'count'),
    escorts: sum(
      ships.filter(({ kind }) => kind === 'escort'),
      'count',
    ),
  };
  const losses = createLossOrders(combat, 'attacker', subs, (order) =>
    buildSubCombat(applyOrders(combat, 'attacker', { losses: order }), header, ids),
  );
  return sswSides.map((side) => ({
    side,
    aims: listAims(side, stakes),
    alternatives: side === 'convoy' ? listOtherFirstLosses(forces) : [],
    ...(side === 'subs' && losses && { losses }),
    ...(canSpend(side, forces) && { createSituations: () => createSituations(side, forces) }),
  }));
}

/** Alternatives that give up another unit of the defender first. Convoy points have no name: they go first by default. */
function listOtherFirstLosses({ combat, header, ids, ships }: SubCombatForces): readonly Alternative[] {
  const [first, ...others] = ships.filter(({ onlyIfBought }) => !onlyIfBought);
  return others
    .filter(({ kind, name }) => kind === 'escort' && name !== first?.name)
    .map(({ name }) => ({
      id: `lose.${name}`,
      group: 'order of losses by unit',
      title: `lose ${name} first`,
      createCombat: () => buildSubCombat(applyOrders(combat, 'defender', { losses: [name] }), header, ids),
      createEdits: () => createOrderEdits(combat, 'defender', { losses: [name] }),
    }));
}

function createMenu(side: SswSide, forces: SubCombatForces): Menu {
  const { header, defenders, lines } = forces;
  const canBuy = (purchase: Purchase): boolean => findSubCombatRefusal(purchase, side, forces) === undefined;
  const enemyIds = (side === 'subs' ? defenders : lines.map(({ item }) => item)).map(({ unit }) => unit.id);
  return {
    types: [],
    avoid: canBuy({ buy: 'avoid' }),
    targets: enemyIds.filter((unit) => canBuy({ buy: 'target', unit })),
    docked: enemyIds.filter((unit) => canBuy({ buy: 'include-docked', unit })),
    getPrice: (purchase) => getPrice(purchase, header).total,
  };
}

function canSpend(side: SswSide, { points, header }: SubCombatForces): boolean {
  return points[side] >= getPrice({ buy: 'own-column-up' }, header).total;
}

/** The only situation: the surprise points of the file. */
function createSituations(side: SswSide, forces: SubCombatForces): Situations {
  const { combat, header, ids, points } = forces;
  const key = roles[side];
  const menu = createMenu(side, forces);
  const { bundles, isComplete } = listBundles(menu, points[side]);
  const pointsText = `with ${pluralize(points[side], 'surprise point')}`;
  const findBundle = (choices: ReadonlyMap<string, string>): Bundle | undefined =>
    bundles.find(({ id }) => id === [...choices.values()][0]);
  const plans = bundles.map(({ id, title, purchases }): Plan => ({
    id,
    title,
    createCombat: () => buildSubCombat(applyOrders(combat, key, { surprise: [...purchases] }), header, ids),
  }));
  return {
    group: 'surprise points',
    ways: 'ways to spend surprise points',
    situations: [
      { id: String(points[side]), title: pointsText, chance: 1, ordered: getOrderedPlan(side, forces, menu), plans },
    ],
    policies: [
      {
        id: 'buy',
        allows: () => true,
        createTitle: (choices) => `${pointsText}: ${findBundle(choices)?.title ?? 'nothing'}`,
        createEdits: (choices) => {
          const bundle = findBundle(choices);
          return bundle && createOrderEdits(combat, key, { surprise: [...bundle.purchases] });
        },
      },
    ],
    isComplete,
  };
}

/** The purchases of the orders as written. */
function getOrderedPlan(side: SswSide, forces: SubCombatForces, { getPrice }: Menu): Plan {
  const { combat, header, ids, points } = forces;
  let remaining = points[side];
  const purchases = (getPurchaseLists(combat.orders?.[roles[side]]?.surprise)[0]?.list ?? []).filter((purchase) => {
    const isPaid = getPrice(purchase) <= remaining && findSubCombatRefusal(purchase, side, forces) === undefined;
    if (isPaid) remaining -= getPrice(purchase);
    return isPaid;
  });
  return {
    id: 'ordered',
    title: createBundle(purchases, getPrice).title,
    createCombat: () => buildSubCombat(combat, header, ids),
  };
}
