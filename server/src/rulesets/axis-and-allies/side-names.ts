/** Names for the sides of a combat by the powers that fight on them. */
import { sideNames } from '../side-names';
import type { SideName } from '../../model/ruleset';
import type { BattleSide, Force, Header } from './data';
import { sideOf, warSideName } from './sides';
import { powerName, sideName } from './wording';

/** The powers of a side, as far as the scenario names them. */
interface Members {
  readonly power?: string;
  readonly forces?: readonly Pick<Force, 'power'>[];
}

export function sideNamesOf(
  attacker: Members,
  defender: Members,
  header: Pick<Header, 'powers'>,
): Readonly<Record<BattleSide, SideName>> {
  const fighting = (side: BattleSide, { power, forces = [] }: Members) => {
    const powers = [power, ...forces.map((force) => force.power)];
    const war = powers.map((key) => sideOf(key, header)).find((found) => found !== undefined);
    return { role: sideName(side), powers, ...(war !== undefined && { together: warSideName(war) }) };
  };
  return sideNames({ attacker: fighting('attacker', attacker), defender: fighting('defender', defender) }, powerName);
}
