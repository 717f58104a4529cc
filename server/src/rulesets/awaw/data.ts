/**
 * The data of a scenario under readable names. The types are generated from the schema; rules use the names declared here. Data that passes
 * the schema is of type `Scenario`; rules see no other data.
 */
import type * as generated from '../../generated/awaw';

export type Scenario = generated.AwawScenario;

type PartList =
  | 'taskForces'
  | 'ports'
  | 'operations'
  | 'interceptions'
  | 'airAttacks'
  | 'fleetCombats'
  | 'submarineAttacks'
  | 'harborAttacks'
  | 'navalRounds'
  | 'searches'
  | 'raids'
  | 'carrierLocations'
  | 'transports';

/** Everything but the part lists: turn, nations, options and tables. */
export type Header = Omit<Scenario, PartList>;

export type Turn = generated.Turn;
export type Nation = generated.Nation;
export type Options = NonNullable<Scenario['options']>;
export type Tables = NonNullable<Scenario['tables']>;

export type TaskForce = generated.TaskForce;
export type Port = generated.Port;
export type Operation = generated.Operation;
export type Task = Operation['task'];
export type Interception = generated.Interception;
export type AirAttack = generated.AirAttack;
export type Target = generated.Target;
export type FleetCombat = generated.FleetCombat;
export type FleetGroup = FleetCombat['attacker'];
export type SubmarineAttack = generated.SubmarineAttack;
export type HarborAttack = generated.HarborAttack;
export type NavalRound = generated.NavalRound;
export type RoundSide = NavalRound['attacker'];
export type CombatGroup = generated.CombatGroup;
export type Strike = generated.Strike;
export type RoundFleetCombat = generated.RoundFleetCombat;
export type RoundSubmarineAttack = generated.RoundSubmarineAttack;
export type Search = generated.Search;
export type Raid = generated.Raid;
export type CarrierLocation = generated.CarrierLocation;
export type TransportBox = generated.TransportBox;
export type CriticalHit = generated.CriticalHit;
export type Force = generated.Force;
export type AirForce = generated.AirForce;
export type Dice = generated.Dice;

export type Unit = generated.Unit;
export type UnitType = Unit['type'];
export type CapitalShip = generated.UnitBb | generated.UnitBc | generated.UnitPb;
export type FastCarrier = generated.UnitCvl | generated.UnitCv | generated.UnitCvb;
/** A ship with its own name. */
export type NamedShip = CapitalShip | FastCarrier;
export type Cruisers = generated.UnitCa;
/** Light ships of one factor each. */
export type OneFactorShips = generated.UnitDd | generated.UnitCve | generated.UnitTransport;
export type LightShips = Cruisers | OneFactorShips;
export type NavalUnit = Exclude<Unit, AirUnit>;
export type AirUnit = generated.UnitAas | generated.UnitNas | generated.UnitAaf;
export type Speed = NonNullable<NamedShip['speed']>;

/** Units of one side, and their default nation. */
export interface Group {
  nation?: string;
  taskForces?: string[];
  ports?: string[];
  members?: string[];
  units?: Unit[];
}

/** The two sides of a combat. */
export type Side = 'attacker' | 'defender';

export function isCapitalShip<Ship extends { readonly type: UnitType }>(
  unit: Ship,
): unit is Ship & { readonly type: CapitalShip['type'] } {
  return unit.type === 'bb' || unit.type === 'bc' || unit.type === 'pb';
}

export function isFastCarrier(unit: Unit): unit is FastCarrier {
  return unit.type === 'cvl' || unit.type === 'cv' || unit.type === 'cvb';
}

export function isNamedShip(unit: Unit): unit is NamedShip {
  return isCapitalShip(unit) || isFastCarrier(unit);
}

export function isOneFactorShips(unit: Unit): unit is OneFactorShips {
  return unit.type === 'dd' || unit.type === 'cve' || unit.type === 'transport';
}

export function isLightShips(unit: Unit): unit is LightShips {
  return unit.type === 'ca' || isOneFactorShips(unit);
}

export function isAirUnit(unit: Unit): unit is AirUnit {
  return unit.type === 'aas' || unit.type === 'nas' || unit.type === 'aaf';
}

export function isNavalUnit(unit: Unit): unit is NavalUnit {
  return !isAirUnit(unit);
}
