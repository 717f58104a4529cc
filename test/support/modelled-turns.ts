/** Turns whose odds a model in another language has computed (`test/models`). Asdic must compute the same odds. */
import assert from 'node:assert/strict';
import { computeMeasureDistribution } from '../../server/src/engine/outcome';
import { runToEnd } from '../../server/src/engine/progress';
import { computeExactTurn } from '../../server/src/engine/turn/exact';
import { listTotalMeasures } from '../../server/src/engine/turn/turn';
import { analyse, diagnose } from '../../server/src/features';
import { findTurn } from '../../server/src/features/resolve/turn/find';
import { environment } from './environment';

/** A line of a file of turns. */
export interface ModelledTurn {
  readonly scenario: { readonly ruleset: string };
  /** The probability of each value of each total, by its path; impossible values are omitted. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The largest allowed difference of a probability from the model. */
const tolerance = 1e-9;

/** Errors of random turns that change no odds: orders of silent submarines, and attacks on submarines that dived, which a turn leaves out. */
const expectedCodes = ['aa-depth/silent-ordered', 'aa-depth/dived-attacked'];

/** The turns of a text with one JSON object a line. */
export function parseTurns(text: string): readonly ModelledTurn[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ModelledTurn);
}

/** Compares the odds of a turn with the model. A total that the model does not have must be 0 in every outcome. */
export function assertAgrees({ scenario, totals }: ModelledTurn): void {
  const text = JSON.stringify(scenario);
  const analysis = analyse(text, undefined, environment());
  // Expectations of a turn need not be met: their diagnostics report a probability.
  const errors = diagnose(analysis).filter(
    ({ severity, code }) => severity === 'error' && !code.startsWith('expect/') && !expectedCodes.includes(code),
  );
  assert.deepEqual(
    errors.map(({ message }) => message),
    [],
    text,
  );
  const result = findTurn(analysis);
  assert.ok(!('refused' in result), text);
  const { turn } = result.scenarioTurn;
  const odds = runToEnd(computeExactTurn(turn, { limit: 1_000_000 }));
  assert.ok(!('tooLarge' in odds), text);
  const measures = listTotalMeasures(turn);
  const asdic = new Map(
    measures.map((measure) => [
      measure.path.join('/'),
      computeMeasureDistribution(odds.outcomes, { measures }, measure),
    ]),
  );
  for (const path of new Set([...asdic.keys(), ...Object.keys(totals)])) {
    const ours = new Map(asdic.get(path)?.map(({ value, share: probability }) => [value, probability]));
    const theirs = new Map(
      Object.entries(totals[path] ?? { 0: 1 }).map(([value, probability]) => [Number(value), probability]),
    );
    for (const value of new Set([...ours.keys(), ...theirs.keys()])) {
      const [asdicChance, modelChance] = [ours.get(value) ?? 0, theirs.get(value) ?? 0];
      assert.ok(
        Math.abs(asdicChance - modelChance) < tolerance,
        `${path} ${value}: Asdic has ${asdicChance}, the model ${modelChance}, in\n${text}`,
      );
    }
  }
}
