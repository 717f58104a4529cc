/** 20.12, 20.44, 51.31: carriers and their air. */
import { chapter } from '../chapter';
import { carrierCapacity } from './checks/carrier-capacity';
import { carrierForce } from './checks/carrier-force';
import { escortCarrierAir } from './checks/escort-carrier-air';
import { escortCarrierRaids } from './checks/escort-carrier-raids';
import { onNoCarrier } from './checks/on-no-carrier';
import { carrierLocationHover } from './hover';
import { rules } from './rules';

export const carriers = chapter({
  rules,
  checks: [carrierCapacity, carrierForce, escortCarrierAir, escortCarrierRaids, onNoCarrier],
  hovers: [carrierLocationHover],
});
