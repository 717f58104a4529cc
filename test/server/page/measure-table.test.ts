import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { runToEnd } from '../../../server/src/engine/progress';
import { listAllCombats, reportOdds, type Report } from '../../../server/src/features';
import { renderHeadline } from '../../../server/src/page/headline';
import { renderOdds } from '../../../server/src/page/odds';
import { createElement } from '../../../server/src/page/element';
import { createRenderContext } from '../../../server/src/page/render-context';
import { analysisOfFile } from '../../support/samples';
import { renderHtml } from './support';

function reportMidway(): Report {
  const [target] = listAllCombats(analysisOfFile('samples/awaw/midway.scenario.yaml'));
  const outcomes = runToEnd(computeExactOdds(target!.entry.build()));
  assert.ok('ends' in outcomes);
  return reportOdds(target!, outcomes) as Report;
}

describe('the odds of A World at War', () => {
  const report = reportMidway();
  const odds = report.odds!;
  const context = createRenderContext(report);
  const html = renderHtml(createElement('div', renderOdds(context, odds, undefined)));

  it('the odds of A World at War say of each number which side it is about', () => {
    const sides = Object.fromEntries(odds.measures.map(({ title, side }) => [title, side]));
    assert.ok(odds.measures.every(({ side }) => side !== undefined));
    assert.equal(sides['Kaga sunk'], 'defender');
    assert.equal(sides['dauntlesses: squadrons that attack ships'], 'attacker');
    assert.equal(sides['dauntlesses: squadrons of the CAP eliminated'], 'defender');
  });

  it('the charts and bars of A World at War have the colour of the side that they are about', () => {
    const charts = [...html.matchAll(/<svg class="(chart[^"]*)"/g)].map(([, look]) => look);
    assert.ok(charts.length > 4);
    assert.ok(charts.every((look) => /^chart side-[01]$/.test(look ?? '')));
    const meters = [...html.matchAll(/<span class="(fill[^"]*)"/g)].map(([, look]) => look);
    assert.ok(meters.every((look) => /^fill side-[01]$/.test(look ?? '')));
    const headline = renderHtml(renderHeadline(context, report, false));
    assert.match(headline, /<div class="side-0"><p class="caption">.*<div class="side-1"><p class="caption">/);
  });

  it('the odds of A World at War begin with the naval factors, and have one table for each strike', () => {
    const titles = [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title);
    assert.deepEqual(titles.slice(0, 5), [
      'Naval factors sunk, the US',
      'Naval factors sunk, Japan',
      'What may happen',
      'dauntlesses',
      'tomonaga',
    ]);
    assert.match(
      html,
      /<caption class="unseen">dauntlesses<\/caption>.*Squadrons that attack ships.*Squadrons of the CAP aborted/,
    );
    assert.doesNotMatch(html, /dauntlesses: /);
  });
});
