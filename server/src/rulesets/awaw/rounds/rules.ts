/** 22.4: a round of naval combat, its combat groups and their search. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const roundNumbers = {
  'combat-groups': { max: 6 },
  search: { squadrons: 1, codebreaking: 1, laterRound: 1, strongGroup: 1, strongFrom: 10, carriers: 1 },
} as const;

export const rules = {
  'round-order': {
    section: '22.4',
    title: 'The order of a round of naval combat',
    summary: `Combat groups, combat air patrol and cover; search; air strikes; fleet combat; regrouping; submarine attacks. Then the side that lost more factors says first whether it fights on; with equal losses the one with more factors damaged, otherwise the interceptor. ${confidence.likely}`,
  },
  'combat-groups': {
    section: '22.4',
    title: 'Combat groups',
    summary: `Each side divides its task forces into combat groups with the numbers 1 to ${roundNumbers['combat-groups'].max}. In a round the groups whose number is not above the number of the round are active, the others distant. ${confidence.likely}`,
  },
  search: {
    section: '22.4',
    title: 'Search',
    summary: `A side has one search die for each land-based squadron that searches, for each tactical codebreaking card (the enemy one fewer), for each round after the first, for each active group of ${roundNumbers.search.strongFrom} or more undamaged factors, and for each distant group with a fast carrier that can operate. Each die that shows the number of an enemy group is a search result on it, which buys one air strike on the group, or one fleet combat if it is distant. ${confidence.likely}`,
  },
} satisfies RuleTexts;
