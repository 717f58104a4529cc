/** `asdic play`: a combat or a turn at the table, one line a move. */
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseFaces, rollFaces } from '../page/dice-entry';
import { findPlayTarget, type PlayTarget, type ReportedPlay } from '../library/play';
import { CannotRun } from '../library/errors';
import { toSpan } from '../library/problems';
import type { Scenario } from '../library/scenario';
import { formatList, toPrintable } from '../model/wording';
import { formatPlay, type PlayTextOptions } from '../plain-text/play';
import { readScenario } from './analyse';
import type { Host } from './host';
import { readSource, readStats } from './inputs/read';
import { formatError, type Outcome } from './outcome';

export interface PlayOptions {
  readonly side?: string;
  readonly transcript?: string;
  readonly turn?: boolean;
}

const help = `Type the dice, such as 4 3 6, or r to let them be rolled; for a decision its number or its words.
Enter alone decides as ordered.
b takes the last move back, w writes dice and decisions into the file, ? shows this, q ends.
`;

/**
 * Plays a combat from lines of standard input: with prompts on a terminal; otherwise a line that does not fit ends it.
 * @throws CannotRun if the file cannot be read, has no such combat, or has several and no id was given
 */
export async function play(
  name: string,
  id: string | undefined,
  { side, transcript, turn }: PlayOptions,
  host: Host,
): Promise<Outcome> {
  if (name === '-') throw new CannotRun('Standard input has the moves: name the file of the scenario.');
  let scenario = await readScenario(name, host);
  let target = findPlayTarget(scenario, id, turn);
  const { title, sides } = target;
  if (side !== undefined && !sides.has(side))
    throw new CannotRun(`${title} has no side ${side}: choose ${formatList([...sides.values()], 'or')}.`);
  let current = await target.report();
  const lines: string[] = [];
  let writtenMoves = current.moves;
  const show = (shown: PlayTextOptions['shown'], lastDecision?: PlayTextOptions['lastDecision']): Promise<void> =>
    host.print(
      formatPlay(
        toTextReport(current, scenario),
        { shown, ...(lastDecision && { lastDecision }), ...(side !== undefined && { advisedSide: side }) },
        host,
      ),
    );
  const makeMove = async (line: string): Promise<void> => {
    const { play: previousPlay } = current.report;
    const shown = createShown(current);
    current = await target.report(current.addMove(parseMove(current, line)));
    const move = formatMove(current.moves.at(-1)!);
    lines.push(move);
    const decided =
      previousPlay.next.kind === 'decision' ? { title: previousPlay.next.title, option: move } : undefined;
    await show(shown, decided);
  };
  let writtenTranscript = transcript === undefined ? undefined : await readTranscript(transcript, host);
  let exitCode: Outcome['exitCode'] = 0;
  /** Saves the transcript after each move, so that an interrupt or an error loses none. */
  const writeTranscript = async (): Promise<void> => {
    const text = lines.map((line) => `${line}\n`).join('');
    if (transcript === undefined || text === (writtenTranscript ?? '')) return;
    if (await host.write([{ path: transcript, text, previousText: writtenTranscript ?? null }]))
      writtenTranscript = text;
    else exitCode = 2;
  };
  const previousLines = writtenTranscript?.split(/\r?\n/).filter((line) => line.trim() !== '') ?? [];
  if (await startsWithFileMoves(target, previousLines, current)) current = await target.report([]);
  await host.print(help);
  const { trial } = current.report.play;
  if (trial !== undefined) await host.print(`${toPrintable(trial)}\n`);
  await show({ steps: 0 });
  for (const line of previousLines) await makeMove(line);
  await writeTranscript();
  for await (const typed of host.readLines(host.isTerminal ? '> ' : '')) {
    const line = typed.trim();
    if (line === 'q') break;
    try {
      if (line === '?') await host.print(help);
      else if (line === 'b') {
        const { moves, report } = current;
        const lastMove = moves.at(-1);
        current = await target.report(moves.slice(0, -1));
        const { combat } = current.report.play;
        // At the end of a turn there is no combat.
        const isOtherCombat = combat && combat.id !== report.play.combat?.id;
        await host.print(
          lastMove
            ? toPrintable(`Taken back: ${formatMove(lastMove)}${isOtherCombat ? `. Back in ${combat.title}` : ''}`) +
                '\n'
            : 'There is no move to take back.\n',
        );
        lines.pop();
        await writeTranscript();
        await show(createShown(current));
      } else if (line === 'w') {
        const sentence = `Wrote ${current.report.play.next.kind === 'end' ? 'dice, decisions and result' : 'dice and decisions so far'} into ${name}.`;
        const file = { path: name, text: target.write(current.moves), previousText: scenario.analysis.text };
        if (await host.write([{ ...file, noteWhenWritten: { sentence } }])) {
          writtenMoves = current.moves;
          scenario = await readScenario(name, host);
          target = findPlayTarget(scenario, id, turn);
        }
      } else {
        await makeMove(line);
        await writeTranscript();
      }
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      if (!host.isTerminal) throw error;
      await host.print(`${formatError(error)}\n`);
    }
  }
  return {
    output:
      trial !== undefined || isDeepStrictEqual(current.moves, writtenMoves)
        ? ''
        : toPrintable(`The last moves are not in ${name}: w writes them, before q.`) + '\n',
    exitCode,
  };
}

