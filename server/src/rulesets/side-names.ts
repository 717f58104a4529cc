/** Names for the sides of a combat by their powers, so that nobody has to work out who the attacker is. */
import { listed } from '../model/wording';
import type { SideName } from '../model/ruleset';

/** The powers on a side. */
export interface Fighting {
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
export function sideNames<Side extends string>(
  sides: Readonly<Record<Side, Fighting>>,
  nameOf: (power: string) => string,
): Readonly<Record<Side, SideName>> {
  const entries = Object.entries<Fighting>(sides).map(
    ([side, fighting]) =>
      [side, { role: fighting.role, name: nameByPowers(fighting, nameOf), powers: powersOf(fighting) }] as const,
  );
  const names = new Set(entries.map(([, { name }]) => name));
  const distinct = names.size === entries.length;
  return Object.fromEntries(
    entries.map(([side, { role, name, powers }]) => [side, { role, name: distinct ? name : role, powers }]),
  ) as Record<Side, SideName>;
}

/** Without duplicates. */
function powersOf({ powers }: Fighting): readonly string[] {
  return [...new Set(powers.filter((power) => power !== undefined))];
}

function nameByPowers(fighting: Fighting, nameOf: (power: string) => string): string {
  const { role, together } = fighting;
  const distinct = powersOf(fighting);
  if (distinct.length === 0) return role;
  if (distinct.length > maxNamed && together !== undefined) return together;
  return listed(distinct.map(nameOf));
}
