import assert from 'node:assert/strict';
import { createPageHtml } from '../../client/src/page-html';

describe('the HTML of a page of the extension', () => {
  const html = createPageHtml({
    id: 'report',
    title: 'Combat report',
    script: 'https://host/report.js',
    style: 'https://host/report.css',
    source: 'https://host',
    nonce: 'abc123',
  });

  it('allows no script but its own', () => {
    const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(html)!;
    assert.equal(
      policy,
      "default-src 'none'; style-src https://host; font-src https://host; img-src data:; script-src 'nonce-abc123'",
    );
    assert.equal(html.match(/<script/g)!.length, 1);
    assert.match(html, /<script nonce="abc123" src="https:\/\/host\/report\.js">/);
    assert.doesNotMatch(html, / style=| on\w+=/);
  });

  it('the HTML of a page of the extension has a live region that announces changes to screen readers', () => {
    assert.match(html, /aria-live="polite"/);
  });
});
