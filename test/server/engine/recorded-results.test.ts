/**
 * What the engine answers for many combats, with the work that it takes, beside what was recorded: a change of a number, of the states that are
 * visited or of the pauses is reviewed as a change of `test/recorded/engine.txt`. `ASDIC_RECORD=1` records again.
 */
import fc from 'fast-check';
import { advise } from '../../../server/src/engine/advise';
import type { Combat, Step } from '../../../server/src/engine/combat';
import { computeExactOdds, type ExactOptions } from '../../../server/src/engine/exact';
import { detectTooLarge } from '../../../server/src/engine/graph-size';
import { computeMarginal, computeMeanInSlices, mean, type Outcomes } from '../../../server/src/engine/outcome';
import type { Calculation } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { measureHits, measurePips, createTally, tallyDice } from '../../../server/src/engine/luck';
import { listMoves, playMoves, toDiceSource, undoMove } from '../../../server/src/engine/play';
import { traceCombat, type Trace } from '../../../server/src/engine/trace';
import type { Amount } from '../../../server/src/engine/amount';
import { computeExactTurn } from '../../../server/src/engine/turn/exact';
import { solveOptimalStopping, type ValueFunction } from '../../../server/src/engine/turn/optimal-stopping';
import { sampleTurn } from '../../../server/src/engine/turn/sample';
import { createValueLookup } from '../../../server/src/engine/value-lookup';
import { Walk } from '../../../server/src/engine/walk';
import { assertRecorded } from '../../support/recorded/compare';
import { createSkirmish } from '../../support/skirmish';
import { createFactoredCombat } from './factored';
import { createHunt } from './hunt';
import { battleShapes, createBattle } from './random-battle';
import { createRandomCombat, planArbitrary } from './random-combat';
import { createSeaBattle } from './sea-battle';
import { tosses } from './toss';
import { createTurn, createTurnPlans } from './turn/random-turn';
import { createWideCombat, marginaliseEachDie } from './wide';

const force = { sub: 2, dd: 2, ac: 1, ftr: 2, bb: 1 };
const seaBattles: readonly Combat[] = [
  createSeaBattle({ attacker: force, defender: force, detection: { value: 3, dive: true }, submerge: ['defender'] }),
  createSeaBattle({ attacker: force, defender: { ...force, sub: 0 }, retreatBelow: 4 }),
  createSeaBattle({ attacker: { ...force, dd: 0 }, defender: force, retreatAfter: 2, submerge: ['attacker'] }),
  createSeaBattle({ attacker: { ftr: 5, bmbr: 2 }, defender: { trn: 3, dd: 3, bb: 2 } }),
];

const combats: ReadonlyMap<string, Combat> = new Map([
  ['hunt', createHunt()],
  ['tosses', tosses],
  ['dice', createWideCombat(4, 6)],
  ['marginalised dice', marginaliseEachDie(createWideCombat(4, 6))],
  ['factored rounds', createFactoredCombat()],
  ['skirmish', createSkirmish()],
  ...seaBattles.map((combat, index) => [`sea battle ${index + 1}`, combat] as const),
  ...fc
    .sample(battleShapes, { seed: 1, numRuns: 60 })
    .map((shape, index) => [`battle ${index + 1}`, createBattle(shape)] as const),
  ...fc
    .sample(planArbitrary, { seed: 2, numRuns: 30 })
    .map((plan, index) => [`combat ${index + 1}`, createRandomCombat(plan)] as const),
]);

/** Some combats of each kind, whose traces are recorded in detail. */
const tracedCombats = ['hunt', 'tosses', 'skirmish', 'sea battle 1', 'sea battle 2', 'sea battle 3']
  .concat([1, 2, 3, 4, 5, 6].flatMap((index) => [`battle ${index}`, `combat ${index}`]))
  .flatMap((name) => combats.get(name) ?? []);

/** Ten digits, as the last ones may differ from one machine to the next. */
const round = (value: number): string => (Math.abs(value) < 1e-12 ? '0' : String(Number(value.toPrecision(10))));

