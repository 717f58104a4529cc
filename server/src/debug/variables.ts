/** What a debugger shows of a combat at one of its steps: the board, dice and odds as variables. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import {
  createCombatData,
  createTurnData,
  formatAimValue,
  playCombat,
  playTurn,
  reportOdds,
  replaceSideNames,
  reportPlay,
  reportPlayedTurn,
  type LocatedTurn,
} from '../features';
import type { CombatStep } from '../features/resolve/combat-steps';
import {
  getFrame,
  getStage,
  isTurn,
  listCounters,
  listMovesBefore,
  listMovesByCombat,
  type SteppedRun,
} from '../features/resolve/stepped-run';
import { capitalize, formatColumnPercent, formatExpected, toPlainLabel } from '../model/wording';
import { describeMark } from '../page/board/describe';
import type { BoardCounter, BoardFrame, PlayState } from '../protocol';
import type { FindEntry } from '../work/perform-task';
import { type DebugHost, unwrap } from './host';

type Variable = DebugProtocol.Variable;

/** References to groups of variables; those of the sides of the board and of the amounts of a step are consecutive. */
export const references = {
  board: 1,
  dice: 2,
  odds: 3,
  rolled: 4,
  arithmetic: 5,
  firstSide: 6,
  firstAmount: 100,
} as const;

const createVariable = (name: string, value: string, others: Partial<Variable> = {}): Variable => ({
  name: toPlainLabel(name),
  value: toPlainLabel(value),
  variablesReference: 0,
  ...others,
});

const readOnly: Partial<Variable> = { presentationHint: { attributes: ['readOnly'] } };

/** The sides of the board, each with its units. */
export function listSides(run: SteppedRun, stepIndex: number): readonly Variable[] {
  const { board, target } = getStage(run, stepIndex);
  return (board?.sides ?? []).map(({ side, about }, index) =>
    createVariable(capitalize(target.entry.sides[side]?.name ?? side), about ?? '', {
      ...readOnly,
      variablesReference: references.firstSide + index,
    }),
  );
}

export function listUnits(run: SteppedRun, stepIndex: number, sideIndex: number): readonly Variable[] {
  const stage = getStage(run, stepIndex);
  const side = stage.board?.sides[sideIndex]?.side;
  const frame = getFrame(run, stepIndex);
  return listCounters(stage)
    .filter((counter) => counter.side === side)
    .map((counter) => createVariable(counter.title, describeUnits(counter, frame), readOnly));
}

/** `3; 1 out of the combat` */
export function describeUnits({ id, count }: BoardCounter, frame: BoardFrame): string {
  const marks = describeMark(frame[id], count).join('; ');
  if (count === 1) return marks === '' ? 'in the combat' : marks;
  return marks === '' ? String(count) : `${count}; ${marks}`;
}

/** The dice or the decision of the step to be carried out, which can be set, and the dice before it. */
export function listDice(run: SteppedRun, stepIndex: number): readonly Variable[] {
  const step = run.steps[stepIndex];
  const dice = (step?.dice ?? []).map((die) =>
    createVariable(nameDie(die), String(die.face), { type: `d${die.sides}: ${die.title}` }),
  );
  const decision = step?.decision
    ? [
        createVariable(step.decision.label, step.decision.option, {
          type: step.decision.options.join(' | '),
        }),
      ]
    : [];
  const rolledCount = listDiceBefore(run, stepIndex).length;
  return [
    ...dice,
    ...decision,
    createVariable('Rolled so far', rolledCount === 0 ? 'none' : String(rolledCount), {
      ...readOnly,
      variablesReference: rolledCount === 0 ? 0 : references.rolled,
    }),
  ];
}

/** The name of a die that can be set: its label and its number under it, from 1. */
export function nameDie({ label, index }: CombatStep['dice'][number]): string {
  return `${label}[${index + 1}]`;
}

/** The dice of the combat before a step. */
function listDiceBefore({ steps }: SteppedRun, stepIndex: number): CombatStep['dice'] {
  const current = steps[stepIndex] ?? steps.at(-1);
  return steps.slice(0, stepIndex).flatMap(({ stage, dice }) => (stage === current?.stage ? dice : []));
}

/** The faces rolled before a step, by the label of their dice. */
export function listRolledDice(run: SteppedRun, stepIndex: number): readonly Variable[] {
  const byLabel = new Map<string, number[]>();
  for (const { label, face } of listDiceBefore(run, stepIndex))
    byLabel.set(label, [...(byLabel.get(label) ?? []), face]);
  return [...byLabel].map(([label, faces]) => createVariable(label, faces.join(' '), readOnly));
}

