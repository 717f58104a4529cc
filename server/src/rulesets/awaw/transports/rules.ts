/** 20.6: transports. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. */
export const transportNumbers = {
  'transports-western': { atlantic: 15, indian: 5, pacific: 10, 'at-large': 5, unbuilt: 5 },
  // Without and with the transport result of Storm Over Asia.
  'transports-japan': { without: 19, with: 20 },
  'transports-available': { guaranteed: 4 },
} as const;

const westernNumbers = transportNumbers['transports-western'];
const japaneseNumbers = transportNumbers['transports-japan'];

export const rules = {
  'transports-exposed': {
    section: '20.6',
    title: 'Transports that operate are exposed',
    checklist: ['A36'],
    summary: `Transports that operate can be attacked. Damaged ones may be used only under 20.636B, and can then be sunk if Axis air or naval units intercept.`,
  },
  'transports-western': {
    section: '20.631',
    title: 'Transports of the Western Allies at the start',
    checklist: ['A37'],
    summary: `With the Gathering Storm transport result the Western Allies start with ${westernNumbers.atlantic} transports in the Atlantic, ${westernNumbers.indian} in the Indian Ocean, ${westernNumbers.pacific} in the Pacific, ${westernNumbers['at-large']} at large and ${westernNumbers.unbuilt} unbuilt. Without it the number is not known to us.`,
  },
  'transports-japan': {
    section: '20.631F',
    title: 'Transports of Japan at the start',
    checklist: ['A38'],
    summary: `Japan starts with ${japaneseNumbers.without} transports in the Pacific; with the Storm Over Asia transport result of the classic game with ${japaneseNumbers.with}.`,
  },
  'transports-record': {
    section: '20.631',
    title: 'Who keeps the record of transports',
    checklist: ['A39'],
    summary: `All transports of the Western Allies are kept on the British record sheets.`,
  },
  'transports-available': {
    section: '20.632 / 20.636',
    title: 'Transports that can be used after losses',
    checklist: ['A40'],
    summary: `Undamaged transports can be used; of the damaged ones as many as reach the guaranteed number of their box (option \`transportGuarantee\`). *Example:* of 16 in the Atlantic at least ${transportNumbers['transports-available'].guaranteed} can be used unless more than 12 are sunk, and more than ${transportNumbers['transports-available'].guaranteed} if fewer than 12 are sunk and damaged together. The example is certain, the formula and the number for other boxes are not. ${confidence.likely}`,
  },
  'transports-activity': {
    section: '20.64',
    title: 'One activity a turn for each transport',
    checklist: ['A41'],
    summary: `Each available transport may be used once a turn, for one naval activity.`,
  },
} satisfies RuleTexts;
