/** 20.6: transports. */
import { chapter } from '../chapter';
import { damagedTransportsUsed } from './checks/damaged-transports-used';
import { transportsAtStart } from './checks/transports-at-start';
import { transportsExposed } from './checks/transports-exposed';
import { transportsLost } from './checks/transports-lost';
import { transportsOfJapan } from './checks/transports-of-japan';
import { transportsOverused } from './checks/transports-overused';
import { transportsRecord } from './checks/transports-record';
import { unbuiltTransportsUsed } from './checks/unbuilt-transports-used';
import { transportHover } from './hover';
import { rules } from './rules';

export const transports = chapter({
  rules,
  checks: [
    damagedTransportsUsed,
    transportsAtStart,
    transportsExposed,
    transportsLost,
    transportsOfJapan,
    transportsOverused,
    transportsRecord,
    unbuiltTransportsUsed,
  ],
  hovers: [transportHover],
});