/** The numbers of the step to be carried out, each with its arithmetic. */
export function listAmounts({ steps }: SteppedRun, stepIndex: number): readonly Variable[] {
  return (steps[stepIndex]?.getAmounts() ?? []).map(({ what: subject, lines }, index) =>
    createVariable(capitalize(subject), lines.at(-1)!.value, {
      ...readOnly,
      variablesReference: references.firstAmount + index,
    }),
  );
}

/** The lines of an amount: `rain = -2 (1.8.4, line 9)`. */
export function listAmountLines({ steps }: SteppedRun, stepIndex: number, amountIndex: number): readonly Variable[] {
  const lines = steps[stepIndex]?.getAmounts()[amountIndex]?.lines.slice(0, -1) ?? [];
  return lines.map(({ what: cause, value, rule, line, basis }) => {
    const notes = [rule?.section, basis, line !== undefined && `line ${line}`].filter(Boolean).join(', ');
    return createVariable(cause, notes === '' ? value : `${value} (${notes})`, readOnly);
  });
}

export interface OddsVariables {
  /** How likely each result is, and at a decision what each option is worth. */
  readonly results: readonly Variable[];
  /** Averages. */
  readonly measures: readonly Variable[];
}

/** The odds from a step on. @throws RequestError if they cannot be calculated */
export async function computeOdds(run: SteppedRun, stepIndex: number, host: DebugHost): Promise<OddsVariables> {
  const { target, trace, summary } = getStage(run, stepIndex);
  const moves = listMovesBefore(run, stepIndex);
  if (moves.length === trace.stops.length)
    return { results: [createVariable('The end', summary, readOnly)], measures: [] };
  const { combatOrTurn } = run;
  if (isTurn(combatOrTurn))
    return { results: await computeValuesInTurn(run, stepIndex, combatOrTurn, host), measures: [] };
  const task = { ...createCombatData(target), moves, seed: samplingSeed };
  const findEntry: FindEntry = () => target.entry;
  const outcomes = await host.calculate({ ...task, kind: 'odds', runs: samplingRuns }, findEntry);
  const { verdicts, measures, method } = unwrap(reportOdds(target, outcomes)).odds!;
  const prefix = method === 'sampled' ? 'about ' : '';
  const describe = (title: string): string => capitalize(replaceSideNames(target.entry, title));
  const results = verdicts
    .flatMap((verdict) => verdict.ways)
    .map(({ title, share: chance }) =>
      createVariable(describe(title), `${prefix}${formatColumnPercent(chance)}`, readOnly),
    );
  const options = run.steps[stepIndex]?.decision
    ? listOptions(
        unwrap(
          reportPlay(
            target,
            unwrap(playCombat(target, moves)),
            await host.calculate({ ...task, kind: 'play' }, findEntry),
          ),
        ).play,
      )
    : [];
  const means = measures
    .filter(({ isOnTheWay }) => !isOnTheWay)
    .map(({ title, mean }) => createVariable(describe(title), `${prefix}${formatExpected(mean)} on average`, readOnly));
  return { results: [...results, ...options], measures: means };
}

/** What the combat of a turn is worth to its sides from a step on, with what earlier combats left. */
async function computeValuesInTurn(
  run: SteppedRun,
  stepIndex: number,
  turn: LocatedTurn,
  host: DebugHost,
): Promise<readonly Variable[]> {
  const { target } = getStage(run, stepIndex);
  const moves = listMovesByCombat(run, stepIndex);
  const data = createTurnData(turn);
  const values = await host.calculate(
    {
      ...{ kind: 'play', ...data, entry: target.entry.id, moves: listMovesBefore(run, stepIndex), seed: samplingSeed },
      turn: { entries: data.entries, moves },
    },
    Object.assign(() => target.entry, { turn: () => turn.scenarioTurn.turn }),
  );
  const movesOfTurn = moves.flatMap(([combat, list]) => list.map((move) => ({ ...move, combat })));
  const { play } = unwrap(reportPlayedTurn(turn, unwrap(playTurn(turn, movesOfTurn)), values));
  const courses = (play?.courses ?? []).map(({ side, title, unit, values: course, isSampled }) =>
    createVariable(
      capitalize(target.entry.sides[side]?.name ?? side),
      `${isSampled ? 'about ' : ''}${formatAimValue(course.at(-1)!, unit)} ${title}`,
      readOnly,
    ),
  );
  return [...courses, ...(run.steps[stepIndex]?.decision ? listOptions(play) : [])];
}

/** What each option of the next decision is worth to the side that decides. */
function listOptions(play: PlayState | undefined): readonly Variable[] {
  if (play?.next.kind !== 'decision') return [];
  return play.next.options.flatMap(({ option, values: [first] }) =>
    first
      ? [createVariable(`decide ${option}`, `${formatAimValue(first.value, first.unit)} ${first.title}`, readOnly)]
      : [],
  );
}

/** A fixed seed, so that the odds are the same each time they are looked at. */
const samplingSeed = 1;
const samplingRuns = 20_000;
