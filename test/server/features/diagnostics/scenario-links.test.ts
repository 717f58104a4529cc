import assert from 'node:assert/strict';
import { diagnose } from '../../../../server/src/features';
import { findScenarioLinks } from '../../../../server/src/features/diagnostics/links';
import { analyzeText, biscay, findOffset } from '../support';

describe('scenarios named in comments', () => {
  const text = `# after old/first.scenario.yaml\n${biscay}# then second.scenario.yml, third.scenario.yaml\n`;
  const listPaths = (analysis: ReturnType<typeof analyzeText>) =>
    findScenarioLinks(analysis).map(({ path, from, to }) => [path, analysis.text.slice(from, to)]);

  it('finds names before, within and after the data', () => {
    const names = ['old/first.scenario.yaml', 'second.scenario.yml', 'third.scenario.yaml'];
    assert.deepEqual(
      listPaths(analyzeText(text)),
      names.map((name) => [name, name]),
    );
    assert.deepEqual(listPaths(analyzeText('# see a.scenario.yaml\n')), [['a.scenario.yaml', 'a.scenario.yaml']]);
    assert.deepEqual(listPaths(analyzeText(biscay.replace('title: Condors', 'title: a.scenario.yaml'))), []);
  });

  it('finds names in their moved places after an edit', () => {
    const before = analyzeText(text);
    findScenarioLinks(before);
    const after = analyzeText(text.replace('weather: rain', 'weather: storm'), {}, before);
    assert.deepEqual(listPaths(after), listPaths(before));
  });

  it('reports a missing scenario, and nothing if the host cannot tell', () => {
    const listCodes = (isThere?: (path: string) => boolean | undefined) =>
      diagnose(analyzeText(text, isThere && { fileExists: isThere }))
        .filter(({ code }) => code === 'link/missing')
        .map(({ from, severity }) => [from, severity]);
    assert.deepEqual(
      listCodes((path) => path !== 'second.scenario.yml'),
      [[findOffset(text, 'second'), 'information']],
    );
    assert.deepEqual(
      listCodes(() => undefined),
      [],
    );
    assert.deepEqual(listCodes(), []);
  });
});
