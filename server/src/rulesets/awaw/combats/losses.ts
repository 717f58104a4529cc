/** The losses of a combat: as text, and as measures by unit and by side. */
import { createFileOrderBasis, type Basis } from '../../../engine/amount';
import type { Measure, State } from '../../../engine/combat';
import { pluralize, formatList } from '../../../model/wording';
import { computeFate, computeLightLosses, findTiedTypes, splitOnes, type Fate } from '../damage/damage';
import { formatType } from '../wording';
import { createStepHead } from './step-kinds';
import type { LightPart, SideTally, Victim } from './victims';

/** The result key of the naval factors that each side lost. */
export const factorsSunk = 'factorsSunk';

/** Formats the losses of a side: `3 naval factors of the defender sunk, others damaged`, `nothing of the defender sunk`. */
export function formatSunkFactors(side: SideTally, state: State): string {
  return formatSideLoss(side, state) ?? `nothing of ${side.name} sunk`;
}

/**
 * Formats the losses in the tally of a side; undefined if there are none.
 * @param ownerPhrase ` of the defender`, or empty if only one side can lose ships
 */
export function formatSideLoss(
  { name, sunk, damaged }: SideTally,
  state: State,
  ownerPhrase = ` of ${name}`,
): string | undefined {
  const isDamaged = state[damaged]! > 0;
  if (state[sunk]! > 0) {
    return `${pluralize(state[sunk]!, 'naval factor')}${ownerPhrase} sunk${isDamaged ? ', others damaged' : ''}`;
  }
  return isDamaged ? `ships${ownerPhrase} damaged` : undefined;
}

/** Formats the fate of a target: `Arizona is sunk`. */
export function formatLossSentence(victim: Victim, state: State): string {
  const text = formatLoss(victim, state);
  const { name, target, hitCounter, tieOrder } = victim;
  const hits = state[hitCounter]!;
  if (text !== undefined) {
    const tiedTypes =
      target.kind === 'named' ? [] : findTiedTypes(target.ones, computeLightLosses(target, hits).onesSunk, tieOrder);
    const titles = tiedTypes.map(formatType);
    return tiedTypes.length === 0
      ? text
      : `${text}; the orders do not say whether ${formatList(titles, 'or')} are lost first: ${titles[0]}`;
  }
  if (hits === 0 || target.kind !== 'named') return `${name}: no loss`;
  // A ship that was damaged before, and whose hit count starts again (option `damagedAgain`), can only be sunk.
  if (target.wasDamaged === true && hits !== victim.hitsBefore)
    return `${name}: no further loss; ${pluralize(hits, 'hit')}, and it takes ${target.size} to sink it`;
  const isUnharmed = computeFate(target, hits) === 'unharmed';
  return `${name}: no loss${isUnharmed ? `; ${pluralize(hits, 'hit')}, and it takes ${target.size - 1} to damage it` : ''}`;
}

