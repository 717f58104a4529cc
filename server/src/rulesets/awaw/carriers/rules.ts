/** 20.12, 20.44, 51.31: carriers and their air. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

export const rules = {
  'carrier-capacity': {
    section: '20.12',
    title: 'A carrier has as many squadrons as its size',
    summary: `A fast carrier carries as many naval air squadrons as its size. What becomes of them when it is sunk or damaged, no source that we know says: in a turn they fly on. ${confidence.likely}`,
  },
  'escort-carrier-bans': {
    section: '20.44',
    title: 'What escort carriers may not do',
    checklist: ['A11'],
    summary: `Escort carriers may not raid or patrol, and their air may not fly counterair or intercept defensive air support. Submarines, ASW and transports do not raid either (not certain).`,
  },
  'escort-carrier-uses': {
    section: '20.44',
    title: 'Uses of escort carriers',
    checklist: ['A12'],
    summary: `Escort carriers help to find raiders, shift the submarine warfare modifier (by how much is not known to us), have a better air defense than their size, and may be withdrawn later, which ASW may not.`,
  },
  'carrier-locations': {
    section: '51.31',
    title: 'Where the US carriers are at Pearl Harbor',
    summary: `Two dice for each US task force with carriers, read by the US-Japanese tension level and Magic together, say whether it is in Pearl Harbor, in the Pacific U.S. box, at sea at a distance, or intercepts at once. What the table's line of modifiers is for is not known to us, and nothing is added. ${confidence.likely}`,
  },
} satisfies RuleTexts;
