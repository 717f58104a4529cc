import assert from 'node:assert/strict';
import { type ResolveOptions, diagnose } from '../../../../../server/src/features';
import {
  type ResolvedTurn,
  resolveTurn,
  createTurnResultEdits,
} from '../../../../../server/src/features/resolve/turn/resolve';
import { applyTextEdits } from '../../../../../server/src/text';
import { impulse } from '../../../../support/impulse';
import { parseTurn } from './turns';

function resolveText(text: string, options: ResolveOptions = { fallbackSeed: 1 }): ResolvedTurn {
  const result = resolveTurn(parseTurn(text), options);
  assert.ok(!('refused' in result));
  return result;
}

describe('a resolved turn', () => {
  it('resolves one combat after the other, with the totals after each', () => {
    const { turn, id, title, bases } = resolveText(impulse).report;
    assert.deepEqual([id, title], ['', 'An impulse in the Atlantic']);
    assert.deepEqual(
      turn!.combats.map((combat) => [combat.id, combat.line, combat.rule?.section]),
      [
        ['biscay', 15, '1.2.1'],
        ['faeroes', 22, '1.2.1'],
        ['after', 9, '1.2'],
      ],
    );
    const { combats, totals, wanted: missingRoll } = turn!.resolved!;
    assert.equal(missingRoll, undefined);
    assert.equal(combats[0]!.trace?.diceFrom, 'dice from the file, then seed 5');
    assert.equal(combats[1]!.trace?.diceFrom, 'seed 1');
    assert.match(combats[2]!.summary, /no submarine takes part/);
    assert.match(combats[0]!.summary, /surprise points to (Germany|the Commonwealth)/, 'powers, not roles');
    assert.deepEqual(
      totals,
      combats.map(({ gained }) => gained).reduce((sum, gained) => sum.map((value, index) => value + gained[index]!)),
    );
    assert.deepEqual(combats.at(-1)!.totals, totals);
    assert.ok(bases.length > 0);
  });

  it('rolls all dice anew from a seed, the same for the same seed', () => {
    const { turn } = resolveText(impulse, { seed: 7 }).report;
    assert.equal(turn!.resolved!.seed, 7);
    assert.ok(turn!.resolved!.combats.every(({ trace }) => !trace?.diceFrom.startsWith('table')));
    assert.deepEqual(resolveText(impulse, { seed: 7 }).report.turn, turn);
  });

  it('stops at a missing die, and names it', () => {
    const { turn } = resolveText(impulse, {}).report;
    assert.equal(turn!.resolved!.combats.length, 2);
    assert.equal(turn!.resolved!.wanted, 'faeroes: Search of the sub side');
    assert.deepEqual(createTurnResultEdits(parseTurn(impulse), {}), {
      refused: 'The turn is not resolved to its end: there are too few dice.',
    });
  });

  it('refuses fair dice before both words are known, unless it rolls none or from a seed for a trial', () => {
    const hash = 'a'.repeat(64);
    const fair = impulse.replace(
      /dice: \{[^}]*\}/,
      `dice: { fair: { combat: ${hash}, sides: { subs: { hash: ${hash} }, convoy: { hash: ${hash} } } } }`,
    );
    assert.notEqual(fair, impulse);
    const resolve = (options: ResolveOptions) => {
      const result = resolveTurn(parseTurn(fair), options);
      return 'refused' in result ? /^\w+ has fair dice/.exec(result.refused)?.[0] : 'resolved';
    };
    assert.equal(resolve({ fallbackSeed: 1 }), 'biscay has fair dice');
    assert.equal(resolve({ fallbackSeed: 1, seed: 2 }), 'resolved');
    assert.equal(resolve({ seed: 2 }), 'resolved');
    assert.equal(resolve({}), 'resolved');
  });

  it('writes a turn as one edit, which keeps everything else and causes no diagnostic', () => {
    const edits = createTurnResultEdits(parseTurn(impulse), { fallbackSeed: 1 });
    assert.ok(!('refused' in edits));
    const text = applyTextEdits(impulse, edits);
    assert.equal(text.match(/^ {4}result:/gm)?.length, 3);
    assert.match(text, /# rolled at the table/);
    const locatedTurn = parseTurn(text);
    assert.deepEqual(
      diagnose(locatedTurn.analysis).map(({ message }) => message),
      [],
    );
    const again = createTurnResultEdits(locatedTurn, { fallbackSeed: 1 });
    assert.deepEqual(again, [], 'nothing is left to be written');
  });
});
