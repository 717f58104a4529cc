import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { explain, engagementPath } from '../explain';
import { biscay, parseScenario } from '../scenario';

describe('the hover on a supplied table', () => {
  const tables = `tables:
  sectionModifiers:
    fine: { 1: -2, 2: -1, 3: 0, 4: 0 }
    rain: { 1: -4, 2: -3, 3: -2, 4: -1 }
    snow: { 1: -3, 2: -2, 3: -1, 4: 0 }
  navalCombatChart:
    lines: { subAndAsw: [1, 6] }
    shipBands: [[1, 5], [6, null]]
    cells: [[A, X], [D, X D]]
`;
  const scenario = parseScenario(biscay + tables);

  it('explains what a number of the table means', () => {
    covers('wif-ssw:W36', 'wif-ssw:W40');
    const getModifierText = (section: string) =>
      explain(scenario, `tables.sectionModifiers.rain.${section}`).text ?? '';
    assert.match(getModifierText('3'), /^Submarines in section 3 attack at -2 in rain \(1\.2\.5\.1\)/);
    assert.match(getModifierText('4'), /^This value has no effect/);
    assert.match(
      explain(scenario, 'tables.navalCombatChart.cells.1.1').text ?? '',
      /^Against 6 or more ships in column 2 \(6 or more factors on the Sub & ASW line\): 1 destroyed and 1 damaged/,
    );
    assert.equal(
      explain(scenario, 'tables.navalCombatChart.lines.subAndAsw').text,
      '- column 1: 1 to 5 factors\n- column 2: 6 or more factors',
    );
  });

  it('names the factors of each column and the ships of each row, however many they are', () => {
    const chart = `tables:
  navalCombatChart:
    lines: { subAndAsw: [1, 2, 4, 7] }
    shipBands: [[1, 1], [2, 3], [4, null]]
    cells: [[A, A, A, A], [A, D, D, D], [D, D, X, X]]
`;
    const charted = parseScenario(biscay + chart);
    assert.equal(
      explain(charted, 'tables.navalCombatChart.lines.subAndAsw').text,
      '- column 1: 1 factor\n- column 2: 2 to 3 factors\n- column 3: 4 to 6 factors\n- column 4: 7 or more factors',
    );
    assert.deepEqual(
      ['0.0', '1.1', '2.3'].map((cell) =>
        explain(charted, `tables.navalCombatChart.cells.${cell}`).text?.replace(/ on the Sub & ASW line.*/s, ''),
      ),
      [
        'Against 1 ship in column 1 (1 factor',
        'Against 2 to 3 ships in column 2 (2 to 3 factors',
        'Against 4 or more ships in column 4 (7 or more factors',
      ],
    );
  });

  it('an engagement uses the supplied table', () => {
    const { text = '', bases = [] } = explain(scenario, engagementPath);
    assert.match(
      text,
      /submarines: 6 factors against 6 ships: column 2, X D: 1 destroyed and 1 damaged \(row 6 and more, supplied table\)/,
    );
    assert.deepEqual(
      bases.map(({ kind }) => kind),
      ['supplied-table', 'supplied-table'],
    );
  });
});
