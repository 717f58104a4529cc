import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Header, NavalCombatChart } from '../../../../../server/src/rulesets/wif-ssw/data';
import {
  formatCell,
  getChart,
  lookUp,
  parseCell,
} from '../../../../../server/src/rulesets/wif-ssw/chart/naval-combat-chart';
import type { ChartLine } from '../../../../../server/src/rulesets/wif-ssw/chart/naval-combat-chart';
import {
  findBandViolations,
  checkCells,
  getSeverity,
  checkSeverity,
  checkThresholds,
} from '../../../../../server/src/rulesets/wif-ssw/chart/invariants';
import { houseChart } from '../../../../../server/src/rulesets/wif-ssw/chart/house-chart';

const lines: readonly ChartLine[] = ['surface', 'navalAir', 'subAndAsw'];
/** The faults of the house chart after a change. */
const listFaults = (change: Partial<NavalCombatChart>) =>
  [checkThresholds, findBandViolations, checkCells, checkSeverity]
    .flatMap((find) => [...find({ ...houseChart, ...change })])
    .map(({ message }) => message);

describe('the naval combat chart', () => {
  it('the built-in chart keeps every invariant', () => {
    assert.deepEqual(listFaults({}), []);
  });

  it('the chart gives the two known anchors: 8 cruisers at 2 ships, 2 cruisers at 8 ships', () => {
    for (let factors = 20; factors <= 27; factors++) {
      assert.equal(formatCell(lookUp(houseChart, 'surface', factors, 2).effects), 'X 2A');
    }
    for (let factors = 4; factors <= 7; factors++) {
      assert.equal(formatCell(lookUp(houseChart, 'surface', factors, 8).effects), '2D');
    }
  });

  it('there is no column below the first threshold or without ships, and a shift does not create one', () => {
    for (const line of lines) {
      for (const [factors, ships] of [
        [0, 5],
        [-3, 5],
        [10, 0],
      ] as const) {
        const reading = lookUp(houseChart, line, factors, ships, 3);
        assert.equal(reading.column, undefined);
        assert.deepEqual(reading.effects, { destroyed: 0, damaged: 0, aborted: 0 });
      }
    }
  });

  it('shifts stop at the first and the last column', () => {
    assert.equal(lookUp(houseChart, 'subAndAsw', 8, 6).column, 4);
    assert.equal(lookUp(houseChart, 'subAndAsw', 8, 6, 2).column, 6);
    assert.equal(lookUp(houseChart, 'subAndAsw', 8, 6, -9).column, 1);
    assert.equal(lookUp(houseChart, 'subAndAsw', 8, 6, 99).column, 12);
  });

  it('looks up the column and the band that hold any factors and ships', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 150 }),
        (line, factors, ships) => {
          const { column, band, effects } = lookUp(houseChart, line, factors, ships);
          assert.ok(column !== undefined && band !== undefined);
          assert.ok(band.from <= ships && ships <= (band.to ?? Infinity));
          const thresholds = houseChart.lines[line] ?? [];
          assert.ok((thresholds[column - 1] ?? 0) <= factors && factors < (thresholds[column] ?? Infinity));
          const more = lookUp(houseChart, line, factors + 1, ships);
          assert.ok(getSeverity(formatCell(more.effects)) >= getSeverity(formatCell(effects)));
        },
      ),
      { seed: 1939, numRuns: 500 },
    );
  });

  it('uses the supplied chart when it has the line, and the house table otherwise', () => {
    const navalCombatChart: NavalCombatChart = { lines: { subAndAsw: [1] }, shipBands: [[1, null]], cells: [['X']] };
    const header: Header = { ruleset: 'wif-ssw', tables: { navalCombatChart } };
    assert.deepEqual(getChart(header).basis, { kind: 'supplied-table', name: 'navalCombatChart' });
    assert.deepEqual(getChart(header, 'navalAir').basis, { kind: 'house-table', name: 'navalCombatChart' });
    assert.equal(getChart({ ruleset: 'wif-ssw', tables: { navalCombatChart: 'lost.yaml' } }).chart, houseChart);
  });

  it('lookups never throw on a faulty chart', () => {
    const hole: NavalCombatChart = { lines: { subAndAsw: [5, 2] }, shipBands: [[2, 3]], cells: [] };
    assert.equal(formatCell(lookUp(hole, 'subAndAsw', 9, 2).effects), '-');
    assert.equal(formatCell(lookUp(hole, 'navalAir', 9, 2).effects), '-');
    assert.equal(lookUp(hole, 'subAndAsw', 9, 8).band, undefined);
  });
});

describe('cells of the chart', () => {
  it('cells of the chart parse and format to the same text', () => {
    for (const cell of ['-', 'A', 'X D 2A', '2X 2D 3A', '10X']) assert.equal(formatCell(parseCell(cell)), cell);
    assert.deepEqual(parseCell('X D 2A'), { destroyed: 1, damaged: 1, aborted: 2 });
  });
});

describe('the invariants of a chart', () => {
  const { lines: houseLines, cells, shipBands } = houseChart;

  it('reports thresholds that do not rise strictly, or differ in number between lines', () => {
    assert.match(
      listFaults({ lines: { subAndAsw: [1, 3, 3, ...houseLines.subAndAsw.slice(3)] } })[0] ?? '',
      /3 follows 3/,
    );
    assert.match(listFaults({ lines: { ...houseLines, navalAir: [1, 2] } })[0] ?? '', /`navalAir` has 2 columns/);
  });

  it('reports bands with a gap between 1 and infinity', () => {
    assert.match(listFaults({ shipBands: [[2, 2], ...shipBands.slice(1)] })[0] ?? '', /begins with 2, but 1 ships/);
    assert.match(listFaults({ shipBands: [[1, 2], [4, 5], ...shipBands.slice(2)] })[0] ?? '', /begins with 4, but 3/);
    assert.match(listFaults({ shipBands: [...shipBands.slice(0, -1), [28, 40]] })[0] ?? '', /must have no end/);
    assert.match(listFaults({ shipBands: [[1, null], ...shipBands.slice(1)] })[0] ?? '', /has no end/);
  });

  it('reports a missing cell in a column of a band', () => {
    assert.match(listFaults({ cells: cells.slice(1) })[0] ?? '', /5 rows of cells and 6 ship bands/);
    assert.match(listFaults({ cells: [(cells[0] ?? []).slice(1), ...cells.slice(1)] })[0] ?? '', /11 cells/);
  });

  it('reports more factors that do less', () => {
    const row = [...(cells[0] ?? [])];
    row[5] = 'A';
    assert.match(listFaults({ cells: [row, ...cells.slice(1)] })[0] ?? '', /`A` is less severe than `X 2A`/);
  });
});
