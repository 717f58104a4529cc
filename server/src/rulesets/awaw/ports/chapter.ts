/** 20.15, 20.163, 20.523: ships in port. */
import { chapter } from '../chapter';
import { hitsInPort } from './checks/hits-in-port';
import { markerRemovedInPort } from './checks/marker-removed-in-port';
import { portCapacity } from './checks/port-capacity';
import { portHover } from './hover';
import { rules } from './rules';

export const ports = chapter({
  rules,
  checks: [hitsInPort, markerRemovedInPort, portCapacity],
  hovers: [portHover],
});
