import { getOwn } from '../../../model/wording';

/** The possible types of a combat, as stored in the `type` counter. */
export const combatTypes = ['undecided', 'ssw', 'naval-air', 'avoided', 'sub', 'none'] as const;
export type CombatType = (typeof combatTypes)[number];

/** Maximum of the counter. */
export const maxType = combatTypes.length - 1;

const names: Readonly<Record<string, string>> = {
  ssw: 'strategic submarine warfare',
  'naval-air': 'naval air combat',
  sub: 'submarine combat',
  avoided: 'combat avoided',
  none: 'no combat',
} satisfies Readonly<Record<Exclude<CombatType, 'undecided'>, string>>;

/** Formats the word of a type in a scenario. */
export function formatCombatType(word: string): string {
  return getOwn(names, word) ?? word;
}
