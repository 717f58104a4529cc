// Removes the VS Code parts from package.json while npm packs, names the repository of a release, and restores the file. npm packs the file named by `main`, so the package would
// otherwise include the client of the editor.
//   node scripts/npm-manifest.mjs [--restore]
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot, withRepository } from './support/project.mjs';

const manifest = path.join(projectRoot, 'package.json');
const kept = path.join(projectRoot, 'out/package.json');
const forEditor = [
  'main',
  'browser',
  'activationEvents',
  'contributes',
  'capabilities',
  'icon',
  'galleryBanner',
  'l10n',
];

if (process.argv.includes('--restore')) {
  if (fs.existsSync(kept)) fs.renameSync(kept, manifest);
} else {
  const text = fs.readFileSync(manifest, 'utf8');
  const entries = Object.entries(JSON.parse(text));
  if (!entries.some(([key]) => key === 'main'))
    throw new Error(
      'package.json is as an interrupted `npm pack` left it: restore it with `git checkout package.json`.',
    );
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.writeFileSync(kept, text);
  const published = Object.fromEntries(entries.filter(([key]) => !forEditor.includes(key)));
  const released = withRepository(published, process.env.ASDIC_REPOSITORY);
  fs.writeFileSync(manifest, `${JSON.stringify(released, null, 2)}\n`);
}
