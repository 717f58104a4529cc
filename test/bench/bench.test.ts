import assert from 'node:assert/strict';
import { analyse, listAllCombats, diagnose } from '../../server/src/features';
import { createFigure, hasGate, isWithin } from './figures';
import type { Figure } from './figures';
import { countCombats, createScenario } from './scenarios';
import { fitExponent, measureMedian, computeMedian } from './statistics';
import { formatSummary, formatTable, formatTotal } from './table';
import { environment } from '../support/environment';

describe('measured scenarios', () => {
  for (const lines of [200, 1_000, 5_000]) {
    it(`a scenario of ${lines} lines has no diagnostics and exactly the requested length`, () => {
      const text = createScenario(lines);
      const analysis = analyse(text, undefined, environment());
      assert.deepEqual(
        diagnose(analysis).map(({ message }) => message),
        [],
      );
      assert.equal(text.split('\n').length - 1, lines);
      assert.equal(listAllCombats(analysis).length, countCombats(lines));
    });
  }

  it('a scenario of 10,000 lines holds 73 combats', () => {
    assert.equal(countCombats(10_000), 73);
  });
});

describe('benchmark figures', () => {
  it('a figure gets the budget for its length and a gate from the time of the other server without its wait', () => {
    const figure = createFigure('edit to diagnostics', 10_000, 'ms', { asdic: 5, yamlServer: 400 }, 200);
    assert.ok([10, 15].includes(figure.budget!), 'by the version of Node');
    assert.equal(figure.gate, 10);
    assert.deepEqual([isWithin(figure, 4), isWithin(figure, 10)], [false, true]);
  });

  it('a figure has no bound when none is set', () => {
    const figure = createFigure('edit to diagnostics', 50_000, 'ms', { asdic: 5, yamlServer: 400 }, 200);
    assert.deepEqual([figure.budget, figure.gate], [20, undefined]);
    assert.equal(createFigure('all lenses', 10_000, 'ms', { asdic: 5 }, 200).gate, undefined);
  });

  it('a figure is compared with the other server only when it has a gate', () => {
    assert.ok(hasGate('edit to diagnostics') && hasGate('edit to diagnostics', 10_000));
    assert.ok(!hasGate('edit to diagnostics', 1_000) && !hasGate('formatting'));
  });

  it('a greater figure is better only when it is a rate', () => {
    assert.ok(isWithin({ label: 'rolled', unit: '1/s', asdic: 9 }, 5));
    assert.ok(!isWithin({ label: 'rolled', unit: 'ms', asdic: 9 }, 5));
  });

  it('the table lists the figures with their bounds', () => {
    const figures: Figure[] = [
      { label: 'hover', lines: 1_000, unit: 'ms', asdic: 1.2345, budget: 2, yamlServer: 30, gate: 1 },
      { label: 'start', unit: 'ms', asdic: 12_345.6 },
    ];
    assert.equal(
      formatTable(figures),
      [
        'what   lines  unit   asdic  budget       yls  gate',
        'hover  1,000    ms    1.23       2  met   30     1  OVER',
        'start           ms  12,346',
      ].join('\n'),
    );
    assert.equal(formatSummary(figures), 'budgets kept: 1 of 1; gates passed: 0 of 1');
    const runs = ['Node v20.1.0', 'Node v24.1.0'].map((node) => ({ machine: `${node}, linux`, figures }));
    assert.equal(
      formatTotal(runs),
      'Node v20.1.0: budgets kept: 1 of 1; gates passed: 0 of 1 | Node v24.1.0: budgets kept: 1 of 1; gates passed: 0 of 1 | in all: budgets kept: 2 of 2; gates passed: 0 of 2',
    );
  });

  it('the fitted exponent is that of the power that fits the values best', () => {
    const computeValues = (exponent: number) => [1, 10, 100].map((size) => [size, 3 * size ** exponent] as const);
    for (const exponent of [0, 0.3, 1, 2.2])
      assert.ok(Math.abs(fitExponent(computeValues(exponent)) - exponent) < 1e-12);
  });

  it('the median is the middle of the measured values', () => {
    assert.equal(computeMedian([5, 1, 3]), 3);
    assert.equal(computeMedian([4, 1, 3, 2]), 2.5);
  });

  it('warm-up runs do not count', async () => {
    let run = 0;
    assert.equal(await measureMedian(3, 2, () => Promise.resolve(++run)), 4);
    assert.equal(run, 5);
  });

  it('slow tasks are measured less often and an even number of times', async () => {
    let [run, clock] = [0, 0];
    const runSlowly = () => {
      clock += 700;
      return Promise.resolve(++run);
    };
    assert.equal(await measureMedian(40, 10, runSlowly, () => clock), 4); // of the second to the sixth
    assert.equal(run, 6);
  });
});
