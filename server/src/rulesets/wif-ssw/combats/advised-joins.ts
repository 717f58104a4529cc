/** Which submarines take part: other declarations as alternatives (1.2.1). */
import type { Alternative } from '../../../model/advice';
import { remove, set } from '../../../model/edit';
import { listed } from '../../../model/wording';
import { isSub, type Engagement, type Header, type SubUnit, type Unit } from '../data';
import { leftOutBy } from '../initiation/joins';
import { obstacles } from '../initiation/participants';
import { sswCombat } from './ssw';

/** Submarines up to which every choice of them is compared; of more, one is let in or left out at a time. */
const fewSubs = 4;

/** Every other choice of the submarines that the owner may let join. */
export function otherDeclarations(engagement: Engagement, header: Header): readonly Alternative[] {
  const free = engagement.subs.units.filter(isSub).filter((unit) => isFree(unit, engagement, header));
  const now = free.map((unit) => leftOutBy(unit, engagement) === undefined);
  const isOut = (unit: SubUnit): boolean => leftOutBy(unit, engagement) !== undefined;
  return choicesOf(now).map((joins) => {
    const joining = free.filter((_, index) => joins[index]);
    const changed = free.filter((_, index) => joins[index] !== now[index]);
    return {
      id: `join.${joining.map(({ id }) => id).join('+') || 'nobody'}`,
      group: 'submarines that join',
      title: titleOf(joining, free, changed, isOut),
      combat: () => sswCombat(declared(engagement, changed), header),
      edits: () => changed.map((unit) => (isOut(unit) ? remove(unit, 'joins') : set(unit, 'joins', false))),
    };
  });
}

/** Whether nothing but its owner keeps a submarine out. */
function isFree(unit: SubUnit, engagement: Engagement, header: Header): boolean {
  return [...obstacles(unit, engagement, header)].every(({ rule }) => rule === 'declare-participants');
}

/** Who joins, other than now. */
function choicesOf(now: readonly boolean[]): readonly (readonly boolean[])[] {
  if (now.length > fewSubs) return now.map((joins, index) => now.with(index, !joins));
  const all = Array.from({ length: 2 ** now.length }, (_, choice) =>
    now.map((_, index) => (choice & (1 << index)) > 0),
  );
  return all.filter((choice) => choice.some((joins, index) => joins !== now[index]));
}

function titleOf(
  joining: readonly SubUnit[],
  free: readonly SubUnit[],
  changed: readonly SubUnit[],
  isOut: (unit: SubUnit) => boolean,
): string {
  const names = (units: readonly SubUnit[]) => listed(units.map(({ id }) => id));
  if (joining.length === 0) return 'let no submarine join';
  if (joining.length === free.length) return 'let all submarines join';
  const [unit] = changed;
  if (changed.length === 1) return isOut(unit!) ? `let ${unit!.id} join` : `keep ${unit!.id} out`;
  return `let only ${names(joining)} join`;
}

/** The engagement with the declarations of some submarines turned round. */
function declared(engagement: Engagement, changed: readonly SubUnit[]): Engagement {
  const turned = (unit: Unit): Unit =>
    isSub(unit) && changed.includes(unit) ? { ...unit, joins: leftOutBy(unit, engagement) !== undefined } : unit;
  return { ...engagement, subs: { ...engagement.subs, units: engagement.subs.units.map(turned) } };
}
