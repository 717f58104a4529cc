import { placeAtKey, cite, addPath, type WifCheck } from '../../kit';
import { isSub } from '../../data';
import { createMoveUnitEdits } from '../../fixes';
import { biscay } from '../../scenarios';
import { formatZone } from '../../wording';

export const noSubmarine: WifCheck = {
  rule: 'initiation',
  title: 'The sub side has a submarine in the sea zone',
  part: 'engagements',
  *check(engagement) {
    const { subs, convoy } = engagement;
    if (subs.units.some(isSub)) return;
    const submarinesElsewhere = (convoy.units ?? []).filter((unit) => isSub(unit) && unit.section !== 'convoy');
    yield {
      message: `The sub side has no submarine in ${formatZone(engagement)}, so it cannot begin strategic submarine warfare there${cite('initiation')}. Add submarines, or remove the engagement.`,
      place: placeAtKey(engagement, 'subs'),
      fixes: submarinesElsewhere.map((unit) => ({
        title: `Move ${unit.id} to the sub side`,
        edits: createMoveUnitEdits(unit, convoy.units ?? [], subs),
      })),
    };
  },
  base: addPath(biscay, 'engagements'),
  passes: `
    biscay/subs/units:
      - { id: flotilla-7, type: sub, attack: 3, section: 3, joins: false }
      - { id: flotilla-1, type: sub, attack: 4, section: 4 }
  `,
  fails: `
    - id: biscay
      subs:
    # ^^^^ has no submarine in Bay of Biscay
        units:
          - ~ flotilla-7
          - { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }
  `,
};
