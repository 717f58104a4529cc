import assert from 'node:assert/strict';
import fs from 'node:fs';
import type { Ids } from '../../../server/src/model/ids';
import { collectIds, createIdCache } from '../../../server/src/schema/index';
import { parse } from '../../../server/src/text/index';
import { mutate } from '../../fuzz/mutate';
import { createRandomNumbers } from '../../fuzz/random';
import { scenarioFiles } from '../../support/samples';

/** The results of all queries, for kinds and ids that exist and for some that do not. */
function collectAnswers(ids: Ids): unknown {
  const { declarations, allReferences } = ids;
  const kinds = [...new Set([...declarations, ...allReferences].map(({ kind }) => kind)), 'nothing'];
  const queries = [...declarations, ...allReferences, { kind: 'unit', id: 'nobody' }];
  return {
    declarations,
    uses: allReferences,
    all: kinds.map((kind) => ids.listDeclarations(kind)),
    matches: queries.map(({ kind, id }) => ids.find(kind, id)),
    references: queries.map(({ kind, id }) => ids.references(kind, id)),
  };
}

/** Compares deeply, and checks that declarations and uses refer to the objects of the current text. */
function assertSame(actual: ReturnType<typeof collectIds>, fresh: ReturnType<typeof collectIds>, text: string): void {
  assert.deepEqual(collectAnswers(actual.ids), collectAnswers(fresh.ids), text);
  for (const [index, declaration] of actual.ids.declarations.entries()) {
    assert.equal(declaration.object, fresh.ids.declarations[index]!.object, text);
    assert.equal(declaration.place.owner, fresh.ids.declarations[index]!.place.owner, text);
  }
  for (const [index, use] of actual.ids.allReferences.entries())
    assert.equal(use.place.owner, fresh.ids.allReferences[index]!.place.owner, text);
  assert.deepEqual(actual.diagnostics, fresh.diagnostics, text);
}

describe('ids after an edit', () => {
  it('ids equal those collected from scratch, whatever was edited', () => {
    const samples = ['wif-ssw', 'awaw', 'aare', 'aa-depth'].flatMap((ruleset) =>
      scenarioFiles(`samples/${ruleset}`).map((file) => ({ ruleset, text: fs.readFileSync(file, 'utf8') })),
    );
    for (let seed = 1; seed <= 60; seed++) {
      const random = createRandomNumbers(seed);
      const { ruleset, text: start } = random.pick(samples);
      const cache = createIdCache();
      let text = start;
      let file = parse(text);
      for (let step = 0; step < 12; step++) {
        for (const { data, broken } of file.documents) {
          const actual = collectIds(ruleset, data, { cache, isIncomplete: broken });
          assertSame(actual, collectIds(ruleset, data, { isIncomplete: broken }), text);
        }
        // Edits inside a word or a number are as frequent as all others.
        text =
          step % 3 === 2
            ? mutate(text, start, random)
            : text.replace(/[\w.-]+/g, (word) => (random.below(40) === 0 ? `${word}${random.below(9)}` : word));
        file = parse(text, file);
      }
    }
  });
});
