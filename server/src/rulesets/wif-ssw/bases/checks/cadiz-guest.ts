import { addPath, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';
import { checkGuests } from '../guests';

export const cadizGuest: WifCheck = {
  rule: 'cadiz-sanctuary',
  title: 'Only German submarines base in Cadiz',
  check: (scenario, ids) => checkGuests(scenario, ids, 'cadiz', 'German submarines'),
  base: addPath(iberianBases, 'bases.cadiz.units'),
  passes: '- { id: flotilla-8, type: sub, power: germany, attack: 3, section: 0 }',
  fails: `
    - { id: betasom, type: sub, power: italy, attack: 2, section: 0 }
    #       ^^^^^^^ only German submarines may
  `,
};
