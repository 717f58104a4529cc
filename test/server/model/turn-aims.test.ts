import assert from 'node:assert/strict';
import type { CombatSite } from '../../../server/src/model/ruleset';
import type { SideAdvice } from '../../../server/src/model/advice';
import { partiesOf } from '../../../server/src/model/turn-aims';
import { orderOfFile } from '../../../server/src/model/turn';

const aims: SideAdvice['aims'] = [
  { id: 'win', title: 'chance of winning', unit: 'chance', readOf: () => () => 0 },
  { id: 'hits', title: 'ships hit', unit: '', readOf: () => () => 0 },
  { id: 'kept', title: 'ships not hit', unit: '', readOf: () => () => 0, kept: { of: 3, lost: 'own ships hit' } },
];

const alternatives: SideAdvice['alternatives'] = [
  { id: 'run', group: 'retreat', title: 'run', combat: () => assert.fail(), edits: () => [] },
];

function site(id: string, ...sides: readonly (readonly [name: string, ...powers: string[]])[]): CombatSite {
  const named = sides.map(([name, ...powers], index) => [
    ['attacker', 'defender', 'other'][index]!,
    { role: `the ${index}`, name, powers },
  ]);
  return {
    ...{ id, object: {}, place: { owner: {} }, title: id, kind: 'battle', combat: () => assert.fail() },
    sides: Object.fromEntries(named) as CombatSite['sides'],
    advice: () => named.map(([side]) => ({ side: side as string, aims, alternatives })),
  };
}

const parties = (...sites: readonly CombatSite[]) =>
  partiesOf({
    turn: { title: '', counters: [], start: [], stages: [], totals: [] },
    totals: [],
    sites: sites.map((one) => ({ site: one, order: orderOfFile })),
  });

describe('parties of a turn', () => {
  it('groups sides that share a power or an enemy into one party', () => {
    const found = parties(
      site('a', ['Germany', 'germany'], ['the UK', 'uk']),
      site('b', ['the US', 'us'], ['Germany and Italy', 'germany', 'italy']),
    );
    assert.deepEqual(
      found.map(({ id, name }) => [id, name]),
      [
        ['germany+italy', 'Germany and Italy'],
        ['uk+us', 'the UK and the US'],
      ],
    );
    assert.deepEqual(
      found[0]!.sides.map(({ site: { id }, advised: { side } }) => [id, side]),
      [
        ['a', 'attacker'],
        ['b', 'defender'],
      ],
    );
  });

  it('gives each name its own party if one would be its own enemy', () => {
    const found = parties(
      site('a', ['Germany', 'germany'], ['the USSR', 'ussr']),
      site('b', ['the USSR', 'ussr'], ['Japan', 'japan']),
      site('c', ['Japan', 'japan'], ['Germany', 'germany']),
    );
    assert.deepEqual(
      found.map(({ id }) => id),
      ['germany', 'ussr', 'japan'],
    );
  });

  it('offers a party aims that can be added up, and fewer losses', () => {
    const [party] = parties(site('a', ['Germany', 'germany'], ['the UK', 'uk']));
    assert.deepEqual(
      party!.aims.map(({ id, title, isLoss }) => [id, title, isLoss]),
      [
        ['hits', 'ships hit', false],
        ['kept', 'own ships hit', true],
      ],
    );
  });
});
