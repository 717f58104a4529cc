/** The order in which units are lost: what orders name, what the default decides, and what only the file decides. */
import assert from 'node:assert/strict';
import type { LossOrder } from '../../../../../server/src/rulesets/axis-and-allies/combats/battle';
import { createBoard, createCounterList } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import {
  createLosses,
  findTies,
  listLossDefaults,
  listLossNames,
} from '../../../../../server/src/rulesets/axis-and-allies/combats/losses';
import { createGroups, type Force } from './battles';

function createDefender(force: Force, attacker: Force = { ftr: 1 }) {
  const battle = {
    title: 'a battle',
    dieSides: 6,
    attacker: { groups: createGroups('attacker', attacker) },
    defender: { groups: createGroups('defender', force) },
  };
  const board = createBoard(battle, createCounterList());
  return { groups: board.groups.defender, counters: board.counters, start: board.start };
}

const listTitles = (force: Force, order?: LossOrder) =>
  createLosses(createDefender(force).groups, order).map(({ title }) => title);

describe('the order of losses', () => {
  const fleet: Force = { bb: 1, bmbr: 1, ac: 1, ftr: 1, dd: 1, sub: 1, trn: 1 };

  it('without orders a side loses damage first, then the cheapest ships of the default order', () => {
    assert.deepEqual(listTitles(fleet), [
      'damage to a battleship',
      ...['transport', 'submarine', 'destroyer', 'fighter', 'carrier', 'bomber', 'battleship'],
    ]);
  });

  it('units that an order names are lost first, and damage that it does not name before them', () => {
    assert.deepEqual(listTitles({ bb: 1, dd: 1, trn: 1 }, ['dd']), [
      'damage to a battleship',
      ...['destroyer', 'transport', 'battleship'],
    ]);
    assert.deepEqual(listTitles({ bb: 1, dd: 1, trn: 1 }, ['dd', 'bb-damage', 'bb']), [
      ...['destroyer', 'damage to a battleship', 'battleship', 'transport'],
    ]);
  });

  it('by value the cheapest are lost first, those of equal cost in the default order', () => {
    assert.deepEqual(listTitles({ bb: 1, ftr: 1, sub: 1, trn: 1, dd: 1 }, 'by-value'), [
      'damage to a battleship',
      ...['transport', 'submarine', 'fighter', 'destroyer', 'battleship'],
    ]);
    const [free, cheap] = createGroups('defender', { dd: 1, trn: 1 }, { dd: { cost: undefined } });
    const board = createBoard(
      { title: '', dieSides: 6, attacker: { groups: [] }, defender: { groups: [free!, cheap!] } },
      createCounterList(),
    );
    assert.deepEqual(
      createLosses(board.groups.defender, 'by-value').map(({ title }) => title),
      ['transport', 'destroyer'],
      'without a price comes last',
    );
  });

  it('ships that submarines sink fire back if their side has a destroyer; aircraft and submarines do not', () => {
    const listFiringBack = (force: Force) =>
      createLosses(createDefender(force, { sub: 1 }).groups).flatMap(({ title, struck }) =>
        struck === undefined ? [] : [title],
      );
    assert.deepEqual(listFiringBack({ dd: 1, trn: 1, sub: 1, ftr: 1 }), ['transport', 'destroyer']);
    assert.deepEqual(listFiringBack({ trn: 1, sub: 1 }), []);
  });

  it('an order can name each type, and the damage of battleships', () => {
    const groups = createGroups('defender', { bb: 1, dd: 2 });
    assert.deepEqual(listLossNames(groups), [
      { name: 'bb-damage', title: 'damage to battleships' },
      { name: 'dd', title: 'destroyers' },
      { name: 'bb', title: 'battleships' },
    ]);
    assert.deepEqual(
      listLossNames(groups, ['bb', 'dd']).map(({ name }) => name),
      ['bb-damage', 'bb', 'dd'],
    );
    // Submarines and destroyers of two hits are damaged before anything else, whatever an order says.
    const strong = createGroups('defender', { dd: 1 }, { dd: { hits: 2 } });
    assert.deepEqual(
      listLossNames(strong).map(({ name }) => name),
      ['dd'],
    );
  });
});

describe('the default order of losses', () => {
  const describeDefault = (force: Force, order?: LossOrder, change: Readonly<Record<string, number>> = {}) => {
    const { groups, counters, start } = createDefender(force);
    const state = start.map((value, index) => change[counters[index]!.name] ?? value);
    return listLossDefaults('defender', groups, state, order).map(({ text }) => text);
  };

  it('a report says what the default decides', () => {
    assert.deepEqual(describeDefault({ dd: 1, trn: 1 }), [
      'No orders for the losses of the defender: first transports, then destroyers.',
    ]);
    assert.deepEqual(describeDefault({ dd: 1, trn: 1, ftr: 1 }, ['ftr']), [
      'The order of losses of the defender leaves the others to the default: first transports, then destroyers.',
    ]);
  });

  it('the default decides nothing with one type left, nor if the order ranks all or goes by value', () => {
    assert.deepEqual(describeDefault({ dd: 2 }), []);
    assert.deepEqual(describeDefault({ dd: 1, trn: 1 }, ['dd']), []);
    assert.deepEqual(describeDefault({ dd: 1, trn: 1 }, 'by-value'), []);
    assert.deepEqual(describeDefault({ dd: 1, trn: 1 }, [], { 'defender.trn': 0 }), []);
  });

  it('damaging and sinking a single battleship is no choice, but of two it is', () => {
    assert.deepEqual(describeDefault({ bb: 1 }), []);
    assert.deepEqual(describeDefault({ bb: 2 }), [
      'No orders for the losses of the defender: first damage to battleships, then battleships.',
    ]);
    assert.deepEqual(
      describeDefault({ bb: 2 }, [], { 'defender.bb': 0, 'defender.bb damaged 1': 2 }),
      [],
      'both are damaged',
    );
  });
});

describe('groups at the same place', () => {
  it('groups of one type are tied, for damage and for loss', () => {
    const [first, second] = [createGroups('defender', { bb: 1 }), createGroups('defender', { bb: 2, dd: 1 })];
    assert.deepEqual(findTies([...first, ...second]), [
      { groups: [0, 1], damages: false },
      { groups: [0, 1], damages: true },
    ]);
    assert.deepEqual(findTies(second), []);
  });

  it('damage of different types is tied until an order names it, and by value those of one cost are not', () => {
    const groups = createGroups('defender', { bb: 1, ac: 1 }, { ac: { hits: 2 } });
    assert.deepEqual(findTies(groups), [{ groups: [0, 1], damages: true }]);
    assert.deepEqual(findTies(groups, ['ac-damage']), []);
    assert.deepEqual(findTies(createGroups('defender', { sub: 1, trn: 1 }), 'by-value'), []);
  });
});
