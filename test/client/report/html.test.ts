import assert from 'node:assert/strict';
import { reportHtml } from '../../../client/src/report/html';

describe('the page of the report', () => {
  const html = reportHtml({
    script: 'https://host/report.js',
    style: 'https://host/report.css',
    source: 'https://host',
    nonce: 'abc123',
  });

  it('lets nothing run but its own script', () => {
    const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(html)!;
    assert.equal(
      policy,
      "default-src 'none'; style-src https://host; font-src https://host; script-src 'nonce-abc123'",
    );
    assert.equal(html.match(/<script/g)!.length, 1);
    assert.match(html, /<script nonce="abc123" src="https:\/\/host\/report\.js">/);
    assert.doesNotMatch(html, / style=| on\w+=/);
  });

  it('has a place that tells screen readers what has changed', () => {
    assert.match(html, /aria-live="polite"/);
  });
});
