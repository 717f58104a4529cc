import assert from 'node:assert/strict';
import { collectIds } from '../../../server/src/schema';
import { deref, getMemberSchema, getRootSchema, mergeVariants, type Schema } from '../../../server/src/schema/schema';
import { analysisOfFile, scenarioFiles } from '../../support/samples';

/** Every id that a value declares or names, found by a complete walk: `unit u-7 declared`. */
function* walkIds(root: Schema, unresolved: Schema, value: unknown): Generator<string> {
  const schema = mergeVariants(root, unresolved, value);
  if (typeof value === 'string') {
    if (schema.declares !== undefined) yield `${schema.declares} ${value} declared`;
    for (const kind of schema.refersTo ?? []) yield `${kind} ${value} named`;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
    if (schema.declaresKeys !== undefined) yield `${schema.declaresKeys} ${key} declared`;
    for (const kind of schema.keysReferTo ?? []) yield `${kind} ${key} named`;
    const member = getMemberSchema(schema, Array.isArray(value) ? Number(key) : key);
    if (member) yield* walkIds(root, member, inner);
  }
}

describe('places that can hold ids by the schema', () => {
  it('collects every id that the samples declare or name', () => {
    let count = 0;
    for (const file of scenarioFiles('samples')) {
      for (const { ruleset, document } of analysisOfFile(file).scenarios) {
        if (!ruleset) continue;
        const root = getRootSchema(ruleset.id);
        // Values taken from the order of battle are declared elsewhere.
        const plain = [...walkIds(root, deref(root, root), document.writtenData)].sort();
        const { ids } = collectIds(ruleset.id, document.writtenData);
        const collected = [
          ...ids.declarations.map(({ kind, id }) => `${kind} ${id} declared`),
          ...ids.allReferences.map(({ kind, id }) => `${kind} ${id} named`),
        ].sort();
        assert.deepEqual(collected, plain, file);
        count += collected.length;
      }
    }
    assert.ok(count > 1500, `${count} ids`);
  });
});
