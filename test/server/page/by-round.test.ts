import assert from 'node:assert/strict';
import { renderRounds } from '../../../server/src/page/by-round';
import type { ReportRounds } from '../../../server/src/protocol';
import { odds, renderContext, renderHtml, renderText } from './support';

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

  it('draws a combat that is over before its first round as a point', () => {
    const rounds: ReportRounds = {
      ...{ title: 'Cycle', ways: ['the attacker wins'], sides: [] },
      points: [0.005, 0.001].map((probability, round) => ({
        round,
        going: probability,
        ways: [1 - probability],
        left: [],
      })),
    };
    const [, points] = /<polyline[^>]* points="([^"]*)"/.exec(
      renderHtml(renderRounds(renderContext, rounds, undefined)),
    )!;
    assert.equal(points!.split(' ').length, 1);
  });

  it('has a line for each ending that comes about and for each side, in the colours of the sides', () => {
    const rounds: ReportRounds = {
      title: 'Cycle',
      ways: ['the attacker wins', 'nobody is left', 'the defender wins'],
      sides: ['attacker', 'defender'],
      points: [
        { round: 1, going: 1, ways: [0, 0, 0], left: [3, 2] },
        { round: 2, going: 0.25, ways: [0.5, 0.0004, 0.2496], left: [2.5, 0.75] },
      ],
    };
    const rendered = renderRounds(renderContext, rounds, odds);
    const html = renderHtml(rendered);
    assert.deepEqual(
      [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label),
      [
        'Chances after each cycle. At the end: Japan wins 50%; The UK and the US win 25%; Still fighting 25%.',
        'Units left on average after each cycle. At the end: Japan 2.5; The UK and the US 0.75.',
      ],
    );
    assert.deepEqual(
      [...html.matchAll(/<polyline[^>]*class="line ?([^"]*)"/g)].map(([, colour]) => colour),
      ['side-0', 'side-1', '', 'side-0', 'side-1'],
    );
    assert.match(
      renderText(rendered),
      /Still fighting Japan: units left The UK and the US: units left Before 0\.0% 0\.0% 0\.0% 100\.0% 3 2 2 50\.0% <0\.1% 25\.0% 25\.0% 2\.5 0\.75$/,
    );
  });
});
