import assert from 'node:assert/strict';
import { formatForCopy } from '../../../server/src/page/copy';
import { renderPage } from '../../../server/src/page/page';
import { formatReportDocument } from '../../../server/src/lsp/report-document';
import type { CombatReport, ReportCampaign } from '../../../server/src/protocol';
import { renderHtml, report, renderText } from './support';

const campaign: ReportCampaign = {
  files: [
    {
      uri: 'file:///round-3.scenario.yaml',
      name: 'round-3.scenario.yaml',
      turn: 'round 3, the US',
      foughtCount: 2,
      openCount: 0,
    },
    {
      uri: 'file:///round-4.scenario.yaml',
      name: 'round-4.scenario.yaml',
      turn: 'round 4, Japan',
      foughtCount: 1,
      openCount: 1,
    },
  ],
  losses: [
    { owner: 'the US', color: '#2e6da4', title: 'destroyers lost', values: [1, 2] },
    { owner: 'Japan', title: 'destroyers lost', values: [0, 4] },
  ],
  unknown: ['IPC lost'],
  luck: [{ side: 'US', dice: '12 shots: hits', rolled: 8, expected: 6, chance: '19% for this or more' }],
};
const campaignReport: CombatReport = { ...report, id: '/campaign', title: 'Campaign', campaign };
const content = { report: campaignReport, stale: false, calculating: false };

describe('the page of a campaign', () => {
  it('draws the losses of each power over time, and says the same in words and in a table', () => {
    const html = renderHtml(renderPage(content));
    assert.match(html, /aria-label="All destroyers lost after each turn\. At the end: the US 3; Japan 4\."/);
    assert.equal(html.match(/<polyline/g)?.length, 2);
    assert.match(html, /--mine:\s*#2e6da4/);
    const text = renderText(renderPage(content));
    assert.match(text, /2 turns, 3 combats fought, 1 not yet/);
    assert.match(text, /Left out, as some written result does not give it: IPC lost/);
    assert.match(text, /19% for this or more/);
  });

  it('adds the losses up from nothing before the first turn', () => {
    const lines = [...renderHtml(renderPage(content)).matchAll(/<polyline[^>]* points="([^"]*)"/g)].map(([, points]) =>
      points!.split(' ').map((point) => Number(point.split(',')[1])),
    );
    const scale = lines.map(([start, ...others]) => others.map((height) => start! - height));
    const [[first, second], [other, last]] = scale as [[number, number], [number, number]];
    assert.deepEqual([second / first, other, last / first].map(Math.round), [3, 0, 4]);
  });

  it('says that it is beside another file only where it is', () => {
    assert.doesNotMatch(renderText(renderPage(content)), /other\.yaml/);
    assert.match(renderText(renderPage({ ...content, otherFile: 'other.yaml' })), /other\.yaml/);
  });

  it('opens a file on a click', () => {
    const sent: unknown[] = [];
    const html = renderHtml(renderPage(content, (message) => sent.push(message)));
    assert.match(html, /title="Open round-3\.scenario\.yaml"/);
    assert.doesNotMatch(html, />Resolve</);
  });

  it('the page of a campaign can be saved from the editor, and has no button in the saved page', () => {
    assert.match(renderHtml(renderPage(content, () => undefined)), />Save as/);
    assert.doesNotMatch(renderHtml(renderPage(content)), />Save as/);
  });

  it('says how a campaign begins while there is one file', () => {
    const alone = { ...campaign, files: campaign.files.slice(0, 1), losses: [], luck: [] };
    const text = renderText(renderPage({ ...content, report: { ...campaignReport, campaign: alone } }));
    assert.match(text, /Next Turn makes the next file/);
    assert.match(text, /Nothing is lost so far/);
  });

  it('the page of a campaign can be copied, and read in editors without a report', () => {
    assert.match(formatForCopy(campaignReport, 'text'), /- Japan: 0 \+ 4 destroyers lost/);
    const document = formatReportDocument(campaignReport, 'round-4.scenario.yaml')!;
    assert.match(document, /1 +round-3\.scenario\.yaml +round 3, the US +2 fought +0 open/);
    assert.match(document, /Japan +destroyers lost +0 +4/);
  });
});
