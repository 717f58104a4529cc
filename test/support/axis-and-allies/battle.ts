/**
 * A small sea battle as plain data for the enumerator, which is the reference for the engine and the rulesets. It is written from the rules
 * alone and shares nothing with the server.
 */

/** Units of one type and nation that are treated alike. */
export interface Group {
  /** Unique on its side. */
  readonly id: string;
  readonly kind: 'submarine' | 'destroyer' | 'ship' | 'air';
  /** The owner of the units, which only detection uses. By default all units of a side belong to one nation. */
  readonly nation?: string;
  readonly count: number;
  /** A die of at most this hits, as attacker and as defender, including all bonuses and depths. 0: does not roll. */
  readonly attack: number;
  readonly defence: number;
  /** Dice of each unit in attack; by default 1. */
  readonly attackDice?: number;
  /** 2: the first hit damages, the second sinks. By default 1. */
  readonly hits?: 1 | 2;
  /** Two-hit ships that are damaged at the start. By default none. */
  readonly damaged?: number;
  /** Submarines: at the end of a cycle in which the enemy has no destroyer left, all of the group submerge. */
  readonly submerges?: boolean;
  /**
   * Submarines. `aare`: undetected ones dive as opening fire ends. `depth`, defenders only: from the first cycle in which the attacker can
   * hit them they do not roll, and those that the attacker's fire leaves dive before the defender's other units fire.
   */
  readonly dives?: boolean;
  /** `aare`: a suicide mission lowers the detection value by 1. */
  readonly kaiten?: boolean;
  /** `aare`, attacking air units: before anything else a die is rolled for each unit, and at most this shoots it down. By default there is no such fire. */
  readonly shotDownOn?: number;
  /** `depth`, attacking units: may search. By default destroyers and air units do. */
  readonly searches?: boolean;
  /** `depth`, defending submarines. By default surfaced. */
  readonly depth?: 'surfaced' | 'periscope' | 'submerged' | 'silent';
  /** `depth`, defending submarines that were not found: they defend none the less if the attacker brought ships other than submarines. */
  readonly elects?: boolean;
}

export interface SideOfBattle {
  readonly groups: readonly Group[];
  /**
   * Groups in their order of loss: a hit removes the first entry that is present and may be hit. `bb` removes a damaged ship if the group has
   * two hits; `bb damage` damages an undamaged one. Damage that is not in the list comes before the list.
   */
  readonly losses: readonly string[];
}

/** The attacker retreats if any of the conditions holds and both sides still have units in the battle. */
export interface Retreat {
  /** At the end of this cycle, 1 the first. */
  readonly afterRound?: number;
  /** With fewer units than this in the battle. */
  readonly fewerThan?: number;
  /** If the chance of being the only side with units left after pressing on to the end is below this. Decimal or fraction: `0.4`, `1/3`. */
  readonly chanceBelow?: string;
}

export interface Battle {
  /** `lhtr`: cycles alone. `aare`: detection in cycle 1. `depth`: a search before cycle 1. */
  readonly rules: 'lhtr' | 'aare' | 'depth';
  /** Sides of the dice. */
  readonly sides: number;
  /** The values of units that fire together at the same targets are added up: sure hits, and one die for the rest. */
  readonly lowLuck?: boolean;
  readonly attacker: SideOfBattle & { readonly retreat?: Retreat };
  readonly defender: SideOfBattle;
  /** `aare`: the technologies of each nation. */
  readonly technologies?: Readonly<
    Record<string, readonly ('super-submarines' | 'long-range-aircraft' | 'combined-arms')[]>
  >;
  /** `depth`: any success finds every submarine that can be found. By default each die is compared with each submarine's own number. */
  readonly anySuccessFindsAll?: boolean;
  /** `depth`: submarines dive in cycle 1 or never. */
  readonly diveFirstCycleOnly?: boolean;
  /**
   * `depth`: defending submarines that may dive roll after all others in that cycle, even if the attacker has hit them, unless submarines
   * hit them. In groups with an order to dive, the survivors dive and do not roll.
   */
  readonly diveAfterRolls?: boolean;
  /** `depth`: no submarine dives while the attacker has a destroyer at the head of the cycle. */
  readonly destroyersBlockDive?: boolean;
}

/** An end of a battle. Lists are by group: the attacker's in their order, then the defender's. */
export interface BattleEnd {
  /** Units that are left, those that submerged or dived included. */
  readonly remaining: readonly number[];
  /** Ships among them that are damaged. */
  readonly damaged: readonly number[];
  readonly retreated: boolean;
}
