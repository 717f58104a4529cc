import assert from 'node:assert/strict';
import { boundedCache } from '../../../server/src/lsp/bounded-cache';
import { isAwaitedSoon, newDocument, nextTask, wantedIn } from '../../../server/src/lsp/live-document';
import type { Figures, FiguresCache, Known } from '../../../server/src/lsp/live-document';
import type { Current } from '../../../server/src/lsp/documents';
import { analysisOf, biscay } from '../features/support';

describe('the odds in the lenses of a long file', () => {
  const known = (text: string): Known => {
    const current = { uri: 'file:///long.scenario.yaml', version: 1, analysis: analysisOf(text) } as Current;
    const wanted = wantedIn(current);
    const last = new Map([...wanted.keys()].map((name) => [name, {} as Figures]));
    return { ...newDocument(current), wanted, last, editedAt: 1_000 };
  };
  const long = (text: string): string => `${text}# ${'-'.repeat(60_000)}\n`;
  const nothing = (): FiguresCache => boundedCache(10);
  const nextOf = (of: Known, cache: FiguresCache, now: number): unknown => {
    const next = nextTask(of, cache, 100, now);
    return next && ('wait' in next ? next : next.of.map(({ found }) => found.site.id));
  };
  const fleets = `ruleset: awaw
fleetCombats:
  - id: capes
    attacker: { units: [{ id: sims, type: dd, count: 10 }] }
    defender: { units: [{ id: kageros, type: dd, count: 4 }] }
`;
  const attack = `navalCombats:
  - id: attack
    kind: sub
    attacker: { units: [{ id: u-boats, type: sub, attack: 3, section: 3 }] }
    defender: { units: [{ id: norfolk, type: scs, cost1: 2, damaged: true }] }
`;

  it('follow an edit at once, unless the whole of it has to be copied for them', () => {
    assert.deepEqual(nextOf(known(long(biscay)), nothing(), 1_000), ['biscay']);
    assert.deepEqual(nextOf(known(fleets), nothing(), 1_000), ['capes']);
    const { wait } = nextOf(known(long(fleets)), nothing(), 1_000) as { wait: number };
    assert.ok(wait >= 60);
    assert.deepEqual(nextOf(known(long(fleets)), nothing(), 1_000 + wait), ['capes']);
  });

  it('do not wait for other combats that need the whole of it', () => {
    const cache = nothing();
    const both = known(long(`${biscay.trimEnd()}\n${attack}`));
    assert.equal(both.wanted.size, 2);
    assert.deepEqual(nextOf(both, cache, 1_000), ['biscay']);
    assert.ok(isAwaitedSoon(both, cache, 1_000));
    const [done] = [...both.wanted.values()].filter(({ found }) => found.site.id === 'biscay');
    cache.set(done!.key, { figures: undefined, isRough: false });
    const { wait } = nextOf(both, cache, 1_000) as { wait: number };
    assert.ok(wait >= 60);
    assert.ok(!isAwaitedSoon(both, cache, 1_000));
    assert.deepEqual(nextOf(both, cache, 1_000 + wait), ['attack']);
  });
});
