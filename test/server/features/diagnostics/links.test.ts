import assert from 'node:assert/strict';
import { analyzeText, biscay, getOnlyDiagnostic } from '../support';
import { diagnoseLinks, findScenarioLink, findScenarioLinks } from '../../../../server/src/features/diagnostics/links';

describe('links to missing scenarios', () => {
  it('reports a link to a missing scenario, with what to change', () => {
    const { message } = getOnlyDiagnostic(`# see gone.scenario.yaml\n${biscay}`, 'link/missing', {
      fileExists: () => false,
    });
    assert.match(message, /no `gone\.scenario\.yaml` beside this file.*Correct the path, or remove it/);
  });

  it('lists the links of comments and of what it follows in the order of the text, each with its place', () => {
    const text = [
      '# a.scenario.yaml',
      'ruleset: aare # b.scenario.yml, ../c.scenario.yaml',
      'follows: d.scenario.yaml',
      'title: e.scenario.yaml # f.scenario.yaml.',
    ].join('\n');
    const links = findScenarioLinks(analyzeText(text));
    assert.deepEqual(
      links.map(({ from, to, path, isFollowed }) => [text.slice(from, to) === path, path, isFollowed]),
      [
        [true, 'a.scenario.yaml', undefined],
        [true, 'b.scenario.yml', undefined],
        [true, '../c.scenario.yaml', undefined],
        [true, 'd.scenario.yaml', true],
        [true, 'f.scenario.yaml', undefined],
      ],
    );
    const [{ from, to }] = links as [(typeof links)[number]];
    assert.deepEqual(
      [from - 1, from, to, to + 1].map((offset) => findScenarioLink(analyzeText(text), offset)?.path),
      [undefined, 'a.scenario.yaml', 'a.scenario.yaml', undefined],
    );
  });

  it('checks no links without access to files', () => {
    assert.deepEqual(diagnoseLinks(analyzeText(`# see gone.scenario.yaml\n${biscay}`)), []);
  });
});
