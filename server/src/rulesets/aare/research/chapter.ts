/** Tech 7 to 9: gaining technologies. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { firstPurchase } from './checks/first-purchase';
import { needlessRolls } from './checks/needless-rolls';
import { newTechnologyUndated } from './checks/new-technology-undated';
import { otherPowerName } from './checks/power-name';
import { researchOrder } from './checks/research-order';
import { researchOverspent } from './checks/research-overspent';
import { researchPrice } from './checks/research-price';
import { secondPurchase } from './checks/second-purchase';
import { sharedMinimum } from './checks/shared-minimum';
import { sharedPrice } from './checks/shared-price';
import { technologyHad } from './checks/technology-had';
import { technologyNotYet } from './checks/technology-not-yet';
import { technologyTwice } from './checks/technology-twice';
import { researchHover } from './hover';
import { powerHover, technologyHover, turnHover } from './hover-technologies';
import { researchRules } from './rules';

export const research: Chapter<Scenario, Header> = {
  rules: researchRules,
  checks: [
    firstPurchase,
    needlessRolls,
    newTechnologyUndated,
    otherPowerName,
    researchOrder,
    researchOverspent,
    researchPrice,
    secondPurchase,
    sharedMinimum,
    sharedPrice,
    technologyHad,
    technologyNotYet,
    technologyTwice,
  ],
  hovers: [researchHover, powerHover, technologyHover, turnHover],
};
