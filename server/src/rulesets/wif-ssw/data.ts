/**
 * The data of a scenario under readable names. The types are generated from the schema; this module gives them the names that the rules use.
 * Whatever the schema accepts has the type `Scenario`; rules see nothing else.
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

/** The naval combat chart, if the scenario supplies it inline or in a file that was read. */
export type NavalCombatChart = Exclude<Tables['navalCombatChart'], string | undefined>;

export type Engagement = generated.Engagement;
export type NavalCombat = generated.NavalCombat;
export type LogEntry = generated.LogEntry;
export type NavalMove = generated.NavalMove;
export type ReturnToBase = generated.ReturnToBase;
export type Build = generated.Build;
export type Politics = generated.Politics;
export type PoliticalEvent = generated.PoliticalEvent;
export type Purchase = generated.Purchase;

/** The purchases of a side: a list, or lists by the number of surprise points. */
export type Spending = generated.Spending;
export type Dice = generated.Dice;

export type Unit = generated.Unit;
export type SubUnit = generated.UnitSub;
export type AswUnit = generated.UnitAsw;
export type SurfaceCombatShip = generated.UnitScs;
export type Carrier = generated.UnitCv;
export type CarrierPlane = generated.UnitCvp;
export type Aircraft = generated.UnitCvp | generated.UnitNav | generated.UnitLnd | generated.UnitFtr;
/** Any surface unit. */
export type SurfaceUnit =
  generated.UnitAsw | generated.UnitScs | generated.UnitCv | generated.UnitTrs | generated.UnitAmph;

export type Weather = Engagement['weather'];
export type Section = SubUnit['section'];
export type NumberedSection = Exclude<Section, 'convoy'>;

/** The units of a side, and the power that owns them unless a unit names another. */
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
