import assert from 'node:assert/strict';
import { findDocumentLinks } from '../../../../server/src/features';
import { analyzeText } from '../support';

function listLinks(text: string): readonly string[] {
  return findDocumentLinks(analyzeText(text)).map(({ range, target }) => {
    const address = 'path' in target ? target.path : `${target.ruleset}/${target.rule}`;
    return `${text.slice(range.from, range.to)} ${address}`;
  });
}

describe('document links', () => {
  it('links rule numbers in comments to the rules', () => {
    const commentLinks = listLinks('# by 1.2.3, see (1.2.3) too\nruleset: wif-ssw # not 1.5 nor 9.9.9\ntitle: 1.2.3\n');
    assert.equal(commentLinks.length, 2);
    for (const link of commentLinks) assert.match(link, /^1\.2\.3 wif-ssw\//);
  });

  it('links to other scenarios', () => {
    assert.deepEqual(listLinks('# continues ../awaw/midway.scenario.yaml.\nruleset: wif-ssw\n'), [
      '../awaw/midway.scenario.yaml ../awaw/midway.scenario.yaml',
    ]);
  });

  it('links rule numbers as rulebooks are cited, with their titles, in the order of the text', () => {
    const text = [
      'ruleset: wif-ssw # 1.2.3 and (9.9)',
      'tables: { sectionModifiers: modifiers.yaml } # by rule 1.2.3.',
      '# see ./next.scenario.yaml',
      '---',
      'ruleset: awaw # rules 1.2.3',
    ].join('\n');
    const links = findDocumentLinks(analyzeText(text));
    assert.deepEqual(
      links.map(({ range: { from, to }, tooltip }) => [text.slice(from, to), tooltip]),
      [
        ['1.2.3', '1.2.3 Both sides roll a search die'],
        ['modifiers.yaml', 'Open modifiers.yaml'],
        ['1.2.3', '1.2.3 Both sides roll a search die'],
        ['./next.scenario.yaml', 'Open ./next.scenario.yaml'],
      ],
    );
  });

  it('finds no link without a ruleset or in an empty text', () => {
    assert.deepEqual(listLinks('# 1.2.3\na: 1\n'), []);
    assert.deepEqual(listLinks(''), []);
  });
});
