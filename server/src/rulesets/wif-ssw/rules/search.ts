/** 1.2.3 and 1.2.4: search, surprise points, and the type of combat. */
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

const { short, long, navalBomber } = numbers['convoy-aircraft'];
const points = numbers['convoy-points-search'];
const wet = numbers['weather-search'];
const choice = numbers['type-by-surprise'].price;

export const searchRules = {
  'search-dice': {
    section: '1.2.3',
    title: 'Both sides roll a search die',
    checklist: ['W11'],
    summary: `Each side rolls one d${numbers['search-dice'].sides} and modifies it. A low total is good.`,
  },
  'highest-section': {
    section: '1.2.3',
    title: 'Highest section of a participating submarine',
    checklist: ['W12'],
    summary:
      'The sub side subtracts the number of the highest section that holds one of its participating submarines, 0 to 4. Submarines that stay out do not count.',
  },
  'convoy-aircraft': {
    section: '1.2.3',
    title: 'Aircraft of the convoy side in the search',
    checklist: ['W13'],
    summary: `An aircraft in the Convoy Section lowers the search of the convoy side: a naval bomber (NAV) by ${-navalBomber}, a carrier plane by ${-short.by} with a range of ${short.from} to ${short.to} and by ${-long.by} with a range of ${long.from} and more. Carrier planes of shorter range and other aircraft give nothing. A naval bomber gives the same at any range unless the option \`navRange\` says otherwise.`,
  },
  'sub-aircraft': {
    section: '1.2.3',
    title: 'Aircraft of the sub side in the search',
    checklist: ['W14'],
    summary: `The sub side's aircraft lower its search likewise: a naval bomber by ${-navalBomber}, a carrier plane by ${-short.by} (range ${short.from} to ${short.to}) or ${-long.by} (range ${long.from} and more). Only aircraft count that are in a section of the seabox which the roll includes: the natural roll is not above the number of the section (option \`planeSection\`).`,
  },
  'best-aircraft-only': {
    section: '1.2.3',
    title: 'Aircraft do not add up',
    checklist: ['W15'],
    summary: 'The modifiers of naval bombers and carrier planes are not cumulative: each side takes its best one.',
  },
  'no-aircraft-in-storm': {
    section: '1.2.3',
    title: 'No aircraft in the search in storm and blizzard',
    checklist: ['W16'],
    summary: 'In storm and blizzard no aircraft modifies a search.',
  },
  'convoy-points-search': {
    section: '1.2.3',
    title: 'Convoy points make the convoy easier to find',
    checklist: ['W17'],
    summary: `The convoy side adds 1 to its search for ${points.least} to ${points.each} convoy points in the Convoy Section, 2 for ${points.each + 1} to ${2 * points.each}, and 1 more for each further ${points.each} or part of ${points.each}. Convoy points in the 0 section, and those printed on ASW counters, do not count (option \`aswConvoyPoints\`).`,
  },
  'convoy-points-in-storm': {
    section: '1.2.3',
    title: 'Convoy points do not count in storm and blizzard',
    checklist: ['W18'],
    summary: 'In storm and blizzard convoy points do not modify the search of the convoy side.',
  },
  'lone-convoy-point': {
    section: '1.2.3',
    title: 'A lone convoy point does not count',
    checklist: ['W19'],
    summary: `A single convoy point in the Convoy Section adds nothing to the search: at least ${points.least} are needed.`,
  },
  'weather-search': {
    section: '1.2.3',
    title: 'Weather and the search of the sub side',
    checklist: ['W20'],
    summary: `The sub side adds ${wet.wet} to its search in rain and snow, and ${wet.stormy} in storm and blizzard. Weather as such does nothing to the search of the convoy side.`,
  },
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
    summary: `Both sides fight the same type of combat. Whoever spends ${choice} surprise points chooses it: strategic submarine warfare or naval air combat. That goes before everything else. Naval air combat that is bought needs what the convoy side needs to call it (option \`boughtNavalAir\`).`,
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
    summary: 'A combat that is no naval air combat is strategic submarine warfare combat.',
  },
} satisfies RuleTexts;
