import assert from 'node:assert/strict';
import { formatForecasts, listCombatsByScenario } from '../../../../server/src/features/editor/combat-list';
import type { Figures } from '../../../../server/src/model/figures';
import { dedent } from '../../../support/fixture';
import { analyzeText, biscay } from '../support';

const raids = dedent(`
  ruleset: aare
  title: Two raids
  powers: { uk: { side: allies }, germany: { side: axis } }
  strategicBombingRaids:
    - { id: first, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany } }
    - { id: second, territory: Ruhr, value: 10, attacker: { power: uk, bombers: two }, defender: { power: germany } }
`);
const text = `${biscay.replace('title: Condors over Biscay\n', '')}---\nruleset: wif-ssw\n---\n${raids}`;

describe('the list of the combats of a file', () => {
  const analysis = analyzeText(text);

  it('has the scenarios that have combats, with the problems that keep one from being resolved', () => {
    assert.deepEqual(
      listCombatsByScenario(analysis).map(({ combats, ...scenario }) => ({
        ...scenario,
        combats: combats.map(({ range, ...combat }) => ({
          ...combat,
          line: text.slice(range.from, range.to).slice(0, 12),
        })),
      })),
      [
        {
          ...{ document: 0, isTurn: false },
          combats: [{ document: 0, id: 'biscay', title: 'Bay of Biscay', line: 'id: biscay' }],
        },
        {
          ...{ document: 2, title: 'Two raids', isTurn: false },
          combats: [
            { document: 2, id: 'first', title: 'Germany', line: '{ id: first,' },
            { document: 2, id: 'second', title: 'second', problem: '1 problem', line: '{ id: second' },
          ],
        },
      ],
    );
    assert.deepEqual(listCombatsByScenario(analyzeText('')), []);
  });

  it('marks combats of a turn', () => {
    const [scenario] = listCombatsByScenario(analyzeText(raids.replace('two', '2')));
    assert.equal(scenario!.isTurn, true);
  });

  it('has forecasts of the combats that have odds and no problems', () => {
    const figures: Figures = {
      ...{ method: 'exact', isRough: false },
      figures: [{ kind: 'expected', side: 'defender', words: 'IPCs lost', value: 3.5 }],
    };
    const forecast = { text: 'Germany loses ~3.5 IPCs', tooltip: 'Germany loses 3.5 IPCs on average' };
    assert.deepEqual(
      formatForecasts(analysis, (document) => (document === 2 ? figures : undefined)),
      [{ document: 2, id: 'first', ...forecast }],
    );
    assert.deepEqual(
      formatForecasts(analysis, () => ({ ...figures, figures: [] })),
      [],
    );
  });
});
