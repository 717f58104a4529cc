/** Search in a round of naval combat: the dice of a side (22.4). */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import type { Ids } from '../../../model/ids';
import { changeBy, placeAt } from '../kit';
import { cruiserSize } from '../damage/damage';
import { isFastCarrier, isNamedShip, type CombatGroup, type Header, type RoundSide } from '../data';
import { withNation, resolveUnits, type OwnedUnit } from '../force';
import { getFactors } from '../ships/strength';
import { roundNumbers } from './rules';

const searchNumbers = roundNumbers.search;

/** Whether a combat group is active in a round; otherwise it is distant. */
export function isActive({ number }: Pick<CombatGroup, 'number'>, round: number): boolean {
  return number <= round;
}

/** The search dice of a side. If the sum is negative, a last change raises it to 0. */
export function getSearchDice(searcher: RoundSide, enemy: RoundSide, round: number, header: Header, ids: Ids): Amount {
  const changes: (Change | undefined)[] = [
    searcher.search?.codebreaking
      ? changeBy('search', {
          label: 'tactical codebreaking cards',
          by: searcher.search.codebreaking * searchNumbers.codebreaking,
          from: placeAt(searcher.search, 'codebreaking'),
        })
      : undefined,
    enemy.search?.codebreaking
      ? changeBy('search', {
          label: "the enemy's tactical codebreaking cards",
          by: -enemy.search.codebreaking * searchNumbers.codebreaking,
          from: placeAt(enemy.search, 'codebreaking'),
        })
      : undefined,
    round > 1 ? changeBy('search', { label: `round ${round}`, by: (round - 1) * searchNumbers.laterRound }) : undefined,
    ...searcher.groups.map((group) => createGroupDie(searcher, group, round, header, ids)),
  ];
  const { squadrons = 0 } = searcher.search ?? {};
  const base = changeBy('search', {
    label: 'land-based squadrons that search',
    by: squadrons * searchNumbers.squadrons,
    ...(searcher.search ? { from: placeAt(searcher.search, 'squadrons') } : {}),
  });
  const amount = createAmount('search dice', base, changes);
  return amount.total >= 0
    ? amount
    : createAmount(amount.label, base, [
        ...amount.changes,
        changeBy('search', { label: 'never below 0', by: -amount.total }),
      ]);
}

/** The die that a group contributes: a strong active group, or a distant one with a fast carrier. */
function createGroupDie(
  { nation }: RoundSide,
  group: CombatGroup,
  round: number,
  header: Header,
  ids: Ids,
): Change | undefined {
  const units = withNation(nation, resolveUnits(group, ids));
  const from = placeAt(group, 'number');
  if (!isActive(group, round)) {
    const carrier = units.find(({ unit }) => isFastCarrier(unit) && unit.damaged !== true);
    if (carrier === undefined) return undefined;
    return changeBy('search', {
      label: `distant group ${group.number} with a fast carrier`,
      by: searchNumbers.carriers,
      from,
    });
  }
  const factors = countUndamagedFactors(units, header);
  if (factors < searchNumbers.strongFrom) return undefined;
  const label = `active group ${group.number} with ${factors} undamaged naval factors`;
  return changeBy('search', { label, by: searchNumbers.strongGroup, from });
}

/** Naval factors of undamaged ships of known size. */
export function countUndamagedFactors(units: readonly OwnedUnit[], header: Header): number {
  return units.reduce((sum, { unit, nation }) => {
    const factors = getFactors(unit, nation, header) ?? 0;
    if (isNamedShip(unit)) return sum + (unit.damaged === true ? 0 : factors);
    if (unit.type === 'ca' || unit.type === 'transport') {
      const shipFactors = unit.type === 'ca' ? cruiserSize : 1;
      return sum + Math.max(0, factors - (unit.damaged ?? 0) * shipFactors);
    }
    return sum + factors;
  }, 0);
}
