/** 20.6: transports, and submarine warfare as far as it is known. */
import { confidence } from './confidence';
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

const west = numbers['transports-western'];
const japan = numbers['transports-japan'];

export const transportRules = {
  'transports-exposed': {
    section: '20.6',
    title: 'Transports that operate are exposed',
    checklist: ['A36'],
    summary: `Transports that operate can be attacked. Damaged ones may be used only under 20.636B, and can then be sunk if Axis air or naval units intercept. ${confidence.certain}`,
  },
  'transports-western': {
    section: '20.631',
    title: 'Transports of the Western Allies at the start',
    checklist: ['A37'],
    summary: `With the Gathering Storm transport result the Western Allies start with ${west.atlantic} transports in the Atlantic, ${west.indian} in the Indian Ocean, ${west.pacific} in the Pacific, ${west['at-large']} at large and ${west.unbuilt} unbuilt. Without it the number is not known to us. ${confidence.certain}`,
  },
  'transports-japan': {
    section: '20.631F',
    title: 'Transports of Japan at the start',
    checklist: ['A38'],
    summary: `Japan starts with ${japan.without} transports in the Pacific; with the Storm Over Asia transport result of the classic game with ${japan.with}. ${confidence.certain}`,
  },
  'transports-record': {
    section: '20.631',
    title: 'Who keeps the record of transports',
    checklist: ['A39'],
    summary: `All transports of the Western Allies are kept on the British record sheets. ${confidence.certain}`,
  },
  'transports-available': {
    section: '20.632 / 20.636',
    title: 'Transports that can be used after losses',
    checklist: ['A40'],
    summary: `Undamaged transports can be used; of the damaged ones as many as reach the guaranteed number of their box (option \`transportGuarantee\`). *Example:* of 16 in the Atlantic at least ${numbers['transports-available'].guaranteed} can be used unless more than 12 are sunk, and more than ${numbers['transports-available'].guaranteed} if fewer than 12 are sunk and damaged together. The example is certain, the formula likely. ${confidence.likely}`,
  },
  'transports-activity': {
    section: '20.64',
    title: 'One activity a turn for each transport',
    checklist: ['A41'],
    summary: `Each available transport may be used once a turn, for one naval activity. ${confidence.certain}`,
  },
  'submarine-warfare': {
    section: '24 / 25',
    title: 'Submarine warfare',
    checklist: [],
    summary: `Submarines, ASW and transports fight submarine warfare in SW boxes. Its table and modifiers are not known to us; a table that you supply as \`submarineWarfare\` is checked, and played by hand. ${confidence.likely}`,
  },
  'advanced-submarines': {
    section: '41',
    title: 'Advanced submarines',
    checklist: [],
    summary: `Research lets a nation build up to ${numbers['advanced-submarines'].max} factors of advanced submarines; Japan never. What they do in submarine warfare is not known to us. ${confidence.unsure}`,
  },
  editorial: {
    section: '20',
    title: 'Headings that are not their own',
    checklist: ['A42'],
    status: 'note',
    summary: `Some passages of the source stand behind headings that belong elsewhere: the attack table and its modifiers behind 20.44, the trigger of critical hits behind 20.5231, the sentence on mixed forces behind 20.526 (it is 20.551), the exposure of transports behind 20.552, the example of their availability behind 20.632. We cite what they belong to. ${confidence.likely}`,
  },
} satisfies RuleTexts;
