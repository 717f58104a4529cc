/**
 * The data of a scenario, by readable names. The types are generated from the schema; here they get the names that the rules use.
 * Whatever the schema lets pass is of type `Scenario`; rules never see anything else.
 */
import type * as generated from '../../generated/aa-depth';
import type { UnitCount as UnitCountOf } from '../axis-and-allies/forces';

export type Scenario = generated.AaDepthScenario;

type PartList = 'submarines' | 'submarineMoves' | 'seaBattles';

/** Everything but the part lists: turn, powers, options, unit values, declarations. */
export type Header = Omit<Scenario, PartList>;

export type Options = NonNullable<Scenario['options']>;
export type Power = generated.Power;
export type UnitTableName = NonNullable<Scenario['unitTable']>;
export type OwnValues = generated.UnitValues;

export type Group = generated.Group;
export type UnitType = Group['type'];
export type Depth = generated.Depth;
export type Modifier = generated.Modifier;
/** Units of one power that are alike, whichever form the scenario writes them in. */
export type UnitCount = UnitCountOf<Group>;

export type SeaBattle = generated.SeaBattle;
export type LogEntry = generated.LogEntry;
export type Submarine = generated.Submarine;
export type SubmarineMove = generated.SubmarineMove;
export type Declaration = generated.Declaration;
export type Phase = generated.Phase;
export type Dice = generated.Dice;

/** The die that everything is rolled with. */
export type Sides = 6 | 12 | 20;
