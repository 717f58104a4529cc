import assert from 'node:assert/strict';
import { renderCheckPage } from '../../../server/src/page/check-document';
import { odds, report, trace } from './support';

describe('the HTML page of a check', () => {
  const problem = { line: 3, column: 7, severity: 'error', code: 'yaml/tab', message: '<b>A tab</b> in `units`' };
  const files = [
    { name: 'a.scenario.yaml', problems: [problem], reports: [{ ...report, odds, trace }] },
    { name: 'b.scenario.yaml', problems: [], reports: [{ ...report, odds }] },
  ];

  it('lists the files with their problems and the reports of their combats', () => {
    const html = [...renderCheckPage(files, '.bar { color: red }')].join('');
    assert.match(html, /<title>1 problem in 2 scenario files<\/title>/);
    assert.match(html, /href="#file-2">b\.scenario\.yaml<\/a>: no problems, 1 combat/);
    assert.match(html, /3:7/);
    assert.match(html, /&lt;b>A tab&lt;\/b> in <code>units<\/code>/);
    // Links can be read on any ground.
    assert.match(html, /\.paper a \{\s+color: var\(--vscode-textLink-foreground\)/);
    assert.equal(html.match(/<main/g)?.length, 1);
    assert.equal(html.match(/<article/g)?.length, 2);
    assert.match(html, /id="file-1-1-odds"/);
    assert.match(html, /id="file-2-1-odds"/);
  });

  it('renders a report only after everything before it has been written', () => {
    let isRendered = false;
    const lazyReport = Object.defineProperty({ ...report }, 'title', {
      get: () => ((isRendered = true), report.title),
    });
    const pieces = renderCheckPage([files[0]!, { name: 'c.scenario.yaml', problems: [], reports: [lazyReport] }], '');
    while (!pieces.next().value?.includes('id="file-2"'));
    assert.equal(isRendered, false);
    while (!pieces.next().done);
    assert.equal(isRendered, true);
  });
});
