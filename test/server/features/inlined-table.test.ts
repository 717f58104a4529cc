import assert from 'node:assert/strict';
import { completions, inlinedTable, problems } from '../../../server/src/features';
import { analysisOf, biscay } from './support';

const table = "source: my box\nfine: { '1': -3, '2': -1, '3': 0, '4': 0 }\n";
const path = 'tables/mine.yaml';

function inlined(tables: string, text = table) {
  const scenario = analysisOf(biscay.replace('engagements:', `${tables}\nengagements:`), {
    readTable: () => ({ text }),
  });
  const found = inlinedTable(scenario, path, text)!;
  return { ...found, analysis: analysisOf(found.text) };
}

describe('a table in a file of its own', () => {
  it('analyzes a table in the place of its path, within its scenario', () => {
    const { text, line, lines, indent, analysis } = inlined(`tables:\n  sectionModifiers: ${path} # mine`);
    assert.deepEqual(
      problems(analysis).map(({ code }) => code),
      ['schema/missing-key', 'schema/missing-key'],
    );
    assert.equal(text.split('\n')[line], '    source: my box');
    assert.match(text.split('\n')[line - 1]!, /^ {2}sectionModifiers: +# mine$/);
    assert.deepEqual([lines, indent], [3, 4]);
    assert.match(text, /seaZone: Bay of Biscay/);
  });

  it('analyzes a table alone if its path is written in braces', () => {
    const { text, line, analysis } = inlined(`tables: { sectionModifiers: ${path} }`);
    assert.equal(text.split('\n')[line], '    source: my box');
    assert.deepEqual(analysis.scenarios[0]!.document.data['tables'], {
      sectionModifiers: { source: 'my box', fine: { 1: -3, 2: -1, 3: 0, 4: 0 } },
    });
  });

  it('accepts a table that begins with a document marker', () => {
    const { line, text } = inlined(`tables:\n  sectionModifiers: ${path}`, `---\n${table}`);
    assert.deepEqual(text.split('\n').slice(line, line + 2), ['    ', '    source: my box']);
  });

  it('completes an empty line of a table', () => {
    const { analysis, line, indent } = inlined(`tables:\n  sectionModifiers: ${path}`, 'source: mine\n');
    const found = completions(analysis, analysis.lines().offsetAt(line + 1, indent));
    assert.deepEqual(
      found.map(({ label }) => label),
      ['fine', 'rain', 'snow'],
    );
  });

  it('finds no table in a scenario that does not name it', () => {
    assert.equal(inlinedTable(analysisOf(biscay), path, table), undefined);
  });
});
