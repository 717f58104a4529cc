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
import { measureBlocks } from './blocks';
import { measureEngine } from './engine';
import { createFigure, hasGate, isWithin } from './figures';
import type { Figure, FigureName } from './figures';
import { measureGrowth, formatGrowth } from './growth';
import { measureLiveOdds } from './live-odds';
import { measureBundles, measureCheck } from './products';
import { measureReport } from './report';
import { asdic, prepareYamlServer, yamlServerDelay } from './servers';
import { measureInitialize, measureSession, measureStartup } from './session';
import type { Effort, SessionFigures } from './session';
import type { ServerKind } from './language-server';
import { formatThousands, formatSummary, formatTable, formatTotal } from './table';
import type { BenchRun } from './table';
import { withProgress, reportTotalTime } from './progress';
import { measureWorkspace } from './workspace';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    json: { type: 'string' },
    /** Files of figures from several versions of Node. */
    merge: { type: 'string' },
  },
});

const machine = `Node ${process.version}, ${process.platform}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`;

if (values.merge !== undefined) {
  const runs = values.merge
    .split(',')
    .filter((file) => file !== '')
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BenchRun);
  console.log(
    `\n${runs.map(({ machine, figures }) => `${machine}\n${formatTable(figures)}`).join('\n\n')}\n\n${formatTotal(runs)}`,
  );
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(runs, null, 2)}\n`);
  process.exit();
}

if (values.growth) {
  const growths = await measureGrowth(values.quick ? { runs: 8, warmUps: 4 } : { runs: 24, warmUps: 8 });
  reportTotalTime();
  console.log(`${machine}\n${formatGrowth(growths)}`);
  process.exit(growths.every(({ exponent, maxExponent }) => exponent <= maxExponent) ? 0 : 1);
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
const sessionFigureNames: readonly FigureName[] = [
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
  const yamlServer = await prepareYamlServer(folder);
  // The engine comes first, while nothing in this process is compiled yet.
  const engine = values.gate ? [] : await withProgress('engine', () => measureEngine(plan.engineTime));
  await withProgress('start', () => addStarts(yamlServer));
  // Figures without a gate are not measured for the comparison.
  const measuredNames = values.gate ? sessionFigureNames.filter((name) => hasGate(name)) : sessionFigureNames;
  for (const lines of plan.sizes)
    if (!values.gate || measuredNames.some((name) => hasGate(name, lines)))
      await addSession(yamlServer, lines, measuredNames);
  const measureOthers = async () => [
    ...measureBundles(),
    ...engine,
    ...(await withProgress('live odds', () => measureLiveOdds(plan.asdic))),
    ...(await withProgress('report', () => measureReport(plan.asdic))),
    ...(await withProgress('blocks', () => measureBlocks(folder, Math.ceil(plan.starts.runs / 2)))),
    await withProgress('check', () => measureCheck(join(folder, 'library'), plan.starts.runs)),
    ...(await withProgress('workspace', () => measureWorkspace(join(folder, 'workspace'), plan.starts.runs))),
  ];
  if (!values.gate) add(...(await measureOthers()));
} finally {
  await rm(folder, { recursive: true });
}

const shownFigures = values.gate ? figures.filter(({ gate }) => gate !== undefined).map(withoutBudget) : figures;
reportTotalTime();
console.log(`${formatTable(shownFigures)}\n\n${machine}\n${formatSummary(shownFigures)}`);
if (values.gate && shownFigures.some((figure) => !isWithin(figure, figure.gate!))) process.exitCode = 1;
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ machine, figures }, null, 2)}\n`);

/** Times mean nothing on an unknown machine, but ratios within one run do. */
function withoutBudget(figure: Figure): Figure {
  return { ...figure, budget: undefined };
}

async function addStarts(yamlServer: ServerKind): Promise<void> {
  const starts = {
    asdic: await measureInitialize(asdic, plan.starts),
    yamlServer: await measureInitialize(yamlServer, plan.starts),
  };
  add({ ...createFigure('spawn to initialize answered', 0, 'ms', starts, yamlServerDelay), lines: undefined });
  // The longest file has no bound: it would take half of the total time.
  for (const lines of [200, ...plan.sizes.filter((size) => size <= 10_000)]) {
    const times = {
      asdic: await measureStartup(asdic, lines, plan.starts),
      yamlServer: await measureStartup(yamlServer, lines, plan.starts),
    };
    add(createFigure('spawn to first diagnostics', lines, 'ms', times, yamlServerDelay));
  }
}

async function addSession(yamlServer: ServerKind, lines: number, only: readonly FigureName[]): Promise<void> {
  const ours: SessionFigures = await withProgress(`asdic, ${formatThousands(lines)} lines`, () =>
    measureSession(asdic, lines, plan.asdic, only),
  );
  const theirs: SessionFigures = await withProgress(`yaml-language-server, ${formatThousands(lines)} lines`, () =>
    measureSession(yamlServer, lines, plan.yamlServer(lines), only),
  );
  for (const name of sessionFigureNames) {
    const [time, theirTime] = [ours[name], theirs[name]];
    if (time === undefined) continue;
    add(
      createFigure(
        name,
        lines,
        name === 'peak memory' ? 'MB' : 'ms',
        { asdic: time, yamlServer: theirTime },
        yamlServerDelay,
      ),
    );
  }
}
