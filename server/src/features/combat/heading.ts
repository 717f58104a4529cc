/** The heading of a number of a combat: its side, and the part of the combat that has it. */
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import { isMapping } from '../../model/values';
import { label, nameOfKey } from '../../model/wording';
import { titleAt } from '../../schema';
import type { FoundCombat } from './find';

export interface Heading {
  /** The key of the side in the combat; absent for a number of neither side. */
  readonly side?: string;
  /** `UK`, `Group 3, combat air patrol`, `Dauntlesses`; absent if the side is enough. */
  readonly title?: string;
}

/** Keys that add nothing to a heading. */
const wordless = new Set(['attacker', 'defender', 'units']);

/** @param path of the number, from the root @param combatPath from the root */
export function headingOf(path: Path, data: object, combat: Path, { site, ruleset }: FoundCombat): Heading {
  const parts: string[] = [];
  let side: string | undefined;
  let power: string | undefined;
  for (let depth = combat.length + 1; depth < path.length; depth++) {
    const own = path.slice(0, depth);
    const owner = valueAt(data, own);
    const key = path[depth - 1];
    if (typeof key === 'string' && Object.hasOwn(site.sides, key)) side = key;
    if (!isMapping(owner) || owner['type'] !== undefined) continue;
    const { by } = owner;
    if (typeof by === 'string' && Object.hasOwn(site.sides, by)) side = by;
    const named = owner['power'] ?? owner['nation'];
    if (typeof named === 'string') power = named;
    const part = partOf(owner, key);
    const title = part === undefined && !isWordless(key, site.sides) ? titleAt(ruleset.id, data, own) : undefined;
    if (part !== undefined) parts.push(part);
    else if (title !== undefined) parts.push(parts.length === 0 ? title : title.toLowerCase());
  }
  const owners = Object.entries(site.sides).filter(
    ([, { powers = [] }]) => power !== undefined && powers.includes(power),
  );
  if (owners.length === 1) side = owners[0]![0];
  // A side of one power implies it.
  const isSaid = side !== undefined && (site.sides[side]?.powers ?? []).join() === power;
  const title = [...(power === undefined || isSaid ? [] : [label(ruleset.powerName(power))]), ...parts].join(', ');
  return { ...(side !== undefined && { side }), ...(title !== '' && { title }) };
}

/** The author's name for a part of the combat: `dauntlesses` becomes Dauntlesses. */
function partOf(
  { id, number }: Readonly<Record<string, unknown>>,
  key: string | number | undefined,
): string | undefined {
  if (typeof key !== 'number') return undefined;
  if (typeof id === 'string') return nameOfKey(id);
  return typeof number === 'number' ? `Group ${number}` : undefined;
}

function isWordless(key: string | number | undefined, sides: object): boolean {
  return typeof key === 'number' || key === undefined || wordless.has(key) || Object.hasOwn(sides, key);
}