/** Formats the losses of a target; undefined without new losses. */
export function formatLoss(
  { name, adjective, isLone = false, target, hitCounter, hitsBefore, tieOrder }: Victim,
  state: State,
): string | undefined {
  const hitCount = state[hitCounter]!;
  if (hitCount === hitsBefore) return undefined;
  if (target.kind === 'named') {
    const fate = computeFate(target, hitCount);
    return fate === 'unharmed' || (fate === 'damaged' && target.wasDamaged === true) ? undefined : `${name} ${fate}`;
  }
  const { cruisersSunk, newlyDamaged, onesSunk } = computeLightLosses(target, hitCount);
  if (isLone) return cruisersSunk > 0 ? `${name} sunk` : newlyDamaged > 0 ? `${name} damaged` : undefined;
  const sunkByType = splitOnes(target.ones, onesSunk, tieOrder);
  const ownerAdjective = adjective === undefined ? '' : `${adjective} `;
  const parts = [
    cruisersSunk > 0 ? `${pluralize(cruisersSunk, `${ownerAdjective}cruiser`)} sunk` : undefined,
    newlyDamaged > 0 ? `one ${ownerAdjective}cruiser damaged` : undefined,
    sunkByType.dd > 0 ? `${pluralize(sunkByType.dd, `${ownerAdjective}destroyer factor`)} sunk` : undefined,
    sunkByType.cve > 0 ? `${pluralize(sunkByType.cve, `${ownerAdjective}CVE`)} sunk` : undefined,
    sunkByType.transport > 0 ? `${pluralize(sunkByType.transport, `${ownerAdjective}transport`)} sunk` : undefined,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  return adjective === undefined ? `${name}: ${formatList(parts)}` : formatList(parts);
}

/** The measures of a target at the end, by unit. */
export function listVictimMeasures(victim: Victim): readonly Measure[] {
  const { id, name, target, hitCounter, isNamed, criticals, side } = victim;
  const readAfterStep = createStepHead('settle', id).id;
  const measure = (unit: string, key: string, title: string, read: Measure['read']): Measure => ({
    path: ['ships', unit, key],
    title,
    read,
    side: side.id,
    omitAtZero: true,
    readAfterStep,
  });
  if (target.kind === 'named') {
    // An already damaged ship stays damaged until it is sunk, even if its hit count starts again.
    const getFateAtEnd = (state: State): Fate => {
      const fate = computeFate(target, state[hitCounter]!);
      return fate === 'unharmed' && target.wasDamaged === true ? 'damaged' : fate;
    };
    const isFate = (fate: Fate) => (state: State) => (getFateAtEnd(state) === fate ? 1 : 0);
    return [
      { ...measure(id, 'damaged', `${name} damaged`, isFate('damaged')), subject: { kind: 'event' } },
      { ...measure(id, 'sunk', `${name} sunk`, isFate('sunk')), subject: { kind: 'event' } },
      ...(isNamed ? [measure(id, 'critical', `${name}: critical hits`, (state) => state[criticals]!)] : []),
    ];
  }
  const countsBefore = new Map<LightPart['type'], number>();
  return (victim.parts ?? []).flatMap((part) => {
    const { type, unit, count, title } = part;
    const precedingCount = countsBefore.get(type) ?? 0;
    countsBefore.set(type, precedingCount + count);
    // Units of a type are lost in file order.
    const computePortion = (all: number): number => Math.min(count, Math.max(0, all - precedingCount));
    const countSunk = (state: State): number => countLost(type, victim, state);
    const countDamaged = (state: State): number => {
      const { cruisersSunk, cruisersDamaged } = computeLightLosses(target, state[hitCounter]!);
      return computePortion(cruisersSunk + cruisersDamaged) - computePortion(cruisersSunk);
    };
    const eventMark = type === 'ca' && count === 1 ? ({ subject: { kind: 'event' } } as const) : {};
    return [
      ...(type === 'ca' ? [{ ...measure(unit, 'damaged', `${title} damaged`, countDamaged), ...eventMark }] : []),
      { ...measure(unit, 'sunk', `${title} sunk`, (state) => computePortion(countSunk(state))), ...eventMark },
    ];
  });
}

/** One basis for each type of light ship with several lines in the file, if their order decides which of them was hit. */
export function listPartOrderBases(
  { target, hitCounter, hitsBefore, tieOrder, parts = [] }: Victim,
  state: State,
): readonly Basis[] {
  const hitCount = state[hitCounter]!;
  if (target.kind === 'named' || hitCount === hitsBefore) return [];
  const { cruisersSunk, cruisersDamaged, newlyDamaged, onesSunk } = computeLightLosses(target, hitCount);
  const sunkByType = splitOnes(target.ones, onesSunk, tieOrder);
  return [...new Set(parts.map(({ type }) => type))].flatMap((type) => {
    const lines = parts.filter((part) => part.type === type);
    const total = lines.reduce((sum, { count }) => sum + count, 0);
    const sunkCount = type === 'ca' ? cruisersSunk : sunkByType[type];
    const isHurt = type === 'ca' && newlyDamaged > 0 && sunkCount + cruisersDamaged < total;
    if (lines.length < 2 || !(isHurt || (sunkCount > 0 && sunkCount < total))) return [];
    return [createFileOrderBasis(lines.map(({ unit }) => unit))];
  });
}

/** The number of sunk ships of a light type. */
function countLost(type: LightPart['type'], { target, hitCounter, tieOrder }: Victim, state: State): number {
  if (target.kind === 'named') return 0;
  const { cruisersSunk, onesSunk } = computeLightLosses(target, state[hitCounter]!);
  return type === 'ca' ? cruisersSunk : splitOnes(target.ones, onesSunk, tieOrder)[type];
}

/** The measures of a side at the end. */
export function listSideMeasures({ id, name, sunk, criticals, readAfterStep }: SideTally): readonly Measure[] {
  return [
    {
      path: ['criticalHits', id],
      title: `critical hits, ${name}`,
      side: id,
      read: (state) => state[criticals]!,
      omitAtZero: true,
      readAfterStep,
    },
    {
      path: [factorsSunk, id],
      title: `naval factors sunk, ${name}`,
      turnTotal: { side: id, title: 'naval factors sunk', singular: 'naval factor sunk' },
      read: (state) => state[sunk]!,
      readAfterStep,
    },
  ];
}
