import assert from 'node:assert/strict';
import { analyse, allCombats, problems } from '../../server/src/features';
import { figureOf, hasGate, isWithin } from './figures';
import type { Figure } from './figures';
import { combatsIn, scenarioOf } from './scenarios';
import { exponentOf, measured, median } from './statistics';
import { summaryOf, tableOf, totalOf } from './table';
import { environment } from '../support/environment';

describe('the scenarios that are measured', () => {
  for (const lines of [200, 1_000, 5_000]) {
    it(`have no problems and exactly the length that is asked for: ${lines} lines`, () => {
      const text = scenarioOf(lines);
      const analysis = analyse(text, undefined, environment());
      assert.deepEqual(
        problems(analysis).map(({ message }) => message),
        [],
      );
      assert.equal(text.split('\n').length - 1, lines);
      assert.equal(allCombats(analysis).length, combatsIn(lines));
    });
  }

  it('hold 73 combats in 10,000 lines', () => {
    assert.equal(combatsIn(10_000), 73);
  });
});

describe('figures', () => {
  it('have the budget of their length, and the gate from what the other server took beyond its waiting', () => {
    const figure = figureOf('edit to diagnostics', 10_000, 'ms', { asdic: 5, yamlServer: 400 }, 200);
    assert.ok([10, 15].includes(figure.budget!), 'by the version of Node');
    assert.equal(figure.gate, 10);
    assert.deepEqual([isWithin(figure, 4), isWithin(figure, 10)], [false, true]);
  });

  it('have no bound where none is set', () => {
    const figure = figureOf('edit to diagnostics', 50_000, 'ms', { asdic: 5, yamlServer: 400 }, 200);
    assert.deepEqual([figure.budget, figure.gate], [20, undefined]);
    assert.equal(figureOf('all lenses', 10_000, 'ms', { asdic: 5 }, 200).gate, undefined);
  });

  it('are compared with those of the other server where something is demanded of the comparison', () => {
    assert.ok(hasGate('edit to diagnostics') && hasGate('edit to diagnostics', 10_000));
    assert.ok(!hasGate('edit to diagnostics', 1_000) && !hasGate('formatting'));
  });

  it('are better when they are greater only where they are rates', () => {
    assert.ok(isWithin({ what: 'rolled', unit: '1/s', asdic: 9 }, 5));
    assert.ok(!isWithin({ what: 'rolled', unit: 'ms', asdic: 9 }, 5));
  });

  it('stand in one table with their bounds', () => {
    const figures: Figure[] = [
      { what: 'hover', lines: 1_000, unit: 'ms', asdic: 1.2345, budget: 2, yamlServer: 30, gate: 1 },
      { what: 'start', unit: 'ms', asdic: 12_345.6 },
    ];
    assert.equal(
      tableOf(figures),
      [
        'what   lines  unit   asdic  budget       yls  gate',
        'hover  1,000    ms    1.23       2  met   30     1  OVER',
        'start           ms  12,346',
      ].join('\n'),
    );
    assert.equal(summaryOf(figures), 'budgets kept: 1 of 1; gates passed: 0 of 1');
    const taken = ['Node v20.1.0', 'Node v24.1.0'].map((node) => ({ machine: `${node}, linux`, figures }));
    assert.equal(
      totalOf(taken),
      'Node v20.1.0: budgets kept: 1 of 1; gates passed: 0 of 1 | Node v24.1.0: budgets kept: 1 of 1; gates passed: 0 of 1 | in all: budgets kept: 2 of 2; gates passed: 0 of 2',
    );
  });

  it('grow by the power that fits them best', () => {
    const by = (exponent: number) => [1, 10, 100].map((size) => [size, 3 * size ** exponent] as const);
    for (const exponent of [0, 0.3, 1, 2.2]) assert.ok(Math.abs(exponentOf(by(exponent)) - exponent) < 1e-12);
  });

  it('are the middle of what was measured', () => {
    assert.equal(median([5, 1, 3]), 3);
    assert.equal(median([4, 1, 3, 2]), 2.5);
  });

  it('count without the runs that warm up', async () => {
    let run = 0;
    assert.equal(await measured(3, 2, () => Promise.resolve(++run)), 4);
    assert.equal(run, 5);
  });

  it('are measured less often where that takes long, and an even number of times', async () => {
    let [run, clock] = [0, 0];
    const slow = () => {
      clock += 700;
      return Promise.resolve(++run);
    };
    assert.equal(await measured(40, 10, slow, () => clock), 4); // of the second to the sixth
    assert.equal(run, 6);
  });
});
