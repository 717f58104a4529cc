import assert from 'node:assert/strict';
import type { Header, Turn } from '../../../../../server/src/rulesets/wif-ssw/data';
import { getTorpedoPenalty, getTorpedoPeriod } from '../../../../../server/src/rulesets/wif-ssw/torpedoes/period';
import { formatTurnName, toTurnNumber, toTurn } from '../../../../../server/src/rulesets/wif-ssw/turns';
import { covers } from '../../../../support/covers';

const entry: Turn = { year: 1941, months: 'nov-dec' };
const next: Header['options'] = { torpedoTurns: 'next-turn' };
const createHeader = (
  turn: Turn | undefined,
  options?: Header['options'],
  atWarSince: Turn | undefined = entry,
): Header => ({
  ruleset: 'wif-ssw',
  turn,
  options,
  powers: { us: { side: 'allied', atWarSince } },
});

describe('the torpedo penalty', () => {
  it('the torpedo penalty lasts from N/D 1941 to M/J 1943, or to J/A 1943 when counted from the next turn (T6)', () => {
    covers('wif-ssw:W84');
    const listTurnNames = (header: Header) => Object.values(getTorpedoPeriod(entry, header)).map(formatTurnName);
    assert.deepEqual(listTurnNames(createHeader(entry)), ['N/D 1941', 'M/J 1943']);
    assert.deepEqual(listTurnNames(createHeader(entry, next)), ['J/F 1942', 'J/A 1943']);
  });

  it('the torpedo penalty applies in each of the ten turns and in no other', () => {
    covers('wif-ssw:W84');
    const first = toTurnNumber(entry);
    const listPenaltyTurns = (options?: Header['options']) =>
      Array.from(
        { length: 14 },
        (_, index) => getTorpedoPenalty('us', createHeader(toTurn(first - 1 + index), options)).penalty,
      );
    assert.deepEqual(listPenaltyTurns(), [false, ...Array<boolean>(10).fill(true), false, false, false]);
    assert.deepEqual(listPenaltyTurns(next), [false, false, ...Array<boolean>(10).fill(true), false, false]);
  });

  it('the torpedo penalty applies only to US submarines', () => {
    assert.equal(getTorpedoPenalty('germany', createHeader(entry)).penalty, false);
    assert.equal(getTorpedoPenalty(undefined, createHeader(entry)).penalty, false);
  });

  it('the torpedo penalty is unknown when the turn or the turn of entry is not given', () => {
    assert.equal(getTorpedoPenalty('us', createHeader(undefined)).penalty, 'unknown');
    assert.equal(getTorpedoPenalty('us', { ruleset: 'wif-ssw', turn: entry }).penalty, 'unknown');
    assert.equal(
      getTorpedoPenalty('us', { ruleset: 'wif-ssw', turn: entry, powers: { us: { side: 'allied' } } }).penalty,
      'unknown',
    );
  });
});

describe('turns', () => {
  it('a year has six turns, and a number converts back to its turn', () => {
    assert.equal(toTurnNumber({ year: 1943, months: 'may-jun' }) - toTurnNumber(entry), 9);
    for (let number = toTurnNumber(entry); number < toTurnNumber(entry) + 20; number++)
      assert.equal(toTurnNumber(toTurn(number)), number);
  });
});
