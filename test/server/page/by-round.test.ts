import assert from 'node:assert/strict';
import { renderRounds } from '../../../server/src/page/by-round';
import type { ReportRounds } from '../../../server/src/protocol';
import { renderContext, renderHtml, renderText } from './support';

describe('the odds from round to round', () => {
  it('draws rounds until the combat is over with a chance of 99 %, and lists all of them', () => {
    const going = [1, 0.4, 0.01, 0.004, 0.001];
    const rounds: ReportRounds = {
      ...{ title: 'Cycle', ways: ['the attacker wins'], sides: [] },
      points: going.map((probability, round) => ({ round, going: probability, ways: [1 - probability], left: [] })),
    };
    const rendered = renderRounds(renderContext, rounds, undefined);
    assert.match(renderHtml(rendered), /At the end: Japan wins 99(\.0)?%; Still fighting 1(\.0)?%/);
    assert.match(renderText(rendered), /4 99\.9% 0\.1%/);
  });
});
