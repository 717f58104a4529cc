/** Tech 7 to 9: gaining technologies. */
import type { RuleTexts } from '../../rule-text';
import { battlesNumbers } from '../battles/rules';

/** Numbers set by the rules of this chapter, by rule id. */
export const researchNumbers = {
  'research-cost': { major: 5, minor: 4, facesThatSucceed: 1 },
  'first-purchase': { rolls: 4 },
  'second-purchase': { rolls: 2 },
  'six-rolls': { rolls: 6 },
  'shared-technology': { by: -1 },
} as const;

const { major, minor, facesThatSucceed } = researchNumbers['research-cost'];

export const rules = {
  'research-cost': {
    section: 'Tech 7',
    title: 'Major and minor technologies',
    checklist: ['E40'],
    summary: `A roll costs ${major} IPCs for a major technology (rockets, long-range aircraft, heavy bombers) and ${minor} for a minor one (super submarines, combined arms, jet fighters). A roll succeeds with ${facesThatSucceed} of the ${battlesNumbers['unit-values'].sides} faces of the die.`,
  },
  'first-purchase': {
    section: 'Tech 8',
    title: 'The first purchase',
    checklist: ['E41'],
    summary: `A power that rolls for a technology for the first time buys at least ${researchNumbers['first-purchase'].rolls} rolls in that turn (option \`fiveRolls\`).`,
  },
  'second-purchase': {
    section: 'Tech 8',
    title: 'The second purchase',
    checklist: ['E42'],
    summary: `A power that rolls for the same technology again buys at least ${researchNumbers['second-purchase'].rolls} rolls and gains it without a success.`,
  },
  'six-rolls': {
    section: 'Tech 8',
    title: 'Six rolls in a turn',
    checklist: ['E43'],
    summary: `A power that buys ${researchNumbers['six-rolls'].rolls} rolls for a technology in one turn gains it without a success (option \`sixRollsSuccess\`).`,
  },
  'technology-in-effect': {
    section: 'Tech 8',
    title: 'When a technology takes effect',
    checklist: ['E44'],
    summary: 'A technology is in effect from the Mobilize Units phase of the turn in which it is gained.',
  },
  'shared-technology': {
    section: 'Tech 9',
    title: 'A technology that an ally has is cheaper',
    checklist: ['E45'],
    summary: `If an ally has the technology, a roll costs ${-researchNumbers['shared-technology'].by} IPC less, however many allies have it. It counts what an ally has gained when the power buys, in its own turn; where the file does not tell that turn, the option \`alliesTechnology\` decides. *Example:* Japan has super submarines after its first turn; in the second Germany rolls for them at ${minor + researchNumbers['shared-technology'].by}.`,
  },
  'shared-technology-minimum': {
    section: 'Tech 9',
    title: 'Minimum purchases hold at the lower price too',
    checklist: ['E46'],
    summary:
      'The lower price changes neither how many rolls must be bought nor when the technology is gained without a success.',
  },
} satisfies RuleTexts;