/**
 * Whether a transcript begins with the moves in the file. Such a transcript was recorded from the start of the combat, and is replayed from
 * there; any other one begins after the moves in the file.
 */
async function startsWithFileMoves(
  target: PlayTarget,
  lines: readonly string[],
  { moves }: ReportedPlay,
): Promise<boolean> {
  if (moves.length === 0 || lines.length < moves.length) return false;
  try {
    let replayed = await target.report([]);
    for (const line of lines.slice(0, moves.length))
      replayed = await target.report(replayed.addMove(parseMove(replayed, line)));
    return JSON.stringify(replayed.moves) === JSON.stringify(moves);
  } catch (error) {
    if (error instanceof CannotRun) return false;
    throw error;
  }
}

/** The text of a transcript; undefined if there is none yet. */
async function readTranscript(name: string, host: Host): Promise<string | undefined> {
  if (!(await readStats(name, host).catch(() => undefined))) return undefined;
  return (await readSource({ name, path: resolve(host.folder, name) })).text;
}

/** The dice or the option that a line says. @throws CannotRun if it says neither */
function parseMove(
  {
    report: {
      play: { next },
    },
  }: ReportedPlay,
  line: string,
): readonly number[] | string {
  if (next.kind === 'end') throw new CannotRun('The combat is over: b takes the last move back, w writes it, q ends.');
  if (next.kind === 'decision') {
    const options = next.options.map(({ option }) => option);
    return options[Number(line) - 1] ?? (line === '' ? next.ordered : line);
  }
  const dice = next.rolls.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides));
  if (line === 'r') return rollFaces(dice);
  const faces = parseFaces(line, dice);
  if (typeof faces === 'string') throw new CannotRun(faces);
  return faces;
}

/** What has been shown so far: the combat that is being played, and the number of its steps. At the end of a turn there is no combat. */
function createShown({ report: { trace, play } }: ReportedPlay): PlayTextOptions['shown'] {
  return { steps: trace.steps.length, ...(play.combat && { combat: play.combat.id }) };
}

/** A move as a line that makes it again. */
function formatMove(move: ReportedPlay['moves'][number]): string {
  return move.kind === 'decision' ? move.option : move.rolls.flatMap(({ faces }) => faces).join(' ');
}

function toTextReport({ report }: ReportedPlay, scenario: Scenario): Parameters<typeof formatPlay>[0] {
  const { range, board: _, ...content } = report;
  return { ...content, file: scenario.name, line: toSpan(range, scenario).line };
}
