import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/support/project.mjs';
import { renderFiguresPage, insertFigures } from '../../scripts/support/readme-figures.mjs';

const edit = { what: 'edit to diagnostics', lines: 10_000, unit: 'ms' };
const benchRuns = [
  {
    machine: 'Node v20.20.2, linux, 2 x AMD EPYC',
    figures: [
      { ...edit, asdic: 4.567, budget: 4, yamlServer: 1496.4 },
      { what: 'exact odds, 100 a side', unit: 'ms', asdic: 0.7, budget: 0.8 },
      { what: 'traced resolve, few', unit: 'ms', asdic: 0.03, budget: 1 },
    ],
  },
  { machine: 'Node v24.1.0, linux, 2 x AMD EPYC', figures: [{ ...edit, asdic: 3, budget: 5 }] },
];

const table = `On linux, 2 x AMD EPYC:

| what | lines | unit | Asdic, Node v20 | Asdic, Node v24 | budget | yaml-language-server |
| --- | --: | --- | --: | --: | --: | --: |
| edit to diagnostics | 10,000 | ms | **4.57** | 3 | 4 / 5 | 1,496 |
| exact odds, 100 a side |  | ms | 0.7 |  | 0.8 |  |
`;

describe('benchmark figures in README', () => {
  const readme = '# Asdic\n\nWords.\n\n## Where it runs\n\nEverywhere.\n';

  it('writes the user-facing figures into a section of their own', () => {
    const written = insertFigures(readme, benchRuns);
    assert.ok(written.includes(`\n\n${table}\n<!-- end of figures -->\n\n## Where it runs\n`), written);
    assert.ok(written.startsWith('# Asdic\n\nWords.\n\n## How fast\n\n'));
    assert.ok(written.endsWith('Everywhere.\n'));
  });

  it('writes all figures to the documentation page, including those for maintainers', () => {
    const page = renderFiguresPage(benchRuns);
    assert.ok(page.startsWith('# Performance\n'));
    assert.match(page, /\| traced resolve, few \| {2}\| ms \| 0\.03 \|/);
    assert.match(page, /\| edit to diagnostics \| 10,000 \| ms \| \*\*4\.57\*\* \| 3 \|/);
  });

  it('replaces the earlier figures and nothing else', () => {
    const before = insertFigures(readme, [{ machine: 'Node v22.0.0, linux', figures: [{ ...edit, asdic: 9 }] }]);
    assert.equal(insertFigures(before, benchRuns), insertFigures(readme, benchRuns));
  });

  it('finds the marked section in README, and fails for a text without it', () => {
    const real = fs.readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
    assert.ok(insertFigures(real, benchRuns).includes(table));
    assert.throws(() => insertFigures('# Asdic\n', benchRuns), /neither/);
    assert.throws(() => insertFigures(readme, []), /Nothing was measured/);
  });
});
