/** What the sides of a combat are called: by their powers, so that nobody has to work out who the attacker is. */
import { listed } from '../model/wording';
import type { SideName } from '../model/ruleset';

/** Who fights on a side. */
export interface Fighting {
  /** As rules call the side: `the attacker`. */
  readonly role: string;
  /** Keys of its powers, as far as the scenario names them; a power may be named more than once. */
  readonly powers: readonly (string | undefined)[];
  /** All of them together, where a list would be long: `the Allies`. */
  readonly together?: string;
}

/** More powers than these are named together. */
const maxNamed = 2;

/**
 * Names for the sides of a combat. Where two would be called alike, all go by their roles.
 * @param nameOf a power by its key, inside a sentence
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

/** Each once. */
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
