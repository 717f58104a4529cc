import { ownMember } from '../../../model/wording';

/** What a combat can turn out to be, as the `type` counter of the board keeps it. */
export const combatTypes = ['undecided', 'ssw', 'naval-air', 'avoided', 'sub', 'none'] as const;
export type CombatType = (typeof combatTypes)[number];

/** Greatest value of the counter. */
export const maxType = combatTypes.length - 1;

const names: Readonly<Record<string, string>> = {
  ssw: 'strategic submarine warfare',
  'naval-air': 'naval air combat',
  sub: 'submarine combat',
  avoided: 'combat avoided',
  none: 'no combat',
} satisfies Readonly<Record<Exclude<CombatType, 'undecided'>, string>>;

/** A type by its word in a scenario. */
export function typeInWords(word: string): string {
  return ownMember(names, word) ?? word;
}
