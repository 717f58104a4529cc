/** 1.5: Cadiz and the Azores. */
import { chapter } from '../chapter';
import { azoresDie } from './checks/azores-die';
import { azoresGuest } from './checks/azores-guest';
import { azoresOverrun } from './checks/azores-overrun';
import { azoresRevoked } from './checks/azores-revoked';
import { azoresUsEntry } from './checks/azores-us-entry';
import { cadizAttacked } from './checks/cadiz-attacked';
import { cadizGained } from './checks/cadiz-gained';
import { cadizGuest } from './checks/cadiz-guest';
import { cadizLost } from './checks/cadiz-lost';
import { cadizOverrun } from './checks/cadiz-overrun';
import { cadizSupply } from './checks/cadiz-supply';
import { historicBasesUnused } from './checks/historic-bases-unused';
import { unitFate } from './checks/unit-fate';
import { unitFateUntold } from './checks/unit-fate-untold';
import { baseUnitHover, politicalEventHover, portHover } from './hover';
import { rules } from './rules';

export const bases = chapter({
  rules,
  checks: [
    azoresDie,
    azoresGuest,
    azoresOverrun,
    azoresRevoked,
    azoresUsEntry,
    cadizAttacked,
    cadizGained,
    cadizGuest,
    cadizLost,
    cadizOverrun,
    cadizSupply,
    historicBasesUnused,
    unitFate,
    unitFateUntold,
  ],
  hovers: [baseUnitHover, portHover, politicalEventHover],
});
