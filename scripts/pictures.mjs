// Makes the pictures of README and of the extension's page again: a suite of the tests in VS Code shows them, this script makes them small.
//   npm run pictures
import fs from 'node:fs';
import path from 'node:path';
import { clipFolder, screenshotFolder } from '../test/vscode/harness/folders.mjs';
import { decodePng, encodePng } from './support/png.mjs';
import { projectRoot, runScript } from './support/project.mjs';

const pictures = path.join(projectRoot, 'client/media/screenshots');
const stills = ['at-work', 'at-the-table'];

if ((await runScript('scripts/test.mjs', ['--vscode', '--grep', 'the pictures of README'])) !== 0) process.exit(1);
const read = (/** @type {string} */ file) => decodePng(fs.readFileSync(file));
for (const name of stills)
  write(name, [{ picture: read(path.join(screenshotFolder, `${name}.png`)), milliseconds: 0 }]);
// The name of a frame is its number and the milliseconds for which it is shown: 003-1500.png.
const frames = fs.readdirSync(clipFolder).sort();
write(
  'clip',
  frames.map((name) => ({
    picture: read(path.join(clipFolder, name)),
    milliseconds: Number(/-(\d+)\.png$/.exec(name)?.[1]),
  })),
);

/** @param {string} name @param {import('./support/png.mjs').Frame[]} shown */
function write(name, shown) {
  const file = encodePng(shown);
  const seconds = shown.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  fs.writeFileSync(path.join(pictures, `${name}.png`), file);
  console.log(`${name}.png: ${Math.round(file.length / 1000)} KB${seconds > 0 ? `, ${seconds} s` : ''}`);
}
