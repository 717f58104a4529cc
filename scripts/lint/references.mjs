// Finds comments and documents that name a missing file.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot, sourceFiles } from '../support/project.mjs';

const ending = '(?:md|ts|mjs|cjs|json|ya?ml|sh|css|svg|png)';
/** In a document or a comment: a file in backticks, or with a folder before it. */
const fileNamePattern = new RegExp(
  `\`([\\w./-]*[\\w-]\\.${ending})\`|(?<![\\w./<>*:-])([\\w-]+/[\\w./-]*[\\w-]\\.${ending})(?![\\w/*-])`,
  'g',
);
/** Files that scripts generate, and files of the user or of an example. */
const excludedFiles =
  /^(?:\.\/)?(?:dist|out|games|node_modules|server\/src\/generated|generated|tables)\/|^asdic\/schemas\/|^\.(?:vscode-server|cursor)\/|^(?:\.\.\/)?asdic\.config\.yaml$/;

/**
 * The lines of a file that are prose: all of a document, the comments of code.
 * @param {string} file @param {string} text @returns {[line: number, prose: string][]}
 */
function extractProse(file, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (file.endsWith('.md')) return [[index + 1, line]];
    const comment = /^\s*(?:\/\*\*?|\*|\/\/|#)(.*)$|\s\/\/\s(.*)$/.exec(line);
    return comment === null ? [] : [[index + 1, comment[1] ?? comment[2] ?? '']];
  });
}

/**
 * @param {readonly string[]} files all files, relative to `root`, with slashes
 * @param {string} [root]
 * @returns {string[]} a line for each missing file that is named
 */
export function findMissingReferences(files, root = projectRoot) {
  const known = new Set(files);
  const ends = new Set(
    files.flatMap((file) => file.split('/').map((_part, index, parts) => parts.slice(index).join('/'))),
  );
  const isThere = (/** @type {string} */ name, /** @type {string} */ from) =>
    excludedFiles.test(name) ||
    ends.has(name) ||
    known.has(path.posix.normalize(path.posix.join(path.posix.dirname(from), name))) ||
    (name.startsWith('.') && files.some((file) => file.endsWith(name)));
  const readable = files.filter((file) => /\.(?:md|ts|mjs)$|^\.ci\//.test(file) && !file.startsWith('test/scripts/'));
  return readable.flatMap((file) =>
    extractProse(file, fs.readFileSync(path.join(root, file), 'utf8')).flatMap(([line, prose]) =>
      [...prose.matchAll(fileNamePattern)]
        .map(([, quoted, plain]) => quoted ?? plain ?? '')
        .filter((name) => !isThere(name, file))
        .map((name) => `${file}:${line} names ${name}, which does not exist`),
    ),
  );
}

/** Generated and downloaded files. */
const skippedFolders = new Set(['.git', '.vscode-server', '.vscode-test', 'dist', 'node_modules', 'out']);

/** All files of the project, with or without git. @returns {string[]} */
export function listProjectFiles() {
  return fs.readdirSync(projectRoot, { withFileTypes: true }).flatMap((entry) => {
    if (skippedFolders.has(entry.name)) return [];
    return entry.isDirectory() ? sourceFiles(entry.name, '') : [entry.name];
  });
}
