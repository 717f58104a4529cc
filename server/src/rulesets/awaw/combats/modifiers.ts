/** Modifiers of attack rolls (20.51, 22.552), each with the rule that it is by. */
import type { Change } from '../../../engine/amount';
import type { Header, Turn } from '../data';
import { loaded } from './loaded';

const seasons: readonly Turn['season'][] = ['winter', 'spring', 'summer', 'fall'];

/**
 * The nationality modifier of a nation at the time of the scenario; undefined where the scenario sets none. Of several entries the
 * latest that has begun counts.
 */
export function nationalityModifier(
  nation: string | undefined,
  of: 'naval' | 'air',
  header: Header,
): number | undefined {
  const now = header.turn ? order(header.turn) : Infinity;
  const begun = (loaded(header.tables?.nationality)?.entries ?? [])
    .filter((entry) => entry.nation === nation && entry[of] !== undefined && order(entry.from) <= now)
    .sort((a, b) => order(a.from) - order(b.from));
  return begun.at(-1)?.[of];
}

function order(turn: Turn | undefined): number {
  return turn === undefined ? -Infinity : turn.year * seasons.length + seasons.indexOf(turn.season);
}

/** A nationality modifier as a change: added for who attacks, subtracted for who is attacked. */
export function nationalityChange(
  rule: string,
  nation: string | undefined,
  of: 'naval' | 'air',
  sign: 1 | -1,
  header: Header,
): Change {
  const modifier = nationalityModifier(nation, of, header);
  const whose = nation ?? 'unnamed nation';
  if (modifier === undefined) {
    const what = `${of} nationality modifier not set: ${whose}`;
    return { rule, what, by: 0, basis: { kind: 'missing-table', name: 'nationality' } };
  }
  // Not -0.
  const by = modifier === 0 ? 0 : sign * modifier;
  return { rule, what: `${of} nationality, ${whose}`, by, basis: { kind: 'supplied-table', name: 'nationality' } };
}

/** An adjustment that the scenario states; undefined where it is none. */
export function adjustment(by: number | undefined): Change | undefined {
  return by ? { rule: 'attack-column', what: 'adjustment of the scenario', by } : undefined;
}

/** Drops what does not apply. */
export function applying(changes: readonly (Change | undefined)[]): readonly Change[] {
  return changes.filter((change) => change !== undefined);
}
