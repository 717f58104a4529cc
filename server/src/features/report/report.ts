/** The report on a combat, as plain data for the report view and the command line. */
import type { CombatReport } from '../../protocol';
import type { Range } from '../../text';

/** A report without the members that only the host knows. `range` is in offsets. */
export type Report = Omit<CombatReport, 'uri' | 'version' | 'range'> & { readonly range: Range };
