/** The heading of a number of a combat: its side, and the part of the combat that has it. */
import { type Path, valueAt } from '../../model/place';
import { isMapping } from '../../model/values';
import { toLabel, keyToName } from '../../model/wording';
import { titleAt } from '../../schema';
import type { FoundCombat } from '../analysis/find-combat';

export interface Heading {
  /** The key of the side in the combat; absent for a number of neither side. */
  readonly side?: string;
  /** `UK`, `Group 3, combat air patrol`, `Dauntlesses`; absent if the side is enough. */
  readonly title?: string;
}

/** Keys that add nothing to a heading. */
const untitledKeys = new Set(['attacker', 'defender', 'units']);

/** @param path of the number, from the root @param combatPath from the root */
export function computeHeading(path: Path, data: object, combatPath: Path, { entry, ruleset }: FoundCombat): Heading {
  const parts: string[] = [];
  let side: string | undefined;
  let power: string | undefined;
  for (let depth = combatPath.length + 1; depth < path.length; depth++) {
    const ownerPath = path.slice(0, depth);
    const owner = valueAt(data, ownerPath);
    const key = path[depth - 1];
    if (typeof key === 'string' && Object.hasOwn(entry.sides, key)) side = key;
    if (!isMapping(owner) || owner['type'] !== undefined) continue;
    const { by } = owner;
    if (typeof by === 'string' && Object.hasOwn(entry.sides, by)) side = by;
    const powerKey = owner['power'] ?? owner['nation'];
    if (typeof powerKey === 'string') power = powerKey;
    const part = formatPart(owner, key);
    const title =
      part === undefined && !isUntitled(key, entry.sides) ? titleAt(ruleset.id, data, ownerPath) : undefined;
    if (part !== undefined) parts.push(part);
    else if (title !== undefined) parts.push(parts.length === 0 ? title : title.toLowerCase());
  }
  const owners = Object.entries(entry.sides).filter(
    ([, { powers = [] }]) => power !== undefined && powers.includes(power),
  );
  if (owners.length === 1) side = owners[0]![0];
  // A side of one power implies it.
  const isImplied = side !== undefined && (entry.sides[side]?.powers ?? []).join() === power;
  const title = [...(power === undefined || isImplied ? [] : [toLabel(ruleset.powerName(power))]), ...parts].join(', ');
  return { ...(side !== undefined && { side }), ...(title !== '' && { title }) };
}

/** The author's name for a part of the combat: `dauntlesses` becomes Dauntlesses. */
function formatPart(
  { id, number }: Readonly<Record<string, unknown>>,
  key: string | number | undefined,
): string | undefined {
  if (typeof key !== 'number') return undefined;
  if (typeof id === 'string') return keyToName(id);
  return typeof number === 'number' ? `Group ${number}` : undefined;
}

function isUntitled(key: string | number | undefined, sides: object): boolean {
  return typeof key === 'number' || key === undefined || untitledKeys.has(key) || Object.hasOwn(sides, key);
}
