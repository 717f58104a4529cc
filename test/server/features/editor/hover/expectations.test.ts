import assert from 'node:assert/strict';
import { getHover } from '../../../../../server/src/features';
import { toPlainText } from '../../../../../server/src/features/format/markdown';
import { analyseWithOdds } from '../../../../support/odds';
import { writeDuel } from '../../../../support/duel';
import { analyzeText, biscay, findOffset } from '../../support';

const getHoverText = (text: string, piece: string, inside = 1) =>
  getHover(analyseWithOdds(text), findOffset(text, piece, inside))!.markdown.replaceAll('\\', '');

describe('hovers on expectations', () => {
  const text = `${biscay}    expect: { surprisePoints: { subs: { min: 8 } }, combatType: ssw }\n`;

  it('shows whether an expectation is met, and the difference if it is not', () => {
    assert.match(getHoverText(text, 'subs: { min'), /^\*\*✗ Not met\*\*: expected at least 8, found 6, 2 too low\./);
    assert.match(getHoverText(text, 'min: 8'), /^\*\*✗ Not met\*\*/);
    assert.match(
      getHoverText(text, 'combatType'),
      /^\*\*✓ Met\*\*: expected strategic submarine warfare, found strategic/,
    );
  });

  it('lists all expectations at their key', () => {
    const all = getHoverText(text, 'expect');
    assert.match(
      all,
      /^- ✗ surprise points, Germany: expected at least 8, found 6, 2 too low\n- ✓ combat type: strategic submarine warfare/,
    );
  });

  it('gives the reason why others are open only where they are meant', () => {
    const both = `${biscay}    expect: { surprisePoints: { subs: 6 }, odds: { surprisePoints: { subs: { min: 1 } } } }\n`;
    const analysis = analyzeText(both, { getOddsFigures: () => undefined });
    const hoverAt = (piece: string) =>
      getHover(analysis, findOffset(both, piece, 1))!
        .markdown.split('\n\n')
        .slice(0, 2);
    const verdict = '**✓ Met**: expected 6, found 6.';
    assert.equal(hoverAt('subs: 6')[0], verdict);
    assert.doesNotMatch(hoverAt('subs: 6').join(), /not calculated/);
    assert.equal(hoverAt('odds: {')[0], 'The odds are not calculated yet.');
    assert.equal(hoverAt('subs: { min')[0], 'The odds are not calculated yet.');
    assert.deepEqual(hoverAt('expect'), [verdict, 'Surprise points, Germany: 6.']);
    assert.match(getHover(analysis, findOffset(both, 'expect', 1))!.markdown, /The odds are not calculated yet\./);
  });

  it('draws probabilities as bars, but not in plain text', () => {
    const odds = getHoverText(writeDuel('{ odds: { attacker-wins: { min: 0.99 } } }'), 'attacker-wins');
    assert.match(
      odds,
      /^\*\*✗ Not met\*\*: expected at least 99%, found .* points too low\.\n\n`█+░+` Germany wins: .*, found exactly\./,
    );
    assert.doesNotMatch(toPlainText(odds), /[█░]/);
  });

  it('shows why there is no verdict', () => {
    assert.match(getHoverText(writeDuel('{ outcome: attacker-wins }'), 'expect'), /^duel has no dice\./);
    const analysis = analyseWithOdds(writeDuel('{ odds: { attacker-wins: { min: 0.1 } } }'));
    const analysisWithoutOdds = {
      ...analysis,
      environment: { ...analysis.environment, getOddsFigures: () => undefined },
    };
    assert.match(
      getHover(analysisWithoutOdds, findOffset(analysis.text, 'expect', 1))!.markdown,
      /^The odds are not calculated yet\./,
    );
  });
});

describe('hovers with arithmetic', () => {
  it('links a number to its line in the file if the client opens links to lines', () => {
    const lineLinks = { formatLineLink: (line: number) => `file:///a.yaml#L${line}` };
    const text = biscay;
    const linked = getHover(
      analyseWithOdds(text, undefined, lineLinks),
      findOffset(text, 'weather: rain', 10),
    )!.markdown;
    assert.match(linked, /\[line \d+\]\(file:\/\/\/a\.yaml#L\d+\)/);
    assert.doesNotMatch(getHover(analyseWithOdds(text), findOffset(text, 'weather: rain', 10))!.markdown, /\[line/);
  });

  it('draws the chance to hit as a bar', () => {
    const text = writeDuel('{ outcome: attacker-wins }');
    assert.match(getHoverText(text, 'bb: 1'), /`█+░+` /);
  });
});
