import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { validatorFile, validatorIndex } from '../../../scripts/generate/validators.mjs';
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

describe('validators that are generated', () => {
  /** @param {string} code */
  async function load(code) {
    const file = path.join(projectRoot, 'out/validators-test.mjs');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, code);
    return (await import(pathToFileURL(file).href)).validators;
  }

  it('know the whole without its parts, and each kind of part', async () => {
    const { root, battles, ...others } = await load(validatorFile('game', schema));
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

  it('hold no annotations, and nothing that would make or load code', () => {
    const code = validatorFile('game', schema);
    assert.doesNotMatch(code, /require\(|new Function|eval\(|\.concat\(|"rule"|"title"/);
  });

  it('need parts that are definitions', () => {
    const inline = { properties: { battles: { type: 'array', items: { type: 'object', part: 'battle' } } }, $defs: {} };
    assert.throws(() => validatorFile('game', inline), /the parts in "battles" must refer to a definition/);
  });

  it('are loaded ruleset by ruleset', () => {
    assert.match(
      validatorIndex(['game', 'other-game']),
      /'other-game': async \(\) => \(await import\('\.\/other-game\.mjs'\)\)/,
    );
  });
});
