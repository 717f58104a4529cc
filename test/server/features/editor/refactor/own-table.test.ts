import assert from 'node:assert/strict';
import fs from 'node:fs';
import { parse } from 'yaml';
import { analyse, applyTextEdits, createOwnTable, diagnose } from '../../../../../server/src/features';
import { houseChart } from '../../../../../server/src/rulesets/wif-ssw/chart/house-chart';
import { environment } from '../../../../support/environment';

describe('a table of the user in place of a house table', () => {
  const text = fs.readFileSync('samples/wif-ssw/biscay.scenario.yaml', 'utf8');
  const analysis = analyse(text, undefined, environment());

  it('creates a file with the values of the house table, which the scenario then names', () => {
    const file = createOwnTable(analysis, 0, 'navalCombatChart');
    assert.ok(!('refused' in file));
    const { source: _, ...values } = houseChart;
    const { source, ...written } = parse(file.text) as typeof houseChart;
    assert.deepEqual(written, values);
    assert.notEqual(source, houseChart.source);
    const readTable = (path: string) => (path === file.path ? { text: file.text } : undefined);
    const changed = analyse(applyTextEdits(text, file.createEdits(file.path)), undefined, environment({ readTable }));
    assert.deepEqual(diagnose(changed), []);
    assert.match(changed.text, /tables: \{ navalCombatChart: tables\/naval-combat-chart\.yaml \}/);
  });

  it('writes the table into the scenario if no file can be created', () => {
    const file = createOwnTable(analysis, 0, 'sectionModifiers');
    assert.ok(!('refused' in file));
    const changed = analyse(applyTextEdits(text, file.createEdits('')), undefined, environment());
    assert.deepEqual(diagnose(changed), []);
    assert.ok('refused' in createOwnTable(changed, 0, 'sectionModifiers'));
  });
});
