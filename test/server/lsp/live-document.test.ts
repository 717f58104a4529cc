import assert from 'node:assert/strict';
import { createBoundedCache } from '../../../server/src/lsp/bounded-cache';
import {
  hasEditedUncalculated,
  isSuperseded,
  createLiveDocument,
  findNextBatch,
  trackCombats,
} from '../../../server/src/lsp/live-document';
import type { Figures, FiguresCache, LiveDocument, CombatBatch } from '../../../server/src/lsp/live-document';
import type { DocumentSnapshot } from '../../../server/src/lsp/documents';
import { displayLimits } from '../../../server/src/features';
import { analyzeText } from '../features/support';

const createScenario = (...ids: readonly string[]): string =>
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
function createDocument(text: string, ...seen: readonly string[]): LiveDocument {
  const current = { uri: 'file:///duels.scenario.yaml', version: 1, analysis: analyzeText(text) } as DocumentSnapshot;
  const trackedCombats = trackCombats(current);
  const last = new Map(
    [...trackedCombats].filter(([, { target }]) => seen.includes(target.entry.id)).map(([name]) => [name, figures]),
  );
  return { ...createLiveDocument(current), trackedCombats, lastFigures: last, editedAt: 1_000 };
}

const createCache = (): FiguresCache => createBoundedCache(100);

function cacheFigures(cache: FiguresCache, { trackedCombats }: LiveDocument, id: string, isRough: boolean): void {
  for (const { key, target } of trackedCombats.values())
    if (target.entry.id === id) cache.set(key, { figures, isRough });
}

function describeNextBatch(liveDocument: LiveDocument, cache: FiguresCache, now: number): unknown {
  const next = findNextBatch(liveDocument, cache, 500, now);
  return next && ('wait' in next ? next : [next.kind, ...next.combats.map(({ target }) => target.entry.id)]);
}

describe('the next batch of live odds', () => {
  it('holds the edited combats, without delay', () => {
    assert.deepEqual(
      describeNextBatch(createDocument(createScenario('leyte', 'midway', 'wake'), 'midway'), createCache(), 1_000),
      ['edited', 'midway'],
    );
  });

  it('holds combats without figures after a typing pause, a few at a time', () => {
    const cache = createCache();
    const document = createDocument(createScenario('leyte', 'midway'), 'midway');
    cacheFigures(cache, document, 'midway', false);
    const { wait } = describeNextBatch(document, cache, 1_000) as { wait: number };
    assert.ok(wait > 0);
    assert.deepEqual(describeNextBatch(document, cache, 1_000 + wait), ['unknown', 'leyte']);
  });

  it('treats all combats as new when an edit of the header has changed them all', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `duel-${index}`);
    const document = createDocument(createScenario(...ids), ...ids);
    assert.ok(!hasEditedUncalculated(document, createCache()));
    const { wait } = describeNextBatch(document, createCache(), 1_000) as { wait: number };
    assert.deepEqual(describeNextBatch(document, createCache(), 1_000 + wait), ['unknown', ...ids]);
  });

  it('holds up to eight combats that one edit has changed, and leaves more of them to the next pause', () => {
    for (const [count, kind] of [
      [8, 'edited'],
      [9, 'unknown'],
    ] as const) {
      const ids = Array.from({ length: count }, (_, index) => `duel-${index}`);
      assert.deepEqual(describeNextBatch(createDocument(createScenario(...ids), ...ids), createCache(), 9_000), [
        kind,
        ...ids,
      ]);
    }
  });

  it('waits for the rest of a pause since the last edit', () => {
    const document = createDocument(createScenario('leyte'));
    const rough = createCache();
    cacheFigures(rough, document, 'leyte', true);
    for (const cache of [createCache(), rough]) {
      const { wait } = describeNextBatch(document, cache, 1_000) as { wait: number };
      assert.deepEqual(describeNextBatch(document, cache, 1_010), { wait: wait - 10 });
      assert.deepEqual(describeNextBatch(document, cache, 999 + wait), { wait: 1 });
      assert.ok(Array.isArray(describeNextBatch(document, cache, 1_000 + wait)));
      const neverEdited = { ...document, editedAt: undefined };
      assert.deepEqual(describeNextBatch(neverEdited, cache, 0), { wait });
      assert.ok(Array.isArray(describeNextBatch(neverEdited, cache, wait)));
    }
  });

  it('holds no more combats than can have lenses', () => {
    const ids = Array.from({ length: displayLimits.lensCombats + 1 }, (_, index) => `duel-${index}`);
    assert.equal(createDocument(createScenario(...ids)).trackedCombats.size, displayLimits.lensCombats);
  });

  it('refines estimated combats one at a time after a long pause, with the number of runs from the settings', () => {
    const cache = createCache();
    const document = createDocument(createScenario('leyte', 'midway'));
    cacheFigures(cache, document, 'leyte', true);
    cacheFigures(cache, document, 'midway', true);
    const { wait } = describeNextBatch(document, cache, 1_000) as { wait: number };
    assert.ok(wait > 1_000);
    const next = findNextBatch(document, cache, 500, 1_000 + wait) as CombatBatch;
    assert.deepEqual([next.kind, next.combats.length, next.effort], ['estimated', 1, { runs: 500 }]);
    cacheFigures(cache, document, 'leyte', false);
    cacheFigures(cache, document, 'midway', false);
    assert.equal(describeNextBatch(document, cache, 1_000 + wait), undefined);
  });
});

