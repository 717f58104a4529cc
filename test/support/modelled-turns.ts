/** Turns whose odds a model in another language has computed (`test/models`). Asdic must compute the same odds. */
import assert from 'node:assert/strict';
import { measured } from '../../server/src/engine/outcome';
import { finish } from '../../server/src/engine/progress';
import { exactTurn } from '../../server/src/engine/turn/exact';
import { measuresOf } from '../../server/src/engine/turn/turn';
import { analyse, problems } from '../../server/src/features';
import { findTurn } from '../../server/src/features/turn/find';
import { environment } from './environment';

/** A line of a file of turns. */
export interface ModelledTurn {
  readonly scenario: { readonly ruleset: string };
  /** The probability of each value of each total, by its path; impossible values are omitted. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The largest allowed difference of a probability from the model. */
const tolerance = 1e-9;

/** The turns of a text with one JSON object a line. */
export function turnsIn(text: string): readonly ModelledTurn[] {
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
  const faults = problems(analysis).filter(({ severity, code }) => severity === 'error' && !code.startsWith('expect/'));
  assert.deepEqual(
    faults.map(({ message }) => message),
    [],
    text,
  );
  const found = findTurn(analysis);
  assert.ok(!('refused' in found), text);
  const { turn } = found.stated;
  const odds = finish(exactTurn(turn, { limit: 1_000_000 }));
  assert.ok(!('tooLarge' in odds), text);
  const measures = measuresOf(turn);
  const asdic = new Map(measures.map((one) => [one.path.join('/'), measured(odds.outcomes, { measures }, one)]));
  for (const path of new Set([...asdic.keys(), ...Object.keys(totals)])) {
    const ours = new Map(asdic.get(path)?.map(({ value, share }) => [value, share]));
    const theirs = new Map(Object.entries(totals[path] ?? { 0: 1 }).map(([value, share]) => [Number(value), share]));
    for (const value of new Set([...ours.keys(), ...theirs.keys()])) {
      const [one, other] = [ours.get(value) ?? 0, theirs.get(value) ?? 0];
      assert.ok(
        Math.abs(one - other) < tolerance,
        `${path} ${value}: Asdic has ${one}, the model ${other}, in\n${text}`,
      );
    }
  }
}
