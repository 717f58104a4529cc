/** Further cases of the checks of supplied charts. */
import { addPath } from '../../../../../server/src/rulesets/examples';
import { ownCharts } from '../../../../../server/src/rulesets/wif-ssw/scenarios';
import { assertFails } from '../../../../support/cases';

const writeRows = (row: string, count: number): string => Array<string>(count).fill(row).join(', ');
const chart = addPath(ownCharts, 'tables.navalCombatChart');

describe('a supplied chart', () => {
  it('reports a supplied chart without a cell for each column', () => {
    assertFails(
      addPath(ownCharts, 'tables.airToAir'),
      `
        results: [[clear], ${writeRows('[clear, abort]', 18)}]
        #         ^^^^^^^ wif-ssw/air-to-air-chart This row has 1 cell
      `,
    );
    assertFails(
      addPath(ownCharts, 'tables.antiAircraft'),
      `
        results: [[0], ${writeRows('[0, 1]', 9)}]
        #         ^^^ wif-ssw/anti-aircraft-chart This row has 1 cell
      `,
    );
  });

  it('reports a supplied chart without an open-ended band', () => {
    assertFails(
      chart,
      `
        shipBands: [[1, 5], [6, 9]]
        #                       ^ wif-ssw/chart-bands The last ship band ends with 9
      `,
    );
  });

  it('reports a supplied chart whose lines have different numbers of columns', () => {
    assertFails(
      addPath(ownCharts, 'tables.navalCombatChart.lines'),
      `
        surface: [2, 8]
        #        ^^^^^^ wif-ssw/chart-thresholds The line \`surface\` has 2 columns
      `,
    );
  });
});
