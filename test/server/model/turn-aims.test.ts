import assert from 'node:assert/strict';
import type { CombatEntry } from '../../../server/src/model/ruleset';
import type { SideAdvice } from '../../../server/src/model/advice';
import { findParties } from '../../../server/src/model/turn-aims';
import { fileOrder } from '../../../server/src/model/turn';

const aims: SideAdvice['aims'] = [
  { id: 'win', title: 'chance of winning', unit: 'chance', getQuantity: () => () => 0 },
  { id: 'hits', title: 'ships hit', unit: '', getQuantity: () => () => 0 },
  {
    id: 'kept',
    title: 'ships not hit',
    unit: '',
    getQuantity: () => () => 0,
    preserved: { count: 3, lossTitle: 'own ships hit' },
  },
];

const alternatives: SideAdvice['alternatives'] = [
  { id: 'run', group: 'retreat', title: 'run', createCombat: () => assert.fail(), createEdits: () => [] },
];

function createEntry(id: string, ...sides: readonly (readonly [name: string, ...powers: string[]])[]): CombatEntry {
  const named = sides.map(([name, ...powers], index) => [
    ['attacker', 'defender', 'other'][index]!,
    { role: `the ${index}`, name, powers },
  ]);
  return {
    ...{ id, object: {}, place: { owner: {} }, title: id, kind: 'battle', build: () => assert.fail() },
    sides: Object.fromEntries(named) as CombatEntry['sides'],
    listAdvice: () => named.map(([side]) => ({ side: side as string, aims, alternatives })),
  };
}

const groupIntoParties = (...combatEntries: readonly CombatEntry[]) =>
  findParties({
    turn: { title: '', counters: [], start: [], stages: [], totals: [] },
    totals: [],
    entries: combatEntries.map((combatEntry) => ({ entry: combatEntry, order: fileOrder })),
  });

describe('parties of a turn', () => {
  it('groups sides that share a power or an enemy into one party', () => {
    const result = groupIntoParties(
      createEntry('a', ['Germany', 'germany'], ['the UK', 'uk']),
      createEntry('b', ['the US', 'us'], ['Germany and Italy', 'germany', 'italy']),
    );
    assert.deepEqual(
      result.map(({ id, name }) => [id, name]),
      [
        ['germany+italy', 'Germany and Italy'],
        ['uk+us', 'the UK and the US'],
      ],
    );
    assert.deepEqual(
      result[0]!.sides.map(({ entry: { id }, advised: { side } }) => [id, side]),
      [
        ['a', 'attacker'],
        ['b', 'defender'],
      ],
    );
  });

  it('gives each name its own party if one would be its own enemy', () => {
    const result = groupIntoParties(
      createEntry('a', ['Germany', 'germany'], ['the USSR', 'ussr']),
      createEntry('b', ['the USSR', 'ussr'], ['Japan', 'japan']),
      createEntry('c', ['Japan', 'japan'], ['Germany', 'germany']),
    );
    assert.deepEqual(
      result.map(({ id }) => id),
      ['germany', 'ussr', 'japan'],
    );
  });

  it('offers a party aims that can be added up, and fewer losses', () => {
    const [party] = groupIntoParties(createEntry('a', ['Germany', 'germany'], ['the UK', 'uk']));
    assert.deepEqual(
      party!.aims.map(({ id, title, isLoss }) => [id, title, isLoss]),
      [
        ['hits', 'ships hit', false],
        ['kept', 'own ships hit', true],
      ],
    );
  });
});
