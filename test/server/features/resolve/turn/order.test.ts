import assert from 'node:assert/strict';
import { analyse, findSymbols } from '../../../../../server/src/features';
import { listCombats } from '../../../../../server/src/features/scenario/scenario-combats';
import { getTurnPlaces } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';
import { parseTurn } from './turns';

const writeRound = (id: string, number: number) => `
  - id: ${id}
    number: ${number}
    attacker: { nation: us, groups: [{ number: 1, units: [{ id: ${id}-us, type: dd, count: 4 }] }] }
    defender: { nation: japan, groups: [{ number: 1, units: [{ id: ${id}-ijn, type: dd, count: 4 }] }] }`;
const head = 'ruleset: awaw\nnations: { us: { side: allied }, japan: { side: axis } }\n';
const strike = `
airAttacks:
  - id: strike
    where: at-sea
    attacker: { nation: us, units: [{ id: planes, type: nas, squadrons: 2 }] }
    defender: { nation: japan, units: [{ id: hiryu, type: cvl, size: 2 }] }`;

const analyzeTurn = (text: string) => analyse(text, undefined, environment());
const listCombatSymbols = (text: string) =>
  findSymbols(analyzeTurn(text))[0]!.children.filter(({ kind }) => kind === 'combat');

describe('the order of a turn', () => {
  it('numbers combats in the outline, which keeps the order of the text', () => {
    const text = `${head}navalRounds:${writeRound('later', 2)}${writeRound('first', 1)}${strike}\n`;
    assert.deepEqual(
      listCombatSymbols(text).map(({ name, detail }) => [name, detail]),
      [
        ['later', '2nd of the turn, number 2 (rounds in the order of their numbers)'],
        ['first', '1st of the turn, number 1 (rounds in the order of their numbers)'],
        ['strike', '3rd of the turn, where at-sea (order of the file)'],
      ],
    );
  });

  it('resolves the turn in the order of its combats', () => {
    const text = `${head}navalRounds:${writeRound('later', 2)}${writeRound('first', 1)}${writeRound('middle', 1)}${strike}\n`;
    const [scenario] = analyzeTurn(text).scenarios;
    const places = getTurnPlaces(scenario!, listCombats(scenario!));
    const { scenarioTurn } = parseTurn(text);
    assert.deepEqual(
      [...places.values()].map(({ why }) => why),
      scenarioTurn.entries.map(({ order }) => order.why),
    );
    const combatIds = parseTurn(text).combats.map(({ entry }) => entry.id);
    assert.deepEqual(combatIds, ['first', 'middle', 'later', 'strike']);
  });

  it('shows no order for a single combat', () => {
    assert.deepEqual(
      listCombatSymbols(`${head}navalRounds:${writeRound('only', 2)}\n`).map(({ detail }) => detail),
      ['number 2'],
    );
  });

  it('updates the order after an edit of another combat, and marks symbols as unchanged or not', () => {
    const before = analyzeTurn(`${head}navalRounds:${writeRound('later', 2)}${writeRound('first', 1)}\n`);
    const combatsIn = (subject: typeof before) =>
      findSymbols(subject)[0]!.children.filter(({ kind }) => kind === 'combat');
    const [later] = combatsIn(before);
    const same = analyse(
      before.text.replace('first-us, type: dd, count: 4', 'first-us, type: dd, count: 5'),
      before,
      environment(),
    );
    assert.equal(combatsIn(same)[0]!.lines, later!.lines);
    const after = analyse(before.text.replace('number: 1\n', 'number: 3\n'), before, environment());
    assert.match(combatsIn(after)[0]!.detail, /^1st of the turn/);
    assert.notEqual(combatsIn(after)[0]!.lines, later!.lines);
  });
});
