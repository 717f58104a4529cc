/** 1.2.3 and 1.2.4: surprise points, and the type of combat that they choose. */
import type { RuleTexts } from '../../rule-text';
import { avoidance, combatTypeChoice, targetChoice } from './numbers';

export const rules = {
  'surprise-gained': {
    section: '1.2.3',
    title: 'The lower total gains surprise points',
    checklist: ['W21', 'W23'],
    summary:
      'The lower modified total is subtracted from the higher; the side with the lower total has as many surprise points for this combat. Equal totals give none. Totals may be below 0 or above 10 (option `searchTotals`). *Example:* the submarines roll 4, their highest section is 4, it rains and they have a naval bomber: 4 - 4 + 1 - 1 = 0. The convoy side rolls 5 with a naval bomber and 12 convoy points: 5 - 1 + 2 = 6. The sub side gains six surprise points.',
  },
  'surprise-menu': {
    section: '1.2.3',
    title: 'What surprise points may choose',
    checklist: ['W22'],
    summary:
      'Surprise points are spent as in the base game (WIF 11.5.6), but the combat type that they choose can only be strategic submarine warfare or naval air combat. Avoiding the combat is possible unless the option `avoidCombat` bars it.',
  },
  'type-by-surprise': {
    section: '1.2.4',
    title: 'Surprise points choose the combat type first',
    checklist: ['W24'],
    summary: `Both sides fight the same type of combat. Whoever spends ${combatTypeChoice.price} surprise points chooses it: strategic submarine warfare or naval air combat. That goes before everything else. Whoever buys naval air combat must meet the condition under which the convoy side may call it (option \`boughtNavalAir\`).`,
  },
  'naval-air-by-convoy-side': {
    section: '1.2.4',
    title: 'The convoy side may call naval air combat',
    checklist: ['W25'],
    summary:
      'If no surprise points chose the type, the convoy side may make it a naval air combat when there is an aircraft in the Convoy Section, or a plane on a carrier there that is not damaged. In storm and blizzard it cannot.',
  },
  'ssw-otherwise': {
    section: '1.2.4',
    title: 'Otherwise strategic submarine warfare is fought',
    checklist: ['W26'],
    summary: 'A combat other than naval air combat is strategic submarine warfare combat.',
  },
  'surprise-points': {
    section: 'WIF 11.5.6',
    title: 'Spending surprise points',
    summary: `Surprise points belong to one side, last for this combat only, and may be split over several effects: ${combatTypeChoice.price} choose the combat type, ${avoidance.price} avoid the combat, ${targetChoice.price} pick the victim of one result; moving one's own column of the chart up or the enemy's down costs, for each column, what the option \`columnShiftPrice\` says. They cannot be overspent, and what is not spent vanishes.`,
  },
} satisfies RuleTexts;