/** The result of a calculation as words, with the number of its pauses and what they said of the progress, added up. */
function record<Result>(calculation: Calculation<Result>, describe: (result: Result) => string): string {
  let [pauses, done, total] = [0, 0, 0];
  for (let step = calculation.next(); ; step = calculation.next()) {
    if (step.done === true) return `${describe(step.value)}; ${pauses} pauses at ${round(done)} of ${round(total)}`;
    pauses++;
    done += step.value.done;
    total += step.value.total;
  }
}

function describeOutcomes(outcomes: Outcomes): string {
  const [first] = outcomes.ends;
  const means = (first?.state ?? []).map((_, counter) =>
    round(mean(computeMarginal(outcomes, (end) => end[counter]!))),
  );
  const method = outcomes.exact
    ? `${outcomes.states} states, mass ${round(outcomes.mass)}, dropped ${round(outcomes.dropped)}`
    : `${outcomes.runs} runs`;
  return `${method}, ${outcomes.ends.length} ends, means ${means.join(' ')}`;
}

const recordOdds = (combat: Combat, options: ExactOptions): string =>
  record(computeExactOdds(combat, options), (odds) =>
    'tooLarge' in odds ? `too large at ${odds.states} states` : describeOutcomes(odds),
  );

/** The sides that decide something. */
function listDeciders(steps: readonly Step[]): readonly string[] {
  const all = steps.flatMap((step) =>
    step.kind === 'rounds' ? listDeciders(step.steps) : step.kind === 'choice' ? [step.by] : [],
  );
  return [...new Set(all)];
}

const aim = (end: readonly number[]): number => end.reduce((sum, value, index) => sum + (index + 1) * value, 0);

function recordAdvice(combat: Combat, side: string): string {
  return record(advise(combat, side, aim, { maxTransitions: 20_000, maxListed: 3 }), (advice) => {
    if ('tooLarge' in advice) return `too large at ${advice.states} states`;
    const { asOrdered, best, decisions, decisionCount, states } = advice;
    const listed = decisions.map(
      ({ step, best: option, cost, chance }) => `${step} ${option} ${round(cost)} ${round(chance)}`,
    );
    return `${round(asOrdered)}, at best ${round(best)}, ${decisionCount} decisions, ${states} states: ${listed.join(', ')}`;
  });
}

/** The expected aim after each round, and how many branches continue. */
function recordCurves(combat: Combat): string {
  return record(computeExactOdds(combat, { curves: [aim] }), (odds) => {
    if ('tooLarge' in odds) return `too large at ${odds.states} states`;
    const points = odds.curves?.map(
      ({ round: number, going, ended, all }) => `${number}: ${round(going)} ${round(ended[0]!)} ${round(all[0]!)}`,
    );
    return points?.slice(0, 8).join(', ') ?? 'none';
  });
}

function describeTrace(combat: Combat): string {
  const { end, entries, dice } = traceCombat(combat, { seed: 1 });
  return `ends in ${[...end].join(' ')} after ${entries.length} entries, dice ${JSON.stringify(dice)}`;
}

/** An amount as its total. */
const replaceAmounts = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'changes' in value && 'total' in value
    ? (value as Amount).total
    : value;

function* describeEntries({
  entries,
  unused,
  unusedDecisions,
  pendingRoll,
  pendingDecision,
  stops,
}: Trace): Generator<string> {
  for (const { step, title: _title, rules: _rules, after, ...entry } of entries)
    yield `${step} ${JSON.stringify(entry, replaceAmounts)} -> ${after.join(' ')}`;
  const ending = { unused, unusedDecisions, pendingRoll, pendingDecision };
  yield `ending ${JSON.stringify(ending, replaceAmounts)}, ${stops.map(({ entryCount }) => entryCount).join(' ')}`;
}

