/** One server on one file, from start to end: the waiting times of a user. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Name } from './figures';
import { startServer } from './language-server';
import type { Diagnostics, LanguageServer, ServerKind } from './language-server';
import { marksOf } from './marks';
import { combatsIn, scenarioOf } from './scenarios';
import { measured } from './statistics';
import { offsetBehind, positionAt, replacing } from './text';
import type { ContentChange, Position } from './text';

/** The number of runs of each task. The total is even, so that every toggle ends in its first state. */
export interface Effort {
  readonly runs: number;
  readonly warmUps: number;
}

/** Milliseconds, or megabytes of memory, by the name of the figure. Features that a server lacks are missing. */
export type Measured = Partial<Record<Name, number>>;

/** Edits and positions in a combat in the middle of the text. */
interface Spots {
  /** Changes a digit between a valid number and one out of range. */
  readonly fault: (valid: boolean) => ContentChange;
  /** Changes a digit between two valid numbers. */
  readonly harmless: (six: boolean) => ContentChange;
  /** Opens an unclosed quote in the last combat. */
  readonly quote: ContentChange;
  /** Adds a tag after the document marker, or removes it: with it no chunk can be parsed by itself, and no chunk can be reused. */
  readonly tag: (set: boolean) => ContentChange;
  readonly weather: Position;
}

/** The text begins with a marker because `tag` goes after it. */
const marker = '---\n';

export function benchText(lines: number): string {
  return marker + scenarioOf(lines - 1);
}

/**
 * Measures everything but the start, which `startUp` does with fresh processes.
 * @param only the figures to measure, if not all
 */
export async function session(
  kind: ServerKind,
  lines: number,
  effort: Effort,
  only?: readonly Name[],
): Promise<Measured> {
  const server = await startServer(kind);
  try {
    return await measureAll(server, lines, effort, only);
  } finally {
    await server.stop();
  }
}

/** Milliseconds from the start of a process to the first diagnostics of a file with a problem. */
export async function startUp(kind: ServerKind, lines: number, effort: Effort) {
  const text = faulty(benchText(lines), lines);
  return measured(effort.runs, effort.warmUps, async () => {
    const server = await startServer(kind);
    const first = server.diagnosticsThat(hasProblem);
    server.open(text);
    const time = (await first) - server.started;
    await server.stop();
    return time;
  });
}

/** Milliseconds from the start of a process to the answer to `initialize`. */
export async function initializing(kind: ServerKind, effort: Effort): Promise<number> {
  return measured(effort.runs, effort.warmUps, async () => {
    const server = await startServer(kind);
    await server.stop();
    return server.initialized;
  });
}

const hasProblem = ({ diagnostics }: Diagnostics): boolean => diagnostics.length > 0;
const hasNone = ({ diagnostics }: Diagnostics): boolean => diagnostics.length === 0;
/** Diagnostics of the last edit; a server that sends no version has answered before the next edit is made. */
const isCurrent = (found: Diagnostics, version: number): boolean => (found.version ?? version) === version;

async function measureAll(
  server: LanguageServer,
  lines: number,
  { runs, warmUps }: Effort,
  only?: readonly Name[],
): Promise<Measured> {
  const text = benchText(lines);
  const spots = spotsIn(text, lines);
  const edit = async (changes: readonly ContentChange[], fit: (found: Diagnostics, version: number) => boolean) => {
    const arrived = server.diagnosticsThat((found, version) => isCurrent(found, version) && fit(found, version));
    const before = performance.now();
    server.change(changes);
    return (await arrived) - before;
  };
  const answer = async (method: string, position?: Position) => {
    const { answer: found, milliseconds } = await server.ask(method, position);
    if (isEmpty(found)) throw new NoAnswer(`${method} has an empty answer`);
    return milliseconds;
  };
  const marks = marksOf(server, () => server.change([spots.harmless(isSix())]), spots.weather.line);
  const isValid = switchFrom(false);
  const isTagged = switchFrom(false);
  const isSix = switchFrom(false);
  const afterEdit = async (method: string) => {
    const settled = server.diagnosticsThat(isCurrent);
    server.change([spots.harmless(isSix())]);
    const milliseconds = await answer(method, spots.weather);
    await settled;
    return milliseconds;
  };
  const lensesAfterEdit = async () => {
    const settled = server.diagnosticsThat(isCurrent);
    server.change([spots.harmless(isSix())]);
    await settled;
    // An editor sends requests once nobody has typed for a while.
    await sleep(pause);
    return lenses(server, lines);
  };
  const toggle = (also: readonly ContentChange[] = []) => {
    const valid = isValid();
    return edit([spots.fault(valid), ...also], valid ? hasNone : hasProblem);
  };

  const opened = server.diagnosticsThat(hasProblem);
  server.open(faulty(text, lines));
  await opened;
  await toggle();

  const hover = 'textDocument/hover';
  const completion = 'textDocument/completion';
  // The order matters: the text is valid before and after each task except the last.
  const tasks: Partial<Record<Name, () => Promise<number>>> = {
    'edit to diagnostics': () => toggle(),
    'hover, warm': () => answer(hover, spots.weather),
    'hover after an edit': () => afterEdit(hover),
    'completion, warm': () => answer(completion, spots.weather),
    'completion after an edit': () => afterEdit(completion),
    'document symbols': () => answer('textDocument/documentSymbol'),
    'all lenses': () => lenses(server, lines),
    'all lenses after an edit': () => lensesAfterEdit(),
    formatting: marks.formatting,
    'semantic tokens': marks.tokens,
    'semantic tokens after an edit': marks.tokensAfterEdit,
    'inlay hints of a screen': marks.hints,
    'edit that forces the whole text': () => toggle([spots.tag(isTagged())]),
    'edit while the text is broken': () => edit([spots.fault(isValid())], isCurrent),
  };
  const found: Measured = {};
  for (const [what, task] of Object.entries(tasks) as [Name, () => Promise<number>][]) {
    if (only && !only.includes(what)) continue;
    if (what === 'edit while the text is broken') await edit([spots.quote], hasProblem);
    const time = await optional(measured(runs, warmUps, task));
    if (time !== undefined) found[what] = time;
    // All further times and the memory are measured with the odds of all combats calculated.
    if (time !== undefined && what === 'all lenses') await oddsOfAll(server);
  }
  return { ...found, 'peak memory': server.peakMemory() };
}

