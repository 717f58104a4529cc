/** A combat that a scenario asks for, as a ruleset finds it there. */
import type { Combat, Side } from '../engine/combat';
import type { TableDice } from '../engine/dice-source';
import type { SideAdvice } from './advice';
import type { Place } from './place';

/** What a side of a combat is called, inside a sentence. */
export interface SideName {
  /** As rules call it: `the attacker`, `the sub side`. */
  readonly role: string;
  /** By the powers that fight on it: `Japan`, `the UK and the US`; as its role where the scenario does not say. */
  readonly name: string;
  /** Keys of these powers, as far as the scenario names them. */
  readonly powers?: readonly string[];
}

/** A combat that a scenario asks for. */
export interface CombatSite {
  /** The id in the scenario. */
  readonly id: string;
  /** The scenario's member that holds it: lens, result and expectations stand there. */
  readonly object: object;
  readonly place: Place;
  readonly title: string;
  /** What kind of combat, in words: `strategic submarine warfare`. */
  readonly kind: string;
  /** By the keys of the sides in the combat (`Roll.by`, `LabelWord.side`), in the order in which they are shown. */
  readonly sides: Readonly<Record<Side, SideName>>;
  readonly dice?: TableDice;
  readonly seed?: number;
  readonly expect?: object;
  readonly result?: object;
  /**
   * Members of the scenario, one list for all of them, in the order in which they are played: the combat is stated by those before it, where ids
   * do not lead to them, for what they have cost.
   */
  readonly after?: readonly object[];
  /** Its statement follows ids: anything in the scenario may bear on it. */
  readonly followsIds?: boolean;
  /** States the combat. Throws only on a fault of the ruleset: whatever the schema lets pass must give a combat. */
  readonly combat: () => Combat;
  /** Which sides can be advised; absent where nobody ever has anything to decide. It is asked for often: nothing is solved for it. */
  readonly advice?: () => readonly SideAdvice[];
}
