import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { renderValidatorFile, renderValidatorIndex } from '../../../scripts/generate/validators.mjs';
import { projectRoot } from '../../../scripts/support/project.mjs';

const schema = {
  type: 'object',
  required: ['battles'],
  properties: {
    battles: { type: 'array', minItems: 1, items: { $ref: '#/$defs/battle', part: 'battle' } },
    tree: { $ref: '#/$defs/tree' },
  },
  $defs: {
    battle: { type: 'object', properties: { ships: { type: 'array', items: { $ref: '#/$defs/ship' } } } },
    ship: { title: 'Ship', type: 'object', properties: { guns: { type: 'integer', rule: 'guns' } } },
    tree: { type: 'object', additionalProperties: { $ref: '#/$defs/tree' } },
  },
};

describe('generated validators', () => {
  let count = 0;
  /** @param {string} code */
  async function load(code) {
    const file = path.join(projectRoot, `out/validators-test-${count++}.mjs`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
    return (await import(pathToFileURL(file).href)).validators;
  }

  it('validates a scenario without its parts, and each kind of part', async () => {
    const { root, battles, ...others } = await load(renderValidatorFile('game', schema));
    assert.deepEqual(others, {});
    const battle = { ships: [{ guns: 'x' }, { guns: 1.5 }, { guns: 2 }] };
    assert.ok(root({ battles: [battle] }), 'parts are not looked into');
    assert.ok(!root({ battles: [] }), 'but their list is');
    assert.ok(!battles(battle));
    const told = battles.errors.map(
      (/** @type {{ keyword: string, instancePath: string }} */ { keyword, instancePath }) => [keyword, instancePath],
    );
    assert.deepEqual(told, [
      ['type', '/ships/0/guns'],
      ['type', '/ships/1/guns'],
    ]);
    assert.ok(!root({ battles: [battle], tree: { a: { b: 1 } } }), 'definitions may refer to themselves');
  });

  it('generated validators report the same errors as ajv for names, values, lists and kinds', async () => {
    const names = Object.fromEntries(
      [...'abcdefghij'].map((name) => [name, { type: ['integer', 'null'], maximum: 3 }]),
    );
    const kind = (/** @type {string} */ name, /** @type {object} */ more) => ({
      type: 'object',
      properties: { kind: { const: name }, ...more },
      required: ['kind'],
      additionalProperties: false,
    });
    const whole = {
      type: 'object',
      properties: {
        many: { type: 'object', properties: names, additionalProperties: false },
        keyed: { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: { enum: ['x', 'y'] } },
        kinds: { type: 'array', items: { $ref: '#/$defs/kinds' }, maxItems: 3, uniqueItems: true },
      },
      additionalProperties: false,
      $defs: {
        kinds: {
          type: 'object',
          discriminator: { propertyName: 'kind' },
          oneOf: [kind('one', { a: { type: 'string', maxLength: 2 } }), kind('two', { b: { enum: [1, 2] } })],
          required: ['kind'],
        },
      },
    };
    const { root } = await load(renderValidatorFile('kinds', whole));
    const options = { allErrors: true, discriminator: true, messages: false, strict: false, strictNumbers: true };
    const byAjv = new Ajv(options).compile(whole);
    const values = [
      { many: { a: 1, b: 'x', c: 4, 'no/~ne': 1 }, other: 1 },
      { keyed: { A1: 'x', b: 'z', 'c/d': 'q' } },
      { kinds: [{ kind: 'one', a: 'long' }, { kind: 'two', b: 3, c: 1 }, { kind: 'three' }, {}, 1] },
      { kinds: [{ kind: 'one' }, { kind: 'one' }], many: [], keyed: null },
      [],
      { many: { j: null }, kinds: [{ kind: 'two', b: 2 }] },
    ];
    for (const value of values) {
      assert.equal(root(value), byAjv(value));
      const expected = (byAjv.errors ?? []).map(({ instancePath, keyword, params, propertyName }) => ({
        instancePath,
        keyword,
        params,
        ...(propertyName === undefined ? {} : { propertyName }),
      }));
      assert.deepEqual(root.errors ?? [], expected);
    }
    assert.equal(values.filter((value) => root(value)).length, 1);
  });

  it('generated validators hold no annotations and no code that creates or loads code', () => {
    const code = renderValidatorFile('game', schema);
    assert.doesNotMatch(code, /require\(|new Function|eval\(|\.concat\(|"rule"|"title"/);
  });

  it('rejects parts that are not definitions', () => {
    const inline = { properties: { battles: { type: 'array', items: { type: 'object', part: 'battle' } } }, $defs: {} };
    assert.throws(() => renderValidatorFile('game', inline), /the parts in "battles" must refer to a definition/);
  });

  it('loads the validators ruleset by ruleset', () => {
    assert.match(
      renderValidatorIndex(['game', 'other-game']),
      /'other-game': async \(\) => \(await import\('\.\/other-game\.mjs'\)\)/,
    );
  });
});
