import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { bundledPackages, formatNotices } from '../../scripts/notices.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

describe('third-party notices', () => {
  it('lists each bundled package once, with its licence', () => {
    const files = ['server/src/cli/main.ts', 'node_modules/yaml/dist/index.js', 'node_modules/yaml/dist/cst.js'];
    const [yaml, ...others] = bundledPackages([...files, 'node_modules/preact/dist/preact.mjs']).reverse();
    assert.deepEqual(
      others.map(({ name }) => name),
      ['preact'],
    );
    assert.equal(yaml?.license, 'ISC');
    const text = formatNotices([/** @type {NonNullable<typeof yaml>} */ (yaml)]);
    assert.match(text, /^Asdic holds code of the following 1 packages/);
    assert.match(text, /\nyaml 2\.\d+\.\d+ \(ISC\)\n\nCopyright Eemeli Aro/);
  });

  it('rejects a package whose licence is not on the list of allowed ones', () => {
    const folder = 'out/notices-test/node_modules/strange';
    fs.mkdirSync(path.join(projectRoot, folder), { recursive: true });
    fs.writeFileSync(path.join(projectRoot, folder, 'package.json'), '{"name":"strange","license":"GPL-3.0"}');
    assert.throws(() => bundledPackages([`${folder}/index.js`]), /strange is under "GPL-3\.0"/);
  });
});
