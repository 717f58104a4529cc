// Collects the strings of the client for translators: writes l10n/bundle.l10n.json, which has each in English. Those of the manifest are in
// package.nls.json. A translation is a file beside each: bundle.l10n.de.json, package.nls.de.json.
//   node scripts/l10n.mjs [--pseudo [FOLDER]]
// --pseudo writes those of a pseudo-language (qps-ploc), in brackets and longer, into a folder: untranslated strings then stand out.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isMain, projectRoot } from './support/project.mjs';

export const bundleFile = path.join(projectRoot, 'l10n/bundle.l10n.json');
const clientFolder = path.join(projectRoot, 'client/src');

/** @typedef {{ file: string, line: number, text: string }} FoundText */

/**
 * The strings that the client shows, and those that look like words but do not pass through `l10n.t`.
 * @param {string} [folder]
 * @returns {{ translated: string[], others: FoundText[] }}
 */
export function collectClientTexts(folder = clientFolder) {
  /** @type {Set<string>} */
  const translated = new Set();
  /** @type {FoundText[]} */
  const others = [];
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .sort();
  for (const file of files) {
    const source = ts.createSourceFile(
      file,
      fs.readFileSync(path.join(folder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === 'l10n.t') {
        const [message, ...values] = node.arguments;
        if (message && ts.isStringLiteralLike(message)) translated.add(message.text);
        else others.push({ file, line: getLine(node), text: node.getText(source) });
        values.forEach(visit);
        return;
      }
      if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
      const text = getFixedText(node);
      if (text !== undefined && looksLikeWords(text) && !isThrown(node))
        others.push({ file, line: getLine(node), text });
      ts.forEachChild(node, visit);
    };
    /** @param {ts.Node} node */
    const getLine = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    visit(source);
  }
  return { translated: [...translated].sort(), others };
}

/** The fixed text of a literal; of a template the parts between its values. @param {ts.Node} node @returns {string | undefined} */
function getFixedText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}');
  return undefined;
}

/** True for two words, or one with a capital: an id, a path or a selector has neither. @param {string} text */
function looksLikeWords(text) {
  return /[A-Za-z]{2,}[,.:;]? [a-z]/i.test(text) || /^[A-Z][a-z]+(\.\.\.)?$/.test(text);
}

/** Thrown messages are for the log and stay untranslated. @param {ts.Node} node @returns {boolean} */
function isThrown(node) {
  for (let above = node.parent; above; above = above.parent) if (ts.isThrowStatement(above)) return true;
  return false;
}

/** @returns {string} the expected bundle */
export function renderBundle() {
  const { translated } = collectClientTexts();
  return `${JSON.stringify(Object.fromEntries(translated.map((text) => [text, text])), undefined, 2)}\n`;
}

/** Parts that are the same in every language: placeholders, icons, link targets, code. */
const untranslatedParts = /(\{\d+\}|\$\([\w-]+\)|\]\([^)]*\)|`[^`]*`)/;

const accents = new Map(
  Object.entries({ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ýÿ', A: 'ÁÀ', E: 'ÉÈ', O: 'ÓÒ' }),
);

/**
 * Pseudo-translates a text: in brackets, longer, with accents. Text without brackets was not translated, and cut text shows where other
 * languages would not fit.
 * @param {string} text @returns {string}
 */
export function pseudoTranslate(text) {
  const parts = text.split(untranslatedParts);
  const longer = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/[aeiouyAEO]/g, (one) => accents.get(one) ?? one),
  );
  return `[${longer.join('')}]`;
}

/** @param {Record<string, string>} texts @returns {Record<string, string>} */
export function pseudoTranslateAll(texts) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoTranslate(text)]));
}

/** The pseudo-language, as VS Code names it. */
export const pseudoLanguage = 'qps-ploc';

/** Writes both files of the pseudo-language into a folder of the extension. @param {string} folder */
export function writePseudo(folder) {
  const write = (/** @type {string} */ name, /** @type {Record<string, string>} */ texts) =>
    fs.writeFileSync(path.join(folder, name), `${JSON.stringify(texts, undefined, 2)}\n`);
  fs.mkdirSync(path.join(folder, 'l10n'), { recursive: true });
  write(`l10n/bundle.l10n.${pseudoLanguage}.json`, pseudoTranslateAll(JSON.parse(renderBundle())));
  const manifest = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.nls.json'), 'utf8'));
  write(`package.nls.${pseudoLanguage}.json`, pseudoTranslateAll(manifest));
}

if (isMain(import.meta.url)) {
  const [flag, folder] = process.argv.slice(2);
  if (flag === '--pseudo') writePseudo(folder ?? path.join(projectRoot, 'out/pseudo'));
  else {
    fs.mkdirSync(path.dirname(bundleFile), { recursive: true });
    fs.writeFileSync(bundleFile, renderBundle());
  }
}
