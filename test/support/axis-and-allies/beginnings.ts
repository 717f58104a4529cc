/** The steps before the first cycle: detection in `aare`, the search in `depth`. All dice are compared with every submarine. */
import { createFraction, unity, multiply } from './fraction';
import { listIndexes, getOpponent, sendAway, withGroup } from './position';
import type { Branches, Field, Position } from './position';

/** The positions in which a battle can begin. */
export function listBeginnings(field: Field): Branches<Position> {
  const start = createStart(field);
  if (field.battle.rules === 'aare') return detectSubmarines(field, start);
  if (field.battle.rules === 'depth') return searchSubmarines(field, start);
  return [[start, unity]];
}

function createStart(field: Field): Position {
  const groups = field.groups.map(({ count, damaged = 0 }) => ({
    ...{ sound: count - damaged, damaged, struck: 0, away: 0 },
    ...{ undetected: false, elected: false },
  }));
  return { cycle: 1, retreated: false, groups };
}

/** `aare`: every destroyer rolls once; a group is detected by a nation whose lowest die is at most its value. */
function detectSubmarines(field: Field, start: Position): Branches<Position> {
  const nations = [...new Set(field.groups.map((_, index) => getNation(field, index)))];
  const destroyers = nations.map((nation) =>
    sum(
      field.groups.map(({ kind, count }, index) =>
        kind === 'destroyer' && getNation(field, index) === nation ? count : 0,
      ),
    ),
  );
  let lowest: Branches<readonly number[]> = [[[], unity]];
  for (const count of destroyers)
    lowest = lowest.flatMap(([rolls, probability]) =>
      computeLowest(count, field.battle.sides).map(
        ([roll, chance]) => [[...rolls, roll], multiply(probability, chance)] as const,
      ),
    );
  return lowest.map(([rolls, probability]) => {
    let position = start;
    field.groups.forEach(({ kind }, index) => {
      if (kind !== 'submarine') return;
      const detected = nations.some(
        (nation, at) => isEnemy(field, nation, index) && rolls[at]! <= computeDetectionValue(field, nation, index),
      );
      position = withGroup(position, index, { undetected: !detected });
    });
    return [position, probability];
  });
}

/** The highest roll with which destroyers of a nation detect a group of submarines. */
export function computeDetectionValue(field: Field, nation: string, index: number): number {
  const getTechnologies = (owner: string) => field.battle.technologies?.[owner] ?? [];
  const hasAir = field.groups.some(
    ({ kind, count }, at) => kind === 'air' && count > 0 && getNation(field, at) === nation,
  );
  let value = 3;
  if (hasAir) value += getTechnologies(nation).includes('long-range-aircraft') ? 2 : 1;
  if (getTechnologies(nation).includes('combined-arms')) value += 1;
  if (getTechnologies(getNation(field, index)).includes('super-submarines')) value -= 1;
  if (field.groups[index]!.kaiten) value -= 1;
  return value;
}

/** The nation of a group; the side if the group names no nation. */
export function getNation({ groups, sideByGroup }: Field, index: number): string {
  return groups[index]!.nation ?? sideByGroup[index]!;
}

function isEnemy(field: Field, nation: string, index: number): boolean {
  const enemies = listIndexes(field, getOpponent(field.sideByGroup[index]!));
  return enemies.some((at) => getNation(field, at) === nation);
}

const findNumbers: Readonly<Record<number, { readonly periscope: number; readonly submerged: number }>> = {
  6: { periscope: 3, submerged: 2 },
  12: { periscope: 6, submerged: 4 },
  20: { periscope: 10, submerged: 7 },
};

/** `depth`: each searcher rolls once before the first cycle; each die is compared with each submarine's own number. */
function searchSubmarines(field: Field, start: Position): Branches<Position> {
  const { battle, groups } = field;
  const numbers = findNumbers[battle.sides];
  if (!numbers) throw new RangeError(`Nothing is known of searches with ${battle.sides} sides.`);
  const getSearchNumber = (index: number): number => {
    const { kind, depth = 'surfaced' } = groups[index]!;
    if (kind !== 'submarine' || depth === 'surfaced') return battle.sides;
    return depth === 'silent' ? 0 : numbers[depth];
  };
  const defenders = listIndexes(field, 'defender');
  const easiestNumber = Math.max(0, ...defenders.map(getSearchNumber).filter((number) => number < battle.sides));
  const attackers = listIndexes(field, 'attacker');
  const searchers = sum(attackers.map((index) => (maySearch(field, index) ? groups[index]!.count : 0)));
  const attackerBrings = (kinds: readonly string[]) =>
    attackers.some((index) => kinds.includes(groups[index]!.kind) && groups[index]!.count > 0);
  return computeLowest(searchers, battle.sides).map(([roll, probability]) => {
    let position = start;
    for (const index of defenders) {
      const number = getSearchNumber(index);
      const isFound =
        number === battle.sides || (number > 0 && roll <= (battle.anySuccessFindsAll ? easiestNumber : number));
      if (isFound) continue;
      const elects = number > 0 && groups[index]!.elects === true && attackerBrings(['destroyer', 'ship']);
      position = elects ? withGroup(position, index, { elected: true }) : sendAway(position, index);
    }
    return [position, probability];
  });
}

function maySearch({ groups }: Field, index: number): boolean {
  const { kind, searches = kind === 'destroyer' || kind === 'air' } = groups[index]!;
  return searches;
}

/** The probability of each lowest face of some dice. Without dice the lowest face is above all faces. */
function computeLowest(dice: number, sides: number): Branches<number> {
  if (dice === 0) return [[sides + 1, unity]];
  const countRollsAtLeast = (face: number) => BigInt(sides - face + 1) ** BigInt(dice);
  return Array.from({ length: sides }, (_, at) => [
    at + 1,
    createFraction(countRollsAtLeast(at + 1) - countRollsAtLeast(at + 2), BigInt(sides) ** BigInt(dice)),
  ]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
