/** Turns whose odds a model in another language has worked out (`test/models`): Asdic plays them and must come to the same. */
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
  /** The chance of each value of each total, by its path; values that cannot come about are left out. */
  readonly totals: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** How far a chance may be from that of the model. */
const tolerance = 1e-9;

/** The turns of a text with one JSON object a line. */
export function turnsIn(text: string): readonly ModelledTurn[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ModelledTurn);
}

/** Plays a turn. A total that the model does not know must be nothing in every outcome. */
export function assertAgrees({ scenario, totals }: ModelledTurn): void {
  const text = JSON.stringify(scenario);
  const analysis = analyse(text, undefined, environment());
  // What a turn comes to need not be what is expected of it: the chance of that is told.
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
