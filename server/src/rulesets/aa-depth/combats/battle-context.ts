/** The context of the steps of a battle with submarine depths. */
import type { Board, GroupCounters } from '../../axis-and-allies/combats';
import type { Header, SeaBattle } from '../data';
import type { Member, Members } from './forces';
import type { Search } from './search';

/** Hidden submarines that may elect to defend, and the counter that is 1 once they do. */
export interface Elector {
  readonly tracked: GroupCounters;
  readonly member: Member;
  readonly electedCounter: number;
}

/** The data that the steps of a battle read. */
export interface BattleContext {
  readonly battle: SeaBattle;
  readonly header: Header;
  readonly members: Members;
  readonly board: Board;
  readonly search: Search;
  readonly electors: readonly Elector[];
}
