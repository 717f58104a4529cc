// The layers of the project (ARCHITECTURE.md) as rules for dependency-cruiser: which may import which. Imports of types count.

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */
/**
 * @typedef {object} Layer
 * @property {string[]} layers other layers it may import
 * @property {string[]} [packages] npm packages it may import
 * @property {boolean} [node] whether it may import Node's own modules (files, threads, processes)
 * @property {string[]} [types] layers of which it may import types only
 */

/** Pure functions without imports that format numbers and lists for users; the client uses them too. */
const wording = 'server/src/model/wording.ts';

/** The version of the product. */
const version = 'server/src/generated/version.ts';

/** By folder of the sources, the innermost first. @type {Record<string, Layer>} */
export const layers = {
  'server/src/dice': { layers: [], packages: ['pure-rand'] },
  'server/src/engine': { layers: ['server/src/dice'] },
  'server/src/model': { layers: ['server/src/engine'], types: ['server/src/generated', 'server/src/protocol'] },
  'server/src/rulesets': {
    layers: ['dice', 'engine', 'model', 'generated/options', 'generated/rules', 'generated/chapters'].map(
      (name) => `server/src/${name}`,
    ),
    types: ['server/src/generated'],
  },
  'server/src/schema': { layers: ['server/src/model', 'server/src/generated'] },
  'server/src/text': { layers: ['server/src/model'], packages: ['js-yaml', 'yaml'] },
  // Features produce the types of the protocol: reports, links to rule pages.
  'server/src/features': {
    layers: ['schema', 'text', 'model', 'engine', 'rulesets', 'protocol'].map((name) => `server/src/${name}`),
  },
  'server/src/work': {
    layers: ['server/src/engine', 'server/src/rulesets', 'server/src/model'],
    node: true,
  },
  // Runs before anything else of a program is loaded.
  'server/src/protocol': { layers: [] },
  // A report as elements: shared by the view in the editor and the command line.
  'server/src/page': {
    layers: ['server/src/protocol', wording],
    packages: ['preact', 'preact-render-to-string'],
  },
  // A report as text in lines and columns: on the command line, for assistants, in editors without our view.
  'server/src/plain-text': {
    layers: ['server/src/protocol', 'server/src/page', 'server/src/features/format/advice.ts', wording],
  },
  // A combat step by step in a debugger, over any transport.
  'server/src/debug': {
    layers: ['features', 'work', 'page', 'protocol'].map((name) => `server/src/${name}`).concat(wording),
    packages: ['@vscode/debugprotocol'],
  },
  'server/src/lsp': {
    layers: ['features', 'work', 'debug', 'protocol', 'plain-text']
      .map((name) => `server/src/${name}`)
      .concat(wording, version),
    packages: ['vscode-languageserver', 'vscode-languageserver-textdocument', 'vscode-uri'],
    node: true,
  },
  // The library for programs: no files, no terminal. The command line prints its answers.
  'server/src/library': {
    layers: ['server/src/features', 'server/src/work', wording],
    types: ['server/src/model', 'server/src/protocol'],
  },
  'server/src/cli': {
    layers: ['features', 'library', 'work', 'debug', 'page', 'plain-text']
      .map((name) => `server/src/${name}`)
      .concat(wording, version),
    packages: [
      '@modelcontextprotocol/sdk',
      'chokidar',
      'commander',
      'diff',
      'sarif',
      'sax',
      'vscode-languageserver',
      'zod',
    ],
    node: true,
  },
  // The documents, generated from all others.
  'server/src/docs': {
    layers: ['features', 'schema', 'cli', 'page', 'protocol'].map((name) => `server/src/${name}`),
    packages: ['preact-render-to-string'],
    node: true,
  },
  // Runs in a webview, without Node.
  'client/src/report': {
    layers: ['client/src', 'server/src/page', 'server/src/protocol', wording],
    packages: ['vscode', 'preact'],
  },
  'client/src/new-scenario': {
    layers: ['client/src', 'server/src/page', 'server/src/protocol', wording],
    packages: ['vscode', 'vscode-languageclient', 'preact'],
  },
  // It copies and saves a report as the view draws it.
  'client/src': {
    layers: ['server/src/protocol', 'server/src/page', wording],
    packages: ['vscode', 'vscode-languageclient'],
    node: true,
  },
  // A page in a browser: another client of the same server.
  'playground/src': {
    layers: ['server/src/protocol', 'server/src/page', wording],
    packages: ['markdown-it', 'monaco-editor', 'monaco-languageserver-types', 'vscode-languageserver-protocol'],
  },
};

/** A folder, or one module. @param {string} folder */
const createFolderPattern = (folder) => (folder.endsWith('.ts') ? `^${folder.replace('.', '\\.')}$` : `^${folder}/`);
/** A package, however it was resolved: by its folder, by its types, or not at all (`vscode` is provided by VS Code). @param {string} name */
const createPackagePatterns = (name) => [`node_modules/${name}/`, `node_modules/@types/${name}/`, `^${name}(?:/|$)`];

