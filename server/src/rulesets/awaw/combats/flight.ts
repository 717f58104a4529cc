/** What an air attack on ships is made of: who flies, against what, and the counters of its steps. */
import type { Amount, Change } from '../../../engine/amount';
import type { Measure, Step } from '../../../engine/combat';
import type { Side } from '../data';
import type { Criticals } from './attack';
import type { Victim } from './victims';

/** A defender in the air: the cover of land-based squadrons, or the CAP of carriers. */
export interface Fighters {
  readonly kind: 'cover' | 'cap';
  /** Those that engage, after surprise. */
  readonly squadrons: Amount;
  /** Modifiers of their roll, and of the attackers' roll against them. */
  readonly modifiers: readonly Change[];
  readonly attackerModifiers: readonly Change[];
  /** Counter: its squadrons that earlier strikes of the combat have put out. */
  readonly out?: number;
  /** Whether no later strike meets them. */
  readonly outLast?: boolean;
}

/** The air defense of the ships. */
export interface AirDefense {
  readonly level: Amount;
  readonly modifiers: readonly Change[];
}

export interface StrikeTarget {
  readonly victim: Victim;
  /** Squadrons that are to attack it. Losses are made up from the targets at the end of the list. */
  readonly squadrons: number;
  readonly modifiers: readonly Change[];
  /** Whether no later attack of the combat is on it. */
  readonly last: boolean;
}

export interface Strike {
  /** Before the ids of its steps where a combat has several strikes. */
  readonly id?: string;
  /** Who attacks. */
  readonly by: Side;
  readonly squadrons: number;
  readonly fighters: readonly Fighters[];
  readonly airDefense?: AirDefense;
  readonly targets: readonly StrikeTarget[];
  readonly criticals: Criticals;
  /** 0 to 7. */
  readonly surpriseLevel: number;
  /** What must be found before it flies. Without it it flies. */
  readonly launch?: Launch;
}

/** The search result that a strike uses. */
export interface Launch {
  /** Counter: the results that are left on the group; undefined where there is no such group. */
  readonly results: number | undefined;
  /** Whether nothing else uses a result on the group. */
  readonly last: boolean;
  /** Of the strike and its target, in a sentence. */
  readonly name: string;
}

/** A part of a combat: its steps and its measures. */
export interface StepsAndMeasures {
  readonly steps: readonly Step[];
  readonly measures: readonly Measure[];
}

/** Counters of fighter squadrons that are out. */
export interface Fallen {
  readonly eliminated: number;
  readonly aborted: number;
}

export interface Flight {
  readonly strike: Strike;
  /** Counters: squadrons that still attack, and what became of the others. */
  readonly left: number;
  readonly eliminated: number;
  readonly aborted: number;
  /** The same of the fighters. */
  readonly fallen: Readonly<Record<Fighters['kind'], Fallen>>;
  /** The squadrons that came through. */
  readonly attacking: number;
}
