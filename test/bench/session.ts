/** One server on one file, from start to end: the waiting times of a user. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Name } from './figures';
import { startServer } from './language-server';
import type { Diagnostics, LanguageServer, ServerKind } from './language-server';
import { measureMarks } from './marks';
import { countCombats, createScenario } from './scenarios';
import { measureMedian } from './statistics';
import { offsetAfter, positionAt, createChange } from './text';
import type { ContentChange, Position } from './text';

/** The number of runs of each task. The total is even, so that every toggle ends in its first state. */
export interface Effort {
  readonly runs: number;
  readonly warmUps: number;
}

/** Milliseconds, or megabytes of memory, by the name of the figure. Features that a server lacks are missing. */
export type SessionFigures = Partial<Record<Name, number>>;

/** Edits and positions in a combat in the middle of the text. */
interface EditTargets {
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

export function createBenchText(lines: number): string {
  return marker + createScenario(lines - 1);
}

/**
 * Measures everything but the start, which `measureStartup` does with fresh processes.
 * @param only the figures to measure, if not all
 */
export async function measureSession(
  kind: ServerKind,
  lines: number,
  effort: Effort,
  only?: readonly Name[],
): Promise<SessionFigures> {
  const server = await startServer(kind);
  try {
    return await measureAll(server, lines, effort, only);
  } finally {
    await server.stop();
  }
}

/** Milliseconds from the start of a process to the first diagnostics of a file with a problem. */
export async function measureStartup(kind: ServerKind, lines: number, effort: Effort) {
  const text = insertFault(createBenchText(lines), lines);
  return measureMedian(effort.runs, effort.warmUps, async () => {
    const server = await startServer(kind);
    const first = server.diagnosticsThat(hasProblem);
    server.open(text);
    const time = (await first) - server.started;
    await server.stop();
    return time;
  });
}

/** Milliseconds from the start of a process to the answer to `initialize`. */
export async function measureInitialize(kind: ServerKind, effort: Effort): Promise<number> {
  return measureMedian(effort.runs, effort.warmUps, async () => {
    const server = await startServer(kind);
    await server.stop();
    return server.initialized;
  });
}

const hasProblem = ({ diagnostics }: Diagnostics): boolean => diagnostics.length > 0;
const hasNoProblem = ({ diagnostics }: Diagnostics): boolean => diagnostics.length === 0;
/** Diagnostics of the last edit; a server that sends no version has answered before the next edit is made. */
const isCurrent = (diagnostics: Diagnostics, version: number): boolean => (diagnostics.version ?? version) === version;

async function measureAll(
  server: LanguageServer,
  lines: number,
  { runs, warmUps }: Effort,
  only?: readonly Name[],
): Promise<SessionFigures> {
  const text = createBenchText(lines);
  const targets = findEditTargets(text, lines);
  const edit = async (
    changes: readonly ContentChange[],
    fit: (diagnostics: Diagnostics, version: number) => boolean,
  ) => {
    const arrived = server.diagnosticsThat(
      (diagnostics, version) => isCurrent(diagnostics, version) && fit(diagnostics, version),
    );
    const before = performance.now();
    server.change(changes);
    return (await arrived) - before;
  };
  const answer = async (method: string, position?: Position) => {
    const { answer: content, milliseconds } = await server.ask(method, position);
    if (isEmpty(content)) throw new NoAnswer(`${method} has an empty answer`);
    return milliseconds;
  };
  const marks = measureMarks(server, () => server.change([targets.harmless(isSix())]), targets.weather.line);
  const isValid = createToggle(false);
  const isTagged = createToggle(false);
  const isSix = createToggle(false);
  const afterEdit = async (method: string) => {
    const settled = server.diagnosticsThat(isCurrent);
    server.change([targets.harmless(isSix())]);
    const milliseconds = await answer(method, targets.weather);
    await settled;
    return milliseconds;
  };
  const lensesAfterEdit = async () => {
    const settled = server.diagnosticsThat(isCurrent);
    server.change([targets.harmless(isSix())]);
    await settled;
    // An editor sends requests once nobody has typed for a while.
    await sleep(pause);
    return lenses(server, lines);
  };
  const toggle = (also: readonly ContentChange[] = []) => {
    const valid = isValid();
    return edit([targets.fault(valid), ...also], valid ? hasNoProblem : hasProblem);
  };

  const opened = server.diagnosticsThat(hasProblem);
  server.open(insertFault(text, lines));
  await opened;
  await toggle();

  const hover = 'textDocument/hover';
  const completion = 'textDocument/completion';
  // The order matters: the text is valid before and after each task except the last.
  const tasks: Partial<Record<Name, () => Promise<number>>> = {
    'edit to diagnostics': () => toggle(),
    'hover, warm': () => answer(hover, targets.weather),
    'hover after an edit': () => afterEdit(hover),
    'completion, warm': () => answer(completion, targets.weather),
    'completion after an edit': () => afterEdit(completion),
    'document symbols': () => answer('textDocument/documentSymbol'),
    'all lenses': () => lenses(server, lines),
    'all lenses after an edit': () => lensesAfterEdit(),
    formatting: marks.formatting,
    'semantic tokens': marks.tokens,
    'semantic tokens after an edit': marks.tokensAfterEdit,
    'inlay hints of a screen': marks.hints,
    'edit that forces the whole text': () => toggle([targets.tag(isTagged())]),
    'edit while the text is broken': () => edit([targets.fault(isValid())], isCurrent),
  };
  const results: SessionFigures = {};
  for (const [name, task] of Object.entries(tasks) as [Name, () => Promise<number>][]) {
    if (only && !only.includes(name)) continue;
    if (name === 'edit while the text is broken') await edit([targets.quote], hasProblem);
    const time = await ifSupported(measureMedian(runs, warmUps, task));
    if (time !== undefined) results[name] = time;
    // All further times and the memory are measured with the odds of all combats calculated.
    if (time !== undefined && name === 'all lenses') await waitForAllOdds(server);
  }
  return { ...results, 'peak memory': server.peakMemory() };
}

/** Returns a toggle that alternates between two states. */
function createToggle(first: boolean): () => boolean {
  let now = first;
  return () => (now = !now);
}

/** The server does not support a request, or has no result for it. */
class NoAnswer extends Error {}

async function ifSupported(time: Promise<number>): Promise<number | undefined> {
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
  if (!Array.isArray(answer) || answer.length < countCombats(lines - 1))
    throw new NoAnswer('not every combat has a lens');
  return milliseconds;
}

/** Waits for the odds of every combat in the lenses. @throws Error if some never appear */
export async function waitForAllOdds(server: LanguageServer): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const { answer } = await server.ask('textDocument/codeLens');
    const titles = (answer as readonly { readonly command: { readonly title: string } }[]).map(
      ({ command }) => command.title,
    );
    if (!titles.some((title) => title === 'Odds' || title.endsWith('\u2026'))) return;
    if (performance.now() > until) throw new Error('The odds of some combats never came.');
    await sleep(pollInterval);
  }
}

