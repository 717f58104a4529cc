import assert from 'node:assert/strict';
import { renderToString } from 'preact-render-to-string';
import { createElement, createSection } from '../../../server/src/page/element';
import { renameIds } from '../../../server/src/page/ids';

describe('ids in rendered reports', () => {
  it('renames ids together with all references to them, at every depth, and nothing else', () => {
    const drawn = createElement(
      'main',
      { class: 'odds' },
      createElement('a', { href: '#odds' }, 'odds'),
      createElement('a', { href: 'other#odds' }, ['#odds', false, createElement('b', { id: 'b' })]),
      createSection('odds', 'Odds', 'id'),
    );
    assert.equal(
      renderToString(renameIds(drawn, (id) => `x-${id}`)),
      '<main class="odds"><a href="#x-odds">odds</a><a href="other#odds">#odds<b id="x-b"></b></a>' +
        '<section id="x-odds" aria-labelledby="x-odds-title" tabindex="-1"><h2 id="x-odds-title">Odds</h2>id</section></main>',
    );
  });
});
