/** The units of Axis & Allies Revised (LHTR), with six-sided dice. */
import { seaBattleNumbers } from './sea-battle/rules';

/** The domain of a unit, which determines who can hit it: submarines hit nothing in the air, and bombardment hits land units. */
export type Domain = 'submarine' | 'surface' | 'air' | 'land';

export interface UnitRow {
  /** A die of at most this value hits. */
  readonly attack: number;
  readonly defense: number;
  /** Spaces per turn. */
  readonly move: number;
  /** In IPCs. */
  readonly cost: number;
  /** Hits that sink it. */
  readonly hits: number;
  readonly domain: Domain;
}

export const revisedUnits = {
  sub: { attack: 2, defense: 2, move: 2, cost: 8, hits: 1, domain: 'submarine' },
  dd: { attack: 3, defense: 3, move: 2, cost: 12, hits: 1, domain: 'surface' },
  ac: { attack: 1, defense: 3, move: 2, cost: 16, hits: 1, domain: 'surface' },
  bb: {
    attack: 4,
    defense: 4,
    move: 2,
    cost: 24,
    hits: seaBattleNumbers['battleship-damage'].hits,
    domain: 'surface',
  },
  trn: { attack: 0, defense: 1, move: 2, cost: 8, hits: 1, domain: 'surface' },
  ftr: { attack: 3, defense: 4, move: 4, cost: 10, hits: 1, domain: 'air' },
  bmbr: { attack: 4, defense: 1, move: 6, cost: 15, hits: 1, domain: 'air' },
  inf: { attack: 1, defense: 2, move: 1, cost: 3, hits: 1, domain: 'land' },
  art: { attack: 2, defense: 2, move: 1, cost: 4, hits: 1, domain: 'land' },
  arm: { attack: 3, defense: 3, move: 2, cost: 5, hits: 1, domain: 'land' },
} as const satisfies Readonly<Record<string, UnitRow>>;

/** A unit type of Revised: `sub`, `dd` ... */
export type RevisedType = keyof typeof revisedUnits;

/** The turn order of the powers. */
export const turnOrder: readonly string[] = ['ussr', 'germany', 'uk', 'japan', 'us'];

/** The name of a type. */
export interface UnitName {
  readonly singular: string;
  readonly plural: string;
}

export const revisedNames: Readonly<Record<RevisedType, UnitName>> = {
  sub: { singular: 'submarine', plural: 'submarines' },
  dd: { singular: 'destroyer', plural: 'destroyers' },
  ac: { singular: 'aircraft carrier', plural: 'aircraft carriers' },
  bb: { singular: 'battleship', plural: 'battleships' },
  trn: { singular: 'transport', plural: 'transports' },
  ftr: { singular: 'fighter', plural: 'fighters' },
  bmbr: { singular: 'bomber', plural: 'bombers' },
  inf: { singular: 'infantry unit', plural: 'infantry units' },
  art: { singular: 'artillery unit', plural: 'artillery units' },
  arm: { singular: 'armour unit', plural: 'armour units' },
};
