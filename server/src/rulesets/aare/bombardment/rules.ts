/** LHTR and Tech 5: shore bombardment by ships. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const bombardmentNumbers = {
  'shore-bombardment': { battleship: 4 },
  'destroyer-bombardment': { hitsOn: 3 },
} as const;

export const rules = {
  'shore-bombardment': {
    section: 'LHTR combat 2',
    title: 'Ships bombard the shore',
    summary: `In opening fire of an amphibious assault each battleship rolls a die and hits with ${bombardmentNumbers['shore-bombardment'].battleship} or less, but only if no sea combat was fought in the sea zone. The number of units that land does not matter. What is hit is lost without firing back.`,
  },
  'destroyer-bombardment': {
    section: 'Tech 5',
    title: 'Destroyers bombard',
    checklist: ['E33'],
    summary: `With combined arms destroyers bombard in an amphibious assault and hit with ${bombardmentNumbers['destroyer-bombardment'].hitsOn} or less.`,
  },
} satisfies RuleTexts;
