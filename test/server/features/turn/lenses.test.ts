import assert from 'node:assert/strict';
import { analyse } from '../../../../server/src/features';
import { turnLenses } from '../../../../server/src/features/turn/lenses';
import { environment } from '../../../support/environment';
import { impulse } from '../../../support/impulse';

const lensesOf = (text: string) => turnLenses(analyse(text, undefined, environment()));

describe('lenses of a turn', () => {
  it('stand over the scenario', () => {
    const lenses = lensesOf(impulse);
    assert.deepEqual(
      lenses.map(({ title, action }) => [title, action]),
      [
        ['Resolve turn', 'resolveTurn'],
        ['Odds of the turn', 'oddsOfTurn'],
        ['Advise', 'adviseTurn'],
      ],
    );
    assert.equal(impulse.slice(lenses[0]!.range.from, lenses[0]!.range.to), 'ruleset: wif-ssw');
  });

  it('are not there where a scenario has one combat', () => {
    assert.deepEqual(
      lensesOf(impulse.slice(0, impulse.indexOf('  - id: faeroes')).replace(/navalCombats:[^]*?(?=eng)/, '')),
      [],
    );
  });

  it('say that combats have problems, and keep their place meanwhile', () => {
    const broken = impulse.replaceAll('weather: fine', 'weather: fien');
    assert.deepEqual(
      lensesOf(broken).map(({ title, action }) => [title, action]),
      [['Cannot resolve the turn: combats have problems', undefined]],
    );
  });
});
