import assert from 'node:assert/strict';
import { updateMovedDefaults, updateMovedPaths } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { analyzeText, biscay } from '../support';

describe('paths of moved files', () => {
  const scenario = (path: string, comment = '') => `${biscay}${comment}tables:\n  sectionModifiers: ${path}\n`;
  const moveFile = (text: string, to: string): string =>
    applyTextEdits(
      text,
      updateMovedPaths(analyzeText(text), (path) => (path.endsWith('old.yaml') ? to : undefined)),
    );

  it('updates the paths of tables, and nothing else', () => {
    assert.equal(moveFile(scenario('tables/old.yaml'), 'tables/new.yaml'), scenario('tables/new.yaml'));
    assert.equal(moveFile(scenario('tables/other.yaml'), 'tables/new.yaml'), scenario('tables/other.yaml'));
  });

  it('adds quotes if a path needs them, and keeps existing ones', () => {
    assert.equal(moveFile(scenario('old.yaml'), 'my: tables.yaml'), scenario("'my: tables.yaml'"));
    assert.equal(moveFile(scenario('"old.yaml"'), 'new.yaml'), scenario('"new.yaml"'));
    assert.equal(moveFile(scenario("'old.yaml'"), 'my tables.yaml'), scenario('"my tables.yaml"'));
  });

  it('updates comments that name scenarios', () => {
    const text = `# goes on in old.scenario.yaml.\n${biscay}`;
    const edits = updateMovedPaths(analyzeText(text), (path) => path.replace('old', 'new'));
    assert.equal(applyTextEdits(text, edits), text.replace('old.', 'new.'));
    assert.deepEqual(
      updateMovedPaths(analyzeText(text), () => 'two words.scenario.yaml'),
      [],
    );
  });

  it('updates the defaults of a configuration', () => {
    const text = 'defaults:\n  wif-ssw:\n    tables: { sectionModifiers: old.yaml, navalCombatChart: "chart.yaml" }\n';
    const edits = updateMovedDefaults(text, (path) => `house/${path}`);
    assert.equal(
      applyTextEdits(text, edits),
      text.replace('old.yaml', 'house/old.yaml').replace('chart.yaml', 'house/chart.yaml'),
    );
    for (const other of [
      'severity: {}\n',
      '',
      'defaults: old.yaml\n',
      'defaults: { wif-ssw: old.yaml }\n',
      'defaults: { wif-ssw: { tables: old.yaml } }\n',
      'defaults: { wif-ssw: { tables: { sectionModifiers: { source: mine } } } }\n',
    ])
      assert.deepEqual(
        updateMovedDefaults(other, () => 'x'),
        [],
        other,
      );
  });

  it('updates a default that another ruleset takes by a merge key once, where it is written', () => {
    const text = 'defaults:\n  aare: { tables: &t { a: old.yaml } }\n  awaw: { tables: { <<: *t, b: more.yaml } }\n';
    const edits = updateMovedDefaults(text, (path) => `house/${path}`);
    assert.equal(
      applyTextEdits(text, edits),
      text.replace('old.yaml', 'house/old.yaml').replace('more.yaml', 'house/more.yaml'),
    );
  });
});
