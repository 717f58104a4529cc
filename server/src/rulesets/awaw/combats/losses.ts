/** The losses of a combat: as text, and as measures by unit and by side. */
import { createFileOrderBasis, type Basis } from '../../../engine/amount';
import type { Measure, State } from '../../../engine/combat';
import { pluralize, formatList } from '../../../model/wording';
import { computeFate, computeLightLosses, findTiedTypes, splitOneFactors, type Fate } from '../damage/damage';
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
  { name, sunkCounter, damagedCounter }: SideTally,
  state: State,
  ownerPhrase = ` of ${name}`,
): string | undefined {
  const hasDamagedShips = state[damagedCounter]! > 0;
  if (state[sunkCounter]! > 0) {
    return `${pluralize(state[sunkCounter]!, 'naval factor')}${ownerPhrase} sunk${hasDamagedShips ? ', others damaged' : ''}`;
  }
  return hasDamagedShips ? `ships${ownerPhrase} damaged` : undefined;
}

/** Formats what hits did to a victim: `Arizona sunk`; why it lost nothing: `Arizona: no loss; 1 hit, and it takes 3 to damage it`. */
export function formatLossSentence(victim: Victim, state: State): string {
  const text = formatLoss(victim, state);
  const { name, target, hitCounter, tieOrder } = victim;
  const hits = state[hitCounter]!;
  if (text !== undefined) {
    const tiedTypes =
      target.kind === 'named'
        ? []
        : findTiedTypes(target.oneFactors, computeLightLosses(target, hits).oneFactorsSunk, tieOrder);
    const titles = tiedTypes.map(formatType);
    return tiedTypes.length === 0
      ? text
      : `${text}; the orders do not say whether ${formatList(titles, 'or')} are lost first: ${titles[0]} are`;
  }
  if (hits === 0 || target.kind !== 'named') return `${name}: no loss`;
  // A ship that was damaged before, and whose hit count starts again (option `damagedAgain`), can only be sunk.
  if (target.wasDamaged === true && hits !== victim.hitsBefore)
    return `${name}: no further loss; ${pluralize(hits, 'hit')}, and it takes ${target.size} to sink it`;
  const isUnharmed = computeFate(target, hits) === 'unharmed';
  return `${name}: no loss${isUnharmed ? `; ${pluralize(hits, 'hit')}, and it takes ${target.size - 1} to damage it` : ''}`;
}

/** Formats the losses of a victim; undefined without new losses. */
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
  const { cruisersSunk, newlyDamaged, oneFactorsSunk } = computeLightLosses(target, hitCount);
  if (isLone) return cruisersSunk > 0 ? `${name} sunk` : newlyDamaged > 0 ? `${name} damaged` : undefined;
  const sunkByType = splitOneFactors(target.oneFactors, oneFactorsSunk, tieOrder);
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

/** The measures of a victim after its damage is settled, by unit. */
export function listVictimMeasures(victim: Victim): readonly Measure[] {
  const { id, name, target, hitCounter, criticalCounter, side } = victim;
  const readAfterStep = createStepHead('settle', id).id;
  const createMeasure = (unit: string, key: string, title: string, read: Measure['read']): Measure => ({
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
    const createFateReader = (fate: Fate) => (state: State) => (getFateAtEnd(state) === fate ? 1 : 0);
    return [
      { ...createMeasure(id, 'damaged', `${name} damaged`, createFateReader('damaged')), subject: { kind: 'event' } },
      { ...createMeasure(id, 'sunk', `${name} sunk`, createFateReader('sunk')), subject: { kind: 'event' } },
      createMeasure(id, 'critical', `${name}: critical hits`, (state) => state[criticalCounter]!),
    ];
  }
  const countsBefore = new Map<LightPart['type'], number>();
  return (victim.parts ?? []).flatMap((part) => {
    const { type, unit, count, title } = part;
    const precedingCount = countsBefore.get(type) ?? 0;
    countsBefore.set(type, precedingCount + count);
    // Units of a type are lost in file order.
    const computePortion = (all: number): number => Math.min(count, Math.max(0, all - precedingCount));
    const countSunk = (state: State): number => countSunkOfType(type, victim, state);
    const countDamaged = (state: State): number => {
      const { cruisersSunk, cruisersDamaged } = computeLightLosses(target, state[hitCounter]!);
      return computePortion(cruisersSunk + cruisersDamaged) - computePortion(cruisersSunk);
    };
    const eventMark = type === 'ca' && count === 1 ? ({ subject: { kind: 'event' } } as const) : {};
    return [
      ...(type === 'ca' ? [{ ...createMeasure(unit, 'damaged', `${title} damaged`, countDamaged), ...eventMark }] : []),
      { ...createMeasure(unit, 'sunk', `${title} sunk`, (state) => computePortion(countSunk(state))), ...eventMark },
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
  const { cruisersSunk, cruisersDamaged, newlyDamaged, oneFactorsSunk } = computeLightLosses(target, hitCount);
  const sunkByType = splitOneFactors(target.oneFactors, oneFactorsSunk, tieOrder);
  return [...new Set(parts.map(({ type }) => type))].flatMap((type) => {
    const lines = parts.filter((part) => part.type === type);
    const total = lines.reduce((sum, { count }) => sum + count, 0);
    const sunkCount = type === 'ca' ? cruisersSunk : sunkByType[type];
    const isDamageOpen = type === 'ca' && newlyDamaged > 0 && sunkCount + cruisersDamaged < total;
    if (lines.length < 2 || !(isDamageOpen || (sunkCount > 0 && sunkCount < total))) return [];
    return [createFileOrderBasis(lines.map(({ unit }) => unit))];
  });
}

/** The number of sunk ships of a light type. */
function countSunkOfType(type: LightPart['type'], { target, hitCounter, tieOrder }: Victim, state: State): number {
  if (target.kind === 'named') return 0;
  const { cruisersSunk, oneFactorsSunk } = computeLightLosses(target, state[hitCounter]!);
  return type === 'ca' ? cruisersSunk : splitOneFactors(target.oneFactors, oneFactorsSunk, tieOrder)[type];
}

/** The measures of a side at the end. */
export function listSideMeasures({
  id,
  name,
  sunkCounter,
  criticalCounter,
  readAfterStep,
}: SideTally): readonly Measure[] {
  return [
    {
      path: ['criticalHits', id],
      title: `critical hits, ${name}`,
      side: id,
      read: (state) => state[criticalCounter]!,
      omitAtZero: true,
      readAfterStep,
    },
    {
      path: [factorsSunk, id],
      title: `naval factors sunk, ${name}`,
      turnTotal: { side: id, title: 'naval factors sunk', singular: 'naval factor sunk' },
      read: (state) => state[sunkCounter]!,
      readAfterStep,
    },
  ];
}