describe('the running batch of live odds', () => {
  const startBatch = (document: LiveDocument, cache: FiguresCache, now = 5_000): LiveDocument => {
    const next = findNextBatch(document, cache, 500, now) as CombatBatch;
    return { ...document, runningBatch: { ...next, cancel: () => undefined } };
  };

  it('is not cancelled without one, or while what it calculates is what was edited', () => {
    const cache = createCache();
    const document = createDocument(createScenario('leyte', 'midway', 'wake'), 'leyte', 'midway');
    assert.ok(!isSuperseded(document, cache));
    const running = startBatch(document, cache);
    assert.equal(running.runningBatch!.kind, 'edited');
    assert.ok(!isSuperseded(running, cache));
    cacheFigures(cache, document, 'leyte', false);
    assert.ok(!isSuperseded(running, cache));
  });

  it('continues after an edit that does not concern its combats', () => {
    const cache = createCache();
    const running = startBatch(createDocument(createScenario('leyte', 'midway'), 'midway'), cache);
    const { trackedCombats } = createDocument(`${createScenario('leyte', 'midway')}\n# a comment\n`);
    assert.ok(!isSuperseded({ ...running, trackedCombats }, cache));
  });

  it('is cancelled when one of its combats has changed', () => {
    const cache = createCache();
    const running = startBatch(createDocument(createScenario('leyte', 'midway'), 'midway'), cache);
    const { trackedCombats } = createDocument(createScenario('leyte', 'midway').replaceAll('bb: 1', 'bb: 2'));
    assert.ok(isSuperseded({ ...running, trackedCombats }, cache));
  });

  it('is cancelled when another combat is edited, whose odds must not wait', () => {
    const cache = createCache();
    const both = createDocument(createScenario('leyte', 'midway'), 'leyte', 'midway');
    cacheFigures(cache, both, 'midway', false);
    const running = startBatch(both, cache);
    assert.deepEqual(
      running.runningBatch!.combats.map(({ target }) => target.entry.id),
      ['leyte'],
    );
    const text = createScenario('leyte', 'midway').split('- id: midway');
    const { trackedCombats } = createDocument([text[0], text[1]!.replace('bb: 1', 'bb: 2')].join('- id: midway'));
    assert.ok(isSuperseded({ ...running, trackedCombats }, cache));
  });

  it('is cancelled by any edit when its combats have no figures yet', () => {
    const running = startBatch(createDocument(createScenario('leyte')), createCache());
    assert.ok(isSuperseded(running, createCache()));
  });

  it('is cancelled while refining an estimate only when a combat has no figures', () => {
    const cache = createCache();
    const document = createDocument(createScenario('leyte', 'midway'), 'leyte', 'midway');
    cacheFigures(cache, document, 'leyte', true);
    cacheFigures(cache, document, 'midway', false);
    const refining = startBatch(document, cache);
    assert.equal(refining.runningBatch!.kind, 'estimated');
    assert.ok(!isSuperseded(refining, cache));
    const { trackedCombats } = createDocument(createScenario('leyte', 'midway', 'wake'));
    assert.ok(isSuperseded({ ...refining, trackedCombats }, cache));
  });
});
