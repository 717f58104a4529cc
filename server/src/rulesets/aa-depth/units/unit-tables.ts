/**
 * Attack, defence and cost of units for each die. A table is either a game's own or labelled as a house table wherever its
 * numbers are used. Only the tables of Revised give movement; the number of hits is that of Revised if Revised has the unit.
 */
import type { Basis } from '../../../engine/amount';
import { revisedUnits } from '../../axis-and-allies/units';
import type { Sides, UnitTableName, UnitType } from '../data';

export interface UnitRow {
  readonly attack: number;
  readonly defense: number;
  /** In IPCs; the total if it is paid over several turns. */
  readonly cost?: number;
  /** Spaces per turn. */
  readonly move?: number;
}

type Rows = Readonly<Partial<Record<UnitType, UnitRow>>>;

export interface UnitTable {
  /** In words, inside a sentence: `Revised (LHTR)`. */
  readonly title: string;
  readonly sides: Sides;
  readonly rows: Rows;
  /** Present if the numbers are not printed in a game of Axis & Allies. */
  readonly basis?: Basis;
}

/** `[attack, defence, cost]`. */
type RowNumbers = readonly [attack: number, defense: number, cost?: number];

const createRows = (numbers: Readonly<Partial<Record<UnitType, RowNumbers>>>): Rows =>
  mapTypes(numbers, ([attack, defense, cost]) => ({ attack, defense, cost }));

const { sub, dd, ac, bb, trn, ftr, bmbr } = revisedUnits;
const revised: Rows = { sub, dd, ac, bb, trn, ftr, bmbr };

const global1940 = createRows({
  sub: [2, 1, 6],
  dd: [2, 2, 8],
  cru: [3, 3, 12],
  bb: [4, 4, 20],
  ac: [0, 2, 16],
  trn: [0, 0, 7],
  ftr: [3, 4, 10],
  tac: [3, 3, 11],
  bmbr: [4, 1, 12],
});

const globalWar1936 = createRows({
  sub: [3, 3, 6],
  csub: [2, 2],
  asub: [4, 4, 7],
  dd: [4, 4, 7],
  tbd: [2, 2],
  lcru: [5, 5, 9],
  hcru: [6, 6, 10],
  bcru: [7, 7, 14],
  bb: [8, 8, 18],
  hbb: [10, 10, 21],
  lac: [0, 1, 8],
  ac: [0, 2, 15],
  hac: [0, 2, 18],
  trn: [0, 0, 7],
  atrn: [0, 1, 7],
  ftr: [6, 6, 10],
  jet: [8, 8, 12],
  tac: [7, 5, 11],
  mbmb: [7, 4, 11],
  sbmb: [2, 2, 12],
  seaplane: [3, 3, 7],
});

export const unitTables: Readonly<Record<UnitTableName, UnitTable>> = {
  'revised-d6': { title: 'Revised (LHTR) on a d6', sides: 6, rows: revised },
  'global-1940-d6': { title: 'Global 1940 on a d6', sides: 6, rows: global1940 },
  // Of the two published doublings one keeps the defence of carriers at 2; here it is doubled as well.
  'doubled-d12': {
    title: 'Global 1940 doubled for a d12',
    sides: 12,
    rows: convertRows(global1940, 12),
    basis: { kind: 'house-table', name: 'doubled-d12' },
  },
  'global-war-1936-d12': { title: 'Global War 1936 on a d12', sides: 12, rows: globalWar1936 },
  'derived-d20': {
    title: 'Revised, derived for a d20',
    sides: 20,
    rows: convertRows(revised, 20),
    basis: { kind: 'house-table', name: 'derived-d20' },
  },
  'own-d6': { title: 'the table of the scenario on a d6', sides: 6, rows: {} },
  'own-d12': { title: 'the table of the scenario on a d12', sides: 12, rows: {} },
  'own-d20': { title: 'the table of the scenario on a d20', sides: 20, rows: {} },
};

/** The tables that have a unit. */
export function listTablesWith(type: UnitType): readonly UnitTableName[] {
  return (Object.keys(unitTables) as UnitTableName[]).filter((name) => unitTables[name].rows[type] !== undefined);
}

/** Hits that a unit of Revised takes. */
export const revisedHits: Readonly<Partial<Record<UnitType, { readonly hits: number }>>> = revisedUnits;

/** Converts a d6 table to another die: the same chances, rounded to whole numbers. */
function convertRows(rows: Rows, sides: Sides): Rows {
  const convertValue = (d6Value: number): number => Math.round((d6Value * sides) / 6);
  return mapTypes(rows, (row) => ({ ...row, attack: convertValue(row.attack), defense: convertValue(row.defense) }));
}

function mapTypes<A, B>(
  record: Readonly<Partial<Record<UnitType, A>>>,
  convert: (value: A) => B,
): Partial<Record<UnitType, B>> {
  return Object.fromEntries(Object.entries(record).map(([type, value]) => [type, convert(value)]));
}
