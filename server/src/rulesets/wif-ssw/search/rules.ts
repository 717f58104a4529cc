/** 1.2.3: the search. */
import type { RuleTexts } from '../../rule-text';
import { aircraftInSearch, pointsInSearch as points, searchDice, weatherInSearch } from './numbers';

const { short, long, navalBomber } = aircraftInSearch;

export const rules = {
  'search-dice': {
    section: '1.2.3',
    title: 'Both sides roll a search die',
    checklist: ['W11'],
    summary: `Each side rolls one d${searchDice.sides} and modifies it. A low total is good.`,
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
    summary: `The convoy side adds 1 to its search for ${points.minimum} to ${points.each} convoy points in the Convoy Section, 2 for ${points.each + 1} to ${2 * points.each}, and 1 more for each further ${points.each} or part of ${points.each}. Convoy points in the 0 section, and those printed on ASW counters, do not count (option \`aswConvoyPoints\`).`,
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
    summary: `A single convoy point in the Convoy Section adds nothing to the search: at least ${points.minimum} are needed.`,
  },
  'weather-search': {
    section: '1.2.3',
    title: 'Weather and the search of the sub side',
    checklist: ['W20'],
    summary: `The sub side adds ${weatherInSearch.wet} to its search in rain and snow, and ${weatherInSearch.stormy} in storm and blizzard. Weather as such does nothing to the search of the convoy side.`,
  },
} satisfies RuleTexts;
