import assert from 'node:assert/strict';
import { boundedCache } from '../../../server/src/lsp/bounded-cache';
import { isAwaited, isOutrun, newDocument, nextFigures, wantedIn } from '../../../server/src/lsp/live-document';
import type { Figures, FiguresCache, Known, Next } from '../../../server/src/lsp/live-document';
import type { Current } from '../../../server/src/lsp/documents';
import { shown } from '../../../server/src/features';
import { analysisOf } from '../features/support';

const duels = (...ids: readonly string[]): string =>
  [
    'ruleset: aare',
    'seaBattles:',
    ...ids.flatMap((id) => [
      `  - id: ${id}`,
      '    attacker: { power: japan, units: { bb: 1 } }',
      '    defender: { power: us, units: { bb: 1 } }',
    ]),
  ].join('\n');

const figures = { figures: [] } as unknown as Figures;

/** A document that was edited at 1,000 ms. @param seen ids of the combats with earlier figures */
function known(text: string, ...seen: readonly string[]): Known {
  const current = { uri: 'file:///duels.scenario.yaml', version: 1, analysis: analysisOf(text) } as Current;
  const wanted = wantedIn(current);
  const last = new Map(
    [...wanted].filter(([, { found }]) => seen.includes(found.site.id)).map(([name]) => [name, figures]),
  );
  return { ...newDocument(current), wanted, last, editedAt: 1_000 };
}

const nothing = (): FiguresCache => boundedCache(100);

function keep(cache: FiguresCache, { wanted }: Known, id: string, isRough: boolean): void {
  for (const { key, found } of wanted.values()) if (found.site.id === id) cache.set(key, { figures, isRough });
}

function nextOf(of: Known, cache: FiguresCache, now: number): unknown {
  const next = nextFigures(of, cache, 500, now);
  return next && ('wait' in next ? next : [next.which, ...next.of.map(({ found }) => found.site.id)]);
}

describe('the next batch of live odds', () => {
  it('holds the edited combats, without delay', () => {
    assert.deepEqual(nextOf(known(duels('leyte', 'midway', 'wake'), 'midway'), nothing(), 1_000), ['edited', 'midway']);
  });

  it('holds combats without figures after a typing pause, a few at a time', () => {
    const cache = nothing();
    const document = known(duels('leyte', 'midway'), 'midway');
    keep(cache, document, 'midway', false);
    const { wait } = nextOf(document, cache, 1_000) as { wait: number };
    assert.ok(wait > 0);
    assert.deepEqual(nextOf(document, cache, 1_000 + wait), ['unknown', 'leyte']);
  });

  it('treats all combats as new when an edit of the header has changed them all', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `duel-${index}`);
    const document = known(duels(...ids), ...ids);
    assert.ok(!isAwaited(document, nothing()));
    const { wait } = nextOf(document, nothing(), 1_000) as { wait: number };
    assert.deepEqual(nextOf(document, nothing(), 1_000 + wait), ['unknown', ...ids]);
  });

  it('holds no more combats than can have lenses', () => {
    const ids = Array.from({ length: shown.lensCombats + 1 }, (_, index) => `duel-${index}`);
    assert.equal(known(duels(...ids)).wanted.size, shown.lensCombats);
  });

  it('refines estimated combats one at a time after a long pause, with the number of runs from the settings', () => {
    const cache = nothing();
    const document = known(duels('leyte', 'midway'));
    keep(cache, document, 'leyte', true);
    keep(cache, document, 'midway', true);
    const { wait } = nextOf(document, cache, 1_000) as { wait: number };
    assert.ok(wait > 1_000);
    const next = nextFigures(document, cache, 500, 1_000 + wait) as Next;
    assert.deepEqual([next.which, next.of.length, next.effort], ['estimated', 1, { runs: 500 }]);
    keep(cache, document, 'leyte', false);
    keep(cache, document, 'midway', false);
    assert.equal(nextOf(document, cache, 1_000 + wait), undefined);
  });
});

describe('the running batch of live odds', () => {
  const running = (document: Known, cache: FiguresCache, now = 5_000): Known => {
    const next = nextFigures(document, cache, 500, now) as Next;
    return { ...document, running: { ...next, cancel: () => undefined } };
  };

  it('continues after an edit that does not concern its combats', () => {
    const cache = nothing();
    const before = running(known(duels('leyte', 'midway'), 'midway'), cache);
    const { wanted } = known(`${duels('leyte', 'midway')}\n# a comment\n`);
    assert.ok(!isOutrun({ ...before, wanted }, cache));
  });

  it('is cancelled when one of its combats has changed', () => {
    const cache = nothing();
    const before = running(known(duels('leyte', 'midway'), 'midway'), cache);
    const { wanted } = known(duels('leyte', 'midway').replaceAll('bb: 1', 'bb: 2'));
    assert.ok(isOutrun({ ...before, wanted }, cache));
  });

  it('is cancelled when another combat is edited, whose odds must not wait', () => {
    const cache = nothing();
    const both = known(duels('leyte', 'midway'), 'leyte', 'midway');
    keep(cache, both, 'midway', false);
    const before = running(both, cache);
    assert.deepEqual(
      before.running!.of.map(({ found }) => found.site.id),
      ['leyte'],
    );
    const text = duels('leyte', 'midway').split('- id: midway');
    const { wanted } = known([text[0], text[1]!.replace('bb: 1', 'bb: 2')].join('- id: midway'));
    assert.ok(isOutrun({ ...before, wanted }, cache));
  });

  it('is cancelled by any edit when its combats have no figures yet', () => {
    const before = running(known(duels('leyte')), nothing());
    assert.ok(isOutrun(before, nothing()));
  });

  it('is cancelled while refining an estimate only when a combat has no figures', () => {
    const cache = nothing();
    const document = known(duels('leyte', 'midway'), 'leyte', 'midway');
    keep(cache, document, 'leyte', true);
    keep(cache, document, 'midway', false);
    const refining = running(document, cache);
    assert.equal(refining.running!.which, 'estimated');
    assert.ok(!isOutrun(refining, cache));
    const { wanted } = known(duels('leyte', 'midway', 'wake'));
    assert.ok(isOutrun({ ...refining, wanted }, cache));
  });
});
