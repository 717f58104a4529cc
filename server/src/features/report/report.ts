/** What was computed of a combat, as the plain data that the report view and the command line print. */
import type { CombatReport } from '../../protocol';
import type { Range } from '../../text';

/** A report without what only the host knows; `range` is where the combat stands in the text. */
export type Report = Omit<CombatReport, 'uri' | 'version' | 'range'> & { readonly range: Range };
