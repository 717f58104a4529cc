/** What a debugger shows of a combat at one of its steps: the board, dice and odds as variables. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import {
  createCombatData,
  formatAimValue,
  getFrame,
  listCounters,
  listMovesBefore,
  playCombat,
  reportOdds,
  replaceSideNames,
  reportPlay,
  type CombatStep,
  type StepThrough,
} from '../features';
import { capitalize, formatColumnPercent, formatExpected, toPlainLabel } from '../model/wording';
import { describeMark } from '../page/board/describe';
import type { BoardCounter, BoardFrame } from '../protocol';
import { type DebugHost, unwrap } from './host';

type Variable = DebugProtocol.Variable;

/** References to groups of variables. Those of sides of the board follow the last one. */
export const references = { board: 1, dice: 2, odds: 3, rolled: 4, firstSide: 5 } as const;

const createVariable = (name: string, value: string, others: Partial<Variable> = {}): Variable => ({
  name: toPlainLabel(name),
  value: toPlainLabel(value),
  variablesReference: 0,
  ...others,
});

const readOnly: Partial<Variable> = { presentationHint: { attributes: ['readOnly'] } };

/** The sides of the board, each with its units. */
export function listSides(through: StepThrough): readonly Variable[] {
  const { board, target } = through;
  return (board?.sides ?? []).map(({ side, about }, index) =>
    createVariable(capitalize(target.entry.sides[side]?.name ?? side), about ?? '', {
      ...readOnly,
      variablesReference: references.firstSide + index,
    }),
  );
}

export function listUnits(through: StepThrough, at: number, sideIndex: number): readonly Variable[] {
  const side = through.board?.sides[sideIndex]?.side;
  const frame = getFrame(through, at);
  return listCounters(through)
    .filter((counter) => counter.side === side)
    .map((counter) => createVariable(counter.title, describeUnits(counter, frame), readOnly));
}

/** `3 units; 1 out of the combat` */
export function describeUnits({ id, count }: BoardCounter, frame: BoardFrame): string {
  const marks = describeMark(frame[id], count).join('; ');
  if (count === 1) return marks === '' ? 'in the combat' : marks;
  return marks === '' ? String(count) : `${count}; ${marks}`;
}

/** The dice or the decision of the step to be carried out, which can be set, and the dice before it. */
export function listDice({ steps }: StepThrough, at: number): readonly Variable[] {
  const step = steps[at];
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
  const rolled = steps.slice(0, at).reduce((sum, each) => sum + each.dice.length, 0);
  return [
    ...dice,
    ...decision,
    createVariable('Rolled so far', rolled === 0 ? 'none' : String(rolled), {
      ...readOnly,
      variablesReference: rolled === 0 ? 0 : references.rolled,
    }),
  ];
}

/** The name of a die that can be set: its label and its number under it, from 1. */
export function nameDie({ label, index }: CombatStep['dice'][number]): string {
  return `${label}[${index + 1}]`;
}

/** All dice before a step, by label. */
export function listRolled({ steps }: StepThrough, at: number): readonly Variable[] {
  const byLabel = new Map<string, number[]>();
  for (const { label, face } of steps.slice(0, at).flatMap(({ dice }) => dice))
    byLabel.set(label, [...(byLabel.get(label) ?? []), face]);
  return [...byLabel].map(([label, faces]) => createVariable(label, faces.join(' '), readOnly));
}

export interface Odds {
  /** How likely each result is, and at a decision what each option is worth. */
  readonly results: readonly Variable[];
  /** Averages. */
  readonly measures: readonly Variable[];
}

/** The odds from a step on. @throws RequestError if they cannot be calculated */
export async function computeOdds(through: StepThrough, at: number, host: DebugHost): Promise<Odds> {
  const { target, trace, steps, summary } = through;
  const moves = listMovesBefore(through, at);
  const pending = trace.stops.length - moves.length;
  if (pending === 0) return { results: [createVariable('The end', summary, readOnly)], measures: [] };
  const data = { ...createCombatData(target), moves, seed: samplingSeed };
  const outcomes = await host.calculate({ ...data, kind: 'odds', runs: samplingRuns }, target.entry);
  const report = unwrap(reportOdds(target, outcomes));
  const { verdicts, measures, method } = report.odds!;
  const about = method === 'sampled' ? 'about ' : '';
  const describe = (title: string): string => capitalize(replaceSideNames(target.entry, title));
  const results = verdicts
    .flatMap((verdict) => verdict.ways)
    .map(({ title, share: chance }) =>
      createVariable(describe(title), `${about}${formatColumnPercent(chance)}`, readOnly),
    );
  const means = measures
    .filter(({ isOnTheWay }) => !isOnTheWay)
    .map(({ title, mean }) => createVariable(describe(title), `${about}${formatExpected(mean)} on average`, readOnly));
  return {
    results: [...results, ...(steps[at]?.decision ? await listOptions(through, moves, host) : [])],
    measures: means,
  };
}

/** What each option of the next decision is worth to the side that decides. */
async function listOptions(
  { target }: StepThrough,
  moves: ReturnType<typeof listMovesBefore>,
  host: DebugHost,
): Promise<readonly Variable[]> {
  const play = unwrap(playCombat(target, moves));
  const values = await host.calculate(
    { ...createCombatData(target), kind: 'play', moves, seed: samplingSeed },
    target.entry,
  );
  const { next } = unwrap(reportPlay(target, play, values)).play!;
  if (next.kind !== 'decision') return [];
  return next.options.flatMap(({ option, values: [first] }) =>
    first
      ? [createVariable(`decide ${option}`, `${formatAimValue(first.value, first.unit)} ${first.title}`, readOnly)]
      : [],
  );
}

/** The same odds each time they are looked at. */
const samplingSeed = 1;
const samplingRuns = 20_000;
