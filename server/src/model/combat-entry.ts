/** A combat of a scenario, as its ruleset finds it. */
import type { FairDice } from '../engine/fair-dice';
import type { Combat, Side } from '../engine/combat';
import type { TableDice } from '../engine/dice-source';
import type { SideAdvice } from './advice';
import type { Picture } from './picture';
import type { Place } from './place';

/** Name of a side for the middle of a sentence. */
export interface SideName {
  /** Role in the rules: `the attacker`, `the sub side`. */
  readonly role: string;
  /** Name by its powers: `Japan`, `the UK and the US`; its role if the scenario does not name them. */
  readonly name: string;
  /** Keys of these powers, if the scenario names them. */
  readonly powers?: readonly string[];
}

/** A combat of a scenario. */
export interface CombatEntry {
  /** The id in the scenario. */
  readonly id: string;
  /** The scenario's object for the combat: lens, result and expectations are attached to it. */
  readonly object: object;
  readonly place: Place;
  readonly title: string;
  /** Kind of combat in words: `strategic submarine warfare`. */
  readonly kind: string;
  /** Sides by key (`Roll.by`, `LabelWord.side`), in display order. */
  readonly sides: Readonly<Record<Side, SideName>>;
  readonly dice?: TableDice;
  readonly seed?: number;
  /** Commitments of the sides, from which the seed follows. Other dice beside them have no effect. */
  readonly fair?: FairDice;
  readonly expect?: object;
  readonly result?: object;
  /**
   * Objects of the earlier combats of the scenario, in playing order; one list shared by all combats. The combat depends on their losses
   * even without references to them.
   */
  readonly earlierCombats?: readonly object[];
  /** Building the combat follows ids: it may depend on anything in the scenario. */
  readonly followsIds?: boolean;
  /** Builds the combat. Throws only on an error in the ruleset: any data that the schema accepts must give a combat. */
  readonly build: () => Combat;
  /** The board of the combat, which is this entry's; absent if there is nothing to draw. */
  readonly drawPicture?: (combat: Combat) => Picture;
  /** The sides that can be advised; absent if nobody ever has a decision. Called often: must not compute anything expensive. */
  readonly listAdvice?: () => readonly SideAdvice[];
}
