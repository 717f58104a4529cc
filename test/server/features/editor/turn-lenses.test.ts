import assert from 'node:assert/strict';
import { analyse } from '../../../../server/src/features';
import { createTurnLenses } from '../../../../server/src/features/editor/lenses';
import { environment } from '../../../support/environment';
import { impulse } from '../../../support/impulse';

const listLenses = (text: string) => createTurnLenses(analyse(text, undefined, environment()));

describe('lenses of a turn', () => {
  it('shows the lens of the campaign above the link to the turn before, and on no other scenario', () => {
    const [campaign, ...others] = listLenses('ruleset: aare\nfollows: before.scenario.yaml\npowers: {}\n');
    assert.deepEqual([campaign!.title, campaign!.range.from, others], ['Campaign', 'ruleset: aare\n'.length, []]);
    assert.deepEqual(listLenses('ruleset: aare\nfollows:\n'), []);
  });

  it('shows the lenses above the scenario', () => {
    const lenses = listLenses(impulse);
    assert.deepEqual(
      lenses.map(({ title, action }) => [title, action]),
      [
        ['Resolve turn', 'resolveTurn'],
        ['Odds of the turn', 'oddsOfTurn'],
        ['Advise', 'adviseTurn'],
        ['Play', 'playTurn'],
      ],
    );
    assert.equal(impulse.slice(lenses[0]!.range.from, lenses[0]!.range.to), 'ruleset: wif-ssw');
  });

  it('shows no lens for a scenario with one combat', () => {
    assert.deepEqual(
      listLenses(impulse.slice(0, impulse.indexOf('  - id: faeroes')).replace(/navalCombats:[^]*?(?=eng)/, '')),
      [],
    );
  });

  it('reports that combats have errors, and keeps the lenses in place meanwhile', () => {
    const broken = impulse.replaceAll('weather: fine', 'weather: fien');
    assert.deepEqual(
      listLenses(broken).map(({ title, action }) => [title, action]),
      [['Cannot resolve the turn: combats have problems', undefined]],
    );
  });
});
