import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { findForbiddenImports } from '../../../scripts/lint/imports.mjs';
import { allRules, layers } from '../../../scripts/lint/layers.mjs';
import { projectRoot } from '../../../scripts/support/project.mjs';

/** Writes files that import others. Returns the broken rules. @param {Record<string, string[]>} tree imports by file; `type x` imports a type */
async function violations(tree) {
  const root = fs.mkdtempSync(path.join(projectRoot, 'out', 'layers-'));
  try {
    for (const [file, imports] of Object.entries(tree)) {
      const target = path.join(root, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      const lines = imports.map((one) => {
        const [, type = '', name = ''] = /^(type )?(.*)$/.exec(one) ?? [];
        const isFile = /^(?:server|client|playground)\//.test(name);
        const relative = path.relative(path.dirname(file), name).replace(/\.ts$/, '');
        const from = isFile ? (relative.startsWith('.') ? relative : `./${relative}`) : name;
        return `import ${type}{ x } from '${from}';\nexport const y${name.replace(/\W/g, '')}${type === '' ? ' = x' : ': x = 1'};\n`;
      });
      fs.writeFileSync(target, `${lines.join('')}export const x = 1;\n`);
    }
    return await findForbiddenImports(allRules, root);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

const server = (/** @type {string} */ name) => `server/src/${name}.ts`;
const wifPath = (/** @type {string} */ name) => server(`rulesets/wif-ssw/${name}`);

/** An import that each rule forbids, by the name of the rule. @type {Record<string, [from: string, to: string]>} */
const forbidden = {
  'layer of server/src/dice': [server('dice/a'), server('engine/a')],
  'layer of server/src/engine': [server('engine/b'), 'node:fs'],
  'layer of server/src/model': [server('model/a'), server('rulesets/line')],
  'types alone for server/src/model': [server('model/b'), server('generated/schemas')],
  'layer of server/src/rulesets': [server('rulesets/case'), 'yaml'],
  'types alone for server/src/rulesets': [server('rulesets/options'), server('generated/schemas')],
  'layer of server/src/schema': [server('schema/a'), server('text/a')],
  'layer of server/src/text': [server('text/b'), 'ajv'],
  'layer of server/src/features': [server('features/a'), server('lsp/a')],
  'layer of server/src/work': [server('work/a'), server('features/b')],
  'layer of server/src/protocol': [server('protocol/a'), server('model/c')],
  'layer of server/src/page': [server('page/a'), server('features/e')],
  'layer of server/src/debug': [server('debug/a'), server('lsp/f')],
  'layer of server/src/lsp': [server('lsp/b'), server('text/c')],
  'layer of server/src/library': [server('library/a'), 'node:fs'],
  'types alone for server/src/library': [server('library/b'), server('protocol/b')],
  'layer of server/src/plain-text': [server('plain-text/a'), server('lsp/e')],
  'layer of server/src/cli': [server('cli/a'), server('lsp/c')],
  'layer of server/src/docs': [server('docs/a'), server('lsp/d')],
  'layer of client/src/report': ['client/src/report/a.ts', 'node:fs'],
  'layer of client/src/new-scenario': ['client/src/new-scenario/a.ts', 'node:fs'],
  'layer of client/src': ['client/src/a.ts', server('features/c')],
  'layer of playground/src': ['playground/src/a.ts', 'client/src/b.ts'],
  'no imports between rulesets': [wifPath('turns'), server('rulesets/awaw/data')],
  'a family only for its games': [wifPath('units'), server('rulesets/axis-and-allies/data')],
  'only the registry knows the rulesets': [server('features/d'), wifPath('wording')],
  'numbers import numbers alone': [wifPath('torpedoes/numbers'), wifPath('data')],
  'rules import rules, numbers and tables alone': [wifPath('torpedoes/rules'), wifPath('torpedoes/period')],
  'facts import no combats, hovers, checks': [wifPath('torpedoes/penalty'), wifPath('combats/ssw')],
  'combats import no hovers, checks': [wifPath('combats/board'), wifPath('torpedoes/hover-period')],
  'only the generated lists import a chapter.ts': [wifPath('torpedoes/checks/a'), wifPath('search/chapter')],
  'only ruleset.ts imports the lists of chapters': [wifPath('torpedoes/checks/a'), server('generated/chapters/awaw')],
  'only the registry imports a ruleset.ts': [wifPath('torpedoes/chapter'), wifPath('ruleset')],
  'features/format imports no feature above it': [server('features/format/a'), server('features/scenario/a')],
  'features/scenario imports no feature above it': [server('features/scenario/a'), server('features/report/a')],
  'features/report imports no feature above it': [server('features/report/a'), server('features/combat/a')],
  'features/combat imports no feature above it': [server('features/combat/a'), server('features/analysis/a')],
  'features/analysis imports no feature above it': [server('features/analysis/a'), server('features/diagnostics/a')],
  'features/diagnostics imports no feature above it': [server('features/diagnostics/a'), server('features/resolve/a')],
  'features/resolve imports no feature above it': [server('features/resolve/a'), server('features/editor/a')],
  'no circles of files': [server('dice/c'), server('dice/d')],
};

describe('the dependency rules between layers', function () {
  it('each layer rule rejects the imports that it names, type imports included', async () => {
    /** @type {Record<string, string[]>} */
    const tree = { [server('dice/d')]: [`type ${server('dice/c')}`] };
    for (const [from, to] of Object.values(forbidden)) {
      tree[from] = [...(tree[from] ?? []), to];
      if (to.endsWith('.ts')) tree[to] ??= [];
    }
    const found = await violations(tree);
    for (const [rule, [from, to]] of Object.entries(forbidden)) {
      const target = to.replace('node:', '');
      assert.ok(
        found.some(
          (line) => line.startsWith(`${from} imports `) && line.includes(target) && line.endsWith(`: ${rule}`),
        ),
        `${rule} did not forbid ${from} to import ${to}:\n${found.join('\n')}`,
      );
    }
    assert.deepEqual(
      allRules.map(({ name }) => name).filter((name) => !((name ?? '') in forbidden)),
      [],
    );
  });

  it('the layer rules accept a sound tree', async () => {
    const found = await violations({
      [server('dice/stream')]: ['pure-rand/generator/xoroshiro128plus'],
      [server('engine/exact')]: [server('dice/stream')],
      [server('model/ruleset')]: [server('engine/exact'), `type ${server('generated/schemas')}`],
      [server('generated/schemas')]: [],
      [server('generated/options/wif-ssw')]: [],
      [server('rulesets/registry')]: [
        wifPath('ruleset'),
        server('rulesets/aare/ruleset'),
        `type ${server('generated/schemas')}`,
      ],
      [server('generated/rules/wif-ssw')]: [wifPath('torpedoes/rules')],
      [server('generated/chapters/wif-ssw')]: [
        `type ${server('rulesets/chapter')}`,
        wifPath('torpedoes/rules'),
        wifPath('torpedoes/chapter'),
        wifPath('torpedoes/hover'),
        wifPath('torpedoes/checks/torpedo-zero'),
      ],
      [wifPath('ruleset')]: [server('generated/chapters/wif-ssw'), server('generated/options/wif-ssw')],
      [wifPath('kit')]: [server('generated/rules/wif-ssw'), wifPath('data')],
      [wifPath('data')]: [server('model/ruleset')],
      [wifPath('torpedoes/rules')]: [wifPath('torpedoes/numbers')],
      [wifPath('torpedoes/numbers')]: [],
      [wifPath('torpedoes/period')]: [wifPath('torpedoes/numbers'), wifPath('kit')],
      [wifPath('combats/ssw')]: [wifPath('torpedoes/period')],
      [wifPath('torpedoes/hover')]: [wifPath('combats/ssw'), wifPath('torpedoes/period')],
      [wifPath('torpedoes/checks/torpedo-zero')]: [wifPath('combats/ssw'), wifPath('kit')],
      [wifPath('torpedoes/chapter')]: [wifPath('torpedoes/period')],
      [server('rulesets/chapter')]: [server('model/ruleset')],
      [server('rulesets/aare/ruleset')]: [server('rulesets/axis-and-allies/sea-battle-chapter')],
      [server('rulesets/axis-and-allies/sea-battle-chapter')]: [server('generated/chapters/axis-and-allies')],
      [server('generated/chapters/axis-and-allies')]: [],
      [server('lsp/main')]: ['vscode-languageserver/node', 'node:path'],
      [server('protocol/report')]: [],
      'client/src/a.ts': [
        'vscode',
        server('protocol/report'),
        'client/src/report/view.ts',
        'vscode-languageclient/node',
      ],
      'client/src/report/view.ts': ['preact', server('page/page')],
      'playground/src/a.ts': ['monaco-editor/editor', server('protocol/report'), server('page/page')],
      [server('page/page')]: ['preact', server('protocol/report')],
    });
    assert.deepEqual(found, []);
  });

  it('the layer rules name only folders that exist', () => {
    const named = Object.entries(layers).flatMap(([folder, layer]) => [
      folder,
      ...layer.layers,
      ...(layer.types ?? []),
    ]);
    // Generated folders may not exist yet.
    const missing = named.filter((folder) => !fs.existsSync(path.join(projectRoot, folder)));
    assert.deepEqual(
      missing.filter((folder) => !folder.startsWith('server/src/generated')),
      [],
    );
  });
});
