import assert from 'node:assert/strict';
import { getHover, renderHoverPage, type Analysis } from '../../../../../server/src/features';
import { countLines, foldLines, MAX_HOVER_LINES } from '../../../../../server/src/features/editor/hover/fold';
import { parseValuePage, toValuePage } from '../../../../../server/src/protocol';
import { analysisOfFile, scenarioFiles } from '../../../../support/samples';

const analyses = ['wif-ssw', 'aare', 'aa-depth', 'awaw']
  .flatMap((game) => scenarioFiles(`samples/${game}`))
  .map((file) => analysisOfFile(file));

function withMoreLink(analysis: Analysis): Analysis {
  return { ...analysis, environment: { ...analysis.environment, formatMoreLink: () => 'command:more' } };
}

/** The hovers of an analysis, at the beginning of each word. */
function* listHovers(analysis: Analysis) {
  for (const { index } of analysis.text.matchAll(/(?<=^|[\s{[,:])[\w"']/gm)) {
    const hover = getHover(analysis, index);
    if (hover) yield { index, markdown: hover.markdown };
  }
}

describe('long hovers', () => {
  it('no hover of a sample has more than eight lines, and what is folded is on its page', () => {
    let folded = 0;
    for (const analysis of analyses)
      for (const { index, markdown } of listHovers(withMoreLink(analysis))) {
        assert.ok(countLines(markdown) <= MAX_HOVER_LINES, markdown);
        if (!markdown.endsWith('[more](command:more)')) continue;
        folded++;
        const page = renderHoverPage(withMoreLink(analysis), index, () => undefined)!;
        assert.ok(countLines(page) > MAX_HOVER_LINES && !page.includes('command:more'), page);
      }
    assert.ok(folded > 500, String(folded));
  });

  it('the table of every hover begins with a total, and there is one table of a calculation', () => {
    let tables = 0;
    for (const analysis of analyses.slice(0, 12))
      for (const { markdown } of listHovers(analysis)) {
        const heads = [...markdown.matchAll(/^(\|.*\|)\n\| :-- \| --: \| :-- \|$/gm)].map(([, head]) => head!);
        tables += heads.length;
        for (const head of heads) assert.match(head, /^\| \*\*.*\*\*.* \| \*\*[^|]*\*\* \|/, markdown);
      }
    assert.ok(tables > 500, String(tables));
  });

  it('cuts a table after a row', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `| row ${index} | ${index} |`).join('\n');
    const folded = foldLines(`**Title**\n\n| **sum** | **66** |\n| :-- | --: |\n${rows}\n\nRules: x`, 'command:more');
    assert.equal(
      folded,
      `**Title**\n\n| **sum** | **66** |\n| :-- | --: |\n${rows.split('\n').slice(0, 5).join('\n')}\n\n[more](command:more)`,
    );
  });

  it('the page of a hover has an address that leads back to its place', () => {
    const page = toValuePage('file:///wars/ä b.scenario.yaml', 412, '**North Atlantic**\n\nfour');
    assert.equal(page.title, 'North Atlantic');
    assert.deepEqual(parseValuePage(page), { uri: 'file:///wars/ä b.scenario.yaml', offset: 412 });
    assert.equal(parseValuePage({ ruleset: 'wif-ssw', rule: 'highest-section' }), undefined);
    assert.notEqual(toValuePage('file:///a', 412, '**North Atlantic**\n\nfive').rule, page.rule);
  });
});