/** @returns {Rule[]} */
function createLayerRules() {
  return Object.entries(layers).flatMap(([folder, { layers: others, packages = [], types = [], node = false }]) => {
    const within = Object.keys(layers).filter((other) => other.startsWith(`${folder}/`));
    const allowed = [
      createFolderPattern(folder),
      ...others.map(createFolderPattern),
      ...packages.flatMap(createPackagePatterns),
    ];
    /** @type {Rule[]} */
    const rules = [
      {
        name: `layer of ${folder}`,
        severity: 'error',
        from: {
          path: createFolderPattern(folder),
          ...(within.length > 0 && { pathNot: within.map(createFolderPattern) }),
        },
        to: {
          pathNot: [...allowed, ...types.map(createFolderPattern)],
          ...(node && { dependencyTypesNot: ['core'] }),
        },
      },
    ];
    if (types.length > 0)
      rules.push({
        name: `types alone for ${folder}`,
        severity: 'error',
        from: { path: createFolderPattern(folder) },
        to: {
          path: types.map(createFolderPattern),
          pathNot: others.map(createFolderPattern),
          dependencyTypesNot: ['type-only'],
        },
      });
    return rules;
  });
}

/** A ruleset, or a family of them: a folder of `rulesets/`. */
const game = '^server/src/rulesets/([^/]+)/';
const family = '^server/src/rulesets/axis-and-allies/';

/** @type {Rule[]} */
const betweenRulesets = [
  {
    name: 'no imports between rulesets',
    severity: 'error',
    from: { path: game },
    to: { path: game, pathNot: ['^server/src/rulesets/$1/', family] },
  },
  {
    name: 'a family only for its games',
    severity: 'error',
    from: { path: game, pathNot: ['^server/src/rulesets/(?:aare|aa-depth|axis-and-allies)/'] },
    to: { path: family },
  },
  {
    name: 'only the registry knows the rulesets',
    severity: 'error',
    from: { path: '^server/src/', pathNot: [game, '^server/src/rulesets/registry\\.ts$', '^server/src/generated/'] },
    to: { path: game },
  },
];

/** Files in a ruleset by their names, in its folder or in that of a chapter. */
const kinds = {
  numbers: '^server/src/rulesets/.+/numbers\\.ts$',
  rules: '^server/src/rulesets/.+/rules\\.ts$',
  tables: '^server/src/rulesets/.+-table\\.ts$',
  /** The helpers that rule summaries are written with. */
  prose: '^server/src/rulesets/[^/]+/(?:confidence|each-die)\\.ts$',
  combats: '^server/src/rulesets/.+/combats/',
  hovers: '^server/src/rulesets/.+/hover[^/]*\\.ts$',
  checks: '^server/src/rulesets/.+/checks/',
  chapter: '^server/src/rulesets/[^/]+/[^/]+/chapter\\.ts$',
  ruleset: '^server/src/rulesets/[^/]+/ruleset\\.ts$',
};
/** @param {(keyof typeof kinds)[]} names @returns {string[]} */
const getPatterns = (...names) => names.map((name) => kinds[name]);
/** The kinds of files that facts and tables may not import. */
const upperFiles = getPatterns('combats', 'hovers', 'checks', 'chapter', 'ruleset');

/** Inside a ruleset: numbers < facts and tables < combats < hovers, checks < chapter < ruleset. @type {Rule[]} */
const withinRulesets = [
  {
    name: 'numbers import numbers alone',
    severity: 'error',
    from: { path: getPatterns('numbers') },
    to: { path: game, pathNot: getPatterns('numbers') },
  },
  {
    name: 'rules import rules, numbers and tables alone',
    severity: 'error',
    from: { path: getPatterns('rules') },
    to: { path: game, pathNot: getPatterns('rules', 'numbers', 'tables', 'prose'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'facts import no combats, hovers, checks',
    severity: 'error',
    from: { path: game, pathNot: [...upperFiles, ...getPatterns('numbers', 'rules')] },
    to: { path: upperFiles },
  },
  {
    name: 'combats import no hovers, checks',
    severity: 'error',
    from: { path: getPatterns('combats') },
    to: { path: getPatterns('hovers', 'checks', 'chapter', 'ruleset') },
  },
  {
    name: 'only the generated lists import a chapter.ts',
    severity: 'error',
    from: { pathNot: ['^server/src/generated/chapters/'] },
    to: { path: getPatterns('chapter') },
  },
  {
    name: 'only ruleset.ts imports the lists of chapters',
    severity: 'error',
    from: { pathNot: [...getPatterns('ruleset'), `${family}sea-battle-chapter\\.ts$`] },
    to: { path: ['^server/src/generated/chapters/'] },
  },
  {
    name: 'only the registry imports a ruleset.ts',
    severity: 'error',
    from: { pathNot: ['^server/src/rulesets/registry\\.ts$'] },
    to: { path: getPatterns('ruleset') },
  },
];

/** Folders of `features/`: each imports only from itself and from those before it. */
const featureFolders = ['format', 'scenario', 'report', 'combat', 'analysis', 'diagnostics', 'resolve', 'editor'];

/** @type {Rule[]} */
const withinFeatures = featureFolders.slice(0, -1).map((name, index) => ({
  name: `features/${name} imports no feature above it`,
  severity: 'error',
  from: { path: createFolderPattern(`server/src/features/${name}`) },
  to: {
    path: [
      ...featureFolders.slice(index + 1).map((other) => createFolderPattern(`server/src/features/${other}`)),
      '^server/src/features/index\\.ts$',
    ],
  },
}));

/** @type {Rule[]} */
const everywhere = [
  {
    name: 'no circles of files',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
];

/** @type {Rule[]} */
export const allRules = [
  ...createLayerRules(),
  ...betweenRulesets,
  ...withinRulesets,
  ...withinFeatures,
  ...everywhere,
];
