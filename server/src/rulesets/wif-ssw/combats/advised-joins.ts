/** Alternatives that change which submarines take part (1.2.1). */
import type { Alternative } from '../../../model/advice';
import { remove, set } from '../../../model/edit';
import { once } from '../../../model/lazy';
import { listed } from '../../../model/wording';
import { isSub, type Engagement, type Header, type SubUnit, type Unit } from '../data';
import { leftOutBy } from '../initiation/joins';
import { obstacles } from '../initiation/participants';
import { sswCombat } from './ssw';

/** Up to this number all combinations of submarines are compared; beyond it, one change at a time. */
const fewSubs = 4;

/** All other combinations of the submarines that the owner may declare. */
export function otherDeclarations(engagement: Engagement, header: Header): readonly Alternative[] {
  const free = engagement.subs.units.filter(isSub).filter((unit) => isFree(unit, engagement, header));
  const out = new Set(free.filter((unit) => leftOutBy(unit, engagement) !== undefined));
  return choicesOf(free, out).map((changed): Alternative => {
    // Computed lazily: with many submarines each alternative lists all of them.
    const joining = once(() => free.filter((unit) => out.has(unit) === changed.includes(unit)));
    return {
      get id() {
        return `join.${
          joining()
            .map(({ id }) => id)
            .join('+') || 'nobody'
        }`;
      },
      group: 'submarines that join',
      get title() {
        return titleOf(joining(), free, changed, out);
      },
      combat: () => sswCombat(declared(engagement, changed), header),
      edits: () => changed.map((unit) => (out.has(unit) ? remove(unit, 'joins') : set(unit, 'joins', false))),
    };
  });
}

/** True if only its owner keeps a submarine out. */
function isFree(unit: SubUnit, engagement: Engagement, header: Header): boolean {
  return [...obstacles(unit, engagement, header)].every(({ rule }) => rule === 'declare-participants');
}

/** The sets of submarines whose declarations can be reversed together. */
function choicesOf(free: readonly SubUnit[], out: ReadonlySet<SubUnit>): readonly (readonly SubUnit[])[] {
  if (free.length > fewSubs) return free.map((unit) => [unit]);
  return Array.from({ length: 2 ** free.length }, (_, choice) =>
    free.filter((unit, index) => out.has(unit) === (choice & (1 << index)) > 0),
  ).filter((changed) => changed.length > 0);
}

function titleOf(
  joining: readonly SubUnit[],
  free: readonly SubUnit[],
  changed: readonly SubUnit[],
  out: ReadonlySet<SubUnit>,
): string {
  const names = (units: readonly SubUnit[]) => listed(units.map(({ id }) => id));
  if (joining.length === 0) return 'let no submarine join';
  if (joining.length === free.length) return 'let all submarines join';
  const [unit] = changed;
  if (changed.length === 1) return out.has(unit!) ? `let ${unit!.id} join` : `keep ${unit!.id} out`;
  return `let only ${names(joining)} join`;
}

/** The engagement with the declarations of some submarines reversed. */
function declared(engagement: Engagement, changed: readonly SubUnit[]): Engagement {
  const turned = (unit: Unit): Unit =>
    isSub(unit) && changed.includes(unit) ? { ...unit, joins: leftOutBy(unit, engagement) !== undefined } : unit;
  return { ...engagement, subs: { ...engagement.subs, units: engagement.subs.units.map(turned) } };
}
