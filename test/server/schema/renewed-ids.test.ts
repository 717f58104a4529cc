import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Ids } from '../../../server/src/model/ids';
import { collectIds, idCache } from '../../../server/src/schema/index';
import { renewedIds } from '../../../server/src/schema/renewed-ids';
import { parse } from '../../../server/src/text/index';
import { mutated } from '../../fuzz/mutate';
import { randomNumbers } from '../../fuzz/random';
import { scenarioFiles } from '../../support/samples';

/** The results of all queries, for kinds and ids that exist and for some that do not. */
function answers(ids: Ids): unknown {
  const { declarations, uses } = ids;
  const kinds = [...new Set([...declarations, ...uses].map(({ kind }) => kind)), 'nothing'];
  const asked = [...declarations, ...uses, { kind: 'unit', id: 'nobody' }];
  return {
    declarations,
    uses,
    all: kinds.map((kind) => ids.all(kind)),
    found: asked.map(({ kind, id }) => ids.find(kind, id)),
    references: asked.map(({ kind, id }) => ids.references(kind, id)),
  };
}

/** Compares deeply, and checks that declarations and uses refer to the objects of the current text. */
function assertSame(found: ReturnType<typeof collectIds>, fresh: ReturnType<typeof collectIds>, text: string): void {
  assert.deepEqual(answers(found.ids), answers(fresh.ids), text);
  for (const [index, declaration] of found.ids.declarations.entries()) {
    assert.equal(declaration.object, fresh.ids.declarations[index]!.object, text);
    assert.equal(declaration.place.owner, fresh.ids.declarations[index]!.place.owner, text);
  }
  for (const [index, use] of found.ids.uses.entries())
    assert.equal(use.place.owner, fresh.ids.uses[index]!.place.owner, text);
  assert.deepEqual(found.problems, fresh.problems, text);
}

describe('ids after an edit', () => {
  it('renewed ids equal those collected from scratch, whatever was edited', () => {
    const samples = ['wif-ssw', 'awaw', 'aare', 'aa-depth'].flatMap((ruleset) =>
      scenarioFiles(`samples/${ruleset}`).map((file) => ({ ruleset, text: fs.readFileSync(file, 'utf8') })),
    );
    let renewed = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomNumbers(seed);
      const { ruleset, text: start } = random.one(samples);
      const cache = idCache();
      let text = start;
      let file = parse(text);
      for (let step = 0; step < 12; step++) {
        for (const [index, { data, broken }] of file.documents.entries()) {
          const before = cache.indexed.get(index);
          const found = collectIds(ruleset, data, { cache, index, incomplete: broken });
          if (before && cache.indexed.get(index) === before) renewed++;
          assertSame(found, collectIds(ruleset, data, { incomplete: broken }), text);
        }
        // Edits inside a word or a number are as frequent as all others.
        text =
          step % 3 === 2
            ? mutated(text, start, random)
            : text.replace(/[\w.-]+/g, (word) => (random.below(40) === 0 ? `${word}${random.below(9)}` : word));
        file = parse(text, file);
      }
    }
    assert.ok(renewed > 100, `${renewed} were renewed`);
  });

  it('rebuilds the index of ids if many parts or an id have changed', () => {
    const declared = (id: string) => [{ kind: 'unit', id, place: { owner: {} }, object: {}, path: [] }];
    const part = (id: string) => ({ declared: declared(id), uses: [] });
    const ids = collectIds('wif-ssw', {}).ids;
    const parts = Array.from({ length: 17 }, (_, index) => part(`u${index}`));
    assert.equal(renewedIds(ids, parts, [...parts]), ids);
    assert.ok(renewedIds(ids, parts, [part('u0'), ...parts.slice(1)]));
    assert.equal(renewedIds(ids, parts, [part('other'), ...parts.slice(1)]), undefined);
    assert.equal(renewedIds(ids, parts, parts.slice(1)), undefined);
    assert.equal(
      renewedIds(
        ids,
        parts,
        parts.map((_, index) => part(`u${index}`)),
      ),
      undefined,
    );
  });
});
