/** The benchmark figures with their budgets and, against the YAML server in the same run, their gates. */

import * as nodeModule from 'node:module';

/** Budgets are for Node 22 and later, and for the oldest supported one, Node 20, which compiles everything anew at each start. */
const isOldestNode = !('enableCompileCache' in nodeModule);
const selectByNode = (current: number, oldest: number): number => (isOldestNode ? oldest : current);

export type Unit = 'ms' | 'MB' | 'KB' | 's' | '1/s' | 'times';

export interface Figure {
  readonly label: string;
  /** Lines of the file; undefined if they do not matter. */
  readonly lines?: number;
  readonly unit: Unit;
  readonly asdic: number;
  readonly yamlServer?: number;
  readonly budget?: number;
  /** The maximum for Asdic, derived from the result of the YAML server. */
  readonly gate?: number;
}

/** A greater figure is better for rates and ratios, a smaller one for everything else. */
export function isWithin(figure: Figure, bound: number): boolean {
  return figure.unit === '1/s' || figure.unit === 'times' ? figure.asdic >= bound : figure.asdic <= bound;
}

/** The bounds of a figure: budgets by lines of the file, the gate as a fraction of the other server's time without its wait. */
interface Bound {
  readonly budgets: Readonly<Record<number, number>>;
  readonly gate?: { readonly fraction: number; readonly at?: readonly number[]; readonly subtractsWait?: boolean };
}

/** User-facing figures; gates compare with the YAML server in the same run. */
export const bounds = {
  'spawn to initialize answered': { budgets: { 0: selectByNode(150, 200) }, gate: { fraction: 0.6 } },
  'spawn to first diagnostics': {
    budgets: { 1_000: selectByNode(200, 300), 10_000: selectByNode(300, 450) },
    gate: { fraction: 0.45 },
  },
  'edit to diagnostics': {
    budgets: { 1_000: 5, 10_000: selectByNode(10, 15), 50_000: 20 },
    gate: { fraction: 0.05, at: [10_000], subtractsWait: true },
  },
  'edit that forces the whole text': {
    budgets: { 10_000: selectByNode(80, 120), 50_000: 300 },
    gate: { fraction: 0.3, subtractsWait: true },
  },
  'edit while the text is broken': {
    budgets: { 10_000: selectByNode(10, 15) },
    gate: { fraction: 0.05, subtractsWait: true },
  },
  'hover, warm': { budgets: { 10_000: 15 }, gate: { fraction: 0.05 } },
  'hover after an edit': { budgets: { 10_000: 15 }, gate: { fraction: 0.05 } },
  'completion, warm': { budgets: { 10_000: 15 }, gate: { fraction: 0.05 } },
  'completion after an edit': { budgets: { 10_000: 15 }, gate: { fraction: 0.05 } },
  'document symbols': { budgets: { 10_000: 20 } },
  'all lenses': { budgets: { 10_000: 20 } },
  'all lenses after an edit': { budgets: { 10_000: 20 } },
  formatting: { budgets: { 10_000: 150 } },
  'semantic tokens': { budgets: { 10_000: 60 } },
  'semantic tokens after an edit': { budgets: { 10_000: 20 } },
  'inlay hints of a screen': { budgets: { 10_000: 20 } },
  'peak memory': { budgets: { 10_000: 200 }, gate: { fraction: 0.6 } },
} as const satisfies Record<string, Bound>;

export type FigureName = keyof typeof bounds;

/** Bounds of figures without a file: kilobytes, milliseconds, seconds. */
export const otherBounds = {
  tracedResolve: 1,
  tracedRound: 5,
  oddsOfRound: 50,
  oddsOfMany: 50,
  checkOf500: 3,
  editToLiveOdds: 60,
  hoverWithLiveOdds: 5,
  whatIf: 100,
  firstAdvice: 1_000,
  advice: 1_000,
  block: 50,
  boardAndCourse: 50,
  hoverWithCourse: 5,
  reportGzip: 60,
  workspaceOf500: 3,
  hoverMeanwhile: 50,
  symbolsOf500: 100,
} as const;

/** Returns whether a figure is compared with that of the YAML server. @param lines of any file by default */
export function hasGate(name: FigureName, lines?: number): boolean {
  const { budgets, gate }: Bound = bounds[name];
  return gate !== undefined && (lines === undefined || (gate.at ?? Object.keys(budgets).map(Number)).includes(lines));
}

/** A figure of a file with its bounds. @param waitTime milliseconds that the YAML server waits after an edit */
export function createFigure(
  name: FigureName,
  lines: number,
  unit: Unit,
  { asdic, yamlServer }: { readonly asdic: number; readonly yamlServer?: number },
  waitTime: number,
): Figure {
  const { budgets, gate }: Bound = bounds[name];
  const isGated = gate && yamlServer !== undefined && hasGate(name, lines);
  const comparedTime = (yamlServer ?? NaN) - (gate?.subtractsWait ? waitTime : 0);
  return {
    label: name,
    lines,
    unit,
    asdic,
    yamlServer,
    budget: budgets[lines],
    gate: isGated ? gate.fraction * comparedTime : undefined,
  };
}
