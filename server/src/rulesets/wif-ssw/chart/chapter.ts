/** WIF 11.5: the naval combat chart and the other charts that a scenario supplies. */
import { chapter } from '../chapter';
import { airToAirChart } from './checks/air-to-air-chart';
import { antiAircraftChart } from './checks/anti-aircraft-chart';
import { chartBands } from './checks/chart-bands';
import { chartCells } from './checks/chart-cells';
import { chartSeverity } from './checks/chart-severity';
import { chartThresholds } from './checks/chart-thresholds';
import { chartCellHover, chartColumnHover, chartHover, sectionModifierHover, shipBandHover } from './hover';
import { rules } from './rules';

export const chart = chapter({
  rules,
  checks: [airToAirChart, antiAircraftChart, chartBands, chartCells, chartSeverity, chartThresholds],
  hovers: [chartHover, chartCellHover, chartColumnHover, shipBandHover, sectionModifierHover],
});
