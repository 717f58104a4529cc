/** Random engagements and submarine combats of World in Flames with orders. */
import type { Data, Draw } from './draw';

export function createEngagement(draw: Draw): Data {
  const subs = [1, 2, 3].slice(0, 1 + draw.below(3)).map((index) => ({
    id: `sub-${index}`,
    type: 'sub',
    section: draw.pick([0, 1, 2, 3, 4]),
    attack: 2 + draw.below(4),
    defence: 1 + draw.below(4),
  }));
  const convoy = draw.some([
    { id: 'escort-1', type: 'asw', asw: 3, defence: 3 },
    { id: 'escort-2', type: 'asw', asw: 5, defence: 2 },
    { id: 'plane', type: 'nav', airToSea: 3, range: 9, section: 'convoy' },
  ]);
  const ids = { subs: subs.map(({ id }) => id), convoy: convoy.map(({ id }) => id) };
  const createPurchases = (enemy: readonly string[]): Data[] =>
    draw.some<Data>([
      { buy: 'own-column-up' },
      { buy: 'enemy-column-down' },
      { buy: 'avoid' },
      { buy: 'combat-type', type: draw.pick(['ssw', 'naval-air']) },
      ...(enemy.length > 0 ? [{ buy: 'target', unit: draw.pick(enemy) }] : []),
    ]);
  const createOrders = (ownIds: readonly string[], enemy: readonly string[]): Data => ({
    ...(draw.below(2) === 0 && { surprise: createPurchases(enemy) }),
    ...(draw.below(3) === 0 && { combatType: draw.pick(['ssw', 'naval-air']) }),
    ...(ownIds.length > 0 &&
      draw.below(2) === 0 && { losses: draw.shuffle(ownIds).slice(0, 1 + draw.below(ownIds.length)) }),
  });
  return {
    ruleset: 'wif-ssw',
    turn: { year: 1942, months: 'mar-apr' },
    powers: { germany: { side: 'axis' }, cw: { side: 'allied' } },
    engagements: [
      {
        id: 'engagement',
        weather: draw.pick(['fine', 'rain']),
        subs: { power: 'germany', units: subs },
        convoy: { power: 'cw', convoyPoints: 5, units: convoy },
        orders: { subs: createOrders(ids.subs, ids.convoy), convoy: createOrders(ids.convoy, ids.subs) },
      },
    ],
  };
}

/** Ordinary submarine combat of the naval combat step. */
export function createSubCombat(draw: Draw): Data {
  const subs = [1, 2, 3].slice(0, 1 + draw.below(3)).map((index) => ({
    id: `sub-${index}`,
    type: 'sub',
    section: draw.pick([0, 1, 2, 3, 4]),
    attack: 2 + draw.below(4),
    defence: 1 + draw.below(4),
  }));
  const enemy = draw.some<Data>([
    { id: 'escort-1', type: 'asw', asw: 3, section: 0, defence: 3 },
    { id: 'escort-2', type: 'asw', asw: 5, section: 0, defence: 2 },
    { id: 'carrier', type: 'cv', section: 2, damaged: true, defence: 4 },
    { id: 'cruiser', type: 'scs', cost1: 2, attack: 4, section: 2, defence: 4 },
    { id: 'transport', type: 'trs', section: 3, defence: 3, damaged: draw.below(2) === 0 },
  ]);
  const createOrders = (ownIds: readonly string[], enemies: readonly Data[]): Data => ({
    ...(draw.below(2) === 0 && {
      surprise: draw.some<Data>([
        { buy: 'own-column-up' },
        { buy: 'enemy-column-down' },
        { buy: 'avoid' },
        { buy: 'combat-type', type: draw.pick(['ssw', 'naval-air']) },
        ...(enemies.length > 0 ? [{ buy: 'target', unit: draw.pick(enemies)['id'] }] : []),
      ]),
    }),
    ...(draw.below(6) === 0 && { combatType: draw.pick(['ssw', 'naval-air']) }),
    ...(ownIds.length > 0 &&
      draw.below(2) === 0 && { losses: draw.shuffle(ownIds).slice(0, 1 + draw.below(ownIds.length)) }),
  });
  const isAttackerSurprising = draw.below(2) === 0;
  const isDefenderSurprising = !isAttackerSurprising && draw.below(2) === 0;
  return {
    ruleset: 'wif-ssw',
    turn: { year: 1942, months: 'mar-apr' },
    powers: { germany: { side: 'axis' }, cw: { side: 'allied' } },
    navalCombats: [
      {
        id: 'combat',
        kind: 'sub',
        weather: draw.pick(['fine', 'rain']),
        attacker: { power: 'germany', units: subs, ...(isAttackerSurprising && { surprisePoints: 1 + draw.below(8) }) },
        defender: {
          power: 'cw',
          convoyPoints: draw.below(6),
          units: enemy,
          ...(isDefenderSurprising && { surprisePoints: 1 + draw.below(8) }),
        },
        orders: {
          attacker: createOrders(
            subs.map(({ id }) => id),
            enemy,
          ),
          defender: createOrders(
            enemy.map(({ id }) => String(id)),
            subs,
          ),
        },
      },
    ],
  };
}
