import assert from 'node:assert/strict';
import { ESLint } from 'eslint';
import { forbiddenImport, layers } from '../../scripts/eslint-layers.mjs';

describe('layers', () => {
  it('reports an import of a layer above', () => {
    const message = forbiddenImport('server/src/engine/exact.ts', '../rulesets/registry', false);
    assert.equal(message, 'engine/ may not import rulesets/: it imports only dice.');
  });

  it('allows a layer below and the own folder', () => {
    assert.equal(forbiddenImport('server/src/engine/exact.ts', '../dice', false), undefined);
    assert.equal(forbiddenImport('server/src/rulesets/wif-ssw/combats/ssw.ts', '../facts/search', false), undefined);
    assert.equal(forbiddenImport('client/src/session.ts', './report/panel', false), undefined);
    assert.equal(forbiddenImport('client/src/start.ts', '../../server/src/protocol', false), undefined);
  });

  it('lets the client say things by one module of the model, and import nothing else of it', () => {
    assert.equal(forbiddenImport('client/src/report/odds.ts', '../../../server/src/model/wording', false), undefined);
    assert.ok(forbiddenImport('client/src/report/odds.ts', '../../../server/src/model/place', false));
    assert.ok(forbiddenImport('server/src/model/wording.ts', './place', false));
    assert.ok(forbiddenImport('server/src/engine/exact.ts', '../model/wording', false));
  });

  it('looks at where an import leads, not at how it is written', () => {
    assert.ok(forbiddenImport('server/src/dice/a.ts', './../dice/../engine/amount', false));
    assert.ok(forbiddenImport('client/src/start.ts', '../../server/src/features', false));
    assert.ok(forbiddenImport('server/src/engine/a.ts', '../../../scripts/build.mjs', false));
  });

  it('lets rulesets import generated types, but not generated code', () => {
    assert.equal(forbiddenImport('server/src/rulesets/wif-ssw/data.ts', '../../generated/wif-ssw', true), undefined);
    assert.match(
      forbiddenImport('server/src/rulesets/wif-ssw/data.ts', '../../generated/schemas', false) ?? '',
      /import type/,
    );
    assert.ok(forbiddenImport('server/src/text/parse.ts', '../generated/wif-ssw', true));
  });

  it('keeps packages and Node where they belong', () => {
    assert.equal(forbiddenImport('server/src/text/parse.ts', 'yaml', false), undefined);
    assert.equal(forbiddenImport('server/src/lsp/main.node.ts', 'vscode-languageserver/node', false), undefined);
    assert.ok(forbiddenImport('server/src/features/hover.ts', 'vscode-languageserver', false));
    assert.ok(forbiddenImport('server/src/text/parse.ts', 'yaml-language-server', false));
    assert.ok(forbiddenImport('server/src/engine/trace.ts', 'node:fs', false));
    assert.equal(forbiddenImport('server/src/cli/main.ts', 'node:fs', false), undefined);
  });

  it('names only layers that exist', () => {
    const names = new Set([...Object.keys(layers).map((folder) => folder.split('/').at(-1)), 'client']);
    const named = Object.values(layers).flatMap((layer) => [...layer.layers, ...(layer.types ?? [])]);
    assert.deepEqual(
      named.filter((name) => !names.has(name)),
      [],
    );
  });

  it('is enforced by the project’s own lint configuration', async () => {
    const eslint = new ESLint({
      overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: null } } },
    });
    const config = await eslint.calculateConfigForFile('server/src/engine/trace.ts');
    assert.deepEqual(config.rules['asdic/layers'], [2]);
    assert.ok(config.rules['no-restricted-properties']);
  });
});
