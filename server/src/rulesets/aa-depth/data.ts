/** Readable names for the scenario types that are generated from the schema. Rules only ever see a `Scenario` that has passed the schema. */
import type * as generated from '../../generated/aa-depth';
import type { UnitCount as UnitCountOf } from '../axis-and-allies/forces';

export type Scenario = generated.AaDepthScenario;

type PartList = 'submarines' | 'submarineMoves' | 'seaBattles';

/** Everything but the part lists: turn, powers, options, unit values, declarations. */
export type Header = Omit<Scenario, PartList>;

export type Options = NonNullable<Scenario['options']>;
export type UnitTableName = NonNullable<Scenario['unitTable']>;

export type Group = generated.Group;
export type UnitType = Group['type'];
export type Depth = generated.Depth;
export type Modifier = generated.Modifier;
/** Units of the same kind that belong to one power, in either form of the scenario. */
export type UnitCount = UnitCountOf<Group>;

export type SeaBattle = generated.SeaBattle;
export type LogEntry = generated.LogEntry;
export type Submarine = generated.Submarine;
export type SubmarineMove = generated.SubmarineMove;
export type Declaration = generated.Declaration;
export type Phase = generated.Phase;

/** The die used for every roll. */
export type Sides = 6 | 12 | 20;
