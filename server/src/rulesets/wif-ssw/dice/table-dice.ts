/** Dice of strategic submarine warfare that were rolled at the table. */
import type { Place } from '../../../model/place';
import { listByLabel } from '../../table-dice';
import { placeAt } from '../kit';
import type { Dice, Engagement, Header, SswSide } from '../data';
import { listAttackers } from '../initiation/participants';
import { searchDice } from '../search/numbers';
import { computeSearch } from '../search/search';
import { computeSurpriseGain, type SurpriseGain } from '../surprise/surprise';

/** Labels of the dice in strategic submarine warfare, in the order in which they are rolled. */
export const sswDice = ['search.subs', 'search.convoy', 'anti-air', 'damage.convoy', 'damage.subs'] as const;

/** Labels of the dice in submarine combat. */
export const subCombatDice = ['damage.subs.before', 'damage.convoy', 'damage.subs'] as const;

/** All dice of this ruleset are d10. */
export const dieSides = searchDice.sides;

/** A die in the file. */
export interface TableDie {
  /** Undefined in a plain list, which is in the order of the rolls. */
  readonly label?: string;
  readonly value: number;
  readonly place: Place;
}

/** The table dice of a file. */
export function listTableDice(dice: Dice | undefined): readonly TableDie[] {
  if (dice === undefined) return [];
  if (Array.isArray(dice)) return dice.map((value, index) => ({ value, place: placeAt(dice, index) }));
  return listByLabel(dice).flatMap(([label, value]): readonly TableDie[] =>
    typeof value === 'number'
      ? [{ label, value, place: placeAt(dice, label) }]
      : value.map((item, index) => ({ label, value: item, place: placeAt(value, index) })),
  );
}

/** The search die in the file: by its label, or by its index in a plain list. */
function findSearchDie(dice: Dice | undefined, side: SswSide): number | undefined {
  const rolledDice = listTableDice(dice);
  const label = `search.${side}`;
  if (Array.isArray(dice)) return rolledDice[sswDice.findIndex((die) => die === label)]?.value;
  return rolledDice.find((die) => die.label === label)?.value;
}

/** The surprise points by the search dice of the file; undefined if a die is missing or nobody searches. */
export function computeSurpriseAtTable(engagement: Engagement, header: Header): SurpriseGain | undefined {
  const subs = findSearchDie(engagement.dice, 'subs');
  const convoy = findSearchDie(engagement.dice, 'convoy');
  if (subs === undefined || convoy === undefined || listAttackers(engagement, header).length === 0) return undefined;
  return computeSurpriseGain(
    computeSearch('subs', engagement, header, subs).total,
    computeSearch('convoy', engagement, header, convoy).total,
  );
}
