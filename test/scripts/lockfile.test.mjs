import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('package-lock.json', () => {
  /** @type {{ packages: Record<string, { resolved?: string, optionalDependencies?: Record<string, string> }> }} */
  const { packages } = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8'));

  it('lists the optional packages of every platform, which npm ci needs on a clean clone', () => {
    const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')));
    const optional = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    assert.ok(optional.length > 20);
    assert.deepEqual(
      optional.filter((name) => !names.has(name)),
      [],
    );
  });

  it('holds no download addresses', () => {
    assert.deepEqual(
      Object.keys(packages).filter((place) => packages[place]?.resolved !== undefined),
      [],
    );
  });
});
