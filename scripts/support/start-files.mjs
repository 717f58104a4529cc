// What starts a program for Node: a CommonJS file of a few lines, which shells, VS Code and threads name, before the module with the program.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot, sourceFiles } from './project.mjs';

/** Flags of V8 for the language server, which lives as long as its editor: a session of 10,000 lines takes some 120 MB instead of 300 (Node 24). */
const serverFlags = [
  // Without it the session takes 275 MB: V8 lets new objects take up to 128 MB before it looks which of them can go.
  '--semi-space-growth-factor=1',
  // Without it the session takes 200 MB: three times as much gathers as there is before V8 looks through the old objects.
  '--heap-growing-percent=50',
];

/** The server, and its thread: V8 takes the growth factor back, for the whole process, when it makes a thread. */
const withFlags = new Set(['server', 'worker']);

/** @param {string} name of the program @returns {string} */
export function startFile(name) {
  const flags = withFlags.has(name) ? serverFlags : [];
  return [
    '#!/usr/bin/env node',
    ...flags.map((flag) => `require('node:v8').setFlagsFromString('${flag}');`),
    "require('node:module').enableCompileCache?.();",
    `import('./${name}.mjs');`,
    '',
  ].join('\n');
}

/**
 * Writes `<outdir>/<name>.cjs` for each program, and removes the chunks of earlier builds.
 * @param {readonly string[]} names @param {string} outdir below the project @returns {import('esbuild').Plugin}
 */
export const startFiles = (names, outdir) => ({
  name: 'start-files',
  setup: ({ onEnd, initialOptions }) =>
    onEnd(({ metafile }) => {
      if (metafile === undefined || initialOptions.write === false) return;
      for (const name of names)
        fs.writeFileSync(path.join(projectRoot, outdir, `${name}.cjs`), startFile(name), { mode: 0o755 });
      for (const file of sourceFiles(`${outdir}/chunks`, ''))
        if (!(file.replace(/\.map$/, '') in metafile.outputs)) fs.rmSync(path.join(projectRoot, file));
    }),
});
