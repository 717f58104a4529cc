/** Sea battles for the benchmark: the forces of every size attack and defend in the same proportions. */

type Force = Readonly<Record<string, number>>;

export interface Forces {
  readonly name: string;
  readonly attacker: Force;
  readonly defender: Force;
}

interface Battle extends Forces {
  /** Branches with a smaller probability are cut off; 0 for none. */
  readonly drop: number;
  /** The budget of the exact odds, in milliseconds. */
  readonly budget: number;
}

/** The greatest probability that may be cut off, if any. */
export const maxDropped = 4e-7;

/** The budget for the odds of the standard battle as the first calculation of a process, in milliseconds. */
export const firstCallBudget = 8;

/** The minimum rate of sampling the standard battle, in battles a second. */
export const samplingBudget = 3_000_000;

export const battles: readonly Battle[] = [
  {
    name: 'standard battle',
    attacker: { sub: 4, ftr: 2, bb: 1 },
    defender: { dd: 3, ac: 1, ftr: 2, trn: 2 },
    drop: 0,
    budget: 0.4,
  },
  createBattle(10, 0, 0.8),
  createBattle(20, 0, 3),
  createBattle(50, 1e-12, 16),
  createBattle(100, 1e-12, 45),
];

/** A battle with this number of units a side. */
export function createBattle(units: number, drop: number, budget: number): Battle {
  const scale = (tenths: Force): Force =>
    Object.fromEntries(Object.entries(tenths).map(([type, tenth]) => [type, (tenth * units) / 10]));
  return {
    name: `${units} a side`,
    attacker: scale({ sub: 3, dd: 2, ac: 1, bb: 2, ftr: 2 }),
    defender: scale({ sub: 2, dd: 3, ac: 1, bb: 2, ftr: 2 }),
    drop,
    budget,
  };
}

/** A battle for *Advise*: six kinds of units on each side. */
export const sixKinds: Forces = {
  name: '20 a side of 6 kinds',
  attacker: { sub: 6, dd: 4, ac: 2, bb: 2, ftr: 4, bmbr: 2 },
  defender: { sub: 4, dd: 6, ac: 2, bb: 2, ftr: 4, trn: 2 },
};

/** A scenario of a battle, with detection and the values of Revised; no unit dives, submerges or retreats. */
export function createBattleScenario({ attacker, defender }: Forces): string {
  return `ruleset: aare
title: Measured
turn: { round: 3, power: germany, phase: conduct-combat }
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: measured
    attacker: { power: germany, units: ${JSON.stringify(attacker)} }
    defender: { power: uk, units: ${JSON.stringify(defender)} }
`;
}
