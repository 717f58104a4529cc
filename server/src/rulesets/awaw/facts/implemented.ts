/** Which rules the facts carry out: what the ruleset announces as its modifiers. */
import type { Implements } from '../../../model/ruleset';
import { airAttackFacts } from './air-modifiers';
import { criticalFacts } from './critical';
import { fireFacts } from './fleet-modifiers';
import type { CarriesOut } from './line';
import { raidFacts } from './raiders';
import { researchFacts } from './research';
import { roundFacts } from './round';
import { searchFacts } from './search';
import { squadronFacts } from './squadrons';
import { surpriseFacts } from './surprise-level';

/** Facts that are numbers or states without arithmetic of their own. */
const plainFacts: readonly CarriesOut[] = [
  { id: 'catalogue', rule: 'ship-catalogue' },
  { id: 'catalogue', rule: 'capital-ship-speed' },
  { id: 'group-speed', rule: 'group-speed' },
  { id: 'units', rule: 'naval-units' },
  { id: 'units', rule: 'destroyer-tasks' },
  { id: 'task-force.status', rule: 'status-kept-at-sea' },
  { id: 'damage', rule: 'named-ship-hits' },
  { id: 'damage', rule: 'cruiser-group-hits' },
  { id: 'damage', rule: 'one-factor-hits' },
  { id: 'damage', rule: 'mixed-force-split' },
  { id: 'damage', rule: 'mixed-force-cruiser' },
  { id: 'damage', rule: 'one-factor-types' },
  { id: 'damage', rule: 'accumulated-hits' },
  { id: 'damage', rule: 'undersized-hits-in-port' },
  { id: 'transports.available', rule: 'transports-available' },
  { id: 'transports.start', rule: 'transports-western' },
  { id: 'transports.start', rule: 'transports-japan' },
  { id: 'interception.dice', rule: 'interception' },
];

export const modifiers: readonly Implements[] = distinct([
  ...plainFacts,
  ...squadronFacts,
  ...airAttackFacts,
  ...fireFacts,
  ...surpriseFacts,
  ...criticalFacts,
  ...researchFacts,
  ...searchFacts,
  ...raidFacts,
  ...roundFacts,
  { id: 'raid.defenders', rule: 'raiders' },
]);

function distinct(all: readonly Implements[]): Implements[] {
  return [...new Map(all.map((entry) => [`${entry.id} ${entry.rule}`, entry])).values()];
}
