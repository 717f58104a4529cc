/** 20.12 to 20.13, 20.41: ships, their speed, and what they may do. */
import { chapter } from '../chapter';
import { capitalShipSlow } from './checks/capital-ship-slow';
import { cruiserCarries } from './checks/cruiser-carries';
import { destroyerRaids } from './checks/destroyer-raids';
import { otherNationName } from './checks/nation-name';
import { shipName } from './checks/ship-name';
import { shipSize } from './checks/ship-size';
import { shipSpeed } from './checks/ship-speed';
import { shipType } from './checks/ship-type';
import { sizeUnknown } from './checks/size-unknown';
import { shipEntryHover } from './hover-ship-list';
import { unitHover } from './hover-units';
import { rules } from './rules';

export const ships = chapter({
  rules,
  checks: [
    capitalShipSlow,
    cruiserCarries,
    destroyerRaids,
    otherNationName,
    shipName,
    shipSize,
    shipSpeed,
    shipType,
    sizeUnknown,
  ],
  hovers: [unitHover, shipEntryHover],
});
