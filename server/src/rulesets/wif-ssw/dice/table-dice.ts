/** The dice of strategic submarine warfare that a scenario says were rolled at the table. */
import { at, type Place } from '../../../model/place';
import type { Dice, Engagement, Header, SswSide } from '../data';
import { attackers } from '../initiation/participants';
import { searchDice } from '../search/numbers';
import { convoySearch, subSearch } from '../search/search';
import { surprisePoints, type SurpriseGain } from '../surprise/surprise';

/** Labels of the dice that strategic submarine warfare may ask for, the searches first, in the order in which they are asked for. */
export const sswDice = ['search.subs', 'search.convoy', 'anti-air', 'damage.convoy', 'damage.subs'] as const;

/** Labels of the dice that submarine combat may ask for. */
export const subCombatDice = ['damage.subs.before', 'damage.convoy', 'damage.subs'] as const;

/** Every die of the game that this ruleset rolls is a d10. */
export const faces = searchDice.sides;

/** A die as the file gives it. */
export interface TableDie {
  /** Undefined in a plain list, which is taken in the order asked. */
  readonly label?: string;
  readonly value: number;
  readonly place: Place;
}

/** The dice that a file gives, the seed left out. */
export function tableDice(dice: Dice | undefined): readonly TableDie[] {
  if (dice === undefined) return [];
  if (Array.isArray(dice)) return dice.map((value, index) => ({ value, place: at(dice, index) }));
  return Object.entries(dice).flatMap(([label, value]): readonly TableDie[] => {
    if (label === 'seed' || value === undefined) return [];
    if (Array.isArray(value)) return value.map((one, index) => ({ label, value: one, place: at(value, index) }));
    return [{ label, value, place: at(dice, label) }];
  });
}

/** The die of a search as the file gives it: by its label, or by its turn in a plain list. */
function searchDie(dice: Dice | undefined, side: SswSide): number | undefined {
  const given = tableDice(dice);
  const label = `search.${side}`;
  if (Array.isArray(dice)) return given[sswDice.findIndex((die) => die === label)]?.value;
  return given.find((die) => die.label === label)?.value;
}

/** The surprise points that the searches rolled at the table give; undefined where a die is missing or nobody searches. */
export function surpriseAtTable(engagement: Engagement, header: Header): SurpriseGain | undefined {
  const subs = searchDie(engagement.dice, 'subs');
  const convoy = searchDie(engagement.dice, 'convoy');
  if (subs === undefined || convoy === undefined || attackers(engagement, header).length === 0) return undefined;
  return surprisePoints(subSearch(engagement, header, subs).total, convoySearch(engagement, header, convoy).total);
}
