/** 21, 22.2: raiders and interception. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';
import { raiderNumbers } from './numbers';

const interceptionNumbers = raiderNumbers.interception;
const raidNumbers = raiderNumbers.raiders;

export const rules = {
  raiders: {
    section: '21',
    title: 'Raiders',
    summary: `A d6 less ${-raidNumbers.base}, and 1 more for each earlier raider group, for ${raidNumbers.ships} ships, for each air range result of the defender, and by box for escort carriers (one in ${raidNumbers.atlanticEach} in the Atlantic, in ${raidNumbers.otherEach} elsewhere, at most ${raidNumbers.max}), U.S. entry or Singapore, is how many defenders may engage. A die each says which: ${raidNumbers.destroyerFace} a destroyer factor, ${raidNumbers.destroyerFace + 1} to ${raidNumbers.carrierFace - 1} a ship of so many factors, ${raidNumbers.carrierFace} a fast carrier with light ships of as many factors; where one is missing, a lower one. In the first engagement only fast ships take part. ${confidence.likely}`,
  },
  interception: {
    section: '22.21',
    title: 'Interception dice',
    summary: `Dice by what is intercepted: ${interceptionNumbers.raiders} for raiders and for a counter-interception, ${interceptionNumbers.ships} for base changes, patrols, carrier missions, redeployment and returning units, ${interceptionNumbers.supply} for sea supply, sea transport, invasion, bombardment, escort and convoy routes, ${interceptionNumbers.stayingPatrol} for a patrol that stays; at most ${interceptionNumbers.max}. More dice for spotting (at most ${interceptionNumbers.spotters}), codebreaking, the mission hex and the interception hex; fewer for slow ships, submarines, a non-operational port and an enemy below ${interceptionNumbers.smallBelow} factors. The enemy is intercepted if the total reaches the distance in hexes (not certain). ${confidence.likely}`,
  },
  'interception-barred': {
    section: '22.2',
    title: 'Interceptions that are barred',
    summary: `Not intercepted: German units to or from the Murmansk box, raiders that go there or began at sea, ASW and Western Allied transports to or from SW boxes, submarines. Units in the U.S., South Africa and SW boxes and escort carriers do not intercept. German units in the Murmansk box intercept traffic of Bergen only, and need no dice for it. ${confidence.likely}`,
  },
} satisfies RuleTexts;
