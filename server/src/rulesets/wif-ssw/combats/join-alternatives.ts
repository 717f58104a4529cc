/** Alternatives that change which submarines take part (1.2.1). */
import type { Alternative } from '../../../model/advice';
import { memoizeOnce } from '../../../model/lazy';
import { removeMember, setMember, formatList } from '../kit';
import { isSub, type Engagement, type Header, type SubUnit, type Unit } from '../data';
import { findLeftOutReason } from '../initiation/left-out-reason';
import { findObstacles } from '../initiation/participants';
import { buildSswCombat } from './ssw';

/** Up to this number all combinations of submarines are compared; beyond it, one change at a time. */
const maxComparedSubs = 4;

/** Lists what the owner could declare instead: all other combinations of submarines, or single changes if there are many submarines. */
export function listJoinAlternatives(engagement: Engagement, header: Header): readonly Alternative[] {
  const freeSubs = engagement.subs.units.filter(isSub).filter((unit) => isFree(unit, engagement, header));
  const excludedUnits = new Set(freeSubs.filter((unit) => findLeftOutReason(unit, engagement) !== undefined));
  return listChoices(freeSubs, excludedUnits).map((changedSubs): Alternative => {
    // Computed lazily: with many submarines each alternative lists all of them.
    const listJoining = memoizeOnce(() =>
      freeSubs.filter((unit) => excludedUnits.has(unit) === changedSubs.includes(unit)),
    );
    return {
      get id() {
        return `join.${
          listJoining()
            .map(({ id }) => id)
            .join('+') || 'nobody'
        }`;
      },
      // Alternatives of different groups can be combined: with single changes each submarine is a group of its own.
      group: freeSubs.length > maxComparedSubs ? `whether ${changedSubs[0]!.id} joins` : 'submarines that join',
      get title() {
        return formatTitle(listJoining(), freeSubs, changedSubs, excludedUnits);
      },
      createCombat: () => buildSswCombat(reverseDeclarations(engagement, changedSubs), header),
      createEdits: () =>
        changedSubs.map((unit) =>
          excludedUnits.has(unit) ? removeMember(unit, 'joins') : setMember(unit, 'joins', false),
        ),
    };
  });
}

/** True if nothing but the owner's own choice can keep a submarine out. */
function isFree(unit: SubUnit, engagement: Engagement, header: Header): boolean {
  return [...findObstacles(unit, engagement, header)].every(({ rule }) => rule === 'declare-participants');
}

/** The sets of submarines whose declarations can be reversed together. */
function listChoices(
  freeSubs: readonly SubUnit[],
  excludedUnits: ReadonlySet<SubUnit>,
): readonly (readonly SubUnit[])[] {
  if (freeSubs.length > maxComparedSubs) return freeSubs.map((unit) => [unit]);
  // Each bit of `choice` says whether a submarine joins.
  return Array.from({ length: 2 ** freeSubs.length }, (_, choice) =>
    freeSubs.filter((unit, index) => excludedUnits.has(unit) === (choice & (1 << index)) > 0),
  ).filter((changed) => changed.length > 0);
}

function formatTitle(
  joiningSubs: readonly SubUnit[],
  freeSubs: readonly SubUnit[],
  changedSubs: readonly SubUnit[],
  excludedUnits: ReadonlySet<SubUnit>,
): string {
  const formatNames = (units: readonly SubUnit[]) => formatList(units.map(({ id }) => id));
  if (joiningSubs.length === 0) return 'let no submarine join';
  if (joiningSubs.length === freeSubs.length) return 'let all submarines join';
  const [unit] = changedSubs;
  if (changedSubs.length === 1) return excludedUnits.has(unit!) ? `let ${unit!.id} join` : `keep ${unit!.id} out`;
  return `let only ${formatNames(joiningSubs)} join`;
}

/** The engagement with the declarations of some submarines reversed. */
function reverseDeclarations(engagement: Engagement, changedSubs: readonly SubUnit[]): Engagement {
  const toggleJoins = (unit: Unit): Unit =>
    isSub(unit) && changedSubs.includes(unit)
      ? { ...unit, joins: findLeftOutReason(unit, engagement) !== undefined }
      : unit;
  return { ...engagement, subs: { ...engagement.subs, units: engagement.subs.units.map(toggleJoins) } };
}
