/**
 * The costs of Asdic beside its budgets and beside the popular YAML server, in one run on the same files.
 *   npm run bench [-- --quick] [--gate] [--growth] [--json FILE]
 * The script that starts this explains the flags.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { blockFigures } from './blocks';
import { engineFigures } from './engine';
import { figureOf, hasGate, isWithin } from './figures';
import type { Figure, Name } from './figures';
import { growth, growthTable } from './growth';
import { formatShapes, greatestExponent, measureShapes } from './shapes';
import { liveFigures } from './live-odds';
import { bundleFigures, checkFigure } from './products';
import { reportFigures } from './report';
import { asdic, yamlLanguageServer, yamlServerWaits } from './servers';
import { initializing, session, startUp } from './session';
import type { Effort, Measured } from './session';
import type { ServerKind } from './language-server';
import { grouped, summaryOf, tableOf, totalOf } from './table';
import type { Taken } from './table';
import { announced, announcedAll } from './progress';
import { workspaceFigures } from './workspace';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    shapes: { type: 'string' },
    json: { type: 'string' },
    /** Files of figures from several versions of Node. */
    merge: { type: 'string' },
  },
});

const machine = `Node ${process.version}, ${process.platform}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;

if (values.merge !== undefined) {
  const taken = values.merge
    .split(',')
    .filter((file) => file !== '')
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Taken);
  console.log(
    `\n${taken.map(({ machine, figures }) => `${machine}\n${tableOf(figures)}`).join('\n\n')}\n\n${totalOf(taken)}`,
  );
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(taken, null, 2)}\n`);
  process.exit();
}

if (values.shapes !== undefined) {
  const over = [];
  for (const found of measureShapes(values.shapes))
    over.push(...found.filter(({ exponent }) => exponent > greatestExponent));
  console.log(`${machine}\n${formatShapes(over)}`);
  process.exit(over.length === 0 ? 0 : 1);
}

if (values.growth) {
  const all = await growth(values.quick ? { runs: 8, warmUps: 4 } : { runs: 24, warmUps: 8 });
  announcedAll();
  console.log(`${machine}\n${growthTable(all)}`);
  process.exit(all.every(({ exponent, most }) => exponent <= most) ? 0 : 1);
}

interface Plan {
  readonly sizes: readonly number[];
  /** The number of fresh processes. */
  readonly starts: Effort;
  readonly asdic: Effort;
  /** The YAML server waits after each edit, and varies less; the longer the file, the fewer times it is measured. */
  readonly yamlServer: (lines: number) => Effort;
  /** Milliseconds for each measurement of the engine. */
  readonly engineTime: number;
}

const plan: Plan = values.quick
  ? {
      sizes: [1_000, 10_000],
      starts: { runs: 3, warmUps: 1 },
      asdic: { runs: 10, warmUps: 4 },
      yamlServer: () => ({ runs: 3, warmUps: 1 }),
      engineTime: 250,
    }
  : {
      sizes: [1_000, 10_000, 50_000],
      starts: { runs: 7, warmUps: 1 },
      asdic: { runs: 40, warmUps: 10 },
      yamlServer: (lines) => (lines > 10_000 ? { runs: 2, warmUps: 0 } : { runs: 4, warmUps: 2 }),
      engineTime: 500,
    };

/** In the order of the table. */
const inSession: readonly Name[] = [
  'edit to diagnostics',
  'edit that forces the whole text',
  'edit while the text is broken',
  'hover, warm',
  'hover after an edit',
  'completion, warm',
  'completion after an edit',
  'document symbols',
  'all lenses',
  'all lenses after an edit',
  'formatting',
  'semantic tokens',
  'semantic tokens after an edit',
  'inlay hints of a screen',
  'peak memory',
];

const figures: Figure[] = [];
const add = (...more: readonly Figure[]) => figures.push(...more);
const folder = await mkdtemp(join(tmpdir(), 'asdic-bench-'));
try {
  const yamlServer = await yamlLanguageServer(folder);
  // The engine comes first, while nothing in this process is compiled yet.
  const engine = values.gate ? [] : await announced('engine', () => engineFigures(plan.engineTime));
  await announced('start', () => addStarts(yamlServer));
  // Figures without a gate are not measured for the comparison.
  const compared = values.gate ? inSession.filter((what) => hasGate(what)) : inSession;
  for (const lines of plan.sizes)
    if (!values.gate || compared.some((what) => hasGate(what, lines))) await addSession(yamlServer, lines, compared);
  const others = async () => [
    ...bundleFigures(),
    ...engine,
    ...(await announced('live odds', () => liveFigures(plan.asdic))),
    ...(await announced('report', () => reportFigures(plan.asdic))),
    ...(await announced('blocks', () => blockFigures(folder, Math.ceil(plan.starts.runs / 2)))),
    await announced('check', () => checkFigure(join(folder, 'library'), plan.starts.runs)),
    ...(await announced('workspace', () => workspaceFigures(join(folder, 'workspace'), plan.starts.runs))),
  ];
  if (!values.gate) add(...(await others()));
} finally {
  await rm(folder, { recursive: true });
}

const shown = values.gate ? figures.filter(({ gate }) => gate !== undefined).map(withoutBudget) : figures;
announcedAll();
console.log(`${tableOf(shown)}\n\n${machine}\n${summaryOf(shown)}`);
if (values.gate && shown.some((figure) => !isWithin(figure, figure.gate!))) process.exitCode = 1;
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);

/** Times mean nothing on an unknown machine, but ratios within one run do. */
function withoutBudget(figure: Figure): Figure {
  return { ...figure, budget: undefined };
}

async function addStarts(yamlServer: ServerKind): Promise<void> {
  const starts = {
    asdic: await initializing(asdic, plan.starts),
    yamlServer: await initializing(yamlServer, plan.starts),
  };
  add({ ...figureOf('spawn to initialize answered', 0, 'ms', starts, yamlServerWaits), lines: undefined });
  // The longest file has no bound: it would take half of the total time.
  for (const lines of [200, ...plan.sizes.filter((size) => size <= 10_000)]) {
    const times = {
      asdic: await startUp(asdic, lines, plan.starts),
      yamlServer: await startUp(yamlServer, lines, plan.starts),
    };
    add(figureOf('spawn to first diagnostics', lines, 'ms', times, yamlServerWaits));
  }
}

async function addSession(yamlServer: ServerKind, lines: number, only: readonly Name[]): Promise<void> {
  const ours: Measured = await announced(`asdic, ${grouped(lines)} lines`, () =>
    session(asdic, lines, plan.asdic, only),
  );
  const theirs: Measured = await announced(`yaml-language-server, ${grouped(lines)} lines`, () =>
    session(yamlServer, lines, plan.yamlServer(lines), only),
  );
  for (const what of inSession) {
    const [time, theirTime] = [ours[what], theirs[what]];
    if (time === undefined) continue;
    add(
      figureOf(
        what,
        lines,
        what === 'peak memory' ? 'MB' : 'ms',
        { asdic: time, yamlServer: theirTime },
        yamlServerWaits,
      ),
    );
  }
}
