import assert from 'node:assert/strict';
import { problems } from '../../../server/src/features';
import { scenarioLinks } from '../../../server/src/features/scenario-links';
import { analysisOf, biscay, offsetOf } from './support';

describe('scenarios named in comments', () => {
  const text = `# after old/first.scenario.yaml\n${biscay}# then second.scenario.yml, third.scenario.yaml\n`;
  const paths = (analysis: ReturnType<typeof analysisOf>) =>
    scenarioLinks(analysis).map(({ path, from, to }) => [path, analysis.text.slice(from, to)]);

  it('finds names before, within and after the data', () => {
    const names = ['old/first.scenario.yaml', 'second.scenario.yml', 'third.scenario.yaml'];
    assert.deepEqual(
      paths(analysisOf(text)),
      names.map((name) => [name, name]),
    );
    assert.deepEqual(paths(analysisOf('# see a.scenario.yaml\n')), [['a.scenario.yaml', 'a.scenario.yaml']]);
    assert.deepEqual(paths(analysisOf(biscay.replace('title: Condors', 'title: a.scenario.yaml'))), []);
  });

  it('finds names in their moved places after an edit', () => {
    const before = analysisOf(text);
    scenarioLinks(before);
    const after = analysisOf(text.replace('weather: rain', 'weather: storm'), {}, before);
    assert.deepEqual(paths(after), paths(before));
  });

  it('reports a missing scenario, and nothing if the host cannot tell', () => {
    const found = (isThere?: (path: string) => boolean | undefined) =>
      problems(analysisOf(text, isThere && { isThere }))
        .filter(({ code }) => code === 'link/missing')
        .map(({ from, severity }) => [from, severity]);
    assert.deepEqual(
      found((path) => path !== 'second.scenario.yml'),
      [[offsetOf(text, 'second'), 'information']],
    );
    assert.deepEqual(
      found(() => undefined),
      [],
    );
    assert.deepEqual(found(), []);
  });
});
