/** What is measured, with the budget that it has to keep and, against the YAML server in the same run, the gate that it has to pass. */

import * as nodeModule from 'node:module';

/** Whether this Node keeps the code of its own accord, as that of the newest VS Code does: it has tighter budgets. */
const cachesCode = 'enableCompileCache' in nodeModule;

export type Unit = 'ms' | 'MB' | 'KB' | 's' | '1/s' | 'times';

export interface Figure {
  readonly what: string;
  /** Lines of the file; absent where they do not matter. */
  readonly lines?: number;
  readonly unit: Unit;
  readonly asdic: number;
  readonly yamlServer?: number;
  readonly budget?: number;
  /** The most that Asdic may take, by what the YAML server took. */
  readonly gate?: number;
}

/** More is better for rates and for how many times as fast something is, less for everything else. */
export function isWithin(figure: Figure, bound: number): boolean {
  return figure.unit === '1/s' || figure.unit === 'times' ? figure.asdic >= bound : figure.asdic <= bound;
}

/** Bounds by name of the figure: budgets by lines of the file, the gate as a share of the other server's time beyond its waiting. */
interface Bound {
  readonly budgets: Readonly<Record<number, number>>;
  readonly gate?: { readonly share: number; readonly at?: readonly number[]; readonly lessWaiting?: boolean };
}

export const bounds = {
  'spawn to first diagnostics': {
    budgets: cachesCode ? { 200: 125, 1_000: 150, 10_000: 240 } : { 200: 190, 1_000: 210, 10_000: 310 },
    gate: { share: 0.27 },
  },
  'edit to diagnostics': {
    budgets: { 1_000: 2.5, 10_000: 4, 50_000: 10 },
    gate: { share: 0.05, at: [10_000], lessWaiting: true },
  },
  'edit that forces the whole text': {
    budgets: { 10_000: 40, 50_000: 170 },
    gate: { share: 0.15, lessWaiting: true },
  },
  'edit while the text is broken': { budgets: { 10_000: 6 }, gate: { share: 0.05, lessWaiting: true } },
  'hover, warm': { budgets: { 10_000: 2 }, gate: { share: 0.05 } },
  'hover after an edit': { budgets: { 10_000: 5 }, gate: { share: 0.05 } },
  'completion, warm': { budgets: { 10_000: 5 }, gate: { share: 0.05 } },
  'completion after an edit': { budgets: { 10_000: 8 }, gate: { share: 0.05 } },
  'document symbols': { budgets: { 10_000: 12, 50_000: 30 }, gate: { share: 0.5, at: [10_000] } },
  'all lenses': { budgets: { 10_000: 20 } },
  'all lenses after an edit': { budgets: { 10_000: 20 } },
  formatting: { budgets: { 10_000: 150 } },
  'semantic tokens': { budgets: { 10_000: 60 } },
  'semantic tokens after an edit': { budgets: { 10_000: 8 } },
  'inlay hints of a screen': { budgets: { 10_000: 5 } },
  'peak memory': { budgets: { 10_000: 145 }, gate: { share: 0.55 } },
} as const satisfies Record<string, Bound>;

export type Name = keyof typeof bounds;

/** Budget of the answer to `initialize` over what Node needs to start, in milliseconds, and its gate. */
export const initializeBounds = { overNode: cachesCode ? 45 : 60, share: 0.4 } as const;

/** Bounds of what has no file: kilobytes, milliseconds, seconds. */
export const otherBounds = {
  serverMinified: 1_150,
  serverGzip: 270,
  tracedResolve: 1,
  tracedRound: 5,
  oddsOfRound: 50,
  oddsOfMany: 50,
  checkOf500: 3,
  secondCore: 1.7,
  editToLiveOdds: 60,
  hoverWithLiveOdds: 5,
  whatIf: 100,
  firstAdvice: 1_000,
  advice: 1_000,
  block: 10,
  workspaceOf500: 3,
  hoverMeanwhile: 50,
  symbolsOf500: 100,
} as const;

/** Whether a figure is compared with that of the YAML server. @param lines of any file by default */
export function hasGate(what: Name, lines?: number): boolean {
  const { budgets, gate }: Bound = bounds[what];
  return gate !== undefined && (lines === undefined || (gate.at ?? Object.keys(budgets).map(Number)).includes(lines));
}

/** A figure of a file with its bounds. @param waits what the YAML server waits after an edit, in milliseconds */
export function figureOf(
  what: Name,
  lines: number,
  unit: Unit,
  { asdic, yamlServer }: { readonly asdic: number; readonly yamlServer?: number },
  waits: number,
): Figure {
  const { budgets, gate }: Bound = bounds[what];
  const holds = gate && yamlServer !== undefined && hasGate(what, lines);
  const spent = (yamlServer ?? NaN) - (gate?.lessWaiting ? waits : 0);
  return { what, lines, unit, asdic, yamlServer, budget: budgets[lines], gate: holds ? gate.share * spent : undefined };
}
