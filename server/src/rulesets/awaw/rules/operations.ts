/** 21 and 22: a round of naval combat, surprise, air combat, search, interception, raiders. */
import { airCombatRows } from '../tables/air-combat';
import { confidence } from './confidence';
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

const dice = numbers.interception;
const level = numbers['surprise-level'];
const raid = numbers.raiders;

export const operationRules = {
  'round-order': {
    section: '22.4',
    title: 'The order of a round of naval combat',
    checklist: [],
    summary: `Combat groups, combat air patrol and cover; search; air strikes; fleet combat; regrouping; submarine attacks. Then the side that lost more factors says first whether it fights on; with equal losses the one with more factors damaged, otherwise the interceptor. ${confidence.likely}`,
  },
  'combat-groups': {
    section: '22.4',
    title: 'Combat groups',
    checklist: [],
    summary: `Each side divides its task forces into combat groups with the numbers 1 to ${numbers['combat-groups'].max}. In a round the groups whose number is not above the number of the round are active, the others distant. ${confidence.likely}`,
  },
  search: {
    section: '22.4',
    title: 'Search',
    checklist: [],
    summary: `A side has one search die for each land-based squadron that searches, for each tactical codebreaking card (the enemy one fewer), for each round after the first, for each active group of ${numbers.search.strongFrom} or more undamaged factors, and for each distant group with a fast carrier that can operate. Each die that shows the number of an enemy group is a search result on it, which buys one air strike on the group, or one fleet combat if it is distant. ${confidence.likely}`,
  },
  'surprise-level': {
    section: '22.5',
    title: 'Surprise levels',
    checklist: [],
    summary: `How a surprise level comes about is not known to us: give it with the attack, 0 to ${level.last}. From ${level.combatAirPatrol} on combat air patrol loses its +${numbers['air-combat'].combatAirPatrol} in air combat; from ${level.airDefense} on the air defense level is one less; from ${numbers['surprise-attack'].level} on the attack is at +${numbers['surprise-attack'].by}; at ${level.firstIdle} one defending squadron does not engage, at each level above it one more, those on combat air patrol first (unsure): the highest level alone counts (option \`surpriseDefenders\`). ${confidence.likely}`,
  },
  'air-combat': {
    section: '22.5',
    title: 'Air combat',
    checklist: [],
    summary: `The attacking squadrons fight the cover, then the combat air patrol: both sides roll on the air combat table by their squadrons, and eliminated and aborted squadrons do not attack. Combat air patrol has +${numbers['air-combat'].combatAirPatrol} (implied by surprise level ${level.combatAirPatrol}). More than ${airCombatRows.length} squadrons read the row of ${airCombatRows.length}, with which the table ends (unsure). ${confidence.likely}`,
  },
  'air-defense': {
    section: '22.5',
    title: 'Air defense of ships',
    checklist: [],
    summary: `The ships roll on the air defense table by their level, 1 to 10. How factors become a level is not known to us: give the level, or the table \`airDefense\`. ${confidence.likely}`,
  },
  'fleet-pairing': {
    section: '22.53',
    title: 'Pairing in fleet combat',
    checklist: [],
    summary: `Active groups of equal number meet, then the lowest unpaired one meets the next enemy. Capital ships pair one to one by size, then speed, then fewer hits, then Naval Nationality DRM; surplus ones join the fire of others, fire at light ships, or hold their fire for screened ships. Their fire is resolved first. ${confidence.likely}`,
  },
  'light-fire': {
    section: '22.54',
    title: 'Fire of light ships',
    checklist: [],
    summary: `Light ships that the fire of capital ships has left undamaged fire next, factor against factor up to ${numbers['fleet-pairing'].lightRatio} to 1. What is beyond may fire at a capital ship, at a second one only if at least as many factors fire at the first. ${confidence.likely}`,
  },
  'screened-ships': {
    section: '22.54',
    title: 'Screened ships',
    checklist: [],
    summary: `Screened ships do not fire. They are fired at last, and only if every other enemy ship was sunk, damaged cruisers excepted. ${confidence.likely}`,
  },
  interception: {
    section: '22.21',
    title: 'Interception dice',
    checklist: [],
    summary: `Dice by what is intercepted: ${dice.raiders} for raiders and for a counter-interception, ${dice.ships} for base changes, patrols, carrier missions, redeployment and returning units, ${dice.supply} for sea supply, sea transport, invasion, bombardment, escort and convoy routes, ${dice.stayingPatrol} for a patrol that stays; at most ${dice.max}. More dice for spotting (at most ${dice.spotters}), codebreaking, the mission hex and the interception hex; fewer for slow ships, submarines, a non-operational port and an enemy below ${dice.smallBelow} factors. The enemy is intercepted if the total reaches the distance in hexes (unsure). ${confidence.likely}`,
  },
  'interception-barred': {
    section: '22.2',
    title: 'Who does not intercept and is not intercepted',
    checklist: [],
    summary: `Not intercepted: German units to or from the Murmansk box, raiders that go there or began at sea, ASW and Western Allied transports to or from SW boxes, submarines. Units in the U.S., South Africa and SW boxes and escort carriers do not intercept. German units in the Murmansk box intercept traffic of Bergen only, and need no dice for it. ${confidence.likely}`,
  },
  raiders: {
    section: '21',
    title: 'Raiders',
    checklist: [],
    summary: `A d6 less ${-raid.base}, and 1 more for each earlier raider group, for ${raid.ships} ships, for each air range result of the defender, and by box for escort carriers (one in ${raid.atlanticEach} in the Atlantic, in ${raid.otherEach} elsewhere, at most ${raid.max}), U.S. entry or Singapore, is how many defenders may engage. A die each says which: ${raid.destroyerFace} a destroyer factor, ${raid.destroyerFace + 1} to ${raid.carrierFace - 1} a ship of so many factors, ${raid.carrierFace} a fast carrier with light ships of as many factors; where one is missing, a lower one. In the first engagement only fast ships take part. ${confidence.likely}`,
  },
  'carrier-locations': {
    section: '51.31',
    title: 'Where the US carriers are at Pearl Harbor',
    checklist: [],
    summary: `Two dice for each US task force with carriers, read by the US-Japanese tension level and Magic together, say whether it is in Pearl Harbor, in the Pacific U.S. box, at sea at a distance, or intercepts at once. What the table's line of modifiers is for is not known to us, and nothing is added. ${confidence.likely}`,
  },
} satisfies RuleTexts;
