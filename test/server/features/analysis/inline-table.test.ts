import assert from 'node:assert/strict';
import { findCompletions, inlineTable, diagnose } from '../../../../server/src/features';
import { analyzeText, biscay } from '../support';

const table = "source: my box\nfine: { '1': -3, '2': -1, '3': 0, '4': 0 }\n";
const path = 'tables/mine.yaml';

function inlineInto(tables: string, text = table) {
  const scenario = analyzeText(biscay.replace('engagements:', `${tables}\nengagements:`), {
    readTable: () => ({ text }),
  });
  const inlinedTables = inlineTable(scenario, path, text)!;
  return { ...inlinedTables, analysis: analyzeText(inlinedTables.text) };
}

describe('a table in a file of its own', () => {
  it('analyzes a table in the place of its path, within its scenario', () => {
    const { text, line, lines, indent, analysis } = inlineInto(`tables:\n  sectionModifiers: ${path} # mine`);
    assert.deepEqual(
      diagnose(analysis).map(({ code }) => code),
      ['schema/missing-key', 'schema/missing-key'],
    );
    assert.equal(text.split('\n')[line], '    source: my box');
    assert.match(text.split('\n')[line - 1]!, /^ {2}sectionModifiers: +# mine$/);
    assert.deepEqual([lines, indent], [3, 4]);
    assert.match(text, /seaZone: Bay of Biscay/);
  });

  it('analyzes a table alone if its path is written in braces', () => {
    const { text, line, analysis } = inlineInto(`tables: { sectionModifiers: ${path} }`);
    assert.equal(text.split('\n')[line], '    source: my box');
    assert.deepEqual(analysis.scenarios[0]!.document.data['tables'], {
      sectionModifiers: { source: 'my box', fine: { 1: -3, 2: -1, 3: 0, 4: 0 } },
    });
  });

  it('accepts a table that begins with a document marker', () => {
    const { line, text } = inlineInto(`tables:\n  sectionModifiers: ${path}`, `---\n${table}`);
    assert.deepEqual(text.split('\n').slice(line, line + 2), ['    ', '    source: my box']);
  });

  it('completes an empty line of a table', () => {
    const { analysis, line, indent } = inlineInto(`tables:\n  sectionModifiers: ${path}`, 'source: mine\n');
    const items = findCompletions(analysis, analysis.lines().offsetAt(line + 1, indent));
    assert.deepEqual(
      items.map(({ label }) => label),
      ['fine', 'rain', 'snow'],
    );
  });

  it('finds no table in a scenario that does not name it', () => {
    assert.equal(inlineTable(analyzeText(biscay), path, table), undefined);
    const another = analyzeText(`${biscay}tables: { sectionModifiers: tables/other.yaml }\n`, {
      readTable: () => ({ text: table }),
    });
    assert.equal(inlineTable(another, path, table), undefined);
    assert.ok(inlineTable(another, 'tables/other.yaml', table));
  });
});
