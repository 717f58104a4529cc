/**
 * The data of a scenario, by readable names. The types are generated from the schema; here they get the names that the rules use.
 * Whatever the schema lets pass is of type `Scenario`; rules never see anything else.
 */
import type * as generated from '../../generated/wif-ssw';

export type Scenario = generated.WifSswScenario;

type PartList =
  'engagements' | 'navalCombats' | 'log' | 'navalMoves' | 'returnToBase' | 'production' | 'politicalEvents';

/** Everything but the part lists: turn, powers, options, tables, bases and politics. */
export type Header = Omit<Scenario, PartList>;

export type Turn = generated.Turn;
export type Months = Turn['months'];
export type Power = generated.Power;
export type Options = NonNullable<Scenario['options']>;
export type Tables = NonNullable<Scenario['tables']>;

/** The naval combat chart where the scenario supplies it in place or by a file that is read. */
export type NavalCombatChart = Exclude<Tables['navalCombatChart'], string | undefined>;

export type Engagement = generated.Engagement;
export type NavalCombat = generated.NavalCombat;
export type LogEntry = generated.LogEntry;
export type NavalMove = generated.NavalMove;
export type ReturnToBase = generated.ReturnToBase;
export type Build = generated.Build;
export type Bases = generated.Bases;
export type Politics = generated.Politics;
export type PoliticalEvent = generated.PoliticalEvent;
export type Purchase = generated.Purchase;

/** What a side spends surprise points on: a list, or lists by how many points it has. */
export type Spending = generated.Spending;
export type Dice = generated.Dice;

export type Unit = generated.Unit;
export type SubUnit = generated.UnitSub;
export type AswUnit = generated.UnitAsw;
export type SurfaceCombatShip = generated.UnitScs;
export type Carrier = generated.UnitCv;
export type CarrierPlane = generated.UnitCvp;
export type NavalBomber = generated.UnitNav;
export type Aircraft = generated.UnitCvp | generated.UnitNav | generated.UnitLnd | generated.UnitFtr;
/** Whatever floats on the surface. */
export type SurfaceUnit =
  generated.UnitAsw | generated.UnitScs | generated.UnitCv | generated.UnitTrs | generated.UnitAmph;

export type Weather = Engagement['weather'];
export type Section = SubUnit['section'];
export type NumberedSection = Exclude<Section, 'convoy'>;

/** A side's units and the power that owns them unless a unit says otherwise. */
export interface Group {
  power?: string;
  units?: Unit[];
}

/** The two sides of strategic submarine warfare. */
export type SswSide = 'subs' | 'convoy';

export const sswSides: readonly SswSide[] = ['subs', 'convoy'];

export function isSub(unit: Unit): unit is SubUnit {
  return unit.type === 'sub';
}

export function isAircraft(unit: Unit): unit is Aircraft {
  return unit.type === 'cvp' || unit.type === 'nav' || unit.type === 'lnd' || unit.type === 'ftr';
}

export function isSurfaceUnit(unit: Unit): unit is SurfaceUnit {
  return !isSub(unit) && !isAircraft(unit);
}
