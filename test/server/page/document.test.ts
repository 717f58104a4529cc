import assert from 'node:assert/strict';
import { generateDocument } from '../../../server/src/page/document';
import { advice, odds, report, trace } from './support';

describe('a report as an HTML file', () => {
  const content = { report: { ...report, advice, odds, trace }, stale: false, calculating: false };
  const html = generateDocument(content, '.bar { color: red }');

  it('an exported report needs no other files and runs no script', () => {
    assert.match(html, /^<!doctype html>/);
    assert.match(html, /<title>SZ 49 · Battle of the Philippine Sea<\/title>/);
    assert.match(html, /\.bar \{ color: red \}/);
    assert.doesNotMatch(html, /<script|<link|<img|https?:|url\(|<button|<input/);
    assert.match(html, /default-src 'none'/);
  });

  it('escapes markup in texts of the scenario', () => {
    const named = { ...content, report: { ...content.report, title: '</title><script>alert(1)</script>' } };
    assert.doesNotMatch(generateDocument(named, ''), /<script/);
  });
});
