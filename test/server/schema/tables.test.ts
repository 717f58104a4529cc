import assert from 'node:assert/strict';
import { listTableReferences, withTables } from '../../../server/src/schema/index';
import { copyWithPosition, parse, rangeAt } from '../../../server/src/text/index';

const TEXT = 'ruleset: wif-ssw\ntables:\n  navalCombatChart: chart.yaml\n  airToAir: none.yaml\npowers: {}\n';

describe('tables in separate files', () => {
  const document = parse(TEXT).documents[0]!;

  it('lists the table files that a scenario names', () => {
    assert.deepEqual(
      listTableReferences('wif-ssw', document.data).map(({ table, file, path }) => [table, file, path.join('.')]),
      [
        ['navalCombatChart', 'chart.yaml', 'tables.navalCombatChart'],
        ['airToAir', 'none.yaml', 'tables.airToAir'],
      ],
    );
  });
  it('replaces the path of a table by its data, and keeps the path of a table that cannot be loaded', () => {
    const chart = { cells: [] };
    const data = withTables(
      'wif-ssw',
      document.data,
      ({ file }) => (file === 'chart.yaml' ? chart : undefined),
      copyWithPosition,
    ) as { tables: { navalCombatChart: object; airToAir: string } };
    assert.equal(data.tables.navalCombatChart, chart);
    assert.equal(data.tables.airToAir, 'none.yaml');
    assert.equal((document.data['tables'] as Record<string, unknown>)['navalCombatChart'], 'chart.yaml');
  });
  it('a loaded table has the range of its path and leaves other parts unchanged', () => {
    const data = withTables('wif-ssw', document.data, () => ({}), copyWithPosition) as {
      tables: { navalCombatChart: object };
      powers: object;
    };
    assert.equal(data.powers, document.data['powers']);
    const { from, to } = rangeAt(document, { owner: data.tables, key: 'navalCombatChart' })!;
    assert.equal(TEXT.slice(from, to), 'chart.yaml');
  });
  it('returns data that has no tables as it is', () => {
    const { data } = parse('ruleset: wif-ssw\n').documents[0]!;
    assert.equal(
      withTables('wif-ssw', data, () => ({}), copyWithPosition),
      data,
    );
  });
});
