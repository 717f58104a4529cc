/** LHTR: units in a sea battle. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const battlesNumbers = {
  /** Sides of every die. */
  'unit-values': { sides: 6 },
  'carrier-deck': { fighters: 2 },
} as const;

export const rules = {
  'carrier-deck': {
    section: 'LHTR units',
    title: 'Fighters that defend at sea stand on carriers',
    summary: `An aircraft carrier carries ${battlesNumbers['carrier-deck'].fighters} fighters, also those of an ally. Bombers cannot land on it.`,
  },
} satisfies RuleTexts;
