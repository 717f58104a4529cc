/** A World at War, naval combat (20 to 25): the ruleset, assembled from its chapters. */
import type { Ruleset } from '../../model/ruleset';
import { assembleRuleset } from '../chapter';
import { air } from './air/chapter';
import { attacks } from './attacks/chapter';
import { carriers } from './carriers/chapter';
import { combats, isCombat, steps, turn, turnOrder } from './combats';
import { criticals } from './criticals/chapter';
import { damage } from './damage/chapter';
import type { Header, Scenario } from './data';
import { fleets } from './fleets/chapter';
import { options } from './options';
import { ports } from './ports/chapter';
import { raiders } from './raiders/chapter';
import { rounds } from './rounds/chapter';
import { checklist } from './rules';
import { ships } from './ships/chapter';
import { submarines } from './submarines/chapter';
import { suggestions } from './suggestions';
import { nationName } from './wording';
import { taskForces } from './task-forces/chapter';
import { transports } from './transports/chapter';
import { starters } from './starters';

export const awaw: Ruleset<Scenario, Header> = assembleRuleset(
  {
    id: 'awaw',
    title: 'A World at War: naval combat',
    checklist,
    options,
    steps,
    combats,
    turn,
    turnOrder,
    isCombat,
    suggestions,
    powerName: nationName,
    begin: starters,
  },
  [
    ships,
    taskForces,
    ports,
    transports,
    attacks,
    damage,
    criticals,
    carriers,
    air,
    rounds,
    fleets,
    submarines,
    raiders,
  ],
);
