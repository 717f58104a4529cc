import type { NavalCombatChart } from '../data';

/**
 * House table: invented for Asdic, not the game's chart, which is not known to us. It keeps every invariant of the chart: few targets
 * concentrate severity, many targets spread it.
 */
export const houseChart: NavalCombatChart = {
  source: 'house table: invented for Asdic, not the chart of the game',
  lines: {
    surface: [1, 4, 8, 13, 20, 28, 38, 50, 64, 80, 100, 125],
    navalAir: [1, 2, 4, 6, 9, 12, 16, 21, 27, 34, 42, 52],
    subAndAsw: [1, 3, 5, 8, 12, 16, 21, 27, 34, 42, 52, 64],
  },
  shipBands: [
    [1, 2],
    [3, 5],
    [6, 10],
    [11, 17],
    [18, 27],
    [28, null],
  ],
  cells: [
    ['A', '2A', 'D A', 'D 2A', 'X 2A', 'X D A', 'X D 2A', 'X D 3A', 'X 2D 2A', '2X D 2A', '2X D 3A', '2X 2D 2A'],
    ['2A', 'D A', 'D 2A', 'D 3A', 'X D A', 'X D 2A', 'X D 3A', 'X 2D 2A', 'X 2D 3A', 'X 2D 4A', '2X 2D 2A', '2X 2D 3A'],
    ['D A', '2D', '2D A', '3D', 'X 2D', 'X 2D A', 'X 3D', 'X 3D A', 'X 4D', 'X 4D A', 'X 5D', '2X 4D'],
    ['2D', '2D A', '3D', '3D A', 'X 2D A', 'X 3D', 'X 3D A', 'X 4D', 'X 4D A', 'X 5D', 'X 5D A', 'X 6D'],
    ['2D A', '3D', '3D A', '4D', 'X 3D', 'X 3D A', 'X 4D', 'X 4D A', 'X 5D', 'X 5D A', 'X 6D', 'X 6D A'],
    ['3D', '3D A', '4D', '4D A', 'X 3D A', 'X 4D', 'X 4D A', 'X 5D', 'X 5D A', 'X 6D', 'X 6D A', 'X 7D'],
  ],
};
