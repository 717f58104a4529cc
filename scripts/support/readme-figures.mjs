// Writes the table of figures in README from measurements.

/**
 * @typedef {{ what: string, lines?: number, unit: string, asdic: number, yamlServer?: number, budget?: number }} Figure
 * @typedef {{ machine: string, figures: readonly Figure[] }} Taken as `npm run bench -- --json FILE` writes it, for each Node
 */

const begin = '<!-- figures: npm run bench -- --readme -->';
const end = '<!-- end of figures -->';
const heading = '## How fast';
/** The section is inserted before this one. */
const following = '## Where it runs';

/**
 * The rows of README: figures that a user notices, with the lines of the file. All others are in docs/performance.md.
 * @type {readonly (readonly [what: string, lines?: number])[]}
 */
const shown = [
  ['spawn to initialize answered'],
  ['spawn to first diagnostics', 1_000],
  ['spawn to first diagnostics', 10_000],
  ['edit to diagnostics', 10_000],
  ['edit that forces the whole text', 10_000],
  ['peak memory', 10_000],
  ['exact odds, 100 a side'],
  ['asdic check on 500 scenarios', 200],
];
const isShown = (/** @type {Figure} */ figure) =>
  shown.some(([what, lines]) => figure.what === what && figure.lines === lines);

/** The whole table as a documentation page. @param {readonly Taken[]} taken @returns {string} */
export function renderFiguresPage(taken) {
  return `# Performance\n\nMedians of one run of \`npm run bench\`, beside [yaml-language-server](https://github.com/redhat-developer/yaml-language-server) on the same files. It waits 200 ms\nafter each edit. Budgets are what a user feels; a figure over its budget is bold. Two budgets in one cell are those of the two versions of Node.\n\n${renderFiguresTable(taken, () => true)}\n`;
}

/**
 * README with the figures in their section, which is created if missing.
 * @param {string} readme @param {readonly Taken[]} taken at least one
 * @throws Error if README has no place for it
 */
export function insertFigures(readme, taken) {
  const block = `${begin}\n\n${renderFiguresTable(taken)}\n\n${end}`;
  const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
  if (from >= 0 && to > from) return readme.slice(0, from) + block + readme.slice(to + end.length);
  const at = readme.indexOf(`\n${following}\n`);
  if (at < 0) throw new Error(`README has neither a section of figures nor one called "${following.slice(3)}".`);
  const words =
    'Medians of one run, beside [yaml-language-server](https://github.com/redhat-developer/yaml-language-server) on the same files. It waits 200 ms after each\nedit. What is over its budget is bold.';
  return `${readme.slice(0, at)}\n${heading}\n\n${words}\n\n${block}\n${readme.slice(at)}`;
}

/** @param {readonly Taken[]} taken @param {(figure: Figure) => boolean} [isWanted] */
export function renderFiguresTable(taken, isWanted = isShown) {
  const [first] = taken;
  if (!first) throw new Error('Nothing was measured.');
  const nodes = taken.map(({ machine }) => machine.split(',')[0]?.replace(/(v\d+)\..*/, '$1') ?? '');
  const head = ['what', 'lines', 'unit', ...nodes.map((node) => `Asdic, ${node}`), 'budget', 'yaml-language-server'];
  const rows = first.figures.filter(isWanted).map(({ what, lines, unit, yamlServer }) => {
    const all = taken.map(({ figures }) => figures.find((one) => one.what === what && one.lines === lines));
    const budgets = [...new Set(all.flatMap((one) => (one?.budget === undefined ? [] : [formatNumber(one.budget)])))];
    return [
      what,
      lines === undefined ? '' : formatNumber(lines),
      unit,
      ...all.map((one) => (one ? formatFigure(one) : '')),
      budgets.join(' / '),
      yamlServer === undefined ? '' : formatNumber(yamlServer),
    ];
  });
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const right = head.map((_, column) => (column === 0 || column === 2 ? '---' : '--:'));
  return [`${formatMachines(taken)}`, '', line(head), line(right), ...rows.map(line)].join('\n');
}

/** @param {readonly Taken[]} taken */
function formatMachines(taken) {
  const on = [...new Set(taken.map(({ machine }) => machine.split(', ').slice(1).join(', ')))];
  return `On ${on.join('; ')}:`;
}

/** @param {Figure} figure */
function formatFigure({ asdic, budget, unit }) {
  const isOver = budget !== undefined && (unit === '1/s' || unit === 'times' ? asdic < budget : asdic > budget);
  return isOver ? `**${formatNumber(asdic)}**` : formatNumber(asdic);
}

/** Three significant digits with thousands separators. @param {number} value */
function formatNumber(value) {
  return (Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3))).toLocaleString('en-US');
}
