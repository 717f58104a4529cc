/** One server on one file, from start to end: the waiting times of a user. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { FigureName } from './figures';
import { startServer } from './language-server';
import type { Diagnostics, LanguageServer, ServerKind } from './language-server';
import { createMarkMeasurements } from './marks';
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
export type SessionFigures = Partial<Record<FigureName, number>>;

/** Edits and positions in a combat in the middle of the text. */
interface EditTargets {
  /** Changes a digit between a valid number and one out of range. */
  readonly setFault: (isValid: boolean) => ContentChange;
  /** Changes a digit between two valid numbers. */
  readonly setHarmlessDigit: (isSix: boolean) => ContentChange;
  /** Opens an unclosed quote in the last combat. */
  readonly quote: ContentChange;
  /** Adds a tag after the document marker, or removes it: with it no chunk can be parsed by itself, and no chunk can be reused. */
  readonly setTag: (isSet: boolean) => ContentChange;
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
  only?: readonly FigureName[],
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
    const arrived = server.waitForDiagnostics(hasProblem);
    server.open(text);
    const time = (await arrived) - server.startTime;
    await server.stop();
    return time;
  });
}

/** Milliseconds from the start of a process to the answer to `initialize`. */
export async function measureInitialize(kind: ServerKind, effort: Effort): Promise<number> {
  return measureMedian(effort.runs, effort.warmUps, async () => {
    const server = await startServer(kind);
    await server.stop();
    return server.initializeTime;
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
  only?: readonly FigureName[],
): Promise<SessionFigures> {
  const text = createBenchText(lines);
  const targets = findEditTargets(text, lines);
  const timeEdit = async (
    changes: readonly ContentChange[],
    isExpected: (diagnostics: Diagnostics, version: number) => boolean,
  ) => {
    const arrived = server.waitForDiagnostics(
      (diagnostics, version) => isCurrent(diagnostics, version) && isExpected(diagnostics, version),
    );
    const startTime = performance.now();
    server.change(changes);
    return (await arrived) - startTime;
  };
  const timeRequest = async (method: string, position?: Position) => {
    const { answer: content, milliseconds } = await server.ask(method, position);
    if (isEmpty(content)) throw new NoAnswer(`${method} has an empty answer`);
    return milliseconds;
  };
  const marks = createMarkMeasurements(
    server,
    () => server.change([targets.setHarmlessDigit(toggleSix())]),
    targets.weather.line,
  );
  const toggleValid = createToggle(false);
  const toggleTag = createToggle(false);
  const toggleSix = createToggle(false);
  const timeRequestAfterEdit = async (method: string) => {
    const settled = server.waitForDiagnostics(isCurrent);
    server.change([targets.setHarmlessDigit(toggleSix())]);
    const milliseconds = await timeRequest(method, targets.weather);
    await settled;
    return milliseconds;
  };
  const timeLensesAfterEdit = async () => {
    const settled = server.waitForDiagnostics(isCurrent);
    server.change([targets.setHarmlessDigit(toggleSix())]);
    await settled;
    // An editor sends requests once nobody has typed for a while.
    await sleep(pause);
    return timeLenses(server, lines);
  };
  const toggleFault = (also: readonly ContentChange[] = []) => {
    const valid = toggleValid();
    return timeEdit([targets.setFault(valid), ...also], valid ? hasNoProblem : hasProblem);
  };

  const opened = server.waitForDiagnostics(hasProblem);
  server.open(insertFault(text, lines));
  await opened;
  await toggleFault();

  const hover = 'textDocument/hover';
  const completion = 'textDocument/completion';
  // The order matters: the text is valid before and after each task except the last.
  const tasks: Partial<Record<FigureName, () => Promise<number>>> = {
    'edit to diagnostics': () => toggleFault(),
    'hover, warm': () => timeRequest(hover, targets.weather),
    'hover after an edit': () => timeRequestAfterEdit(hover),
    'completion, warm': () => timeRequest(completion, targets.weather),
    'completion after an edit': () => timeRequestAfterEdit(completion),
    'document symbols': () => timeRequest('textDocument/documentSymbol'),
    'all lenses': () => timeLenses(server, lines),
    'all lenses after an edit': () => timeLensesAfterEdit(),
    formatting: marks.formatting,
    'semantic tokens': marks.tokens,
    'semantic tokens after an edit': marks.tokensAfterEdit,
    'inlay hints of a screen': marks.hints,
    'edit that forces the whole text': () => toggleFault([targets.setTag(toggleTag())]),
    'edit while the text is broken': () => timeEdit([targets.setFault(toggleValid())], isCurrent),
  };
  const results: SessionFigures = {};
  for (const [name, task] of Object.entries(tasks) as [FigureName, () => Promise<number>][]) {
    if (only && !only.includes(name)) continue;
    if (name === 'edit while the text is broken') await timeEdit([targets.quote], hasProblem);
    const time = await ignoreUnsupported(measureMedian(runs, warmUps, task));
    if (time !== undefined) results[name] = time;
    // All further times and the memory are measured with the odds of all combats calculated.
    if (time !== undefined && name === 'all lenses') await waitForAllOdds(server);
  }
  return { ...results, 'peak memory': server.getPeakMemory() };
}

/** Returns a toggle that alternates between two states. */
function createToggle(initialState: boolean): () => boolean {
  let current = initialState;
  return () => (current = !current);
}

/** The server does not support a request, or has no result for it. */
class NoAnswer extends Error {}

async function ignoreUnsupported(time: Promise<number>): Promise<number | undefined> {
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
async function timeLenses(server: LanguageServer, lines: number): Promise<number> {
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
    // `Odds` is the title of a lens without odds; an ellipsis marks odds that are not final yet.
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

const tagText = ' !!map';
const markerEnd: Position = { line: 0, character: 3 };

function insertFault(text: string, lines: number): string {
  const offset = findFaultOffset(text, lines);
  return text.slice(0, offset) + faultyDigit + text.slice(offset + 1);
}

function getMiddleCombatId(lines: number): string {
  return `zone-${Math.max(1, Math.floor(countCombats(lines - 1) / 2))}`;
}

function findFaultOffset(text: string, lines: number): number {
  const unitOffset = offsetAfter(text, `- id: ${getMiddleCombatId(lines)}-flotilla-1\n`);
  return offsetAfter(text, 'section: ', unitOffset);
}

function findEditTargets(text: string, lines: number): EditTargets {
  const faultOffset = findFaultOffset(text, lines);
  const validDigit = text[faultOffset]!;
  const unitOffset = offsetAfter(text, `- id: ${getMiddleCombatId(lines)}-flotilla-2\n`);
  const attackOffset = offsetAfter(text, 'attack: ', unitOffset);
  const headOffset = offsetAfter(text, `- id: ${getMiddleCombatId(lines)}\n`);
  // An open quote may invalidate the remaining text: there is little of it after the head of the last combat.
  const zoneOffset = offsetAfter(text, `- id: zone-${countCombats(lines - 1)}\n    seaZone: `);
  return {
    setFault: (valid) => createChange(text, faultOffset, faultOffset + 1, valid ? validDigit : faultyDigit),
    setHarmlessDigit: (six) => createChange(text, attackOffset, attackOffset + 1, six ? '6' : '5'),
    quote: createChange(text, zoneOffset, zoneOffset, '"'),
    setTag: (set) => ({
      range: { start: markerEnd, end: set ? markerEnd : { line: 0, character: 3 + tagText.length } },
      text: set ? tagText : '',
    }),
    weather: positionAt(text, offsetAfter(text, 'weather: ', headOffset) + 1),
  };
}
