/** A raid whose odds follow from its orders and are worked out at a glance: one die with eight faces, and a hit up to a number of them. */
import type { Combat, Roll } from '../../../server/src/engine/combat';
import type { Calculation } from '../../../server/src/engine/progress';
import type { Aim, Alternative, SideAdvice } from '../../../server/src/model/advice';

/** The orders as a file has them: each is one more face that hits, and costs fuel; a feint costs fuel in vain. */
export interface RaidOrders {
  readonly dive?: boolean;
  readonly night?: boolean;
  readonly feint?: boolean;
}

export interface RaidOptions {
  /** Faces of the die that hit. */
  readonly faces: number;
  readonly fuel?: number;
}

export function createRaid({ faces, fuel = 0 }: RaidOptions): Combat {
  const attack: Roll = {
    ...{ kind: 'roll', id: 'attack', title: 'Attack', rules: [], by: 'raider' },
    dice: () => ({ count: 1, sides: 8 }),
    apply: (_, total) => [total <= faces ? 1 : 0, fuel],
  };
  return {
    title: 'Raid',
    counters: [
      { name: 'hits', title: 'hits', max: 1 },
      { name: 'fuel', title: 'fuel', max: 9 },
    ],
    start: [0, 0],
    steps: [attack],
    measures: [
      {
        ...{ path: ['hits'], title: 'hits', read: ([hits = 0]) => hits },
        turnTotal: { side: 'raider', title: 'hits', singular: 'hit' },
      },
      { path: ['fuel'], title: 'fuel', read: ([, fuel = 0]) => fuel },
    ],
    summary: ([hits]) => `${hits} hits`,
  };
}

export const createOrderedRaid = ({ dive = false, night = false, feint = false }: RaidOrders): Combat =>
  createRaid({ faces: 1 + Number(dive) + Number(night), fuel: Number(dive) + Number(night) + Number(feint) });

export const hit: Aim = {
  ...{ id: 'hit', title: 'chance of a hit', unit: 'chance' },
  getQuantity: () => (end) => end[0]!,
  getMaximum: () => 1,
};

export const saving: Aim = { id: 'saving', title: 'fuel saved', unit: 'fuel', getQuantity: () => (end) => -end[1]! };

/** The advice for the raider of orders that are written in one object. */
export function createRaidAdvice(written: RaidOrders): SideAdvice {
  const alternatives = (['dive', 'night', 'feint'] as const).map((key): Alternative => ({
    ...{ id: key, group: key, title: key },
    createCombat: () => createOrderedRaid({ ...written, [key]: true }),
    createEdits: () => [{ edit: 'set', owner: written, key, value: true }],
  }));
  return { side: 'raider', aims: [hit, saving], alternatives };
}

/** A combat whose preparation turns out to be too large. */
export function withTooLargePreparation(combat: Combat): Combat {
  function* prepare(): Calculation<Combat> {
    yield { done: 0, total: 1, unit: 'steps' };
    return { ...combat, hasEstimatedDecisions: true };
  }
  return { ...combat, prepare };
}
