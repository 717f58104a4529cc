import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as l10n from '@vscode/l10n';
import {
  bundleFile,
  renderBundle,
  collectClientTexts,
  pseudoTranslate,
  pseudoTranslateAll,
} from '../../scripts/l10n.mjs';
import { projectRoot } from '../../scripts/support/project.mjs';

const read = (/** @type {string} */ name) => JSON.parse(fs.readFileSync(path.join(projectRoot, name), 'utf8'));

/** Names that are the same in every language. */
const names = ['Asdic'];

/** Files that are not translated: the scripts of the pages, pages without words, and the report for developers about a bug. */
const untranslatedFiles =
  /^(?:page-html|new-scenario[\\/]view|report[\\/](?:picture|reveal|view)|diagnostic-report)\.ts$/;

/** The places in the manifest with texts for users. */
const shown = new Set(['title', 'shortTitle', 'category', 'description', 'markdownDescription', 'altText', 'contents']);
const listsShown = new Set(['enumDescriptions', 'markdownEnumDescriptions', 'enumItemLabels', 'aliases']);

/** @param {any} value @returns {string[]} */
function textsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return shown.has(key) ? [inner] : [];
    return listsShown.has(key) ? inner : textsIn(inner);
  });
}

describe('messages of the client', () => {
  it('passes every message of the client through translation', () => {
    const others = collectClientTexts().others.filter(
      ({ file, text }) => !names.includes(text) && !untranslatedFiles.test(file),
    );
    assert.deepEqual(
      others.map(({ file, line, text }) => `${file}:${line} ${text}`),
      [],
    );
  });

  it('the bundle for translators holds every client message: run `node scripts/l10n.mjs`', () => {
    assert.equal(fs.readFileSync(bundleFile, 'utf8'), renderBundle());
  });

  it('numbers the values of a message in order from 0', () => {
    for (const text of collectClientTexts().translated) {
      const used = [...text.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));
      assert.deepEqual(
        [...new Set(used)],
        [...new Set(used)].map((_, index) => index),
        text,
      );
    }
  });
});

describe('texts of the manifest', () => {
  it('the manifest takes every text from its file of texts, and each text is used', () => {
    const texts = read('package.nls.json');
    const { contributes } = read('package.json');
    const views = Object.values(contributes.views).flat();
    const keys = [...textsIn(contributes), ...views.map(({ name }) => name)].map(
      (text) => /^%([^%]+)%$/.exec(text)?.[1] ?? text,
    );
    assert.deepEqual(
      keys.filter((key) => !Object.hasOwn(texts, key)),
      [],
    );
    assert.deepEqual(
      Object.keys(texts).filter((key) => !keys.includes(key)),
      [],
    );
  });

  it('the package includes the texts of the manifest and of the client', () => {
    const ignored = fs.readFileSync(path.join(projectRoot, '.vscodeignore'), 'utf8').split('\n');
    for (const line of ['!package.nls.json', '!l10n/*.json']) assert.ok(ignored.includes(line), line);
    assert.equal(read('package.json').l10n, './l10n');
  });
});

describe('the pseudo language', () => {
  /** The places in the manifest with texts that are not shown, or that are the same in every language. */
  const notShown = new Set(['when', 'enablement', 'default', 'id', 'command', 'name', 'include', 'regexp', 'pattern']);

  /** Texts of the manifest with their path; values of keys that are not shown are left out. @returns {Generator<[string, string]>} */
  function* texts(/** @type {any} */ value, at = '') {
    if (typeof value === 'string') yield [at, value];
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) if (!notShown.has(key)) yield* texts(inner, `${at}/${key}`);
  }

  it('pseudo translations are longer, in brackets, and keep values, icons, links and code', () => {
    assert.equal(pseudoTranslate('Open {0} of {1}'), '[ÓÒpéèn {0} óòf {1}]');
    assert.equal(
      pseudoTranslate('$(check) a [link](command:asdic.open) and `code`'),
      '[$(check) áà [líìnk](command:asdic.open) áànd `code`]',
    );
  });

  it('the client shows nothing in English in the pseudo language', () => {
    l10n.config({ contents: pseudoTranslateAll(JSON.parse(renderBundle())) });
    for (const text of collectClientTexts().translated) {
      const values = ['<0>', '<1>', '<2>', '<3>', '<4>'];
      const said = l10n.t(text, ...values);
      assert.match(said, /^\[.*\]$/s, text);
      for (const [place, number] of text.matchAll(/\{(\d+)\}/g)) {
        assert.ok(said.includes(`<${number}>`), `${text}: ${said}`);
        assert.ok(!said.includes(place), said);
      }
    }
  });

  it('commands, settings, menus and walkthrough of the manifest show nothing in English in the pseudo language', () => {
    const manifest = pseudoTranslateAll(read('package.nls.json'));
    const escaped = [...texts(read('package.json').contributes)]
      .map(([at, text]) => [at, text.replace(/^%([^%]+)%$/, (whole, key) => manifest[key] ?? whole)])
      .filter(([, text]) => !text?.startsWith('[') && !names.includes(text ?? ''))
      // All other texts are ids, paths and words of the schema: no two words, and no capital at the start.
      .filter(
        ([, text]) =>
          /[A-Za-z]{2,}[,.:;]? [a-z]/i.test(text ?? '') || /^[A-Z][a-z]/.test(text ?? '') || text?.includes('%'),
      );
    assert.deepEqual(escaped, []);
  });
});
