/** The parts of an air attack on ships: squadrons, defenders, and the counters of its steps. */
import type { Amount, Change } from '../../../engine/amount';
import type { Measure, Step } from '../../../engine/combat';
import type { Side } from '../data';
import type { Criticals } from './attack';
import type { Victim } from './victims';

/** Fighters that defend: land-based cover, or the CAP of carriers. */
export interface Fighters {
  readonly kind: 'cover' | 'cap';
  /** The squadrons that engage, after surprise. */
  readonly squadrons: Amount;
  /** Modifiers of their roll. */
  readonly modifiers: readonly Change[];
  /** Modifiers of the attackers' roll against them. */
  readonly attackerModifiers: readonly Change[];
  /** Counter: squadrons that earlier strikes of the combat removed. */
  readonly removedCounter?: number;
  /** Whether no later strike meets them. */
  readonly isLastReader?: boolean;
}

/** The air defense of the ships. */
export interface AirDefense {
  readonly level: Amount;
  readonly modifiers: readonly Change[];
}

export interface StrikeTarget {
  readonly victim: Victim;
  /** Squadrons allotted to it. Losses are deducted from the last targets first. */
  readonly squadrons: number;
  readonly modifiers: readonly Change[];
  /** Whether no later attack of the combat is on it. */
  readonly isLast: boolean;
}

export interface Strike {
  /** Prefix of its step ids if a combat has several strikes. */
  readonly id?: string;
  /** The attacking side. */
  readonly by: Side;
  readonly squadrons: number;
  readonly fighters: readonly Fighters[];
  readonly airDefense?: AirDefense;
  readonly targets: readonly StrikeTarget[];
  readonly criticals: Criticals;
  /** 0 to 7. */
  readonly surpriseLevel: number;
  /** The search result that it needs; without one it always flies. */
  readonly launch?: Launch;
}

/** The search result that a strike uses. */
export interface Launch {
  /** Counter: remaining results on the group; undefined if the group does not exist. */
  readonly unusedResults: number | undefined;
  /** Whether no later part uses a result on the group. */
  readonly isLastUse: boolean;
  /** Name of the strike and its target, inside a sentence. */
  readonly name: string;
}

/** A part of a combat: its steps and its measures. */
export interface StepsAndMeasures {
  readonly steps: readonly Step[];
  readonly measures: readonly Measure[];
}

/** Counters of lost fighter squadrons. */
export interface LossCounters {
  readonly eliminated: number;
  readonly aborted: number;
}

/** A strike with the counters of its squadrons. */
export interface Flight {
  readonly strike: Strike;
  /** Counters: squadrons still attacking, and those lost. */
  readonly remaining: number;
  readonly eliminated: number;
  readonly aborted: number;
  /** The losses of the fighters. */
  readonly fighterLosses: Readonly<Record<Fighters['kind'], LossCounters>>;
  /** Counter: the squadrons that came through. */
  readonly attacking: number;
}
