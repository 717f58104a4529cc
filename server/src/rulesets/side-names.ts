/** Names for the sides of a combat by their powers, so that nobody has to work out who the attacker is. */
import { formatList } from '../model/wording';
import type { SideName } from '../model/ruleset';

/** The powers on a side. */
export interface SidePowers {
  /** The name of the side in the rules: `the attacker`. */
  readonly role: string;
  /** Keys of its powers, as far as the scenario names them; duplicates are allowed. */
  readonly powers: readonly (string | undefined)[];
  /** The name of all of them together, instead of a long list: `the Allies`. */
  readonly together?: string;
}

/** More powers than this are named together. */
const maxNamed = 2;

/**
 * Names the sides of a combat. If two names would be the same, all sides use their roles.
 * @param formatPower a power by its key, inside a sentence
 */
export function nameSides<Side extends string>(
  sides: Readonly<Record<Side, SidePowers>>,
  formatPower: (power: string) => string,
): Readonly<Record<Side, SideName>> {
  const entries = Object.entries<SidePowers>(sides).map(
    ([side, sidePowers]) =>
      [
        side,
        { role: sidePowers.role, name: nameByPowers(sidePowers, formatPower), powers: listPowers(sidePowers) },
      ] as const,
  );
  const names = new Set(entries.map(([, { name }]) => name));
  const areDistinct = names.size === entries.length;
  return Object.fromEntries(
    entries.map(([side, { role, name, powers }]) => [side, { role, name: areDistinct ? name : role, powers }]),
  ) as Record<Side, SideName>;
}

/** Without duplicates. */
function listPowers({ powers }: SidePowers): readonly string[] {
  return [...new Set(powers.filter((power) => power !== undefined))];
}

function nameByPowers(sidePowers: SidePowers, formatPower: (power: string) => string): string {
  const { role, together } = sidePowers;
  const names = listPowers(sidePowers);
  if (names.length === 0) return role;
  if (names.length > maxNamed && together !== undefined) return together;
  return formatList(names.map(formatPower));
}
