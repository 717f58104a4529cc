// Checks imports against rules with dependency-cruiser.
import fs from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { projectRoot } from '../support/project.mjs';

/**
 * @param {readonly import('dependency-cruiser').IForbiddenRuleType[]} rules
 * @param {string} [root] a folder with `server/src`, `client/src`, `playground/src`
 * @returns {Promise<string[]>} a line for each import that a rule forbids
 */
export async function findForbiddenImports(rules, root = projectRoot) {
  const folders = ['server/src', 'client/src', 'playground/src'].filter((folder) =>
    fs.existsSync(path.join(root, folder)),
  );
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: [...rules] },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^server/src/generated/.*\\.mjs$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.mts', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  });
  if (typeof output === 'string') throw new Error(`dependency-cruiser failed: ${output}`);
  return output.summary.violations.map(({ rule, from, to, cycle }) => {
    const circle = cycle === undefined ? '' : ` (${cycle.map(({ name }) => name).join(' -> ')})`;
    return `${from} imports ${to}${circle}: ${rule.name}`;
  });
}
