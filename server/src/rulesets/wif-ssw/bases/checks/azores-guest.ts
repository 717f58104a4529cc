import { addPath, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';
import { checkGuests } from '../guests';

export const azoresGuest: WifCheck = {
  rule: 'azores-aircraft',
  title: 'Aircraft of the Commonwealth and the US base in the Azores',
  check: (scenario, ids) => checkGuests(scenario, ids, 'azores', 'aircraft of the Commonwealth and the US'),
  base: addPath(iberianBases, 'bases.azores.units'),
  passes: '- { id: catalina, type: nav, power: us, airToSea: 2 }',
  fails: `
    - { id: latecoere, type: nav, power: free-french, airToSea: 2 }
    #       ^^^^^^^^^ only aircraft of the Commonwealth and the US may
  `,
};
