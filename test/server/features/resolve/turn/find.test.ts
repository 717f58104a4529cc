import assert from 'node:assert/strict';
import { analyse } from '../../../../../server/src/features';
import { InvalidReferenceError } from '../../../../../server/src/features/scenario/view';
import { findTurn, hasTurn, explainTurnError } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

const writeBattle = (id: string): string =>
  `  - { id: ${id}, attacker: { power: germany, units: { sub: 2 } }, defender: { power: uk, units: { dd: 1 } } }\n`;
const writeScenario = (title: string, ...ids: readonly string[]): string =>
  `ruleset: aare\ntitle: ${title}\nseaBattles:\n${ids.map(writeBattle).join('')}`;
const find = (text: string, document?: number) => findTurn(analyse(text, undefined, environment()), { document });

describe('finding a turn', () => {
  it('lists the combats of a scenario in the order of the file, unless the ruleset orders them', () => {
    const locatedTurn = find(writeScenario('North', 'b', 'a'));
    assert.ok(!('refused' in locatedTurn));
    assert.equal(locatedTurn.title, 'North');
    assert.deepEqual(
      locatedTurn.combats.map(({ entry }) => entry.id),
      ['b', 'a'],
    );
  });

  it('requires two combats without errors', () => {
    assert.deepEqual(find(writeScenario('North', 'a')), {
      refused: 'A turn needs 2 combats without problems. There is 1 combat.',
    });
    assert.deepEqual(find('ruleset: aare\n'), {
      refused: 'A turn needs 2 combats without problems. There are none.',
    });
    const [scenarioWithOneCombat] = analyse(writeScenario('North', 'a'), undefined, environment()).scenarios;
    assert.ok(!hasTurn(scenarioWithOneCombat!));
  });

  it('asks to choose one of several scenarios', () => {
    const two = `${writeScenario('North', 'a', 'b')}---\n${writeScenario('South', 'c', 'd')}`;
    assert.ok('refused' in find(two));
    const south = find(two, 1);
    assert.ok(!('refused' in south));
    assert.equal(south.title, 'South');
  });

  it('reports an exception as an error of Asdic', () => {
    for (const error of [new Error('Oops.'), 'Oops.'])
      assert.equal(
        explainTurnError(error),
        'Asdic failed to play the turn: Oops. This is a fault of Asdic, not of the scenario.',
      );
    assert.match(
      explainTurnError(new InvalidReferenceError('wolves', 'north')),
      /^The turn cannot be played\. .*wolves.* See the list of problems\.$/,
    );
  });
});