/** Milliseconds between two requests for lenses, and until missing odds count as never coming. */
const pollInterval = 100;
const patience = 60_000;

/** Milliseconds from an edit to the lenses. */
const pause = 60;

const faultyDigit = '9';

const tag = ' !!map';
const markerEnd: Position = { line: 0, character: 3 };

function insertFault(text: string, lines: number): string {
  const at = findFaultOffset(text, lines);
  return text.slice(0, at) + faultyDigit + text.slice(at + 1);
}

function middleCombatId(lines: number): string {
  return `zone-${Math.max(1, Math.floor(countCombats(lines - 1) / 2))}`;
}

function findFaultOffset(text: string, lines: number): number {
  const unit = offsetAfter(text, `- id: ${middleCombatId(lines)}-flotilla-1\n`);
  return offsetAfter(text, 'section: ', unit);
}

function findEditTargets(text: string, lines: number): EditTargets {
  const fault = findFaultOffset(text, lines);
  const validDigit = text[fault]!;
  const unit = offsetAfter(text, `- id: ${middleCombatId(lines)}-flotilla-2\n`);
  const attack = offsetAfter(text, 'attack: ', unit);
  const head = offsetAfter(text, `- id: ${middleCombatId(lines)}\n`);
  // An open quote may invalidate the remaining text: there is little of it after the head of the last combat.
  const zone = offsetAfter(text, `- id: zone-${countCombats(lines - 1)}\n    seaZone: `);
  return {
    fault: (valid) => createChange(text, fault, fault + 1, valid ? validDigit : faultyDigit),
    harmless: (six) => createChange(text, attack, attack + 1, six ? '6' : '5'),
    quote: createChange(text, zone, zone, '"'),
    tag: (set) => ({
      range: { start: markerEnd, end: set ? markerEnd : { line: 0, character: 3 + tag.length } },
      text: set ? tag : '',
    }),
    weather: positionAt(text, offsetAfter(text, 'weather: ', head) + 1),
  };
}
