import assert from 'node:assert/strict';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createElement, createSection, type RenderedNode } from '../../../server/src/page/element';
import { renameIds } from '../../../server/src/page/ids';

describe('ids in rendered reports', () => {
  it('renames ids together with all references to them, at every depth, and nothing else', () => {
    const drawn = createElement(
      'main',
      { class: 'odds' },
      createElement('a', { href: '#odds' }, 'odds'),
      createElement('a', { href: 'other#odds' }, ['#odds', false, createElement('b', { id: 'b' })]),
      createSection('odds', 'Odds', 'id'),
      createElement('p', createElement('b', { id: 'c' })),
      h('i', { 'aria-describedby': 'b c', tabIndex: -1 }, h('u', { id: 'alone' })) as RenderedNode,
    );
    assert.equal(
      renderToString(renameIds(drawn, (id) => `x-${id}`)),
      '<main class="odds"><a href="#x-odds">odds</a><a href="other#odds">#odds<b id="x-b"></b></a>' +
        '<section id="x-odds" aria-labelledby="x-odds-title" tabindex="-1"><h2 id="x-odds-title">Odds</h2>id</section>' +
        '<p><b id="x-c"></b></p><i aria-describedby="x-b x-c" tabindex="-1"><u id="x-alone"></u></i></main>',
    );
  });
});
