/** Readable names for the scenario types that are generated from the schema. Rules only ever see a `Scenario` that has passed the schema. */
import type * as generated from '../../generated/aare';

export type Scenario = generated.AareScenario;

type PartList =
  | 'seaBattles'
  | 'bombardments'
  | 'strategicBombingRaids'
  | 'rocketStrikes'
  | 'kamikazeMissions'
  | 'flyOvers'
  | 'research'
  | 'airMoves'
  | 'airTransports'
  | 'seaMoves';

/** Everything but the part lists: turn, powers, options, unit values. */
export type Header = Omit<Scenario, PartList>;

export type Options = NonNullable<Scenario['options']>;
export type Power = generated.Power;
export type Technology = generated.Technology;
export type Kaiten = generated.Kaiten;

export type SeaBattle = generated.SeaBattle;
export type Group = generated.Group;
export type Bombardment = generated.Bombardment;
export type LandGroup = generated.LandGroup;
export type StrategicBombingRaid = generated.StrategicBombingRaid;
export type RocketStrike = generated.RocketStrike;
export type KamikazeMission = generated.KamikazeMission;
export type FlyOver = generated.FlyOver;
export type FlyOverSpace = generated.FlyOverSpace;
export type AntiAircraft = generated.AntiAircraft;
export type TerritoryDefender = generated.TerritoryDefender;
export type DamageBefore = generated.DamageBefore;
export type ResearchPlan = generated.ResearchPlan;
export type AirTransport = generated.AirTransport;
export type SeaMove = generated.SeaMove;

/** Unit types of a sea battle. */
export type SeaType = Group['type'];
export type LandType = LandGroup['type'];
export type UnitType = SeaType | LandType;
export type AirType = 'ftr' | 'bmbr';
