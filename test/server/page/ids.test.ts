import assert from 'node:assert/strict';
import { renderToString } from 'preact-render-to-string';
import { element, section } from '../../../server/src/page/element';
import { withIds } from '../../../server/src/page/ids';

describe('ids in rendered reports', () => {
  it('renames ids together with all references to them, at every depth, and nothing else', () => {
    const drawn = element(
      'main',
      { class: 'odds' },
      element('a', { href: '#odds' }, 'odds'),
      element('a', { href: 'other#odds' }, ['#odds', false, element('b', { id: 'b' })]),
      section('odds', 'Odds', 'id'),
    );
    assert.equal(
      renderToString(withIds(drawn, (id) => `x-${id}`)),
      '<main class="odds"><a href="#x-odds">odds</a><a href="other#odds">#odds<b id="x-b"></b></a>' +
        '<section id="x-odds" aria-labelledby="x-odds-title" tabindex="-1"><h2 id="x-odds-title">Odds</h2>id</section></main>',
    );
  });
});