/** Returns a toggle that alternates between two states. */
function switchFrom(first: boolean): () => boolean {
  let now = first;
  return () => (now = !now);
}

/** The server does not support a request, or has no result for it. */
class NoAnswer extends Error {}

async function optional(time: Promise<number>): Promise<number | undefined> {
  try {
    return await time;
  } catch (error) {
    if (error instanceof NoAnswer || isUnknownMethod(error)) return undefined;
    throw error;
  }
}

/** The JSON-RPC code for an unknown method. */
function isUnknownMethod(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === -32601;
}

function isEmpty(answer: unknown): boolean {
  if (answer === null || answer === undefined) return true;
  const items = Array.isArray(answer) ? answer : (answer as { readonly items?: unknown }).items;
  return Array.isArray(items) && items.length === 0;
}

/** The time of a request for lenses. A server without lenses for every combat has no answer. */
async function lenses(server: LanguageServer, lines: number): Promise<number> {
  const { answer, milliseconds } = await server.ask('textDocument/codeLens');
  if (!Array.isArray(answer) || answer.length < combatsIn(lines - 1)) throw new NoAnswer('not every combat has a lens');
  return milliseconds;
}

/** Waits for the odds of every combat in the lenses. @throws Error if some never appear */
export async function oddsOfAll(server: LanguageServer): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const { answer } = await server.ask('textDocument/codeLens');
    const titles = (answer as readonly { readonly command: { readonly title: string } }[]).map(
      ({ command }) => command.title,
    );
    if (!titles.some((title) => title === 'Odds' || title.endsWith('\u2026'))) return;
    if (performance.now() > until) throw new Error('The odds of some combats never came.');
    await sleep(betweenLooks);
  }
}

/** Milliseconds between two requests for lenses, and until missing odds count as never coming. */
const betweenLooks = 100;
const patience = 60_000;

/** Milliseconds from an edit to the lenses. */
const pause = 60;

const faultyDigit = '9';

const tag = ' !!map';
const markerEnd: Position = { line: 0, character: 3 };

function faulty(text: string, lines: number): string {
  const at = faultOffset(text, lines);
  return text.slice(0, at) + faultyDigit + text.slice(at + 1);
}

function middleCombat(lines: number): string {
  return `zone-${Math.max(1, Math.floor(combatsIn(lines - 1) / 2))}`;
}

function faultOffset(text: string, lines: number): number {
  const unit = offsetBehind(text, `- id: ${middleCombat(lines)}-flotilla-1\n`);
  return offsetBehind(text, 'section: ', unit);
}

function spotsIn(text: string, lines: number): Spots {
  const fault = faultOffset(text, lines);
  const validDigit = text[fault]!;
  const unit = offsetBehind(text, `- id: ${middleCombat(lines)}-flotilla-2\n`);
  const attack = offsetBehind(text, 'attack: ', unit);
  const head = offsetBehind(text, `- id: ${middleCombat(lines)}\n`);
  // An open quote may invalidate the remaining text: there is little of it after the head of the last combat.
  const zone = offsetBehind(text, `- id: zone-${combatsIn(lines - 1)}\n    seaZone: `);
  return {
    fault: (valid) => replacing(text, fault, fault + 1, valid ? validDigit : faultyDigit),
    harmless: (six) => replacing(text, attack, attack + 1, six ? '6' : '5'),
    quote: replacing(text, zone, zone, '"'),
    tag: (set) => ({
      range: { start: markerEnd, end: set ? markerEnd : { line: 0, character: 3 + tag.length } },
      text: set ? tag : '',
    }),
    weather: positionAt(text, offsetBehind(text, 'weather: ', head) + 1),
  };
}
