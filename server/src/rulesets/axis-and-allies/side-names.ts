/** Names for the sides of a combat by the powers that fight on them. */
import { nameSides } from '../side-names';
import type { SideName } from '../../model/ruleset';
import type { BattleSide, Force, Header } from './data';
import { getWarSide, formatWarSide } from './sides';
import { formatPower, formatSide } from './wording';

/** The powers of a side, as far as the scenario names them. */
interface SideMembers {
  readonly power?: string;
  readonly forces?: readonly Pick<Force, 'power'>[];
}

export function nameBattleSides(
  attacker: SideMembers,
  defender: SideMembers,
  header: Pick<Header, 'powers'>,
): Readonly<Record<BattleSide, SideName>> {
  const toSidePowers = (side: BattleSide, { power, forces = [] }: SideMembers) => {
    const powers = [power, ...forces.map((force) => force.power)];
    const warSide = powers.map((key) => getWarSide(key, header)).find((candidate) => candidate !== undefined);
    return { role: formatSide(side), powers, ...(warSide !== undefined && { together: formatWarSide(warSide) }) };
  };
  return nameSides(
    { attacker: toSidePowers('attacker', attacker), defender: toSidePowers('defender', defender) },
    formatPower,
  );
}
