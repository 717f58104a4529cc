/** What the add-on takes from the base game. The base rulebooks are not ours to print: what is uncertain is an option or a supplied table. */
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

export const baseGameRules = {
  'surprise-points': {
    section: 'WIF 11.5.6',
    title: 'Spending surprise points',
    checklist: [],
    summary: `Surprise points belong to one side, last for this combat only, and may be split over several effects: ${numbers['type-by-surprise'].price} choose the combat type, ${numbers['surprise-points'].avoid} avoid the combat, ${numbers['buy-target'].price} pick the victim of one result; a column of the chart, own up or enemy down, costs what the option \`columnShiftPrice\` says. They cannot be overspent, and what is not spent vanishes.`,
  },
} satisfies RuleTexts;
