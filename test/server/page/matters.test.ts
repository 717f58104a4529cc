import assert from 'node:assert/strict';
import { renderMatters } from '../../../server/src/page/matters';
import { renderPage } from '../../../server/src/page/page';
import type { ReportMatter, ReportMatters } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, report, renderText } from './support';

function createMatter(title: string, changes: readonly number[], more: Partial<ReportMatter> = {}): ReportMatter {
  return {
    id: title,
    title,
    kind: 'number',
    written: '2',
    settings: changes.map((change, index) => ({ title: String(index + 1), value: 0.5 + change, change })),
    most: Math.max(...changes.map(Math.abs)),
    ...more,
  };
}

const subject = { kind: 'way', title: 'the attacker wins', value: 0.5 } as const;

const reportMatters: ReportMatters = {
  method: 'exact',
  of: subject,
  matters: [
    createMatter('Destroyer', [-0.2, -0.1, 0.3], { owner: 'US' }),
    createMatter('Fighter', [-0.05]),
    createMatter('Bomber', [0]),
  ],
};

describe('the section on what matters most', () => {
  it('shows the lowest and the highest value that each change leads to, and the value as written', () => {
    const text = renderText(renderMatters(renderContext, reportMatters));
    assert.match(text, /Japan wins: 50% as written\./);
    assert.match(
      text,
      /Destroyer, US 30% \(−20\) with 1 instead of 2 80% \(\+30\) with 3 instead of 2 Fighter 45% \(−5\) with 1 instead of 2 no change/,
    );
    assert.doesNotMatch(text, /with 2/);
  });

  it('draws bars from the value as written on one scale, which reaches from the lowest value to the highest', () => {
    const html = renderHtml(renderMatters(renderContext, reportMatters));
    const bars = [...html.matchAll(/class="fill (\w+)" style="left:([\d.]+)%;width:([\d.]+)%;"/g)];
    assert.deepEqual(
      bars.map(([, direction, begin, width]) => [direction, Number(begin), Number(width)]),
      [
        ['lowers', 0, 40],
        ['raises', 40, 60],
        ['lowers', 30, 10],
      ],
    );
    assert.match(html, /<span style="left:40.00%;">50% as written<\/span>/);
    assert.deepEqual(
      [...html.matchAll(/class="tick" style="left:([\d.]+)%/g)].slice(0, 2).map(([, tick]) => Number(tick)),
      [40, 90],
      'at 50 % and 75 %',
    );
  });

  it('folds changes without effect, and says so when no change has an effect', () => {
    assert.match(renderText(renderMatters(renderContext, reportMatters)), /1 that makes no difference Bomber\./);
    assert.match(
      renderText(renderMatters(renderContext, { ...reportMatters, matters: [createMatter('Bomber', [0])] })),
      /Nothing that was changed by itself makes a difference\./,
    );
  });

  it('says that the ranking is for the scenario as written when the reader has changed something', () => {
    const changes = [{ id: 'attacker.sub', value: 7 }];
    const content = { report: { ...report, odds, matters: reportMatters }, stale: false, calculating: false };
    assert.doesNotMatch(renderText(renderPage(content, () => undefined)), /as written, without/);
    assert.match(
      renderText(renderPage({ ...content, whatIf: { changes, isWaiting: false } }, () => undefined)),
      /as written, without what you have changed under What if\./,
    );
  });

  it('leaves out changes with which the combat cannot be fought', () => {
    const refused = createMatter('Carrier', [0.1]);
    const settings = [...refused.settings, { title: '0', refused: 'This cannot be fought.' }];
    const text = renderText(renderMatters(renderContext, { ...reportMatters, matters: [{ ...refused, settings }] }));
    assert.match(text, /Carrier no change 60% \(\+10\) with 1 instead of 2/);
    assert.doesNotMatch(text, /cannot be fought/);
  });

  it('shows the ranking in the report when it exists, and a button beside What if before', () => {
    const setup = { forces: [], switches: [], canSwap: false };
    const content = { report: { ...report, odds, setup }, stale: false, calculating: false };
    const send = (): void => undefined;
    assert.match(
      renderHtml(renderPage(content, send)),
      /<div class="actions"><button[^>]*>Follow from round to round<\/button><button[^>]*>What matters most\?<\/button>/,
    );
    const withMatters = { ...content, report: { ...content.report, matters: reportMatters } };
    assert.match(renderHtml(renderPage(withMatters, send)), /<section id="matters"/);
    assert.doesNotMatch(renderHtml(renderPage(withMatters, send)), /What matters most\?/);
  });
});