/** A combat in detail: what happens by a seed, by too few and wrong dice of the table, and when it is played move by move. */
function* recordTraces(combat: Combat): Generator<string> {
  const whole = traceCombat(combat, { seed: 7, stopsAtDecisions: false });
  yield* describeEntries(whole);
  const [first = 'none', ...labels] = Object.keys(whole.dice);
  const table = { ...Object.fromEntries(labels.map((label) => [label, whole.dice[label]!])), unknown: [1, 2] };
  yield 'with dice of the table';
  yield* [...describeEntries(traceCombat(combat, { table: { ...table, [first]: [0, 99, 1] } }))].slice(-1);
  yield* [
    ...describeEntries(traceCombat(combat, { table: [1, 2, 3, 0, 4], seed: 3, decisions: { none: ['x', 'y'] } })),
  ].slice(-1);
  const moves = listMoves(traceCombat(combat, { seed: 5, stopsAtDecisions: true }));
  yield `moves ${JSON.stringify(moves)} as ${JSON.stringify(toDiceSource(moves))}`;
  const play = playMoves(combat, moves);
  const earlier = moves.length > 0 ? undoMove(play) : play;
  yield `next ${JSON.stringify([play.next, earlier.next], replaceAmounts)}`;
  const { position } = earlier;
  if (position) {
    yield `from there: ${recordOdds(combat, { from: position })}`;
    yield `sampled from there: ${record(computeSampledOdds(combat, 2, 100, position), describeOutcomes)}`;
  }
  const tally = createTally();
  tallyDice(whole, () => tally);
  yield `luck ${JSON.stringify([measureHits(tally), measurePips(tally)], (_, value: unknown) => (typeof value === 'number' ? Number(round(value)) : value))}`;
}

function* listRecords(): Generator<string> {
  for (const [name, combat] of combats) {
    yield `== ${name}`;
    yield `trace: ${describeTrace(combat)}`;
    if (tracedCombats.includes(combat)) yield* recordTraces(combat);
    yield `exact: ${recordOdds(combat, {})}`;
    yield `state by state: ${recordOdds(combat, { solvesRoundsFaster: false })}`;
    yield `above 0.001: ${recordOdds(combat, { drop: 1e-3 })}`;
    yield `state by state above 0.001: ${recordOdds(combat, { drop: 1e-3, solvesRoundsFaster: false })}`;
    yield `rounds: ${recordCurves(combat)}`;
    yield `up to 50 states: ${recordOdds(combat, { limit: 50 })}`;
    yield `sampled: ${record(computeSampledOdds(combat, 1, 300), describeOutcomes)}`;
    for (const side of listDeciders(combat.steps)) yield `advice for ${side}: ${recordAdvice(combat, side)}`;
    yield `bound: ${record(detectTooLarge(new Walk(combat, {}), 300), (result) => `${result?.states}`)}`;
    const lookup = createValueLookup(combat, aim, 20_000);
    yield `value: ${record(lookup.prepare(combat.start), String)}, ${round(lookup(combat.start) ?? NaN)}`;
  }
  for (const [index, plan] of fc.sample(createTurnPlans(), { seed: 3, numRuns: 15 }).entries()) {
    const turn = createTurn(plan);
    yield `== turn ${index + 1}`;
    for (const limit of [undefined, 20])
      yield `exact: ${record(computeExactTurn(turn, { limit }), (odds) =>
        'tooLarge' in odds
          ? `too large at ${odds.states} states`
          : `${describeOutcomes(odds.outcomes)}, gains ${odds.stages.flatMap(({ gained }) => gained.map(round)).join(' ')}`,
      )}`;
    const stages = turn.stages.map((stage, at) => ({ ...stage, optional: at > 0 }));
    const evaluate: ValueFunction = (_stage, _combat, outcomes) =>
      computeMeanInSlices(outcomes, ([first = 0]) => first + 0.1);
    yield `stopping: ${record(solveOptimalStopping({ ...turn, stages }, evaluate), (stopping) => JSON.stringify(stopping, (_, value: unknown) => (typeof value === 'number' ? Number(round(value)) : value)))}`;
    yield `sampled: ${record(sampleTurn(turn, 1, 200), ({ outcomes }) => describeOutcomes(outcomes))}`;
  }
}

describe('the answers and the work of the engine', () => {
  it('the answers and the work of the engine are as recorded for many combats and turns', () => {
    assertRecorded('engine', `${[...listRecords()].join('\n')}\n`);
  });
});
