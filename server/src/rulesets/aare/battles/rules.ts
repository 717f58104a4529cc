/** LHTR: units in a sea battle. */
import type { RuleTexts } from '../../rule-text';
import { numbers } from '../numbers';

export const rules = {
  'carrier-deck': {
    section: 'LHTR units',
    title: 'Fighters that defend at sea stand on carriers',
    checklist: [],
    summary: `An aircraft carrier carries ${numbers['carrier-deck'].fighters} fighters, also those of an ally. Bombers cannot land on it.`,
  },
} satisfies RuleTexts;
