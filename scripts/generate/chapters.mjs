// Lists what the chapters of each ruleset hold, by their folders and files: `rules.ts` and `chapter.ts`, one check in each file of
// `checks/`, whose code is the name of the file, and the hovers and remarks of `hover*.ts`.
import fs from 'node:fs';
import path from 'node:path';

/**
 * @param {string} source the folder of the rulesets
 * @returns {Record<string, string>} modules by their path below `generated/`
 * @throws if a file of `checks/` does not export its check alone
 */
export function renderChapterFiles(source) {
  return Object.fromEntries(
    listFolders(source).flatMap((ruleset) => {
      const folder = path.join(source, ruleset);
      const chapters = listFolders(folder).filter((name) => holdsChapter(path.join(folder, name)));
      if (chapters.length === 0) return [];
      return [
        [`rules/${ruleset}.ts`, renderRulesFile(folder, chapters)],
        [`chapters/${ruleset}.ts`, renderContentsFile(folder, chapters)],
      ];
    }),
  );
}

/** @param {string} folder */
function listFolders(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** @param {string} folder */
const holdsChapter = (folder) => ['rules.ts', 'checks'].some((name) => fs.existsSync(path.join(folder, name)));

/** The rules of all chapters, apart from their checks and hovers: facts cite them. @param {string} folder @param {string[]} chapters */
function renderRulesFile(folder, chapters) {
  const withRules = chapters.filter((name) => fs.existsSync(path.join(folder, name, 'rules.ts')));
  return [
    renderBanner(folder),
    ...withRules.map(
      (name) => `import { rules as ${toCamelCase(name)} } from '${createImportPath(folder, name, 'rules')}';`,
    ),
    '',
    `export const rules = { ${withRules.map((name) => `...${toCamelCase(name)}`).join(', ')} };`,
    '',
  ].join('\n');
}

/** @param {string} folder @param {string[]} chapters */
function renderContentsFile(folder, chapters) {
  const isGame = fs.existsSync(path.join(folder, 'ruleset.ts'));
  /** @type {string[]} */
  const imports = [];
  /** Imports a member under a name of its own. @param {string} chapter @param {string} file @param {string} name */
  const importMember = (chapter, file, name) => {
    const alias = `${name}${imports.length}`;
    imports.push(`import { ${name} as ${alias} } from '${createImportPath(folder, chapter, file)}';`);
    return alias;
  };
  const entries = chapters.map((chapter) => {
    /** @param {string} file @param {string} name */
    const importAs = (file, name) => importMember(chapter, file, name);
    const files = listFiles(path.join(folder, chapter));
    const hovers = files.filter((file) => file.startsWith('hover'));
    /** @param {string} suffix */
    const importFromHovers = (suffix) =>
      hovers.flatMap((file) =>
        listExports(path.join(folder, chapter, `${file}.ts`))
          .filter((name) => name.endsWith(suffix))
          .map((name) => importAs(file, name)),
      );
    const checks = listFiles(path.join(folder, chapter, 'checks')).map((file) => {
      const names = listExports(path.join(folder, chapter, 'checks', `${file}.ts`));
      if (names.length !== 1)
        throw new Error(
          `${path.join(chapter, 'checks', file)}.ts exports ${names.join(', ') || 'nothing'}, not one check`,
        );
      return `'${file}': ${importAs(`checks/${file}`, names[0] ?? '')}`;
    });
    return [
      `  ${toCamelCase(chapter)}: {`,
      `    rules: ${files.includes('rules') ? importAs('rules', 'rules') : '{}'},`,
      `    checks: { ${checks.join(', ')} },`,
      `    hovers: [${importFromHovers('Hover').join(', ')}],`,
      `    remarks: [${importFromHovers('Remark').join(', ')}],`,
      ...(files.includes('chapter') ? [`    modifiers: ${importAs('chapter', 'modifiers')},`] : []),
      '  },',
    ].join('\n');
  });
  const names = chapters.map((name) => `'${toCamelCase(name)}'`).join(' | ');
  return [
    renderBanner(folder),
    ...(isGame
      ? [
          "import type { Chapter } from '../../rulesets/chapter';",
          `import type { Header, Scenario } from '../../rulesets/${path.basename(folder)}/data';`,
        ]
      : []),
    ...imports,
    '',
    `export const chapters${isGame ? `: Readonly<Record<${names}, Chapter<Scenario, Header>>>` : ''} = {`,
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The modules of a folder without their ending; `hover` before `hover-units`. @param {string} folder */
function listFiles(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** The values that a file exports, in order. @param {string} file */
function listExports(file) {
  return [...fs.readFileSync(file, 'utf8').matchAll(/^export (?:const|(?:async )?function\*?|class) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
}

/** @param {string} folder */
const renderBanner = (folder) =>
  `// Generated from rulesets/${path.basename(folder)}/ by scripts/generate.mjs: do not edit.\n`;

/** @param {string} folder @param {string} chapter @param {string} file */
const createImportPath = (folder, chapter, file) => `../../rulesets/${path.basename(folder)}/${chapter}/${file}`;

/** @param {string} name */
const toCamelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
