import assert from 'node:assert/strict';
import { renderPage } from '../../../server/src/page/page';
import type { ReportStep } from '../../../server/src/protocol';
import { advice, renderHtml, odds, report, sides, renderText, trace } from './support';

const step: ReportStep = {
  id: 'fire',
  title: "the attacker's submarines fire",
  by: 'attacker',
  rules: [{ id: 'cycles', section: '4.1', title: 'Cycles' }],
  amounts: [],
  faces: [2],
  sides: 6,
};

const content = { report: { ...report, odds }, stale: false, calculating: false };
const resolved = { ...content, report: { ...report, odds, trace: { ...trace, steps: [step], dice: { fire: 2 } } } };

/** The listener of the first folded section. */
function findToggle(node: unknown): (event: object) => void {
  const all: ((event: object) => void)[] = [];
  const visit = (child: unknown): void => {
    if (Array.isArray(child)) child.forEach(visit);
    else if (typeof child === 'object' && child !== null && 'props' in child) {
      const { onToggle, children } = child.props as { onToggle?: (event: object) => void; children?: unknown };
      if (onToggle) all.push(onToggle);
      visit(children);
    }
  };
  visit(node);
  return all[0]!;
}

describe('the page of a report', () => {
  it('begins with the outcome in a sentence', () => {
    const text = renderText(renderPage(resolved));
    assert.match(
      text,
      /^Axis & Allies Revised: Enhanced · sea battle SZ 49 Battle of the Philippine Sea Japan wins with 2 destroyers left\./,
    );
  });

  it('names the line that its link leads to in the text of the link', () => {
    assert.match(renderText(renderPage(content, () => undefined)), /Go to line \d+ of \S+\.scenario\.yaml/);
    assert.doesNotMatch(renderText(renderPage(content)), /Go to line/);
  });

  it('the page of a report has landmarks with headings for its sections, and a link to each', () => {
    const html = renderHtml(renderPage({ ...resolved, report: { ...resolved.report, advice, bases: ['option x'] } }));
    const links = [...html.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id);
    assert.deepEqual(links, ['advice', 'odds', 'result', 'course', 'bases']);
    for (const id of links)
      assert.match(
        html,
        new RegExp(`<section id="${id}" aria-labelledby="${id}-title" tabindex="-1">.*<h2 id="${id}-title">`),
      );
  });

  it('shows long calculations with a cancel button at the bottom, so that nothing above moves', () => {
    const working = { title: 'Comparing orders', percent: 40 };
    const html = renderHtml(renderPage({ ...resolved, working }, () => undefined));
    assert.match(
      html,
      /<\/section><div class="working" role="status">[^]*value="40"[^]*Cancel<\/button><\/div><\/main>$/,
    );
  });

  it('folds the steps of the combat, and shows their number', () => {
    assert.match(
      renderHtml(renderPage(resolved)),
      /<details class="folded"><summary><h2[^>]*>Step by step<\/h2><span class="by">1 die/,
    );
  });

  it('the page of a report is read from the outcome to the board, then what to do, then the tables, which are folded', () => {
    const setup = { forces: [], switches: [], canSwap: false };
    const html = renderHtml(renderPage({ ...resolved, report: { ...resolved.report, setup } }, () => undefined));
    const parts = ['class="outcome"', 'class="division"', 'class="actions main"', 'id="what-if"', 'id="odds"'];
    const places = parts.map((part) => html.indexOf(part));
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    assert.equal(html.match(/class="division"/g)?.length, 1, 'one bar while nothing is changed');
    assert.match(html, /<section id="odds"[^>]*><details class="folded">/);
  });

  it('unfolds what the reader has unfolded before, and reports what is folded or unfolded', () => {
    const messages: unknown[] = [];
    const page = renderPage({ ...resolved, folds: { odds: true } }, (message) => messages.push(message));
    assert.match(renderHtml(page), /<section id="odds"[^>]*><details[^>]* open/);
    assert.match(renderHtml(page), /<section id="result"[^>]*><details class="folded">/);
    const toggle = findToggle(page);
    toggle({ currentTarget: { open: true } });
    toggle({ currentTarget: { open: false } });
    assert.deepEqual(messages, [{ type: 'fold', section: 'odds', isOpen: false }]);
  });

  it('the page of a report is unfolded in print, but for the steps', () => {
    const html = renderHtml(renderPage(resolved));
    assert.match(html, /<section id="odds"[^>]*><details[^>]* open/);
    assert.match(html, /<section id="course"[^>]*><details class="folded">/);
  });

  it('uses the names of sides, capitalizes sentences and links sections of rules', () => {
    const text = renderText(renderPage(resolved));
    assert.match(text, /Japan's submarines fire Japan d6 2 §4\.1/);
  });

  it('draws the sides in the colours of their powers', () => {
    const [first, second] = sides;
    const coloured = { ...resolved.report, sides: [{ ...first, color: '#d65f4f' }, second] };
    assert.match(renderHtml(renderPage({ ...resolved, report: coloured })), /<main style="--first:#d65f4f;">/);
    assert.doesNotMatch(renderHtml(renderPage(resolved)), /<main style/);
  });

  it('hides buttons in print', () => {
    assert.doesNotMatch(renderHtml(renderPage(resolved)), /<button/);
    assert.match(
      renderHtml(renderPage(resolved, () => undefined)),
      /<button[^>]*>Reroll \(new dice\)<\/button><button[^>]*>Resolve again \(same dice\)</,
    );
  });

  it('says when the report is out of date, and which dice are missing', () => {
    assert.match(renderText(renderPage({ ...resolved, stale: true })), /The scenario has changed since/);
    const short = { ...report, trace: { ...trace, wanted: 'roll 1d6 for Fire' } };
    assert.match(renderText(renderPage({ ...content, report: short })), /Not decided yet.*Next: roll 1d6 for Fire\./);
  });

  it('says above the headline that it is out of date, and offers what brings it up to date', () => {
    const html = renderHtml(renderPage({ ...resolved, stale: true }, () => undefined));
    assert.match(html, /The scenario has changed since[^<]*Resolve again brings[^<]*<.*class="headline/);
    const onlyOdds = { ...resolved, stale: true, report: { ...resolved.report, trace: undefined } };
    const page = renderHtml(renderPage(onlyOdds, () => undefined));
    assert.match(page, /Odds again brings it up to date/);
    assert.match(page, /<button[^>]*>Odds again</);
    assert.doesNotMatch(page, /Resolve again/);
  });

  it('shows for an event whether it happened, and its probability', () => {
    const measure = (key: string, mean: number, subject?: { kind: 'event' }) => ({
      ...{ path: ['ships', 'hood', key], title: `Hood ${key}`, mean, of: subject },
      distribution: [0, 1].map((value) => ({ value, share: value === 1 ? mean : 1 - mean })),
    });
    const all = [measure('sunk', 0.03, { kind: 'event' }), measure('hits', 0.25)];
    const measures = all.map(({ path, title }) => ({ path, title, value: 1 }));
    const shownReport = { ...report, odds: { ...odds, measures: all }, trace: { ...trace, measures } };
    assert.match(
      renderText(renderPage({ ...content, report: shownReport })),
      /Hood sunk Yes 3\.0% likely Hood hits 1 0\.25 25\.0%/,
    );
  });

  it('shows whether expectations were met', () => {
    const expectations = [{ path: ['outcome'], expected: 'the attacker wins', found: 'nobody is left', met: false }];
    assert.match(
      renderText(renderPage({ ...content, report: { ...report, expectations } })),
      /✗ not met Outcome: expected Japan wins, found nobody is left/,
    );
  });
});
