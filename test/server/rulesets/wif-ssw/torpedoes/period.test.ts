import assert from 'node:assert/strict';
import type { Header, Turn } from '../../../../../server/src/rulesets/wif-ssw/data';
import { torpedoPenalty, torpedoPeriod } from '../../../../../server/src/rulesets/wif-ssw/torpedoes/period';
import { turnName, turnNumber, toTurn } from '../../../../../server/src/rulesets/wif-ssw/turns';
import { covers } from '../../../../support/covers';

const entry: Turn = { year: 1941, months: 'nov-dec' };
const next: Header['options'] = { torpedoTurns: 'next-turn' };
const at = (turn: Turn | undefined, options?: Header['options'], atWarSince: Turn | undefined = entry): Header => ({
  ruleset: 'wif-ssw',
  turn,
  options,
  powers: { us: { side: 'allied', atWarSince } },
});

describe('the torpedo penalty', () => {
  it('the torpedo penalty lasts from N/D 1941 to M/J 1943, or to J/A 1943 when counted from the next turn (T6)', () => {
    covers('wif-ssw:W84');
    const name = (header: Header) => Object.values(torpedoPeriod(entry, header)).map(turnName);
    assert.deepEqual(name(at(entry)), ['N/D 1941', 'M/J 1943']);
    assert.deepEqual(name(at(entry, next)), ['J/F 1942', 'J/A 1943']);
  });

  it('the torpedo penalty applies in each of the ten turns and in no other', () => {
    covers('wif-ssw:W84');
    const first = turnNumber(entry);
    const listPenaltyTurns = (options?: Header['options']) =>
      Array.from({ length: 14 }, (_, index) => torpedoPenalty('us', at(toTurn(first - 1 + index), options)).penalty);
    assert.deepEqual(listPenaltyTurns(), [false, ...Array<boolean>(10).fill(true), false, false, false]);
    assert.deepEqual(listPenaltyTurns(next), [false, false, ...Array<boolean>(10).fill(true), false, false]);
  });

  it('the torpedo penalty applies only to US submarines', () => {
    assert.equal(torpedoPenalty('germany', at(entry)).penalty, false);
    assert.equal(torpedoPenalty(undefined, at(entry)).penalty, false);
  });

  it('the torpedo penalty is unknown when the turn or the turn of entry is not given', () => {
    assert.equal(torpedoPenalty('us', at(undefined)).penalty, 'unknown');
    assert.equal(torpedoPenalty('us', { ruleset: 'wif-ssw', turn: entry }).penalty, 'unknown');
    assert.equal(
      torpedoPenalty('us', { ruleset: 'wif-ssw', turn: entry, powers: { us: { side: 'allied' } } }).penalty,
      'unknown',
    );
  });
});

describe('turns', () => {
  it('a year has six turns, and a number converts back to its turn', () => {
    assert.equal(turnNumber({ year: 1943, months: 'may-jun' }) - turnNumber(entry), 9);
    for (let number = turnNumber(entry); number < turnNumber(entry) + 20; number++)
      assert.equal(turnNumber(toTurn(number)), number);
  });
});
